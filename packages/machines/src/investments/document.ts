import { assign, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import type { Client } from '../api/index.ts'
import { contentOf, resourceOnce } from '../resource/index.ts'
import type { Content, Given } from '../resource/index.ts'
import { readDocument } from './reads.ts'

export type FundDocumentInput = {
  readonly client: Client
  /** Number of the contract that offers the fund, and id of the fund. */
  readonly accountId: string
  readonly investmentId: string
}

type DocumentContext = FundDocumentInput & { readonly document: string | undefined }

/** The address of a fund's document, asked for where the fund is named: a tab that is opened after an answer is blocked (FUND-12, FUND-21). */
export const fundDocumentMachine = setup({
  types: { context: {} as DocumentContext, input: {} as FundDocumentInput },
  actors: { readDocument },
  actions: { takeDocument: assign((_, { given }: Given<string>) => ({ document: given })) },
}).createMachine({
  id: 'fund-document',
  context: ({ input }) => ({ ...input, document: undefined }),
  ...resourceOnce<string>()({
    read: 'readDocument',
    input: ({ client, accountId, investmentId }: DocumentContext) => ({ client, accountId, investmentId }),
    take: 'takeDocument',
  }),
})

/** Address of the document of the fund. */
export const selectAddress = ({ value, context }: SnapshotFrom<typeof fundDocumentMachine>): Content<string> =>
  contentOf(value, context.document)
