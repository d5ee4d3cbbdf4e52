"""Judges requests: every reason against one, as pairs of code and place."""

import re
import unicodedata

from model import asked, is_asked, is_numeric, matches, members, type_of

FREE_NAME = r"[^;=\x00-\x1f\x7f-\x9f]+"


def reasons(command, request):
    """All reasons, as a set of (code, at); empty when the request may be sent."""
    if not isinstance(request, dict):
        return {("type", "")}
    fields, flat = asked(command)
    repeated = {
        key["same"]
        for parameter in command["parameters"]
        if parameter["kind"] == "pairs"
        for key in parameter["keys"]
        if "same" in key
    }
    paired = repeated | ({key["name"] for key in flat["keys"]} if flat else set())
    found = set()
    judge_members(fields, request, "", paired, flat, found)
    for case in cases_of(command, fields, request):
        judge_case(fields, request, case, "", found)
    for rule in command["rules"]:
        judge_rule(rule, request, found)
    return found


def judge_members(fields, values, path, paired, further, found):
    known = {field["name"] for field in fields}
    for field in fields:
        name = field["name"]
        if name in values:
            judge_value(field, values[name], path + name, name in paired, found)
        elif field["presence"] == "required" and "in" not in field:
            found.add(("required", path + name))
    for name, value in values.items():
        if name in known:
            continue
        at = path + shown(name)
        if further is None or "open" not in further:
            found.add(("unknown-field", at))
            continue
        judge_name(name, at, further["reserved"], found)
        judge_value({"kind": "scalar", "type": further["open"], **limits_of(further["open"])}, value, at, True, found)


def limits_of(type_name):
    kind = type_of({"type": type_name})
    return {"base": kind["base"], "pattern": kind.get("pattern")}


def judge_name(name, at, reserved, found):
    if ";" in name or "=" in name:
        found.add(("separator-in-key", at))
    elif not matches(name, FREE_NAME):
        found.add(("pattern", at))
    elif name.lower() in reserved:
        found.add(("reserved-key", at))


def judge_value(field, value, at, paired, found):
    kind = field["kind"]
    if kind == "scalar":
        judge_scalar(field, value, at, paired, found)
    elif kind == "list":
        judge_list(field, value, at, found)
    elif not isinstance(value, dict):
        found.add(("type", at))
    else:
        inner = [one for one in members(field) if is_asked(one)]
        keys = {one["name"] for one in inner} if kind == "pairs" else set()
        judge_members(inner, value, at + ".", keys, field if kind == "pairs" else None, found)


def judge_list(field, value, at, found):
    if not isinstance(value, list):
        found.add(("type", at))
        return
    if len(value) < field.get("atLeast", 0):
        found.add(("too-few", at))
    for index, item in enumerate(value):
        judge_value({"kind": "object", "resource": field["resource"]}, item, f"{at}[{index}]", False, found)


def is_whole(value):
    return not isinstance(value, bool) and (isinstance(value, int) or isinstance(value, float) and value.is_integer())


def judge_scalar(field, value, at, paired, found):
    base = field["base"]
    if base == "integer" or base == "enum" and is_numeric(field):
        if not is_whole(value):
            found.add(("type", at))
            return
    elif base in ("boolean", "flag"):
        if not isinstance(value, bool):
            found.add(("type", at))
        return
    elif not isinstance(value, str):
        found.add(("type", at))
        return
    if base == "enum":
        if value not in [one["value"] for one in type_of(field)["values"]]:
            found.add(("one-of", at))
    elif base == "integer":
        judge_number(field, value, at, found)
    elif base == "decimal":
        if not is_decimal(value, field["scale"]):
            found.add(("pattern", at))
    else:
        judge_text(field, value, at, paired, found)


def judge_number(field, value, at, found):
    if value < field.get("minimum", 0):
        found.add(("too-small", at))
    if value > field.get("maximum", 9007199254740991):
        found.add(("too-large", at))


def is_decimal(text, scale):
    places = r"(\.[0-9]{1,%d})?" % scale if scale else ""
    return re.fullmatch("(0|[1-9][0-9]*)" + places, text) is not None


def judge_text(field, text, at, paired, found):
    least, most = field.get("minLength", 0), field.get("maxLength")
    if len(text) < least:
        found.add(("too-short", at))
    if most is not None and len(text) > most:
        found.add(("too-long", at))
    if paired and ";" in text:
        found.add(("separator-in-value", at))
    elif field.get("pattern") and not matches(text, field["pattern"]) and len(text) >= least:
        found.add(("pattern", at))


def cases_of(command, fields, request):
    """The case of the variants that holds for this request."""
    variants = command.get("variants")
    if variants is None:
        return []
    deciding = next(field for field in fields if field["name"] == variants["on"])
    always = deciding["presence"] == "required" and "in" not in deciding
    named = [value for case in variants["cases"] for value in case.get("values", [])]
    if variants["on"] not in request:
        return [] if always else [case["name"] for case in variants["cases"] if "values" not in case]
    value = request[variants["on"]]
    return [
        case["name"]
        for case in variants["cases"]
        if (is_among(value, case["values"]) if "values" in case else not is_among(value, named))
    ]


def is_among(value, values):
    """Equal and of the same type: true is not 1."""
    return any(value == one and isinstance(value, bool) == isinstance(one, bool) for one in values)


def judge_case(fields, values, case, path, found):
    for field in fields:
        name = field["name"]
        if "in" in field and case not in field["in"]:
            if name in values:
                found.add(("unknown-field", path + name))
            continue
        wanted = case in field.get("requiredIn", []) or "in" in field and field["presence"] == "required"
        if wanted and name not in values:
            found.add(("required", path + name))
        if field["kind"] == "pairs" and isinstance(values.get(name), dict):
            inner = [key for key in field["keys"] if is_asked(key)]
            judge_case(inner, values[name], case, f"{path}{name}.", found)


def judge_rule(rule, request, found):
    if rule["kind"] == "anyOf":
        if not any(name in request for name in rule["fields"]):
            found.add(("any-of", ""))
    elif is_among(request.get(rule["when"]["field"]), [rule["when"]["value"]]):
        found.update(("needs", name) for name in rule["need"] if name not in request)


def shown(name):
    """A name of the caller's as a place may tell it."""
    if len(name.encode("utf-16-le", "surrogatepass")) > 100 or len(re.findall("[0-9]", name)) >= 7:
        return "(a name)"
    hidden = lambda one: unicodedata.category(one)[0] == "C" or unicodedata.category(one) in ("Zl", "Zp")
    return "".join("\\u{%x}" % ord(one) if hidden(one) else one for one in name)
