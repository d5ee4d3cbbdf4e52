"""Reads requests as a gateway of an overlay reads them."""

import json
import re

from formats import form_text, read_form
from model import OVERLAYS, Refused, commands_of, is_numeric, members


def read(overlay, method, path, query, body):
    """The command, and the parameters and credentials that are read, by their names."""
    if body.startswith("{"):
        command = command_at(overlay, path, {})
        return {"command": command["id"], **read_document(command, body)}
    entries = [[name, value] for name, value in read_form("&".join(filter(None, [query, body]))) if value != ""]
    command = command_at(overlay, path, {name.lower(): value for name, value in entries})
    request, credentials = {}, {}
    for name, value in entries:
        field = find(overlay, command["parameters"], name)
        if field is None:
            continue
        if field["kind"] == "pairs":
            read_keys(overlay, field, value, request, credentials)
        else:
            take(field, value, request, credentials)
    drop_ignored(overlay, command, request)
    return {"command": command["id"], "parameters": request, "credentials": credentials}


def effects(overlay, name):
    return [row["effects"][name] for row in OVERLAYS[overlay]["rows"] if name in row["effects"]]


def command_at(overlay, path, values):
    """The command at a path; of several the one whose condition holds, else the one without."""
    paths = {key: value for table in effects(overlay, "paths") for key, value in table.items()}
    found = [one for one in commands_of(overlay).values() if path in (one.get("path"), paths.get(one["id"]))]
    for command in sorted(found, key=lambda one: "for" not in one):
        if all(values.get(name.lower()) == value for name, value in command.get("for", {}).items()):
            return command
    raise Refused("no-command", path)


def find(overlay, fields, name):
    """A parameter by its name in any case, or by another name that it has."""
    aliases = {other.lower(): one for table in effects(overlay, "aliases") for one, others in table.items() for other in others}
    wanted = aliases.get(name.lower(), name).lower()
    return next((field for field in fields if field["name"].lower() == wanted), None)


def read_keys(overlay, field, text, request, credentials):
    target = request if field.get("flat") else {}
    for name, value in split(text):
        key = find(overlay, field["keys"], name)
        if key is not None and value != "" and "same" not in key:
            take(key, value, target, credentials)
    if not field.get("flat"):
        request[field["name"]] = target


def split(text):
    """Parts without a name are skipped; the whole, or each value, may be encoded once more."""
    whole = text if "=" in text else form_text(text, 0)
    for part in whole.split(";"):
        name, equals, value = part.partition("=")
        if equals and name.strip():
            yield name.strip(), decoded(value.strip())


def decoded(value):
    """`+` is a blank, but where a phone or Base64 begins with it or holds it."""
    if re.search("%[0-9A-Fa-f]{2}", value):
        return form_text(value, 0)
    if re.fullmatch("ey[A-Za-z0-9+/]+=*", value):
        return value
    phone = re.match(r"\+[0-9]", value) is not None
    return "+" * phone + value[phone:].replace("+", " ")


def take(field, text, request, credentials):
    if "from" in field:
        credentials[field["name"]] = text
    elif field["base"] == "integer" or is_numeric(field):
        request[field["name"]] = int(text)
    else:
        request[field["name"]] = text


def drop_ignored(overlay, command, request):
    for rules in effects(overlay, "parameters"):
        for rule in rules:
            holds = all(request.get(name) == value for name, value in rule.get("for", {}).items())
            if rule["is"] == "ignored" and holds and {command["id"], command.get("like")} & set(rule["of"]):
                for name in rule["names"]:
                    request.pop(name, None)


def read_document(command, body):
    """Decimals as they are written, texts also where a number came."""
    credentials, request = {}, {}
    content = json.loads(body, parse_float=str)
    for field in command["parameters"]:
        value = content.get(field["name"])
        if value is not None and "from" in field:
            credentials[field["name"]] = value
        elif value is not None:
            request[field["name"]] = read_member(field, value)
    return {"parameters": request, "credentials": credentials}


def read_member(field, value):
    if field["kind"] == "list":
        return [read_members(members(field), one) for one in value]
    if field["kind"] != "scalar":
        return read_members(members(field), value)
    return value if field["base"] == "integer" or is_numeric(field) else str(value)


def read_members(fields, values):
    return {field["name"]: read_member(field, values[field["name"]]) for field in fields if field["name"] in values}
