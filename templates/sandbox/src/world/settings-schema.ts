import type { RsaEncoding, RsaOptions, RsaPadding, RsaText } from '@card-gateway/notifications'
import type { DeliveryOptions, SmtpOptions } from './delivery-options.js'
import type {
  ControlSettings,
  NotificationSettings,
  RefundDates,
  SandboxOptions,
  TerminalSettings,
} from './settings.js'

/** The part of JSON Schema that the schema of the configuration file uses. */
export interface ConfigSchema {
  readonly description?: string
  readonly type?: 'object' | 'array' | 'string' | 'boolean' | 'integer' | readonly ('string' | 'integer' | 'number')[]
  readonly properties?: Readonly<Record<string, ConfigSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: false | ConfigSchema
  readonly items?: ConfigSchema
  readonly enum?: readonly string[]
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly minLength?: number
}

/** What the server is told beside what the sandbox is. */
export interface ServerSettings {
  readonly port?: number
  readonly host?: string
}

/** What of delivery can be written down. */
export type WrittenDelivery = Pick<DeliveryOptions, 'timeLimit' | 'keep'> & { readonly smtp?: SmtpOptions }

/** A configuration file: the options of `createSandbox` that can be written down, and the server's. */
export type Config = ServerSettings &
  Omit<SandboxOptions, 'store' | 'overlays' | 'delivery' | 'time' | 'random' | 'report' | 'instance'> & {
    readonly delivery?: WrittenDelivery
    /** Files of overlays. */
    readonly overlays?: readonly string[]
    /** Address of a store, as `openStore` takes it. */
    readonly store?: string
  }

/** One schema for each setting: a setting that is missing here does not compile. */
type SchemasOf<Settings> = { readonly [Name in keyof Required<Settings>]: ConfigSchema }

const text = (description: string): ConfigSchema => ({ type: 'string', minLength: 1, description })
const flag = (description: string): ConfigSchema => ({ type: 'boolean', description })
const texts = (description: string): ConfigSchema => ({ type: 'array', items: { type: 'string' }, description })
const span = (description: string): ConfigSchema => ({
  type: ['integer', 'string'],
  minimum: 0,
  pattern: '^\\d+(\\.\\d+)?(ms|s|m|h|d)$',
  description: `${description} Milliseconds, or text such as 10s, 30m, 2h.`,
})

/** @param words each of the type's: one that is missing does not compile */
const choice = <Word extends string>(words: Readonly<Record<Word, true>>, description: string): ConfigSchema => ({
  type: 'string',
  enum: Object.keys(words),
  description,
})

const paddings: Readonly<Record<RsaPadding, true>> = {
  'oaep-sha1': true,
  'oaep-sha256': true,
  'oaep-sha384': true,
  'oaep-sha512': true,
  pkcs1: true,
}
const encodings: Readonly<Record<RsaEncoding, true>> = { base64: true, base64url: true, hex: true }
const encryptedTexts: Readonly<Record<RsaText, true>> = { 'utf-8': true, 'utf-16le': true, 'windows-1251': true }

const refundDates: Readonly<Record<RefundDates, true>> = {
  'month-first': true,
  'day-first': true,
  'twelve-hours': true,
}

const encryption: SchemasOf<RsaOptions> = {
  padding: choice(paddings, 'How each block is padded; default oaep-sha1.'),
  encoding: choice(encodings, 'How the encrypted bytes are written; default base64.'),
  separator: text(
    'Text between blocks that are encoded one by one; default: the blocks are joined and encoded together.',
  ),
  text: choice(encryptedTexts, 'How the text is turned into bytes; default utf-8.'),
}

const notifications: SchemasOf<NotificationSettings> = {
  url: text('Receiver of HTTP POSTs.'),
  allowLinkLocal: flag('Whether link-local addresses may be posted to; default false.'),
  email: text('Receiver of e-mails, each sent once.'),
  sms: text('Receiver of SMS, each sent once.'),
  publicKey: text('Your public key, PEM; notifications are encrypted when it is there.'),
  encryption: {
    type: 'object',
    additionalProperties: false,
    properties: encryption,
    description: 'How notifications are encrypted, as your receiver decrypts them.',
  },
  operations: texts('Rows of the emission matrix that are sent; default: all.'),
  refundDates: choice(
    refundDates,
    'How events of refunds write their date: MM/dd/yyyy (default), dd.MM.yyyy, or M/d/yyyy with AM and PM as in the field.',
  ),
  deliveryLimit: {
    type: 'integer',
    minimum: 1,
    description: 'Attempts after which a delivery is given up; default: never.',
  },
}

