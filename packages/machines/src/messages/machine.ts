import type { MessageSources } from '@hautelisse/domain/messages'
import { alertsCall, optionBulletinsCall } from '@hautelisse/domain/option-bulletin'
import type { User } from '@hautelisse/domain/session'
import { assign, fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import type { Client } from '../api/index.ts'
import { contentOf, freshResource, resourceGuards } from '../resource/index.ts'
import type { Content, Given, RefreshRequested, RetryRequested } from '../resource/index.ts'

export type MessagesInput = { readonly client: Client; readonly scopes: User['scopes'] }

type MessagesContext = MessagesInput & { readonly sources: MessageSources | undefined }

/** Messages are about employee savings: no call is made for anybody else. */
const readSources = fromPromise<MessageSources, Pick<MessagesInput, 'client'>>(async ({ input: { client }, signal }) => {
  const [{ s2e_option_bulletins: bulletins }, { s2e_alerts: alerts }] = await Promise.all([
    client.call(optionBulletinsCall, {}, { signal }),
    client.call(alertsCall, {}, { signal }),
  ])
  return { bulletins, alerts }
})

/** The inbox: what its messages are made of, read and kept fresh. */
export const messagesMachine = setup({
  types: {
    context: {} as MessagesContext,
    events: {} as RetryRequested<'messages'> | RefreshRequested<'messages'>,
    input: {} as MessagesInput,
  },
  actors: { readSources },
  guards: { ...resourceGuards, canHold: ({ context }) => context.scopes.includes('s2e') },
  actions: { takeSources: assign((_, { given }: Given<MessageSources>) => ({ sources: given })) },
}).createMachine({
  id: 'messages',
  context: ({ input }) => ({ ...input, sources: undefined }),
  ...freshResource<MessageSources>()({
    part: 'messages',
    read: 'readSources',
    input: ({ client }: MessagesContext) => ({ client }),
    when: 'canHold',
    take: 'takeSources',
  }),
})

/** What the messages are made of; absent for somebody without employee savings. */
export const selectMessageSources = ({ value, context }: SnapshotFrom<typeof messagesMachine>): Content<MessageSources> =>
  contentOf(value, context.sources)
