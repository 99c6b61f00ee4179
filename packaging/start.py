"""Where a bundle begins."""

import os
import sys

# The bundle's start sends the linker to its own libraries; what this program starts in its turn,
# a browser or a file manager, is to find those of the system.
if "LD_LIBRARY_PATH_ORIG" in os.environ:
    os.environ["LD_LIBRARY_PATH"] = os.environ.pop("LD_LIBRARY_PATH_ORIG")
else:
    os.environ.pop("LD_LIBRARY_PATH", None)

from generala_desktop.__main__ import main

sys.exit(main())
