"""Print the names of all pictures as JSON, for pictures.mjs. Needs nothing but Python."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "src"))

from platin.text.pictures import all_pictures

print(json.dumps(all_pictures()))
