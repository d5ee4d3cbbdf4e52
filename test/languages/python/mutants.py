"""Puts plausible mistakes into this implementation, one at a time, and tells which of them no vector notices."""

import importlib
import importlib.abc
import importlib.util
import json
import sys
from pathlib import Path

import vectors

FOLDER = Path(__file__).resolve().parent

# File, what is there, what a mistaken implementer would write.
MISTAKES = [
    # Believing notifications
    ("belief.py", 'if succeeded is None and event["result"] != "none":', "if False:"),
    ("belief.py", "return named if success is None or success == named else None", "return named"),
    ("belief.py", 'return "taken" if money in ("blocked", "charged") and "state" not in means else money', "return money"),
    ("belief.py", 'state.split("(")[0].lower()', "state"),
    ("belief.py", "balance > amount", "balance != amount"),
    ("belief.py", "balance > amount", "False"),
    ("belief.py", 'cell == "emptied" and not amount', 'cell == "emptied"'),
    ("belief.py", 'cell == "emptied" and not amount', "False"),
    ("belief.py", "balance < highest", "balance <= highest"),
    ("belief.py", "amount is not None and amount == balance", "True"),
    # Judging requests
    ("model.py", "pattern(expression).fullmatch(text) is not None", 'pattern("^(?:" + expression + ")$").search(text) is not None'),
    ("judge.py", "not isinstance(value, bool) and (isinstance(value, int)", "(isinstance(value, int)"),
    ("judge.py", "or isinstance(value, float) and value.is_integer())", ")"),
    ("judge.py", 'r"(\\.[0-9]{1,%d})?"', 'r"(\\.[0-9]{0,%d})?"'),
    ("judge.py", 'r"(\\.[0-9]{1,%d})?"', 'r"(\\.\\d{1,%d})?"'),
    ("judge.py", '"(0|[1-9][0-9]*)" + places, text', '"-?(0|[1-9][0-9]*)" + places, text'),
    ("judge.py", '"(0|[1-9][0-9]*)" + places, text', '"[0-9]+" + places, text'),
    ("judge.py", "if len(text) < least:", "if len(text.encode('utf-8', 'surrogatepass')) < least:"),
    ("judge.py", "if most is not None and len(text) > most:", "if most is not None and len(text.encode('utf-16-le', 'surrogatepass')) // 2 > most:"),
    ("judge.py", "len(text) > most:", "len(text) >= most:"),
    ("judge.py", "and len(text) >= least:", ":"),
    ("judge.py", 'if paired and ";" in text:', 'if ";" in text:'),
    ("judge.py", "repeated | ({key", "({key"),
    ("judge.py", "elif name.lower() in reserved:", "elif name in reserved:"),
    ("judge.py", "        judge_name(name, at, further[\"reserved\"], found)\n", ""),
    ("judge.py", 'if ";" in name or "=" in name:', 'if ";" in name:'),
    ("judge.py", r"[^;=\x00-\x1f\x7f-\x9f]+", r"[^;=\x00-\x1f\x7f]+"),
    ("judge.py", r"[^;=\x00-\x1f\x7f-\x9f]+", r"[^;=\x00-\x1f\x7f-\x9f]*"),
    ("judge.py", "return [] if always else", "return"),
    ("judge.py", "return any(value == one and isinstance(value, bool) == isinstance(one, bool) for one in values)", "return any(str(value).lower() == str(one).lower() for one in values)"),
    ("judge.py", 'found.add(("unknown-field", path + name))\n            continue', "continue"),
    ("judge.py", "if len(value) < field.get(\"atLeast\", 0):", "if False:"),
    ("judge.py", "at = path + shown(name)", "at = path + name"),
    ("judge.py", 'found.update(("needs", name)', 'found.update(("required", name)'),
    # Writing requests
    ("write.py", '"+" if byte == 0x20 else', ""),
    ("write.py", "%{byte:02X}", "%{byte:02x}"),
    ("write.py", 'UNRESERVED = frozenset(RULES["request"]["form"]["unreserved"].encode("ascii"))', 'UNRESERVED = frozenset(RULES["request"]["form"]["unreserved"].replace("*", "~").encode("ascii"))'),
    ("write.py", 'return "%3B".join(pairs) or None', 'return "%3B".join(pairs)'),
    ("write.py", "for name, value in values.items()\n            if name not in known", "for name, value in sorted(values.items())\n            if name not in known"),
    ("write.py", 'return "true" if value else "false"', 'return "True" if value else "False"'),
    ("write.py", "places.ljust(field['scale'], '0')", "places"),
    ("write.py", "json.dumps(value, ensure_ascii=False)", "json.dumps(value)"),
    ("write.py", "base64.b64encode", "base64.urlsafe_b64encode"),
    ("write.py", "return str(int(value))", "return str(value)"),
    # Reading answers
    ("document.py", "keep_breaks(text.removeprefix(\"\\ufeff\"))", "keep_breaks(text.removeprefix(\"\\ufeff\")).strip()"),
    ("document.py", "keep_breaks(text.removeprefix", "(text.removeprefix"),
    ("document.py", 'value.replace("\\r\\n", "\\n").replace("\\r", "\\n")', 'value.replace("\\r", "\\n")'),
    ("document.py", "if PAGE.match(text):", "if False:"),
    ("document.py", "re.search(\"<!d\", text, re.IGNORECASE)", "re.search(\"<!DOCTYPE html\", text)"),
    ("document.py", '> LIMITS["maxBytes"]:', '>= LIMITS["maxBytes"]:'),
    ("document.py", 'len(self.open) > LIMITS["maxXmlDepth"]', 'len(self.open) >= LIMITS["maxXmlDepth"]'),
    ("document.py", "object_pairs_hook=unique, ", ""),
    ("model.py", 'if not re.fullmatch("[0-9]+", text) or int(text) > BIGGEST:', "if not text.isdigit() or int(text) > BIGGEST:"),
    ("model.py", "or int(text) > BIGGEST:", ":"),
    ("model.py", "if not re.fullmatch(\"[0-9]+\", text)", "if not re.fullmatch(\"0|[1-9][0-9]*\", text)"),
    ("model.py", "    if text.lower() in known:\n        return known[text.lower()]\n", ""),
    ("model.py", "return head + brackets[2] if head in parametrised else text", "return text"),
    ("replies.py", 'return raw is None or raw == ""', "return raw is None"),
    ("replies.py", 'isinstance(raw, str) and raw.lower() == "none"', 'raw == "NONE"'),
    ("replies.py", "if outcome.lower() == folded:", "if outcome == json_text(raw):"),
    ("replies.py", "return str(sent).lower() == got.lower()", "return str(sent) == got"),
    ("replies.py", "    if is_id(attribute):\n        return sent == got\n", ""),
    ("replies.py", 'if outcome == "False" and is_number(attribute):', "if False:"),
    ("replies.py", "and not (is_empty(raw) and name in anywhere)", ""),
    # Notifications
    ("notifications.py", "            if key in seen:\n                raise Refused(\"duplicate\", key)\n", ""),
    ("notifications.py", 'if field["presence"] == "required" and field["name"] not in draft:', "if False:"),
    ("notifications.py", "value = mask_value(secret, text) if secret else text", "value = text"),
    ("notifications.py", 'if event is None or "open" not in event or', "if event is None or"),
    ("notifications.py", 'draft["extra"] = extra', "draft.update(extra)"),
    ("notifications.py", 'event = EVENTS.get(name.lower())', 'event = EVENTS.get(name.lower()) if name[:1].isupper() else None'),
    ("notifications.py", '(first, second) if found[2] == "." else (second, first)', "(first, second)"),
    ("formats.py", 'text.removesuffix(";")', "text"),
    ("formats.py", "            raise Refused(\"utf-8\", f\"position {position}\") from None\n        decoded = \"\"", "            decoded = whole"),
    ("notifications.py", '(12 if found[6] == "P" else 0)', "0"),
    ("notifications.py", "int(found[4]) % 12 +", "int(found[4]) +"),
    # Beyond the document
    ("replies.py", 'SEEN.get(command["id"], command)["reply"]', 'command["reply"]'),
    ("gateway.py", 'value != "" and "same"', '"same"'),
    ("gateway.py", "yield name.strip(), decoded(value.strip())", "yield name, decoded(value)"),
    ("gateway.py", 'whole = text if "=" in text else form_text(text, 0)', "whole = text"),
    ("gateway.py", 'field["name"].lower() == wanted', 'field["name"] == wanted'),
    ("gateway.py", 'value[phone:].replace("+", " ")', "value[phone:]"),
    ("gateway.py", '"for" not in one', '"for" in one'),
    ("gateway.py", "parse_float=str", "parse_float=float"),
    # The client, masks, encryption
    ("client.py", 'return "nothing-paid"', 'return "unproven"'),
    ("client.py", '(state or "").split("(")[0].lower()', '(state or "").split("(")[0]'),
    ("client.py", 'command["effect"] not in RETRY["effects"]', "False"),
    ("client.py", '"page-500"):', '"page-500", "timed-out"):'),
    ("client.py", "2 ** (failed - 1)", "2 ** failed"),
    ("masks.py", 'return mask_pan(value) if sensitive == "pan"', 'return value[-4:] if sensitive == "pan"'),
    ("masks.py", 'mask_value(sensitivity_of(name) or "personal", value)', "redact_further(name, value)"),
    ("masks.py", "and luhn([digit for _, digit, _ in run[begin:end]])", ""),
    ("rsa.py", '"oaep-sha1"', '"oaep-sha256"'),
    ("rsa.py", 'joined = joined.replace(" ", "+")', "pass"),
    ("rsa.py", 'return text if "Notification" in text else None', "return text"),
]


