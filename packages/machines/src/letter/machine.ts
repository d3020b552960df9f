import { bankAccountContextCall } from '@hautelisse/domain/bank-account'
import type { TsaAddress } from '@hautelisse/domain/profile'
import { assign, fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import type { Client } from '../api/index.ts'
import { resource, resourceGuards } from '../resource/index.ts'
import type { Given, RetryRequested } from '../resource/index.ts'

/** `company` is the main one; without it no context tells an address. */
export type PaperAddressInput = { readonly client: Client; readonly company: string | undefined }

type PaperAddressContext = PaperAddressInput & { readonly address: TsaAddress | undefined }

/** Reads where letters to the account keeper go; a letter is written without it where nobody tells. RWD-03, TRF-05. */
export const paperAddressMachine = setup({
  types: { context: {} as PaperAddressContext, events: {} as RetryRequested<'address'>, input: {} as PaperAddressInput },
  actors: {
    readAddress: fromPromise<TsaAddress | undefined, PaperAddressInput>(
      async ({ input: { client, company = '' }, signal }) =>
        (await client.call(bankAccountContextCall, { query: { main_company_id: company } }, { signal })).tsa_address,
    ),
  },
  guards: { ...resourceGuards, hasCompany: ({ context }) => context.company !== undefined },
  actions: { takeAddress: assign((_, { given }: Given<TsaAddress | undefined>) => ({ address: given })) },
}).createMachine({
  id: 'paper-address',
  context: ({ input }) => ({ ...input, address: undefined }),
  ...resource<TsaAddress | undefined>()({
    part: 'address',
    read: 'readAddress',
    input: ({ client, company }: PaperAddressContext) => ({ client, company }),
    when: 'hasCompany',
    take: 'takeAddress',
  }),
})

/** The address, once it is known. */
export const selectPaperAddress = ({ context }: SnapshotFrom<typeof paperAddressMachine>): TsaAddress | undefined =>
  context.address
