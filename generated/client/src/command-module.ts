// Copied from templates/client/src/command-module.ts by `npm run generate`. Do not edit: change it there.
import type { CommandDescriptor } from '@card-gateway/protocol/core'
import type { StatusReply } from './status.js'
import type { RequestValidator } from './validation.js'

/**
 * A command and the validator of its requests. Each command has a module of its own.
 *
 * @example
 * ```ts
 * const nameOf = (module: CommandModule) => module.command.id
 * ```
 */
export interface CommandModule<Request = unknown, Reply = unknown> {
  /** How the command travels. */
  readonly command: CommandDescriptor<Request, Reply>
  /** Checks its requests. */
  readonly validator: RequestValidator
}

/**
 * Loads a command, at its first call. This function is also the key under which the client keeps what it prepared.
 *
 * It throws what the platform throws when a module cannot be loaded.
 *
 * @example
 * ```ts
 * const load: LoadCommand = () => import('@card-gateway/client/commands/api/Pay')
 * ```
 */
export type LoadCommand<Request = unknown, Reply = unknown> = () => Promise<CommandModule<Request, Reply>>

/**
 * The commands that tell a payment's status, one per family, by id: `api.GetState`.
 *
 * @example
 * ```ts
 * const families = (commands: StatusCommands) => Object.keys(commands)
 * ```
 */
export type StatusCommands = Readonly<
  Record<
    string,
    LoadCommand<
      {
        /** Of the payment. */
        readonly OrderId: string
      },
      StatusReply
    >
  >
>
