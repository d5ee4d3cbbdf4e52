"""What a log may show."""

import re
import unicodedata

from model import RULES, is_id, members

MASKS = RULES["masks"]
HIDDEN = MASKS["hidden"]
CARD = MASKS["cardNumber"]
NAMES = MASKS["names"]


def mask_value(sensitive, value):
    return mask_pan(value) if sensitive == "pan" and isinstance(value, str) else HIDDEN


def mask_pan(text):
    kept = (one for one in unicodedata.normalize("NFKC", text) if unicodedata.category(one)[0] in "LN" or one == "*")
    digits = "".join(kept)
    if re.fullmatch(r"[0-9]{%d}[xX*]+[0-9]{%d}" % (CARD["first"], CARD["last"]), digits):
        return digits
    if not re.fullmatch("[0-9]{%d,}" % CARD["shortest"], digits):
        return HIDDEN
    return masked(digits)


def masked(digits):
    between = len(digits) - CARD["first"] - CARD["last"]
    return digits[: CARD["first"]] + CARD["between"] * between + digits[-CARD["last"] :]


def mask_text(text):
    """The text with everything masked that looks like a card number."""
    result, start = "", 0
    for begin, end, digits in card_numbers(text):
        result += text[start:begin] + masked(digits)
        start = end
    return result + text[start:]


TIME = re.compile(
    r"(?<![0-9])(?:(?:19|20)[0-9]{2}([-./])[01][0-9]\1[0-3][0-9]|[0-3][0-9]([-./])[01][0-9]\2(?:19|20)[0-9]{2})"
    r",? [0-2]?[0-9]:[0-5][0-9](?::[0-5][0-9])?(?![0-9])"
)


def card_numbers(text):
    """Where card numbers stand: begin, end, digits. A date with a time is none."""
    found, start = [], 0
    for time in TIME.finditer(text):
        found += numbers_between(text, start, time.start())
        start = time.end()
    return found + numbers_between(text, start, len(text))


def numbers_between(text, start, end):
    found, run, gap = [], [], ""
    for index in range(start, end):
        digit = unicodedata.decimal(text[index], None)
        if digit is not None:
            if run and not may_part(gap):
                found += numbers_in(run)
                run = []
            run.append((index, digit, gap != "" or not run))
            gap = ""
        elif run:
            gap += text[index]
            if len(gap) > 6 or unicodedata.category(text[index])[0] in "LN":
                found += numbers_in(run)
                run, gap = [], ""
    return found + numbers_in(run)


def may_part(gap):
    if len(gap) < 2:
        return True
    return len(gap) <= 3 and all(unicodedata.category(one)[0] in "ZCM" or unicodedata.category(one) == "Pd" for one in gap)


def numbers_in(run):
    """Stretches of whole groups whose check digit is right; those that overlap are one."""
    stretches, edges = [], edges_of(run)
    for begin in range(len(run)):
        ends = range(begin + CARD["shortest"], min(len(run), begin + CARD["longest"]) + 1)
        fitting = [end for end in ends if edges[end] and luhn([digit for _, digit, _ in run[begin:end]])]
        if not edges[begin] or not fitting:
            continue
        if stretches and begin < stretches[-1][1]:
            stretches[-1][1] = max(stretches[-1][1], fitting[-1])
        else:
            stretches.append([begin, fitting[-1]])
    return [
        (run[begin][0], run[end - 1][0] + 1, "".join(str(digit) for _, digit, _ in run[begin:end]))
        for begin, end in stretches
    ]


def edges_of(run):
    """Where groups begin; one that is too long for a card number may hold one anywhere."""
    edges = [begins for _, _, begins in run] + [True]
    begins = [index for index, edge in enumerate(edges) if edge]
    for begin, end in zip(begins, begins[1:]):
        if end - begin > CARD["longest"]:
            edges[begin:end] = [True] * (end - begin)
    return edges


def luhn(digits):
    doubled = [digit * 2 - 9 if digit > 4 else digit * 2 for digit in digits[-2::-2]]
    return (sum(digits[-1::-2]) + sum(doubled)) % 10 == 0


