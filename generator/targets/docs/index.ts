import type { Command, Model, Transition } from '../../model/model.js'
import type { OutputFile, Target } from '../shared/target.js'
import { commandIndex, commandPages } from './commands.js'
import { drawingOf, renderDrawing } from './diagram.js'
import { errorIndex, errorPages } from './errors.js'
import { eventIndex, eventPages } from './events.js'
import { limitsPage } from './limits.js'
import { commandPath, commandTitle, Links, machinePath, machineWords } from './links.js'
import { overlayPages } from './overlays.js'
import { type Entry, type Page, pageUnits } from './page.js'
import { questionsPage, testCardsPage } from './register.js'
import { stateIndex, statePages } from './states.js'

/** The reference in Markdown: a page for all that the spec knows, readable where it lies and in the documentation site. */
export const docs: Target = {
  name: 'docs',
  folder: 'docs/reference',
  emit(model) {
    const pages: Page[] = [
      commandIndex(model),
      ...commandPages(model),
      eventIndex(model),
      ...eventPages(model),
      errorIndex(model),
      ...errorPages(model),
      stateIndex(model),
      ...statePages(model),
      limitsPage(model),
      testCardsPage(model),
      ...overlayPages(model),
      questionsPage(model),
    ]
    return [...pageUnits(pages), contentsUnit(pages), ...diagrams(model)]
  },
}

/** Contents of the reference, for the site's navigation and search. */
function contentsUnit(pages: readonly Page[]): OutputFile {
  const entries = pages.map(
    ({ path, title, summary, group, keywords }): Entry => ({
      path,
      title,
      summary,
      ...(group !== undefined && { group }),
      ...(keywords !== undefined && { keywords }),
    }),
  )
  return { path: 'contents.json', from: [entries], render: () => `${JSON.stringify(entries, null, 2)}\n` }
}

/** A diagram for each state machine, and a small one for each command with transitions. */
function diagrams(model: Model): OutputFile[] {
  const { machines, commands, transitions } = model
  return [
    ...machines.map(({ name }) => {
      const own = transitions.filter(({ machine }) => machine === name)
      return diagram(machinePath({ name }), `States of a ${machineWords(name)}`, own, commands, model)
    }),
    ...commands
      .filter(({ moves }) => moves.length > 0)
      .map((command) => {
        const own = transitions.filter(({ id }) => command.moves.includes(id))
        return diagram(commandPath(command), `What ${commandTitle(command)} does`, own, [command], model)
      }),
  ]
}

function diagram(
  page: string,
  title: string,
  transitions: readonly Transition[],
  commands: readonly Command[],
  model: Model,
): OutputFile {
  const links = new Links(model, page)
  const drawing = drawingOf(title, transitions, commands, (command) => links.to(commandPath(command)))
  return { path: page.replace(/\.md$/, '.svg'), from: [drawing], render: () => renderDrawing(drawing) }
}
