import type { DecodeErrorCode } from '../../../../templates/protocol/src/failures.js'
import { defaultMaxBytes } from '../../../../templates/protocol/src/parse-element.js'
import { maxXmlDepth } from '../../../../templates/protocol/src/xml-reader.js'
import type { Frame, Model } from '../../../model/model.js'

/** Codes of vectors of the kind `fails`, in the order they are judged. */
function failures({ outcome }: Frame): Record<DecodeErrorCode, string> {
  return {
    'too-large': 'More bytes than `maxBytes`, or nested deeper than `maxXmlDepth` or `maxJsonDepth`.',
    'not-xml':
      'Not one well-formed element: empty, text, JSON, an HTML page, cut short, a second root, bytes that are not UTF-8.',
    doctype: 'It has a DOCTYPE that is not HTML’s. Nothing in it is read.',
    'not-json': 'Not one JSON object, or one in which a member occurs twice.',
    'wrong-root': 'The element bears none of the names in `accepts`: it answers another command. Case counts.',
    'no-success': `\`${outcome}\` is absent or empty.`,
    'unknown-success': `\`${outcome}\` is none of \`outcomes\` in any case.`,
    'foreign-answer': 'An attribute with `echo` holds another value than was sent.',
    'missing-attribute': 'An `essential` attribute of this outcome is absent or empty.',
    'malformed-attribute':
      'A value is not of its type: another than digits for an integer, than true or false for a flag.',
  }
}

export function replyRules({ gateway }: Pick<Model, 'gateway'>) {
  const { frame } = gateway
  const { outcome, reason, noError } = frame
  return {
    maxBytes: defaultMaxBytes,
    maxXmlDepth,
    maxJsonDepth: 16,
    outcome:
      'The command was sent: whatever is refused here leaves its outcome unknown, and it must not be sent again.',
    codes: failures(frame),
    document: [
      'HTTP status and content type decide nothing when the body is an answer.',
      'UTF-8; a byte order mark, an XML declaration, comments, instructions and white space around the one element are skipped.',
      'A body that begins with `<html` or `<!DOCTYPE html`, in any case and behind white space, is `not-xml`; any other `<!D`, in any case and place, is `doctype`.',
      'References are the five of XML and numeric ones to characters that XML 1.0 allows; another is `not-xml`.',
      'Line breaks that stand raw in an attribute are kept, as are tabs: CRLF and CR become LF. XML would turn them into spaces, but what is passed on to others is carried as it came.',
      'An attribute that occurs twice in an element, or `<` in an attribute, is `not-xml`.',
      'JSON: one object, strict; numbers and booleans where text is documented become their text, digits in a text become an integer.',
    ],
    values: [
      `An attribute that is empty counts as absent, and so does null in JSON. ${reason} ${noError}, in any case, counts as absent.`,
      `${outcome} is compared without regard to case and given as \`outcomes\` spell it; in JSON it may be true or false.`,
      'integer: ASCII digits, at most 9007199254740991, leading zeros allowed. flag: true or false in any case.',
      'A value of an enumeration, of the error codes or of the states is given in its documented spelling, in whatever case it comes; Forwarded(T) keeps what is in brackets. Others pass as they are.',
      'Nothing received is refused for its length or its pattern.',
      'raw: the text as it came, or the child element of that name: name, attributes, children, text (joined, without white space around it).',
      'Documented children are lists (`list`, empty when none came) or the first of their name.',
    ],
    echoes: [
      'Compared with the value of the request of the same name, or with the credential it has `from`: texts without regard to case, those of types with `id` exactly, integers as numbers.',
      `Not compared: what is absent on either side, integers when ${outcome} is False, those whose \`when\` does not hold. \`absent\` is what is expected when the request gives nothing.`,
      'They are compared before any attribute is judged; digits that cannot be read are then `malformed-attribute`.',
    ],
    extra:
      'What is not documented for the outcome is kept in `extra`: `attributes` as texts (JSON values as JSON), `children` as elements. An empty attribute that another outcome documents is left out. `extra` is absent when there is nothing.',
  }
}
