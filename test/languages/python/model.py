"""The published model, looked up by name. Nothing in this folder knows a command."""

import json
import re
from functools import lru_cache
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[3] / "generated" / "schemas"


def load(path):
    return json.loads((FOLDER / path).read_text(encoding="utf-8"))


MODEL = load("model.json")
RULES = MODEL["rules"]
COMMANDS = {command["id"]: command for command in MODEL["commands"]}
OVERLAYS = {overlay["name"]: overlay for overlay in MODEL["overlays"]}
RESOURCES = {
    resource["name"]: resource for table in [MODEL, *OVERLAYS.values()] for resource in table["resources"]
}
TYPES = {kind["name"]: kind for kind in MODEL["types"] + MODEL["enums"]}
EVENTS = {event["name"].lower(): event for event in MODEL["events"]}
BIGGEST = 9007199254740991


def commands_of(overlay):
    """The commands, and those an overlay adds or changes, by id."""
    further = OVERLAYS[overlay]["commands"] if overlay else []
    return {**COMMANDS, **{command["id"]: command for command in further}}


# As they may be answered: reading is tolerant without being told.
SEEN = {command["id"]: command for overlay in OVERLAYS for command in commands_of(overlay).values()}


class Refused(Exception):
    """Something that is refused: a code, and where it says so the place."""

    def __init__(self, code, at=""):
        super().__init__(code, at)
        self.code = code
        self.at = at


@lru_cache(maxsize=None)
def pattern(text):
    return re.compile(text)


def matches(text, expression):
    """Whether the whole text matches: `$` would let a line feed at the end pass."""
    return pattern(expression).fullmatch(text) is not None


def type_of(field):
    return TYPES.get(field.get("type"), {})


def is_id(field):
    return type_of(field).get("id") is True


def is_numeric(field):
    return type_of(field).get("numeric") is True


def is_asked(field):
    """Whether the caller gives it: neither a credential nor a repetition."""
    return "from" not in field and "same" not in field


def asked(command):
    """What the caller gives at the top level, and the flat key-pair string if there is one."""
    fields, flat = [], None
    for parameter in command["parameters"]:
        if parameter["kind"] == "pairs" and parameter.get("flat"):
            flat = parameter
            fields += [key for key in parameter["keys"] if is_asked(key)]
        elif is_asked(parameter):
            fields.append(parameter)
    return fields, flat


def members(field):
    """The fields inside of a key-pair string or a structure."""
    if field["kind"] == "pairs":
        return field["keys"]
    return RESOURCES[field["resource"]]["fields"] if "resource" in field else []


@lru_cache(maxsize=None)
def vocabulary(name):
    """An enumeration by folded value, and the values that may carry a name in brackets."""
    kind = TYPES.get(name, {})
    if kind.get("listed") == "errors":
        return {error["code"].lower(): error["code"] for error in MODEL["errors"]}, frozenset()
    if "listed" in kind:
        states = [state for state in MODEL["states"] if state["machine"] == kind["listed"]]
        return (
            {state["name"].lower(): state["name"] for state in states},
            frozenset(state["name"] for state in states if "parameter" in state),
        )
    if kind.get("base") == "enum" and not kind["numeric"]:
        return {value["value"].lower(): value["value"] for value in kind["values"]}, frozenset()
    return {}, frozenset()


def spelled(name, text):
    """A value of an enumeration in its documented spelling, another as it is."""
    known, parametrised = vocabulary(name)
    if text.lower() in known:
        return known[text.lower()]
    brackets = re.fullmatch(r"([^()]*)(\([^()]*\))", text)
    head = known.get(brackets[1].lower()) if brackets else None
    return head + brackets[2] if head in parametrised else text


def read_integer(text):
    """ASCII digits, not beyond what every language carries exactly; None for anything else."""
    if not re.fullmatch("[0-9]+", text) or int(text) > BIGGEST:
        return None
    return int(text)


def read_flag(text):
    return {"true": True, "false": False}.get(text.lower())
