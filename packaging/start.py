"""Where a bundle begins."""

import sys

from generala_desktop.__main__ import main

sys.exit(main())
