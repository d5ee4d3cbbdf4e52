import type { Frame, Model } from '../../../model/model.js'
import { secretNames } from '../../../projections/secret-names.js'
import { beliefRules } from './belief.js'

export function notificationRules(model: Model) {
  const { frame } = model.gateway
  return {
    codes: failures(frame),
    body: 'A UTF-8 form; a byte order mark is skipped, and so are empty parts. A part without `=` is a name with an empty value.',
    event: `The name in \`${frame.event}\` is compared without regard to case and given in its documented spelling. The fields are \`commonEventFields\` and those of the event.`,
    values: [
      `An empty field counts as absent. integer, flag and enumerations are read as in replies; ${frame.reason} ${frame.noError} stays.`,
      'timestamp: an object with `raw`, and with year, month, day, hour, minute, second when it is dd.MM.yyyy HH:mm:ss, MM/dd/yyyy HH:mm:ss, or M/d/yyyy h:mm:ss with AM or PM behind it (seen in the field), and a day of the calendar.',
      'ticks: 1 to 19 digits, a number: leading zeros do not count. Vectors write it as text, for it exceeds what JSON numbers carry exactly.',
      'A field that is not required and not of its type goes to `extra` as it came.',
    ],
    extra:
      'A field nobody documented: in an event that is `open` a member of the event itself, as text; else a member of `extra`, an object of texts. The names `extra` and `__proto__` always go to `extra`. `extra` is absent when there is nothing.',
    unknown:
      'An event of an unknown name gives `kind`: "unknown", `name` as it came, the common fields, and all others in `extra`.',
    hidden: {
      rule: 'Fields of these names, in any case, are secrets of requests that no notification should carry. Where the event does not document them their values are masked.',
      names: Object.fromEntries(secretNames(model)),
    },
    belief: beliefRules(model),
    encryption: {
      field: frame.encrypted,
      padding: ['oaep-sha1', 'oaep-sha256', 'oaep-sha384', 'oaep-sha512', 'pkcs1'],
      encoding: ['base64', 'base64url', 'hex'],
      text: ['utf-8', 'utf-16le', 'windows-1251'],
      maxBlocks: 16,
      rules: [
        'The gateway does not document padding, encoding and text: each is an option, the first of each list is the default.',
        'The text is cut into blocks of bytes as long as the padding allows, each block is encrypted, and the results are joined, then encoded. With the option `separator` each is encoded by itself.',
        'OAEP uses its hash for the mask too, and an empty label. PKCS#1 v1.5 counts as opened only with at least eight bytes of padding that are not zero.',
        'Line breaks in the encoded text are skipped; in Base64 a space stands for `+`.',
        `Keys are tried in their order; a key counts when the text it gives is well encoded and holds the word ${frame.event}.`,
        'Every reason for failure is the one code `undecryptable`.',
      ],
    },
  }
}

/** Codes of vectors of the kind `unreadable`, in the order they are judged. */
function failures({ event, encrypted }: Frame) {
  return {
    'utf-8': 'Bytes that are not UTF-8, raw or percent-encoded.',
    percent: '`%` without two hexadecimal digits behind it.',
    encrypted: `The one parameter ${encrypted} came, and there is no key.`,
    mixed: `${encrypted} came beside other parameters: nobody can tell which of them counts.`,
    undecryptable: `No key opens it, or it opens to something that does not hold the word ${event}.`,
    pair: 'What was decrypted is no key-pair string.',
    'no-event': `\`${event}\` is absent or empty.`,
    duplicate: 'A field occurs twice, documented or not, empty or not.',
    malformed: 'A required field is not of its type.',
    missing: 'A required field is absent or empty.',
  }
}
