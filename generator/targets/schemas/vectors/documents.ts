/** Vectors of answers as documents: everything that may surround or fill the one element. */
import type { Frame } from '../../../model/model.js'
import { outcomeOf } from '../../../projections/outcomes.js'
import type { Answer } from './answer.js'

export function documentCases(answers: string, frame: Frame): Answer[] {
  const { outcome } = frame
  const [success, failure] = [outcomeOf('success', frame), outcomeOf('failure', frame)]
  const root = /^<(\w+)/.exec(answers)?.[1] ?? 'a'
  const open = answers.replace(/\s*\/>$/, '>')
  const close = `</${root}>`
  const inside = (text: string) => `${open}${text}${close}`
  const attribute = (text: string) => answers.replace('/>', ` ${text}/>`)
  const cases: Readonly<Record<string, string>> = {
    'with a byte order mark': `\ufeff${answers}`,
    'with a declaration': `<?xml version="1.0" encoding="utf-8"?>\n${answers}\n`,
    'with a declaration of another encoding': `<?xml version="1.0" encoding="windows-1251"?>${answers}`,
    'with white space around': ` \r\n\t${answers} \r\n\t`,
    'with white space before a declaration': ` <?xml version="1.0"?>${answers}`,
    'with comments around': `<!-- one -->${answers}<!-- two -->`,
    'with an instruction': `<?php echo 1 ?>${answers}`,
    'with a closing tag': `${open}${close}`,
    'with white space before the closing bracket': `${open.slice(0, -1)} ></${root} >`,
    'with text inside': inside('OK'),
    'with text cut by a comment': inside('a<!-- x -->b'),
    'with CDATA': inside('<![CDATA[a<b]]>'),
    'with a child whose text is cut by a comment': inside('<Note>one <!-- x -->two<![CDATA[<3]]></Note>'),
    'with a comment that holds a tag': inside(`<!-- <${root} ${outcome}="${failure}"/> -->`),
    'with single quotes': answers.replaceAll('"', "'"),
    'with space around an equals sign': attribute('a = "1"'),
    'with numeric references': attribute('a="&#1055;&#x43f;&#10;&#x1F600;"'),
    'with the five entities': attribute('a="&amp;&lt;&gt;&quot;&apos;"'),
    'with a greater-than sign in an attribute': attribute('a="1>0"'),
    'with a prefix': attribute('x:a="1"'),
    'with a bare ampersand': attribute('a="1&2"'),
    'with an entity nobody declared': attribute('a="&nbsp;"'),
    'with a reference to NUL': attribute('a="&#0;"'),
    'with a reference to a control character': attribute('a="&#x1;"'),
    'with a reference to half of a surrogate pair': attribute('a="&#xD800;"'),
    'with a less-than sign in an attribute': attribute('a="1<2"'),
    'with an attribute twice': attribute(`${outcome}="${failure}"`),
    'with attributes that touch': answers.replace('" ', '"'),
    'with an attribute without quotes': attribute('a=1'),
    'with an attribute without a value': attribute('a'),
    'cut short in a value': answers.slice(0, -4),
    'cut short before its end': answers.slice(0, -2),
    'without its closing tag': open,
    'with another closing tag': `${open}</Other>`,
    'with a second root': `${answers}${answers}`,
    'with text behind': `${answers}OK`,
    'with text before': `OK${answers}`,
    'with a DOCTYPE': `<!DOCTYPE ${root}>${answers}`,
    'with entities of its own': `<!DOCTYPE ${root} [<!ENTITY a "b">]>${answers}`,
    'an HTML page': '<!DOCTYPE html><html><body>502</body></html>',
    'an HTML page in other case': '\n<!doctype HTML>\n<HTML></HTML>',
    'an HTML page without a DOCTYPE': '<html><body>502</body></html>',
    'another element that begins like a page': '<htmlish/>',
    empty: '',
    'white space': ' \n',
    'JSON in place of XML': `{"${outcome}":"${success}"}`,
    'plain text': 'Service unavailable',
    'of another root': answers.replaceAll(root, 'Error'),
    'of a root in small letters': answers.replaceAll(root, root.toLowerCase()),
  }
  return listed(cases)
}

export function jsonDocumentCases(answers: string, frame: Frame): Answer[] {
  const { outcome } = frame
  const [success, failure] = [outcomeOf('success', frame), outcomeOf('failure', frame)]
  const opened = answers.replace(/\}\s*$/, '')
  return listed({
    'with a byte order mark': `\ufeff${answers}`,
    'with white space around': ` \r\n\t${answers}\n`,
    'a list': `[${answers}]`,
    'a text': `"${success}"`,
    null: 'null',
    empty: '',
    'cut short': answers.slice(0, -1),
    'with a comma too many': `${opened},}`,
    'with text behind': `${answers}x`,
    'with a member twice': `${opened},"${outcome}":"${failure}"}`,
    'with a member twice, once escaped': `${opened},"${escapedName(outcome)}":"${failure}"}`,
    'with a member twice inside': `${opened},"Strange":{"a":1,"a":2}}`,
    'with NaN': `${opened},"Strange":NaN}`,
    'with a number that begins with zero': `${opened},"Strange":01}`,
    'with a raw line feed in a text': `${opened},"Strange":"a\nb"}`,
    'with single quotes': answers.replaceAll('"', "'"),
    'with a comment': `${answers}/* x */`,
    'nested sixteen deep': `${opened},"Strange":${'['.repeat(15)}${']'.repeat(15)}}`,
    'nested seventeen deep': `${opened},"Strange":${'['.repeat(16)}${']'.repeat(16)}}`,
    'an XML answer': `<Other ${outcome}="${success}"/>`,
  })
}

/** The same name to whoever reads JSON. */
function escapedName(name: string): string {
  return `\\u${name.charCodeAt(0).toString(16).padStart(4, '0')}${name.slice(1)}`
}

function listed(cases: Readonly<Record<string, string>>): Answer[] {
  return Object.entries(cases).map(([title, answers]) => ({
    name: title.replace(/[ ,]+(\w)/g, (_found, letter: string) => letter.toUpperCase()).replaceAll('-', ''),
    title,
    answers,
  }))
}
