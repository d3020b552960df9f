import { fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

export type ReceiptInput = {
  /** Reads the receipt as the text of its file. */
  readonly read: (options: { readonly signal: AbortSignal }) => Promise<string>
  /** Hands the file to the saver. */
  readonly handOver: (text: string) => void
}

export type ReceiptEvent = { readonly type: 'receiptRequested' }

/** The receipt of an act as a file: read when it is asked for, handed over once it is there, asked for again after a failure. */
export const receiptMachine = setup({
  types: { context: {} as ReceiptInput, events: {} as ReceiptEvent, input: {} as ReceiptInput },
  actors: { read: fromPromise<string, Pick<ReceiptInput, 'read'>>(({ input, signal }) => input.read({ signal })) },
  actions: { handOver: ({ context }, { text }: { text: string }) => context.handOver(text) },
}).createMachine({
  id: 'receipt',
  context: ({ input }) => input,
  initial: 'offered',
  states: {
    offered: { on: { receiptRequested: 'reading' } },
    reading: {
      invoke: {
        src: 'read',
        input: ({ context: { read } }) => ({ read }),
        onDone: { target: 'offered', actions: { type: 'handOver', params: ({ event }) => ({ text: event.output }) } },
        onError: 'failed',
      },
    },
    failed: { on: { receiptRequested: 'reading' } },
  },
})

export const selectReceipt = (snapshot: SnapshotFrom<typeof receiptMachine>): 'offered' | 'reading' | 'failed' => snapshot.value
