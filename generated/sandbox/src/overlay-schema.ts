// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
import type { ConfigSchema } from './world/settings-schema.js'

/** What an overlay file looks like. */
export const overlaySchema: ConfigSchema = {
  description: 'What a gateway or a merchant does beyond the interface document, row by row.',
  type: 'object',
  properties: {
    summary: {
      type: 'string',
      description: 'One sentence; ends with a full stop. Becomes the docstring.',
      pattern: '^[^\\s\\x00-\\x1f\\x7f-\\x9f][^\\x00-\\x1f\\x7f-\\x9f]*\\.$',
    },
    description: { type: 'string', minLength: 1, description: 'Further sentences.' },
    over: {
      type: 'string',
      pattern: '^[a-z][a-z0-9-]*$',
      description: 'The profile it is laid over: strict, lenient, or that of another overlay; lenient when absent.',
    },
    rows: {
      type: 'object',
      description: 'Rows by id. An id stands in one overlay only.',
      additionalProperties: {
        type: 'object',
        properties: {
          summary: {
            type: 'string',
            description: 'One sentence; ends with a full stop. Becomes the docstring.',
            pattern: '^[^\\s\\x00-\\x1f\\x7f-\\x9f][^\\x00-\\x1f\\x7f-\\x9f]*\\.$',
          },
          description: { type: 'string', minLength: 1, description: 'Further sentences.' },
          evidence: {
            type: 'array',
            description: 'How it is known: recorded from a gateway, tested by a client against its test environment, always sent by an official SDK, weak with one source.',
            items: { enum: ['recorded', 'tested', 'sdk', 'weak'] },
            minItems: 1,
          },
          decided: {
            description: 'Rows of unspecified.yaml this rests on: one id or a list.',
            items: { type: 'string' },
          },
          tolerates: {
            type: 'array',
            description: "What is read or done beyond the document, by the engine's names.",
            items: {
              enum: [
                'query',
                'foldNames',
                'pairEncodings',
                'unknownParameters',
                'bodyOfGet',
                'emptyIsAbsent',
                'blanksInPairs',
                'brokenPairs',
                'plusInPairs',
                'pastExpiry',
                'unknownUserInInit',
                'paymentOfSession',
              ],
            },
            minItems: 1,
          },
          settings: {
            type: 'object',
            description: 'Settings of a terminal whose default is another.',
            properties: {
              autoActivation: { type: 'boolean', description: 'Whether an added card is active at once.' },
              autoRegistration: { type: 'boolean', description: 'Whether adding a card registers an unknown user.' },
              ewalletTwoStep: { type: 'boolean', description: 'Whether eWallet Pay only blocks.' },
              initOrderIdForBlock: {
                type: 'boolean',
                description: 'Whether eWallet Init returns OrderId for Block sessions too.',
              },
            },
            additionalProperties: false,
          },
          cards: {
            type: 'object',
            description: 'Further card numbers, by the test card they behave as; a new name says which steps fail.',
            additionalProperties: {
              type: 'object',
              properties: {
                numbers: { type: 'array', items: { type: 'string', pattern: '^[0-9]{13,19}$' }, minItems: 1 },
                fails: {
                  type: 'object',
                  description: 'Steps that fail, with their codes, where no test card of the spec behaves so.',
                  additionalProperties: { type: 'string', minLength: 1 },
                },
              },
              required: ['numbers'],
              additionalProperties: false,
            },
          },
          cardIds: { enum: ['uuid'], description: 'What the ids of registered cards look like.' },
          commands: {
            type: 'object',
            description: 'Commands there are besides, by family and id.',
            additionalProperties: {
              type: 'object',
              properties: {
                like: { type: 'string', description: 'The command of the document it does the work of: api.Pay.' },
                path: { type: 'string', pattern: '^/[A-Za-z0-9/]+$' },
                element: {
                  type: 'string',
                  minLength: 1,
                  description: 'Root element of the answer; that of the other command when absent.',
                },
                credential: { enum: ['key', 'vwid'], description: 'Which name of the merchant Key carries.' },
                for: {
                  type: 'object',
                  description: 'Values of parameters it is for, where another command has the same path.',
                  additionalProperties: { type: 'string' },
                },
                answers: {
                  type: 'array',
                  items: { type: 'string', minLength: 1 },
                  minItems: 1,
                  description: 'Order of the attributes; others follow.',
                },
              },
              required: ['like', 'path'],
              additionalProperties: false,
            },
          },
          paths: {
            type: 'object',
            description: 'Further paths of commands.',
            additionalProperties: { type: 'string', pattern: '^/[A-Za-z0-9/]+$' },
          },
          parameters: {
            type: 'array',
            description: 'Parameters that are asked for less strictly.',
            items: {
              type: 'object',
              properties: {
                of: {
                  type: 'array',
                  description: 'Commands by family and id: of the document, or of the overlay.',
                  items: { type: 'string', minLength: 1 },
                  minItems: 1,
                },
                names: {
                  type: 'array',
                  items: { type: 'string', minLength: 1 },
                  minItems: 1,
                  description: 'Names, those in composite parameters with dots: PayInfo.PAN.',
                },
                is: {
                  enum: ['any-length', 'ignored', 'optional'],
                  description: 'Whether it may have any length, is passed over, or may be absent.',
                },
                for: {
                  type: 'object',
                  description: 'Parameters with these values.',
                  additionalProperties: { type: 'string' },
                },
              },
              required: ['of', 'names', 'is'],
              additionalProperties: false,
            },
            minItems: 1,
          },
          aliases: {
            type: 'object',
            description: 'Further names of parameters, by the documented one.',
            additionalProperties: { type: 'array', items: { type: 'string', minLength: 1 }, minItems: 1 },
          },
          attributes: {
            type: 'array',
            description: 'Attributes that answers have besides.',
            items: {
              type: 'object',
              properties: {
                of: {
                  type: 'array',
                  description: 'Commands by family and id: of the document, or of the overlay.',
                  items: { type: 'string', minLength: 1 },
                  minItems: 1,
                },
                name: { type: 'string', minLength: 1 },
                gives: {
                  enum: ['card-id', 'empty', 'false', 'final-terminal', 'forwarded', 'key', 'retrieval-number'],
                  description: "Where its value comes from, by the engine's name.",
                },
                in: {
                  type: 'array',
                  items: { enum: ['True', 'False', '3DS'] },
                  description: 'Outcomes it belongs to; True when absent.',
                  minItems: 1,
                },
                codes: {
                  type: 'array',
                  items: { type: 'string', minLength: 1 },
                  minItems: 1,
                  description: 'Error codes it comes with; all when absent.',
                },
                when: {
                  enum: ['absent', 'card-not-registered', 'money-moved'],
                  description: 'When it is there; always when absent.',
                },
                after: {
                  type: 'string',
                  minLength: 1,
                  description: 'The attribute it follows; it is the last when absent.',
                },
                summary: { type: 'string', minLength: 1, description: 'What it says, for readers of answers.' },
              },
              required: ['of', 'name', 'gives'],
              additionalProperties: false,
            },
            minItems: 1,
          },
          missing: {
            type: 'object',
            description: 'Error codes for what is missing: by command, then by parameter.',
            additionalProperties: { type: 'object', additionalProperties: { type: 'string', minLength: 1 } },
          },
          statuses: {
            type: 'array',
            description: 'Status queries that are answered otherwise while the payment is in one of these states.',
            items: {
              type: 'object',
              properties: {
                of: {
                  type: 'array',
                  description: 'Commands by family and id: of the document, or of the overlay.',
                  items: { type: 'string', minLength: 1 },
                  minItems: 1,
                },
                states: { type: 'array', items: { type: 'string' }, minItems: 1 },
                code: { type: 'string', minLength: 1, description: 'The error code that is answered.' },
                says: {
                  type: 'string',
                  minLength: 1,
                  description: 'The status that is told of a payment which a session registered.',
                },
              },
              required: ['of', 'states'],
              additionalProperties: false,
            },
            minItems: 1,
          },
          refusals: {
            type: 'object',
            description: 'Codes that a check gives in place of others: by the check, then by the documented code.',
            additionalProperties: { type: 'object', additionalProperties: { type: 'string', minLength: 1 } },
          },
          errors: {
            type: 'object',
            description: 'Further error codes.',
            additionalProperties: {
              type: 'object',
              properties: {
                summary: {
                  type: 'string',
                  description: 'One sentence; ends with a full stop. Becomes the docstring.',
                  pattern: '^[^\\s\\x00-\\x1f\\x7f-\\x9f][^\\x00-\\x1f\\x7f-\\x9f]*\\.$',
                },
                advice: {
                  type: 'object',
                  properties: {
                    fault: {
                      enum: ['none', 'merchant', 'payer', 'issuer', 'gateway', 'network', 'fraud-rules', 'unknown'],
                    },
                    repeat: { enum: ['never', 'same-later', 'other-card', 'after-fix', 'new-order'] },
                    payer: {
                      type: 'string',
                      description: 'One sentence; ends with a full stop. Becomes the docstring.',
                      pattern: '^[^\\s\\x00-\\x1f\\x7f-\\x9f][^\\x00-\\x1f\\x7f-\\x9f]*\\.$',
                    },
                    merchant: {
                      type: 'string',
                      description: 'One sentence; ends with a full stop. Becomes the docstring.',
                      pattern: '^[^\\s\\x00-\\x1f\\x7f-\\x9f][^\\x00-\\x1f\\x7f-\\x9f]*\\.$',
                    },
                  },
                  required: ['fault', 'repeat', 'payer', 'merchant'],
                  additionalProperties: false,
                },
              },
              required: ['summary', 'advice'],
              additionalProperties: false,
            },
          },
          states: {
            type: 'object',
            description: 'Further statuses of payments that answers may name.',
            additionalProperties: {
              type: 'object',
              properties: {
                summary: {
                  type: 'string',
                  description: 'One sentence; ends with a full stop. Becomes the docstring.',
                  pattern: '^[^\\s\\x00-\\x1f\\x7f-\\x9f][^\\x00-\\x1f\\x7f-\\x9f]*\\.$',
                },
              },
              required: ['summary'],
              additionalProperties: false,
            },
          },
          outcomes: {
            type: 'object',
            description: 'Commands that may answer 3DS, too, each with the command whose attributes that answer has.',
            additionalProperties: { type: 'string' },
          },
          replies: {
            type: 'object',
            description: "Members of JSON answers, by command: each with what it tells, by the engine's name.",
            additionalProperties: {
              type: 'object',
              properties: {
                members: {
                  type: 'object',
                  description: 'Names in their order, each with what it tells.',
                  additionalProperties: { enum: ['document', 'error', 'nothing', 'sended', 'status', 'success'] },
                },
                each: {
                  type: 'object',
                  description: 'Members of each element of its list.',
                  additionalProperties: { enum: ['document', 'error', 'nothing', 'sended', 'status', 'success'] },
                },
                words: {
                  type: 'object',
                  description: 'Statuses that have other names here.',
                  additionalProperties: { type: 'string', minLength: 1 },
                },
              },
              additionalProperties: false,
            },
          },
          page: {
            type: 'object',
            description: 'How the hosted card page is filled in without a browser.',
            properties: {
              submit: { type: 'string', minLength: 1, description: 'Last segment of the path the form goes to.' },
              form: { type: 'string', minLength: 1, description: 'Id of the form.' },
              session: { type: 'string', minLength: 1, description: "Input with the session's id." },
              inputs: {
                type: 'object',
                description: "Names of the inputs, by the page's own.",
                additionalProperties: { type: 'string', minLength: 1 },
              },
              data: { type: 'string', minLength: 1, description: 'Parameter with all of it as a key-pair string.' },
              json: { type: 'string', minLength: 1, description: 'Parameter that asks for a JSON answer.' },
            },
            required: ['submit', 'form', 'session', 'inputs', 'data', 'json'],
            additionalProperties: false,
          },
          dates: {
            type: 'array',
            description: 'Further forms of dates in notifications.',
            items: { type: 'string', minLength: 1 },
            minItems: 1,
          },
          examples: {
            type: 'array',
            description: 'What is seen on the wire: a request with what is read of it, or an answer with what a client reads.',
            items: {
              type: 'object',
              properties: {
                title: { type: 'string', minLength: 1 },
                sends: { type: 'string', pattern: '(GET|POST) /[^ ]*', description: 'Method, path and query.' },
                body: { type: 'string', description: 'Body of the request.' },
                reads: {
                  type: 'object',
                  description: 'What is read of it: the command, and the parameters by name.',
                  properties: { command: { type: 'string', minLength: 1 }, parameters: { type: 'object' } },
                  required: ['command', 'parameters'],
                  additionalProperties: false,
                },
                input: {
                  type: 'object',
                  description: 'What a client that is told of the overlay is given to send exactly this body.',
                },
                command: { type: 'string', minLength: 1, description: 'The command that is answered.' },
                event: { type: 'string', description: 'The notification that comes.' },
                answers: { type: 'string', minLength: 1, description: "The answer, or the notification's body." },
                gives: { type: 'object', description: 'What is read of the answer.' },
              },
              required: ['title'],
              additionalProperties: false,
            },
            minItems: 1,
          },
        },
        required: ['summary', 'evidence'],
        additionalProperties: false,
      },
    },
  },
  required: ['summary', 'rows'],
  additionalProperties: false,
}
