"""What a client does when no answer comes. Pure: what sends and waits is another's."""

import random

from model import COMMANDS, RULES, MODEL, Refused, vocabulary
from replies import read

RETRY = RULES["client"]["retry"]
RESOLVE = RULES["client"]["resolve"]


def settle(command, order_id, answers, credentials):
    """What became of a command: the id of the command that was asked, the verdict, the status."""
    settlement = command["settledBy"]
    if order_id is None:
        return None, "unproven", None
    status = COMMANDS[settlement["command"]]
    reply = read(status, answers, {"OrderId": order_id}, credentials)
    state = reply.get("State", reply.get("Status"))
    return status["id"], verdict(settlement, reply, state), state


def verdict(settlement, reply, state):
    if reply["Success"] == "False":
        code = reply.get("ErrCode")
        if code is None:
            return "nothing-paid"
        return "not-found" if code == RESOLVE["notFound"] else "unproven"
    known, _ = vocabulary("paymentState")
    name = known.get((state or "").split("(")[0].lower())
    return next((one for one in ("happened", "declined", "untouched", "waiting") if name in settlement[one]), "unproven")


def attempts(command, happens):
    """How often it is sent, and the longest pauses between."""
    pauses = []
    if command["effect"] not in RETRY["effects"]:
        return 1, pauses
    while len(pauses) + 1 < RETRY["attempts"]:
        happening = happens[min(len(pauses), len(happens) - 1)]
        if happening not in ("unreachable", "connection-lost", "page-500"):
            break
        pauses.append(longest_pause(len(pauses) + 1))
    return len(pauses) + 1, pauses


def longest_pause(failed):
    return min(RETRY["longestPause"], RETRY["firstPause"] * 2 ** (failed - 1))


def pause(failed):
    """Milliseconds before the next attempt: a random part of the longest."""
    return random.random() * longest_pause(failed)
