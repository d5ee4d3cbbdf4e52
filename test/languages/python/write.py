"""Writes requests that were judged."""

import base64
import json

from model import RULES, Refused, members

UNRESERVED = frozenset(RULES["request"]["form"]["unreserved"].encode("ascii"))


def write(command, request, credentials):
    """The exact body; for a page the query."""

    def supply(field):
        if "from" in field:
            return credentials[field["from"]]
        return request.get(field["same"])

    if command["channel"] == "json":
        return write_json(command["parameters"], request, supply, "")
    entries = []
    for parameter in command["parameters"]:
        if parameter["clientOnly"]:
            continue
        text = write_parameter(parameter, request, supply)
        if text is not None:
            entries.append(f"{form_text(parameter['name'], '')}={text}")
    return "&".join(entries)


def write_parameter(parameter, request, supply):
    name, kind = parameter["name"], parameter["kind"]
    if kind == "pairs":
        return write_pairs(parameter, request, supply)
    value = supply(parameter) if "from" in parameter or "same" in parameter else request.get(name)
    if value is None:
        return None
    if kind == "base64json":
        text = write_json(members(parameter), value, supply, name + ".")
        return form_text(base64.b64encode(text.encode("utf-8")).decode("ascii"), name)
    return form_text(write_scalar(parameter, value), name)


def write_pairs(parameter, request, supply):
    flat = parameter.get("flat")
    values = request if flat else request.get(parameter["name"])
    if values is None:
        return None
    path = "" if flat else parameter["name"] + "."
    pairs = []
    for key in parameter["keys"]:
        value = supply(key) if "from" in key or "same" in key else values.get(key["name"])
        if value is not None and not key["clientOnly"]:
            pairs.append(form_text(key["name"], "") + "%3D" + form_text(write_scalar(key, value), path + key["name"]))
    if "open" in parameter:
        known = {key["name"] for key in parameter["keys"]}
        pairs += [
            form_text(name, path + name) + "%3D" + form_text(value, path + name)
            for name, value in values.items()
            if name not in known
        ]
    return "%3B".join(pairs) or None


def write_scalar(field, value):
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return str(int(value))
    if field["base"] == "decimal":
        whole, _, places = value.partition(".")
        return f"{whole}.{places.ljust(field['scale'], '0')}" if field["scale"] else whole
    return value


def utf8(text, at):
    try:
        return text.encode("utf-8")
    except UnicodeEncodeError:
        raise Refused("type", at) from None


def form_text(text, at):
    return "".join(
        chr(byte) if byte in UNRESERVED else "+" if byte == 0x20 else f"%{byte:02X}" for byte in utf8(text, at)
    )


def write_json(fields, values, supply, path):
    written = []
    for field in fields:
        name = field["name"]
        value = supply(field) if "from" in field or "same" in field else values.get(name)
        if value is not None and not field["clientOnly"]:
            written.append(f"{json.dumps(name)}:{write_member(field, value, supply, path + name)}")
    return "{" + ",".join(written) + "}"


def write_member(field, value, supply, at):
    if field["kind"] == "list":
        items = [write_json(members(field), item, supply, f"{at}[{index}].") for index, item in enumerate(value)]
        return "[" + ",".join(items) + "]"
    if field["kind"] != "scalar":
        return write_json(members(field), value, supply, at + ".")
    if isinstance(value, str) and field["base"] != "decimal":
        utf8(value, at)
        return json.dumps(value, ensure_ascii=False)
    return write_scalar(field, value)
