import { defaultMaxBytes } from '../../../../templates/protocol/src/parse-element.js'
import type { Model } from '../../../model/model.js'
import { roleNumber } from '../../../projections/role-limits.js'
import { statusAttribute, statusCommands } from '../../../projections/status-commands.js'

/** The slowest documented answer is waited for half as long again (decision N14). */
const patience = 1.5

export function clientRules({ limits, belief, gateway, commands }: Model) {
  const { order } = gateway.frame
  return {
    timeout: {
      milliseconds: roleNumber(limits, 'slowestAnswer') * patience,
      rule: 'For a call as a whole, repeats included. When it is over, the outcome of a command that was sent is unknown.',
    },
    maxBytes: defaultMaxBytes,
    https:
      'The base address is https; http only for this machine (localhost, 127.0.0.0/8, ::1) and for hosts that an option names. No user name, password, query or fragment in it.',
    redirects: 'Never followed: the outcome is unknown.',
    retry: {
      effects: ['read'],
      attempts: 3,
      firstPause: 200,
      longestPause: 5000,
      transient: ['unreachable', 'connection-lost', 'answered with HTTP 500 or above and no answer of the gateway'],
      rule: 'Before attempt n + 1 a random part of min(longestPause, firstPause · 2^(n−1)) milliseconds passes. Commands of other effects are never sent again. Not transient: a time limit that passed, an abort, an answer of the gateway, a body that is no answer under a status below 500.',
    },
    resolve: {
      interval: 2000,
      notFound: belief.unknown,
      open: ['waiting', 'nothing-paid', 'not-found'],
      verdicts: {
        happened: 'The status is in `settledBy.happened`: the command took effect.',
        declined: 'In `declined`: the gateway tried and refused.',
        untouched: 'In `untouched`: it had not taken effect when the gateway was asked.',
        waiting: 'In `waiting`: nothing is decided yet.',
        'not-found': `The status command failed with ${belief.unknown}: a lost request may still be on its way.`,
        'nothing-paid': 'The status command answered False without an error code.',
        unproven: `Any other status, an unknown one, an answer without a status, the status command refused with another code, or no ${order} to ask for.`,
      },
      rule: `For a command whose outcome is unknown: ask the command \`settledBy.command\` with the same ${order}. ${statusNames(commands).join(' or ')} of its reply is looked up without regard to case and without brackets. Ask again while the verdict is one of \`open\` and there is time.`,
    },
  }
}

/** What the status is called in the replies that tell it. */
function statusNames(commands: Model['commands']): string[] {
  return [...new Set(statusCommands(commands).flatMap((command) => statusAttribute(command) ?? []))]
}
