"""The rules behind a sheet: no row of their tables is torn by the end of a page or column."""

import pytest

from generala_desktop.rulesets import VARIANTS
from generala_desktop.services.translations import Translations
from generala_desktop.views.paper.layouts import layouts_for
from generala_desktop.views.paper.leaf import Leaf, _first_torn
from generala_desktop.views.paper.papers import Paper
from generala_desktop.views.paper.printout import PrintJob

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_row_of_the_rules_lies_on_one_page(variant, paper, language):
    rules = variant.by_default()
    job = PrintJob(rules, None, 2, layouts_for(rules)[0], paper, language, with_rules=True)
    with Translations().speaking(language):
        leaf = Leaf(rules, job.size)
    assert _first_torn(leaf._document, in_tables=True) is None
    assert leaf.page_count <= 2
