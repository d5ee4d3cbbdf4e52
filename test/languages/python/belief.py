"""What is to be thought of a notification by what the status command says of its payment."""

from model import EVENTS, MODEL, RULES, vocabulary
from notifications import NAME, read

ROWS = MODEL["belief"]["rows"]
AMOUNTS = RULES["notification"]["belief"]["amounts"]


def judge(body, state, balance, highest):
    """What it tells, the verdict on it, and whether its amount is proven."""
    notification = read(body)
    told = what_is_told(EVENTS[notification[NAME].lower()], notification.get("Success"))
    amount = notification.get(AMOUNTS.get(told))
    verdict = verdict_of(cell_of(told, state), amount, balance, highest)
    proven = verdict == "confirmed" and amount is not None and amount == balance
    return {"told": told, "verdict": verdict, "amountProven": proven}


def what_is_told(event, success):
    succeeded = succeeds(event["result"], success)
    means = event.get("means", {})
    money = means.get("money", "none")
    if succeeded is False:
        return "failed"
    if succeeded is None and event["result"] != "none":
        return "unclear"
    if money == "none":
        return "aside"
    return "taken" if money in ("blocked", "charged") and "state" not in means else money


def succeeds(result, success):
    """None when it is not said, and when name and field contradict each other."""
    if result == "field":
        return success
    named = {"success": True, "failure": False}.get(result)
    return named if success is None or success == named else None


def cell_of(told, state):
    known, _ = vocabulary("paymentState")
    name = known.get(state.split("(")[0].lower())
    return ROWS.get(told, {}).get(name, "unproven")


def verdict_of(cell, amount, balance, highest):
    if cell in ("contradicted", "unproven"):
        return cell
    if amount is not None and balance is not None and balance > amount:
        return "contradicted"
    if cell == "confirmed" or cell == "emptied" and not amount:
        return "confirmed"
    lowered = balance is not None and highest is not None and balance < highest
    return "confirmed" if lowered else "unproven"
