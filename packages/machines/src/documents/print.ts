import { renderPdfCall } from '@hautelisse/domain/documents'
import type { DocumentTree } from '@hautelisse/domain/explain'
import { fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { failureCode } from '../api/index.ts'
import type { Client } from '../api/index.ts'
import type { SaveFilePort } from './ports.ts'

export type PrintInput = {
  readonly client: Client
  readonly saveFile: SaveFilePort
}

export type PrintEvent = {
  readonly type: 'requested'
  /** What is printed, as it is when it is asked for. */
  readonly tree: DocumentTree
  /** What its file is called. */
  readonly name: string
}

type Printing = PrintInput & Pick<PrintEvent, 'tree' | 'name'>

/** Prints a document tree as a PDF; a home that prints nothing says so, and its document is printed by the browser (docs/decisions/18). */
export const printMachine = setup({
  types: { context: {} as PrintInput, events: {} as PrintEvent, input: {} as PrintInput },
  actors: {
    print: fromPromise<void, Printing>(async ({ input: { client, tree, name, saveFile }, signal }) => {
      const base64 = await client.call(renderPdfCall, { body: tree }, { signal })
      saveFile({ name, type: 'application/pdf' }, base64)
    }),
  },
  guards: { isWithoutPrinter: (_, { error }: { readonly error: unknown }) => failureCode(error) === 'ERR_UNKNOWN' },
}).createMachine({
  id: 'print',
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: { on: { requested: 'printing' } },
    printing: {
      invoke: {
        src: 'print',
        input: ({ context, event: { tree, name } }) => ({ ...context, tree, name }),
        onDone: 'idle',
        onError: [
          { guard: { type: 'isWithoutPrinter', params: ({ event }) => ({ error: event.error }) }, target: 'withoutPrinter' },
          { target: 'failed' },
        ],
      },
    },
    failed: { on: { requested: 'printing' } },
    withoutPrinter: {},
  },
})

/** How far the printing is. */
export const selectPrinting = (snapshot: SnapshotFrom<typeof printMachine>): 'idle' | 'printing' | 'failed' | 'withoutPrinter' =>
  snapshot.value
