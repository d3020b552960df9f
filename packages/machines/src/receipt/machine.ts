import { renderPdfCall } from '@hautelisse/domain/documents'
import type { DocumentTree } from '@hautelisse/domain/explain'
import type { Operation, TransactionDetails } from '@hautelisse/domain/operations'
import { receiptCall, type Receipt } from '@hautelisse/domain/receipt'
import { assertEvent, fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { failureCode } from '../api/index.ts'
import type { Client } from '../api/index.ts'
import { askDetails, askOperations } from '../operations/index.ts'

type Asker = { readonly client: Client; readonly id: string }

export type ReceiptInput = Asker & {
  /** Hands the PDF to the saver, as base64. */
  readonly save: (base64: string) => void
  /** Hands the file for checking to the saver. */
  readonly handOver: (receipt: Receipt) => void
  /** Prints the page on the saver's own printer. */
  readonly print: (tree: DocumentTree) => void
}

/** A receipt with what became of its request; nothing of that where it is no operation of its own yet, or no more is told of it. */
export type ReceiptRead = {
  readonly receipt: Receipt
  readonly operation: Operation | undefined
  readonly details: TransactionDetails | undefined
}

export type ReceiptEvent =
  /** The page, as a PDF or on the saver's own printer, made by the words of the moment. */
  | { readonly type: 'pageRequested'; readonly as: 'pdf' | 'print'; readonly treeOf: (read: ReceiptRead) => DocumentTree }
  | { readonly type: 'fileRequested' }

type PageRequested = Extract<ReceiptEvent, { type: 'pageRequested' }>

const askReceipt = async ({ client, id }: Asker, signal: AbortSignal): Promise<Receipt> =>
  (await client.call(receiptCall, { params: { id } }, { signal })).receipt

const askRead = async (asker: Asker, signal: AbortSignal): Promise<ReceiptRead> => {
  const [receipt, { operations }] = await Promise.all([askReceipt(asker, signal), askOperations(asker, signal)])
  const operation = operations.find(({ id }) => id === asker.id)
  const details = operation?.scope === 's2e' ? await askDetails(asker, signal) : undefined
  return { receipt, operation, details }
}

/** The page as it is handed over: as a PDF, or to the saver's own printer. */
type Page = { readonly kind: 'pdf'; readonly base64: string } | { readonly kind: 'print'; readonly tree: DocumentTree }

type MakePage = Asker & Pick<PageRequested, 'as' | 'treeOf'>

const makePage = async ({ as, treeOf, ...asker }: MakePage, signal: AbortSignal): Promise<Page> => {
  const tree = treeOf(await askRead(asker, signal))
  if (as === 'print') return { kind: 'print', tree }
  try {
    return { kind: 'pdf', base64: await asker.client.call(renderPdfCall, { body: tree }, { signal }) }
  } catch (error) {
    if (failureCode(error) !== 'ERR_UNKNOWN') throw error
    return { kind: 'print', tree }
  }
}

const requests = { pageRequested: 'making', fileRequested: 'reading' } as const

/**
 * The receipt of an act, as a page or as a file for checking: read when it is asked for, handed over once it is there, asked for again after a failure. Where the API prints
 * nothing the page goes to the saver's own printer. RECEIPT-04, RECEIPT-05.
 */
export const receiptMachine = setup({
  types: { context: {} as ReceiptInput, events: {} as ReceiptEvent, input: {} as ReceiptInput },
  actors: {
    readFile: fromPromise<Receipt, Asker>(({ input, signal }) => askReceipt(input, signal)),
    makePage: fromPromise<Page, MakePage>(({ input, signal }) => makePage(input, signal)),
  },
  actions: {
    handOver: ({ context }, { receipt }: { receipt: Receipt }) => context.handOver(receipt),
    handPage: ({ context: { save, print } }, { page }: { page: Page }) =>
      page.kind === 'pdf' ? save(page.base64) : print(page.tree),
  },
}).createMachine({
  id: 'receipt',
  context: ({ input }) => input,
  initial: 'offered',
  states: {
    offered: { on: requests },
    reading: {
      invoke: {
        src: 'readFile',
        input: ({ context: { client, id } }) => ({ client, id }),
        onDone: { target: 'offered', actions: { type: 'handOver', params: ({ event }) => ({ receipt: event.output }) } },
        onError: 'failed',
      },
    },
    making: {
      invoke: {
        src: 'makePage',
        input: ({ context: { client, id }, event }) => {
          assertEvent(event, 'pageRequested')
          return { client, id, as: event.as, treeOf: event.treeOf }
        },
        onDone: { target: 'offered', actions: { type: 'handPage', params: ({ event }) => ({ page: event.output }) } },
        onError: 'failed',
      },
    },
    failed: { on: requests },
  },
})

/** What is under way: the page, or the file; or what became of it. */
export const selectReceipt = ({ value }: SnapshotFrom<typeof receiptMachine>): 'offered' | 'reading' | 'making' | 'failed' =>
  value