class Mistaken(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Loads this folder's modules, one of them with a mistake in it."""

    def __init__(self, sources):
        self.sources = sources

    def find_spec(self, name, path=None, target=None):
        return importlib.util.spec_from_loader(name, self) if f"{name}.py" in self.sources else None

    def exec_module(self, module):
        source = self.sources[f"{module.__name__}.py"]
        module.__file__ = str(FOLDER / f"{module.__name__}.py")
        exec(compile(source, f"{module.__name__}.py", "exec"), module.__dict__)


def first_failure(sources, files):
    """The first vector that fails for these sources; None when all pass."""
    finder = Mistaken(sources)
    sys.meta_path.insert(0, finder)
    for name in sources:
        sys.modules.pop(name.removesuffix(".py"), None)
    try:
        return next(importlib.import_module("vectors").failures(files), None)
    finally:
        sys.meta_path.remove(finder)


def main():
    files = vectors.read_all()
    sources = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py") if path.name != "mutants.py"}
    failed = first_failure(sources, files)
    if failed is not None:
        print(json.dumps({"without a mistake": failed}))
        sys.exit(1)
    noticed = 0
    for number, (name, right, wrong) in enumerate(MISTAKES, 1):
        if sources[name].count(right) != 1:
            print(json.dumps({"mistake": number, "file": name, "not found once": right}))
            continue
        failed = first_failure({**sources, name: sources[name].replace(right, wrong)}, files)
        noticed += failed is not None
        if failed is None:
            print(json.dumps({"mistake": number, "file": name, "unnoticed": wrong}))
    print(json.dumps({"mistakes": len(MISTAKES), "noticed": noticed}))
    sys.exit(0 if noticed == len(MISTAKES) else 1)


if __name__ == "__main__":
    main()
