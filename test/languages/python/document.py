"""Reads the bodies of answers: one XML element, or one JSON object."""

import json
import re
from xml.parsers import expat

from model import RULES, Refused

LIMITS = RULES["reply"]
PAGE = re.compile(r"\ufeff?\s*(<!doctype\s+html\b|<html[\s/>])", re.IGNORECASE)
TAG = re.compile(
    r"<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>"
    r"|(<[^<>\"'!?][^<>\"']*(?:\"[^\"<]*\"[^<>\"']*|'[^'<]*'[^<>\"']*)*>)",
    re.DOTALL,
)


def check_size(text):
    if len(text.encode("utf-8", "surrogatepass")) > LIMITS["maxBytes"]:
        raise Refused("too-large")


def read_xml(text):
    """The element: name, attributes, children, text."""
    check_size(text)
    if PAGE.match(text):
        raise Refused("not-xml")
    if text.removeprefix("\ufeff").strip()[:1] != "<":
        raise Refused("not-xml")
    if re.search("<!d", text, re.IGNORECASE):
        raise Refused("doctype")
    return Reader().read(keep_breaks(text.removeprefix("\ufeff")))


def keep_breaks(text):
    """Line breaks and tabs in attributes as references, for XML readers turn the raw ones into spaces."""

    def kept(found):
        if found[1] is None:
            return found[0]
        return re.sub(r"\"[^\"]*\"|'[^']*'", lambda value: escape_breaks(value[0]), found[0])

    return TAG.sub(kept, text)


def escape_breaks(value):
    return value.replace("\r\n", "\n").replace("\r", "\n").replace("\n", "&#10;").replace("\t", "&#9;")


# What counts as white space around a text inside of an element.
SPACES = " \t\n\x0b\f\r\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"


class Reader:
    def __init__(self):
        self.open = []
        self.root = None
        self.parser = expat.ParserCreate()
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.characters

    def read(self, text):
        try:
            self.parser.Parse(text, True)
        except (expat.ExpatError, UnicodeEncodeError):
            raise Refused("not-xml") from None
        return self.root

    def start(self, name, attributes):
        element = {"name": name, "attributes": attributes, "children": [], "text": ""}
        if self.open:
            self.open[-1]["children"].append(element)
        else:
            self.root = element
        self.open.append(element)
        if len(self.open) > LIMITS["maxXmlDepth"]:
            raise Refused("too-large")

    def end(self, _name):
        element = self.open.pop()
        element["text"] = element["text"].strip(SPACES)

    def characters(self, text):
        self.open[-1]["text"] += text


def read_json(text):
    """The object. A member that occurs twice is refused: nobody can tell which counts."""
    check_size(text)
    try:
        value = json.loads(text.removeprefix("\ufeff"), object_pairs_hook=unique, parse_constant=no_constant)
    except (ValueError, RecursionError):
        raise Refused("not-json") from None
    if depth_of(value) > LIMITS["maxJsonDepth"]:
        raise Refused("too-large")
    if not isinstance(value, dict):
        raise Refused("not-json")
    return value


def unique(pairs):
    if len({name for name, _ in pairs}) < len(pairs):
        raise ValueError("a member occurs twice")
    return dict(pairs)


def no_constant(_name):
    raise ValueError("no JSON")


def depth_of(value):
    if isinstance(value, dict):
        return 1 + max(map(depth_of, value.values()), default=0)
    if isinstance(value, list):
        return 1 + max(map(depth_of, value), default=0)
    return 0


def plain(value):
    """Numbers as JavaScript has them: 1.0 is 1."""
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e21:
        return int(value)
    if isinstance(value, dict):
        return {name: plain(one) for name, one in value.items()}
    return [plain(one) for one in value] if isinstance(value, list) else value


def json_text(value):
    """A JSON value as text; a text as it is."""
    if isinstance(value, str):
        return value
    return json.dumps(plain(value), ensure_ascii=False, separators=(",", ":"))
