import { isSaid } from '../shared/overlays.js'
import { at, patch, place, type Rule } from '../shared/rule.js'
import { isWord } from '../shared/words.js'

const shows = { added: 'is new', removed: 'is gone', changed: 'shows something else', reordered: 'stands elsewhere' }

export const words: Rule = {
  code: 'words',
  summary: 'Summaries, descriptions, sources, samples and examples are for people: patch.',
  judge: ({ path, kind }) => {
    if (at(path, 'examples/*')) return patch(`the example ${path[1]} ${shows[kind]}`)
    const isSomeWord = isWord(path) || (path[0] === 'overlays' && isSaid(path))
    return isSomeWord ? patch(`${place(path)} has changed`) : undefined
  },
}
