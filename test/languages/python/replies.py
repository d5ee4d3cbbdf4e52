"""Reads answers."""

from document import json_text, read_json, read_xml
from model import SEEN, Refused, asked, is_id, is_numeric, members, read_flag, read_integer, spelled


def read(command, body, request=None, credentials=None):
    """The reply. What is refused leaves the outcome of the command unknown."""
    reply = SEEN.get(command["id"], command)["reply"]
    if reply["format"] == "json":
        source, children = read_json(body), []
    else:
        element = read_xml(body)
        if element["name"] not in reply["accepts"]:
            raise Refused("wrong-root")
        source, children = element["attributes"], element["children"]
    outcome = outcome_of(reply, source.get("Success"))
    check_echoes(command, source, outcome, request, credentials)
    draft = {"Success": outcome}
    take(draft, reply["attributes"], reply["children"], source, children, outcome, reply["format"] == "json")
    return draft


def outcome_of(reply, raw):
    if is_empty(raw):
        raise Refused("no-success", "Success")
    folded = json_text(raw).lower()
    for outcome in reply["outcomes"]:
        if outcome.lower() == folded:
            return outcome
    raise Refused("unknown-success", "Success")


def is_empty(raw):
    return raw is None or raw == ""


def is_none(name, raw):
    return name == "ErrCode" and isinstance(raw, str) and raw.lower() == "none"


def check_echoes(command, source, outcome, request, credentials):
    if not isinstance(request, dict):
        return
    fields, flat = asked(command)
    fields = fields + [field for field in command["parameters"] if "from" in field]
    fields += [key for key in (flat["keys"] if flat else []) if "from" in key]
    by_name = {field["name"]: field for field in fields}
    for attribute in command["reply"]["attributes"]:
        field, rule = by_name.get(attribute["name"]), attribute["echo"]
        got = source.get(attribute["name"])
        if not rule or field is None or is_empty(got):
            continue
        rule = {} if rule is True else rule
        if outcome == "False" and is_number(attribute):
            continue
        if "when" in rule and request.get(rule["when"]["field"]) != rule["when"]["value"]:
            continue
        sent = credentials.get(field["from"]) if "from" in field else request.get(field["name"], rule.get("absent"))
        if sent is not None and not is_same(attribute, sent, json_text(got)):
            raise Refused("foreign-answer", attribute["name"])


def is_number(attribute):
    return attribute.get("base") == "integer" or is_numeric(attribute)


def is_same(attribute, sent, got):
    if isinstance(sent, (int, float)) and not isinstance(sent, bool):
        number = read_integer(got)
        return number is None or number == sent
    if is_id(attribute):
        return sent == got
    return str(sent).lower() == got.lower()


def belongs(one, outcome):
    return "in" not in one or outcome in one["in"]


def take(draft, attributes, children, source, elements, outcome, is_json, path=""):
    """Puts what is documented into the draft, and all else into its extra."""
    here = [attribute for attribute in attributes if belongs(attribute, outcome)]
    for attribute in here:
        name, raw = attribute["name"], source.get(attribute["name"])
        if is_empty(raw) or is_none(name, raw):
            if attribute["essential"]:
                raise Refused("missing-attribute", path + name)
            continue
        value = (read_member if is_json else read_text)(attribute, raw, outcome, path + name)
        if value is None:
            raise Refused("malformed-attribute", path + name)
        draft[name] = value
    unused = take_children(draft, here, children, elements, outcome, path)
    keep_extra(draft, source, {one["name"] for one in here}, {one["name"] for one in attributes}, unused)


def take_children(draft, attributes, children, elements, outcome, path):
    unused = list(elements)
    for child in children:
        if not belongs(child, outcome):
            continue
        found = [one for one in elements if one["name"] == child["name"]]
        values = []
        for index, one in enumerate(found if child["list"] else found[:1]):
            inner = {}
            at = f"{path}{child['name']}[{index}]."
            take(inner, child["attributes"], child["children"], one["attributes"], one["children"], outcome, False, at)
            values.append(inner)
            unused.remove(one)
        if child["list"]:
            draft[child["name"]] = values
        elif values:
            draft[child["name"]] = values[0]
    for attribute in attributes:
        if attribute.get("base") == "raw" and attribute["name"] not in draft:
            one = next((one for one in elements if one["name"] == attribute["name"]), None)
            if one is not None:
                draft[attribute["name"]] = one
                unused = [other for other in unused if other is not one]
    return unused


def keep_extra(draft, source, here, anywhere, children):
    attributes = {
        name: json_text(raw)
        for name, raw in source.items()
        if name not in draft and name not in here and not (is_empty(raw) and name in anywhere)
    }
    if attributes or children:
        draft["extra"] = {"attributes": attributes, "children": children}


def read_text(attribute, raw, _outcome, _at):
    base = attribute["base"]
    if base == "integer" or base == "enum" and is_numeric(attribute):
        return read_integer(raw)
    if base in ("flag", "boolean"):
        return read_flag(raw)
    return spelled(attribute["type"], raw)


def read_member(attribute, raw, outcome, at):
    """A member of a JSON reply."""
    kind = attribute["kind"]
    if kind == "list":
        if not isinstance(raw, list):
            return None
        return [read_object(attribute, one, outcome, f"{at}[{index}]") for index, one in enumerate(raw)]
    if kind != "scalar":
        return read_object(attribute, raw, outcome, at)
    if attribute["base"] == "raw":
        return json_text(raw)
    if isinstance(raw, (dict, list)):
        return None
    return read_text(attribute, json_text(raw), outcome, at)


def read_object(attribute, raw, outcome, at):
    if not isinstance(raw, dict):
        raise Refused("malformed-attribute", at)
    draft = {}
    fields = [{**field, "essential": field["presence"] == "required"} for field in members(attribute)]
    take(draft, fields, [], raw, [], outcome, True, at + ".")
    return draft
