import type { CommandDescriptor } from '@card-gateway/protocol/core'
import type { StatusReply } from './status.js'
import type { RequestValidator } from './validation.js'

/** A command and what checks its requests: a module of its own for each. */
export interface CommandModule<Request = unknown, Reply = unknown> {
  readonly command: CommandDescriptor<Request, Reply>
  readonly validator: RequestValidator
}

/** Loads a command, at its first call. What the client makes ready it keeps by this function. */
export type LoadCommand<Request = unknown, Reply = unknown> = () => Promise<CommandModule<Request, Reply>>

/** The commands that tell a payment's status, one per family, by id: `api.GetState`. */
export type StatusCommands = Readonly<Record<string, LoadCommand<{ readonly OrderId: string }, StatusReply>>>
