"""Reads notifications."""

import calendar
import re

from formats import read_form
from masks import mask_value
from model import EVENTS, MODEL, RULES, Refused, is_numeric, read_flag, read_integer, spelled

HIDDEN = RULES["notification"]["hidden"]["names"]
DATA = RULES["notification"]["encryption"]["field"]
NAME = "Notification"


def read(body):
    entries = read_form(body.removeprefix("\ufeff"))
    names = [name for name, _ in entries]
    if DATA in names:
        raise Refused("encrypted" if len(entries) == 1 else "mixed", DATA)
    name = next((value for key, value in entries if key == NAME), "")
    if name == "":
        raise Refused("no-event", NAME)
    event = EVENTS.get(name.lower())
    fields = {field["name"]: field for field in MODEL["commonEventFields"] + (event["fields"] if event else [])}
    draft, extra, seen = {}, {}, set()
    for key, text in entries:
        if key in fields:
            if key in seen:
                raise Refused("duplicate", key)
            seen.add(key)
            take(fields[key], event, text, draft, extra)
        else:
            take_further(key, text, event, draft, extra)
    for field in fields.values():
        if field["presence"] == "required" and field["name"] not in draft:
            raise Refused("missing", field["name"])
    if extra:
        draft["extra"] = extra
    if event is None:
        del draft[NAME]
        return {"kind": "unknown", "name": name, **draft}
    return draft


def take(field, event, text, draft, extra):
    name = field["name"]
    if text == "":
        return
    value = event["name"] if name == NAME and event else read_value(field, text)
    if value is not None:
        draft[name] = value
    elif field["presence"] == "required":
        raise Refused("malformed", name)
    else:
        keep(name, text, extra)


def take_further(name, text, event, draft, extra):
    secret = HIDDEN.get(name.lower())
    value = mask_value(secret, text) if secret else text
    if event is None or "open" not in event or name in ("extra", "__proto__"):
        keep(name, value, extra)
    elif name in draft:
        raise Refused("duplicate")
    else:
        draft[name] = value


def keep(name, text, extra):
    if name in extra:
        raise Refused("duplicate")
    extra[name] = text


def read_value(field, text):
    base = field["base"]
    if base == "integer" or base == "enum" and is_numeric(field):
        return read_integer(text)
    if base == "flag":
        return read_flag(text)
    if base == "ticks":
        return str(int(text)) if re.fullmatch("[0-9]{1,19}", text) else None
    if base == "timestamp":
        return read_time(text)
    return spelled(field["type"], text)


def read_time(raw):
    """The parts, where it is a day of the calendar; the text alone where it is none."""
    return {**read_whole_days(whole_days(raw)), "raw": raw}


def whole_days(raw):
    """The form with AM and PM in the form without."""
    found = re.fullmatch(r"([0-9]{1,2})/([0-9]{1,2})/([0-9]{4}) ([0-9]{1,2})(:[0-9]{2}:[0-9]{2}) ([AP])M", raw)
    if not found or not 1 <= int(found[4]) <= 12:
        return raw
    hour = int(found[4]) % 12 + (12 if found[6] == "P" else 0)
    return f"{int(found[1]):02}/{int(found[2]):02}/{found[3]} {hour:02}{found[5]}"


def read_whole_days(raw):
    found = re.fullmatch(r"([0-9]{2})([./])([0-9]{2})\2([0-9]{4}) ([0-9]{2}):([0-9]{2}):([0-9]{2})", raw)
    if not found:
        return {"raw": raw}
    first, second, year, hour, minute, seconds = (int(found[index]) for index in (1, 3, 4, 5, 6, 7))
    day, month = (first, second) if found[2] == "." else (second, first)
    if not (year > 0 and 1 <= month <= 12 and 1 <= day <= calendar.monthrange(year, month)[1]):
        return {"raw": raw}
    if hour > 23 or minute > 59 or seconds > 59:
        return {"raw": raw}
    return {"raw": raw, "year": year, "month": month, "day": day, "hour": hour, "minute": minute, "second": seconds}
