import { partLines } from '@hautelisse/domain/contract'
import { documentsCall, savedDocument } from '@hautelisse/domain/documents'
import type { MessageSources } from '@hautelisse/domain/messages'
import { alertsCall, optionBulletinsCall } from '@hautelisse/domain/option-bulletin'
import type { User } from '@hautelisse/domain/session'
import { assign, fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import type { Client } from '../api/index.ts'
import { askOperations, OPERATION_HOLDERS } from '../operations/index.ts'
import { contentOf, freshResource, resourceGuards } from '../resource/index.ts'
import type { Content, Given, RefreshRequested, RetryRequested } from '../resource/index.ts'

export type MessagesInput = { readonly client: Client; readonly scopes: User['scopes'] }

/** What was read of the messages, and whether that is all: a part that could not be read leaves the others. */
export type MessagesRead = MessageSources & { readonly isWhole: boolean }

type MessagesContext = MessagesInput & { readonly sources: MessagesRead | undefined }

type Part = Partial<MessagesRead>
type Read = (client: Client, signal: AbortSignal) => Promise<Part>

const readChoices: Read = async (client, signal) => {
  const [{ s2e_option_bulletins: bulletins }, { s2e_alerts: alerts }] = await Promise.all([
    client.call(optionBulletinsCall, {}, { signal }),
    client.call(alertsCall, {}, { signal }),
  ])
  return { bulletins, alerts }
}

const readDocuments: Read = async (client, signal) => {
  const { lines, unreadable } = partLines((await client.call(documentsCall, { body: {} }, { signal })).s2e_documents)
  return { documents: lines.map(savedDocument), isWhole: unreadable === 0 }
}

const readOperations: Read = async (client, signal) => {
  const { operations, missing, unreadable } = await askOperations({ client }, signal)
  return { operations, isWhole: missing.length + unreadable === 0 }
}

const NOTHING: MessageSources = { bulletins: [], alerts: [], operations: [], documents: [] }

/** Reads what the person can have: choices and documents are about employee savings. Fails if no part can be read. */
const readSources = fromPromise<MessagesRead, MessagesInput>(async ({ input: { client, scopes }, signal }) => {
  const reads = scopes.includes('s2e') ? [readChoices, readDocuments, readOperations] : [readOperations]
  const parts = await Promise.allSettled(reads.map((read) => read(client, signal)))
  const known = parts.flatMap((part) => (part.status === 'fulfilled' ? [part.value] : []))
  if (known.length === 0) throw new Error('No part of the messages can be read.')
  const isWhole = known.length === parts.length && known.every((part) => part.isWhole !== false)
  return { ...Object.assign({}, NOTHING, ...known), isWhole }
})

/** The messages: what they are made of, read and kept fresh. */
export const messagesMachine = setup({
  types: {
    context: {} as MessagesContext,
    events: {} as RetryRequested<'messages'> | RefreshRequested<'messages'>,
    input: {} as MessagesInput,
  },
  actors: { readSources },
  guards: { ...resourceGuards, canHold: ({ context }) => context.scopes.some((scope) => OPERATION_HOLDERS.includes(scope)) },
  actions: { takeSources: assign((_, { given }: Given<MessagesRead>) => ({ sources: given })) },
}).createMachine({
  id: 'messages',
  context: ({ input }) => ({ ...input, sources: undefined }),
  ...freshResource<MessagesRead>()({
    part: 'messages',
    read: 'readSources',
    input: ({ client, scopes }: MessagesContext) => ({ client, scopes }),
    when: 'canHold',
    take: 'takeSources',
  }),
})

/** What the messages are made of; absent for somebody who can have none. */
export const selectMessageSources = ({ value, context }: SnapshotFrom<typeof messagesMachine>): Content<MessagesRead> =>
  contentOf(value, context.sources)
