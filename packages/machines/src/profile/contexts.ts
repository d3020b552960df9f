import { addressContextCall, identityContextCall, type AddressContext, type IdentityContext } from '@hautelisse/domain/profile'
import { assign, fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import type { Client } from '../api/index.ts'
import { contentOf, freshResource, resourceGuards } from '../resource/index.ts'
import type { Content, Given, RefreshRequested, RetryRequested } from '../resource/index.ts'

/** What says how something is changed: a context for identity, and one for the address. */
export const PROFILE_PARTS = ['identity', 'address'] as const
export type ProfilePart = (typeof PROFILE_PARTS)[number]

/** `company` is the main one; without it there is nothing to ask, and changes go by post. */
type ContextsInput = { readonly client: Client; readonly company: string | undefined }
type ContextsEvent = RetryRequested<ProfilePart> | RefreshRequested<ProfilePart>
type ContextsContext = ContextsInput & {
  readonly identity: IdentityContext | undefined
  readonly address: AddressContext | undefined
}

const asked = ({ client, company }: ContextsInput) => ({ client, company })

/** Reads how identity and address are changed; each is asked for again alone, and neither shows a form before it is known. CTX-12, CTX-13, O-ERR-08. */
export const profileContextsMachine = setup({
  types: { context: {} as ContextsContext, events: {} as ContextsEvent, input: {} as ContextsInput },
  actors: {
    readIdentity: fromPromise<IdentityContext, ContextsInput>(({ input: { client, company = '' }, signal }) =>
      client.call(identityContextCall, { query: { main_company_id: company } }, { signal }),
    ),
    readAddress: fromPromise<AddressContext, ContextsInput>(({ input: { client, company = '' }, signal }) =>
      client.call(addressContextCall, { query: { main_company_id: company } }, { signal }),
    ),
  },
  guards: { ...resourceGuards, hasCompany: ({ context }) => context.company !== undefined },
  actions: {
    takeIdentity: assign((_, { given }: Given<IdentityContext>) => ({ identity: given })),
    takeAddress: assign((_, { given }: Given<AddressContext>) => ({ address: given })),
  },
}).createMachine({
  id: 'profileContexts',
  context: ({ input }) => ({ ...input, identity: undefined, address: undefined }),
  type: 'parallel',
  states: {
    identity: freshResource<IdentityContext>()({
      part: 'identity',
      read: 'readIdentity',
      when: 'hasCompany',
      input: asked,
      take: 'takeIdentity',
    }),
    address: freshResource<AddressContext>()({
      part: 'address',
      read: 'readAddress',
      when: 'hasCompany',
      input: asked,
      take: 'takeAddress',
    }),
  },
})

export type ContextsSnapshot = SnapshotFrom<typeof profileContextsMachine>

/** How identity is changed; absent without a main company. */
export const selectIdentity = ({ value, context }: ContextsSnapshot): Content<IdentityContext> =>
  contentOf(value.identity, context.identity)

/** How the address is changed; absent without a main company. */
export const selectAddress = ({ value, context }: ContextsSnapshot): Content<AddressContext> =>
  contentOf(value.address, context.address)