def sensitivity_of(name):
    """Why a value of this name should be hidden, if its name sounds so."""
    if len(name) > 60:
        return "personal"
    normal = unicodedata.normalize("NFKC", name)
    plain = re.sub(r"[\W_]", "", normal.lower())
    if plain in NAMES["whole"]:
        return NAMES["whole"][plain]
    for part, sensitive in NAMES["parts"].items():
        if part in plain:
            return sensitive
    words = re.split(r"[\W\d_]+", re.sub("([a-z])([A-Z])", r"\1 \2", normal).lower())
    return next((NAMES["words"][word] for word in words if word in NAMES["words"]), None)


EXTRA = {"name": "extra", "kind": "extra"}
OWN = [{"name": "Success", "kind": "own"}, {"name": "error", "kind": "own"}, EXTRA]


def redact_request(command, value):
    known, is_open = [], False
    for parameter in command["parameters"]:
        known.append(parameter)
        if parameter["kind"] == "pairs" and parameter.get("flat"):
            known += parameter["keys"]
            is_open = is_open or "open" in parameter
    return redact_members([one for one in known if not one["clientOnly"]], is_open, value)


def redact_reply(command, value):
    reply = command["reply"]
    return redact_members(OWN + reply["attributes"] + reply["children"], False, value)


def redact_members(known, is_open, values):
    by_name = {field["name"]: field for field in known}
    return {mask_text(name): redact_named(by_name.get(name), is_open, name, value) for name, value in values.items()}


def redact_named(field, is_open, name, value):
    return redact_further(name, value) if field is None and is_open else redact_member(field, name, value)


def is_absent(value):
    return value is None or value == ""


def redact_member(field, name, value):
    if is_absent(value):
        return value
    if field is None:
        return mask_value(sensitivity_of(name) or "personal", value)
    if "sensitive" in field:
        return mask_value(field["sensitive"], value)
    if "list" in field:
        return redact_all(field["attributes"] + field["children"], field["list"], value)
    kind = field["kind"]
    if kind == "own":
        return {mask_text(key): redact_member(field, "", one) for key, one in value.items()} if isinstance(value, dict) else redact_scalar(value)
    if kind == "extra":
        return redact_element(value, lambda key, one: redact_member(None, key, one)) if isinstance(value, dict) else HIDDEN
    if kind == "pairs":
        return redact_members(field["keys"], "open" in field, value) if isinstance(value, dict) else HIDDEN
    if kind != "scalar":
        return redact_all(members(field), kind == "list", value)
    if field["base"] == "raw" and isinstance(value, dict):
        return redact_element(value, redact_further)
    return value if is_id(field) and isinstance(value, str) else redact_scalar(value)


def redact_all(fields, is_list, value):
    if is_list:
        return [redact_all(fields, False, one) for one in value] if isinstance(value, list) else HIDDEN
    return redact_members([EXTRA] + fields, False, value) if isinstance(value, dict) else HIDDEN


def redact_further(name, value):
    sensitive = sensitivity_of(name)
    if is_absent(value) or sensitive is None:
        return value if is_absent(value) else redact_scalar(value)
    return mask_value(sensitive, value)


def redact_scalar(value):
    if isinstance(value, bool):
        return value
    if isinstance(value, str):
        return mask_text(value)
    if isinstance(value, (int, float)):
        return value if mask_text(str(value)) == str(value) else mask_text(str(value))
    return HIDDEN


def redact_element(element, redact):
    return {mask_text(part): redact_part(part, value, redact) for part, value in element.items()}


def redact_part(part, value, redact):
    if part == "attributes" and isinstance(value, dict):
        return {mask_text(name): redact(name, one) for name, one in value.items()}
    if part == "children" and isinstance(value, list):
        return [redact_element(one, redact) if isinstance(one, dict) else HIDDEN for one in value]
    return redact_scalar(value) if part == "name" else redact(part, value)
