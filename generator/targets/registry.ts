import { client } from './client/index.js'
import { docs } from './docs/index.js'
import { mock } from './mock/index.js'
import { notifications } from './notifications/index.js'
import { protocol } from './protocol/index.js'
import { sandbox } from './sandbox/index.js'
import { schemas } from './schemas/index.js'
import type { Target } from './shared/target.js'
import { validators } from './validators/index.js'

/** Every package that is generated, and the reference. A new one is a folder beside this file and a line here. */
export const targets: readonly Target[] = [protocol, validators, client, mock, notifications, sandbox, schemas, docs]
