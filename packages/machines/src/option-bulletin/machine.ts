import type { OptionBulletin } from '@hautelisse/domain/option-bulletin'
import type { User } from '@hautelisse/domain/session'
import { assign, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import type { Client } from '../api/index.ts'
import { contentOf, resource, resourceGuards } from '../resource/index.ts'
import type { Content, Given, RetryRequested } from '../resource/index.ts'
import { readBulletin, type BulletinName } from './reads.ts'

type Scopes = User['scopes']

/** Families of savings whose premiums leave a choice. */
export const BULLETIN_HOLDERS: Scopes = ['s2e']

export type BulletinInput = BulletinName & {
  readonly client: Client
  /** Families of savings of the person. */
  readonly scopes: Scopes
}

type BulletinContext = BulletinInput & { readonly bulletin: OptionBulletin | undefined }

/** One choice on a premium that an address names: read, or said not to be held by the person. */
export const bulletinMachine = setup({
  types: { context: {} as BulletinContext, events: {} as RetryRequested<'bulletin'>, input: {} as BulletinInput },
  actors: { readBulletin },
  guards: { ...resourceGuards, canHold: ({ context }) => context.scopes.some((scope) => BULLETIN_HOLDERS.includes(scope)) },
  actions: { takeBulletin: assign((_, { given }: Given<OptionBulletin | undefined>) => ({ bulletin: given })) },
}).createMachine({
  id: 'bulletin',
  context: ({ input }) => ({ ...input, bulletin: undefined }),
  ...resource<OptionBulletin | undefined>()({
    part: 'bulletin',
    read: 'readBulletin',
    input: ({ client, id, by }: BulletinContext) => ({ client, id, by }),
    when: 'canHold',
    take: 'takeBulletin',
  }),
})

/** The choice that the address names; absent for somebody who does not have it. */
export const selectBulletin = ({ value, context }: SnapshotFrom<typeof bulletinMachine>): Content<OptionBulletin> =>
  contentOf(value, context.bulletin)
