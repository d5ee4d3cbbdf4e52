import type { GatewaySpec } from '../../spec/gateway-spec.js'
import { faultNames, type PlannedFault } from '../../world/faults.js'
import type { World } from '../../world/world.js'
import { type Html, html } from '../shared/html.js'
import { facts, instruction, live, moment, type Place, pill, type Row, table } from './components.js'

/** Clock, faults and forced outcomes, and the reset. */
export function controlsPage(world: World, pathParam: Place, spec: GatewaySpec, errors: readonly string[]): Html {
  const commands = Object.entries(spec.commands).flatMap(([id, { descriptor }]) =>
    descriptor.channel === 'browser' ? [] : [id],
  )
  return html`${clock(world, pathParam)}
${live('planned', 'Planned faults', planned(world, pathParam))}
<section aria-labelledby="plan-heading"><header><h2 id="plan-heading">Plan one</h2></header>
${instruction(
  pathParam,
  'fault',
  html`<label>For <select name="command"><option value="*">any command</option>${commands.map((id) => html`<option>${id}</option>`)}</select></label>
<label>Happens <select name="what"><optgroup label="On the way">${faultNames.map((name) => html`<option value="fault ${name}">${name}</option>`)}</optgroup>
<optgroup label="At the gateway"><option value="state PreAuthorizedAF">PreAuthorizedAF</option>${errors.map((code) => html`<option value="error ${code}">${code}</option>`)}</optgroup></select></label>
<label>Times <input name="times" type="number" min="1" value="1" inputmode="numeric"></label>
<button>Plan</button>`,
)}</section>
<section aria-labelledby="anew-heading"><header><h2 id="anew-heading">Start over</h2></header>
<p class="hint">Empties this world: payments, users, cards, notifications, journal. Clock and randomness start again.</p>
${instruction(pathParam, 'reset', html`<label class="check"><input type="checkbox" name="sure" value="yes" required> Delete everything</label><button class="danger">Reset</button>`)}</section>`
}

function clock({ clock }: World, pathParam: Place): Html {
  const button = (by: string, label: string) =>
    instruction(pathParam, 'advance', html`<button class="small">${label}</button>`, { by })
  const hands = html`${facts([
    ['Now', moment(clock.now())],
    ['Clock', clock.frozen ? 'frozen' : 'running'],
    [
      'Waiting',
      clock.waiting.length === 0 ? 'nothing' : html`${clock.waiting.length}, first at ${moment(clock.waiting[0] ?? 0)}`,
    ],
  ])}<div class="buttons">${clock.frozen ? instruction(pathParam, 'resume', html`<button class="small">Let it run</button>`) : instruction(pathParam, 'freeze', html`<button class="small">Freeze</button>`)}
${button('10s', '+10 s')}${button('1m', '+1 min')}${button('30m', '+30 min')}${button('1d', '+1 day')}</div>`
  return html`<section aria-labelledby="clock-heading"><header><h2 id="clock-heading">Clock</h2></header>
<div id="clock" data-live>${hands}</div>
${instruction(pathParam, 'advance', html`<label>Forward by <input name="by" placeholder="90s" pattern="[0-9.]+(ms|s|m|h|d)" required></label><button>Put forward</button>`)}</section>`
}

function planned({ faults }: World, pathParam: Place): Html {
  const rows = faults.planned.map(
    (fault): Row => [
      fault.command,
      nameOf(fault),
      fault.times === Infinity ? '∞' : fault.times,
      instruction(pathParam, 'clear-fault', html`<button class="small">Take back</button>`, { id: String(fault.id) }),
    ],
  )
  return table(
    'Planned faults',
    ['Command', 'What', ['Times', 'number'], ['', 'buttons']],
    rows,
    'Everything works as it should.',
  )
}

function nameOf({ fault, outcome }: PlannedFault): Html {
  if (fault !== undefined) return pill(fault, 'wait')
  if (outcome === undefined) return html``
  if ('error' in outcome) return pill(outcome.error, 'bad')
  return 'state' in outcome ? pill(outcome.state, 'calm') : pill(`forwarded to ${outcome.forwardTo}`, 'calm')
}
