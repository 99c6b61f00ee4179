"""Planillas as PDF: vector pages with their letters, and what they say of themselves."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from xml.sax.saxutils import escape

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPdfWriter

from generala_desktop.storage.safe_file import write_bytes_atomically
from generala_desktop.views.paper.papers import Paper
from generala_desktop.views.paper.printout import Printout, page_layout, paint_printout

AUTHOR = "Generala Desktop"

_RESOLUTION = 1200
_XMP = """<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
    xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
   <dc:format>application/pdf</dc:format>
   <dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
   <dc:creator><rdf:Seq><rdf:li>{author}</rdf:li></rdf:Seq></dc:creator>
   <dc:language><rdf:Bag><rdf:li>{language}</rdf:li></rdf:Bag></dc:language>
   <xmp:CreatorTool>{author}</xmp:CreatorTool>
   <xmp:CreateDate>{date}</xmp:CreateDate>
   <pdf:Producer>{author}</pdf:Producer>
  </rdf:Description>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>
"""


def pdf_bytes(printout: Printout, paper: Paper | None = None) -> bytes:
    """Return the printout as a PDF file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_RESOLUTION)
    writer.setPageLayout(page_layout(printout.size, paper))
    writer.setTitle(printout.title)
    writer.setAuthor(AUTHOR)
    writer.setCreator(AUTHOR)
    writer.setDocumentXmpMetadata(_metadata(printout).encode())
    paint_printout(writer, printout)
    return bytes(buffer.data().data())


def write_pdf(path: Path, printout: Printout, paper: Paper | None = None) -> None:
    """Write the printout; an older file stays until the new one is whole.

    Raises:
        SaveError: nothing was changed.
    """
    write_bytes_atomically(path, pdf_bytes(printout, paper))


def _metadata(printout: Printout) -> str:
    return _XMP.format(
        title=escape(printout.title),
        author=escape(AUTHOR),
        language=escape(printout.language),
        date=datetime.now().astimezone().isoformat(timespec="seconds"),
    )