const terminal: SchemasOf<TerminalSettings> = {
  key: text('Terminal name of the API and InPay families; also the name of its world.'),
  vwid: text('Merchant id of the eWallet family.'),
  password: text('Password of both.'),
  families: texts('Families that are switched on; default: all.'),
  allowFrom: texts('Source addresses that have access; default: all.'),
  threeDSecure: flag('Whether protected cards ask for 3-D Secure; default true.'),
  ewalletTwoStep: flag('Whether eWallet Pay on the merchant’s side only blocks; default false.'),
  autoActivation: flag('Whether an added card is active at once; default false.'),
  autoRegistration: flag('Whether adding a card registers an unknown user; default false.'),
  initOrderIdForBlock: flag('Whether eWallet Init returns OrderId for Block sessions too; default false.'),
  testAmountRange: {
    type: 'string',
    enum: ['off', 'warn', 'refuse'],
    description: 'What is done about amounts outside the test environment’s range; default off.',
  },
  timeoutTakesEffect: flag('Whether an operation that timed out takes effect all the same; default false.'),
  partialState: text('Status of a payment after a partial unblock or refund; default same.'),
  forwardTo: text('Terminal that every payment is forwarded to.'),
  returnUrl: text('Where eWallet payers return to: a template with {orderid} and {success}.'),
  threeDSLifetime: span('How long the payer may take for 3-D Secure; default 15m.'),
  sessionLifetime: span('How long a hosted session lives; default 1h.'),
  chequeDelay: span('How long a standalone cheque stays in the queue; default 5s.'),
  notifications: {
    type: 'object',
    additionalProperties: false,
    properties: notifications,
    description: 'Where results are sent.',
  },
}

const smtp: SchemasOf<SmtpOptions> = {
  url: { type: 'string', pattern: '^smtps?://', description: 'smtp://user:password@host:25, or smtps:.' },
  from: text('Sender’s address.'),
}

const delivery: SchemasOf<WrittenDelivery> = {
  smtp: {
    type: 'object',
    required: ['url', 'from'],
    additionalProperties: false,
    properties: smtp,
    description: 'Mail server that e-mails are also sent to, beside the outbox; needs the package nodemailer.',
  },
  timeLimit: {
    type: 'integer',
    minimum: 1,
    description: 'Milliseconds a receiver may take to answer; default the pause between two attempts.',
  },
  keep: {
    type: 'integer',
    minimum: 0,
    description: 'How many finished deliveries and messages are kept; default 1000.',
  },
}

const control: SchemasOf<ControlSettings> = {
  token: {
    type: 'string',
    pattern: '^[\\x21-\\x7e]{8,}$',
    description:
      'Token that everybody must send, from this machine too; 8 characters or more without spaces. Better set in CARD_GATEWAY_SANDBOX_TOKEN.',
  },
  hosts: {
    ...texts(
      'Host names under which any machine may use them without a token: the Host of the request, without a port.',
    ),
    minItems: 1,
  },
}

const settings: SchemasOf<Config> = {
  port: {
    type: 'integer',
    minimum: 0,
    maximum: 65_535,
    description: 'Port to listen on; 0 for any free one; default 8080.',
  },
  host: text('Address to listen on; default 127.0.0.1, which other machines cannot reach.'),
  seed: { type: ['integer', 'string'], description: 'Seed: the same one gives the same ids, amounts and codes.' },
  now: {
    type: ['integer', 'string'],
    description: 'Time the clock starts at: ISO 8601, or milliseconds since 1970.',
  },
  frozen: flag('Whether the clock stands still until it is advanced; default false.'),
  openTerminals: flag('Whether a terminal that is not configured is set up at its first request; default false.'),
  profile: text('Profile, which says what holds beyond the document: strict (default), lenient or field.'),
  overlays: texts(
    'Overlay files of your own, applied over the profile. In a file, their paths are relative to that file.',
  ),
  lenient: flag('The same as profile: lenient.'),
  chequePaths: {
    type: 'object',
    additionalProperties: text('A path.'),
    description: 'Paths of the standalone cheque operations.',
  },
  publicUrl: text('Address of the sandbox as others see it; default: the origin of the request.'),
  docs: text('Documentation that refusals and dashboard link to: an address, or a path of this server; default /docs.'),
  delivery: {
    type: 'object',
    additionalProperties: false,
    properties: delivery,
    description: 'How notifications leave the sandbox.',
  },
  store: {
    type: 'string',
    pattern: '^(memory$|pglite:.|postgres(ql)?://.)',
    description:
      'Where rows are kept: memory (default), pglite:folder, or postgres://user@host/database. In a file, the folder is relative to that file.',
  },
  control: {
    type: 'object',
    additionalProperties: false,
    properties: control,
    description: 'Who may use admin API and dashboard; default: only this machine, under its own name.',
  },
  journalSize: { type: 'integer', minimum: 0, description: 'Requests the journal keeps; default 1000.' },
  terminals: {
    type: 'array',
    minItems: 1,
    items: { type: 'object', required: ['key', 'vwid', 'password'], additionalProperties: false, properties: terminal },
    description: 'Merchants, each a world of its own; the first one is the default of every control.',
  },
}

/** JSON Schema of the configuration file; published as `config.schema.json`. */
export const configSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'urn:card-gateway:1:sandbox/config',
  title: 'Configuration of card-gateway-sandbox',
  type: 'object',
  additionalProperties: false,
  properties: { $schema: text('Address of this schema, for editors.'), ...settings },
} as const satisfies ConfigSchema & { readonly $schema: string; readonly $id: string; readonly title: string }
