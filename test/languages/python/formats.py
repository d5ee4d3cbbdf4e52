"""Forms and key-pair strings, as they are read."""

import re

from model import Refused


def read_form(text):
    """Names and values in order; empty parts are skipped."""
    entries, start = [], 0
    for part in text.split("&"):
        if part:
            name, _, value = part.partition("=")
            entries.append([form_text(name, start), form_text(value, start + len(name) + 1)])
        start += len(part) + 1
    return entries


def form_text(text, position):
    spaced = text.replace("+", " ")
    broken = re.search("%(?![0-9A-Fa-f]{2})", spaced)
    whole = re.sub("%([0-9A-Fa-f]{2})", lambda found: chr(0xDC00 + int(found[1], 16)), spaced[: broken.start()] if broken else spaced)
    try:
        decoded = b"".join(
            bytes([ord(one) - 0xDC00]) if 0xDC00 <= ord(one) <= 0xDCFF else one.encode("utf-8") for one in whole
        ).decode("utf-8")
    except UnicodeError:
        if broken is None:
            raise Refused("utf-8", f"position {position}") from None
        decoded = ""
    if broken:
        raise Refused("percent", f"position {position + broken.start()}")
    return decoded


def read_pairs(text):
    """Split at each semicolon, each part at its first equals sign; one semicolon at the end is tolerated."""
    if text == "":
        return []
    entries = []
    for part in text.removesuffix(";").split(";"):
        key, equals, value = part.partition("=")
        if not equals or not key:
            raise Refused("pair")
        entries.append([key, value])
    if len({key for key, _ in entries}) < len(entries):
        raise Refused("duplicate")
    return entries
