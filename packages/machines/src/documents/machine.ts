import { changeDocumentFilter, fileOf, readDocumentFilter } from '@hautelisse/domain/documents'
import type { DocumentFilter, SavedDocument } from '@hautelisse/domain/documents'
import { assign, fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import type { Client } from '../api/index.ts'
import { contentOf, freshResource, resourceGuards } from '../resource/index.ts'
import type { Content, Given, RefreshRequested, RetryRequested } from '../resource/index.ts'
import type { SaveFilePort } from './ports.ts'
import { askDocument, readDocuments } from './reads.ts'
import type { DocumentsRead } from './reads.ts'

export type DocumentsInput = {
  readonly client: Client
  readonly saveFile: SaveFilePort
  /** What the address asks when the page opens. */
  readonly query: Readonly<Record<string, unknown>>
}

export type DocumentsEvent =
  | RetryRequested<'documents'>
  | RefreshRequested<'documents'>
  | { readonly type: 'filterChanged'; readonly change: Partial<DocumentFilter> }
  | { readonly type: 'addressFollowed'; readonly query: Readonly<Record<string, unknown>> }
  | { readonly type: 'downloadRequested'; readonly document: SavedDocument }

type DocumentsContext = Omit<DocumentsInput, 'query'> & {
  readonly filter: DocumentFilter
  readonly documents: DocumentsRead | undefined
  /** Documents that were asked for, in turn; the first is on its way. */
  readonly asked: readonly SavedDocument[]
  /** Ids of those that could not be had. */
  readonly failed: readonly string[]
}

type Asked = Pick<DocumentsContext, 'client' | 'saveFile'> & { readonly document: SavedDocument | undefined }

const bringFile = fromPromise<void, Asked>(async ({ input: { client, saveFile, document }, signal }) => {
  if (document === undefined) return
  const base64 = await askDocument({ client }, document.id, signal)
  if (!signal.aborted) saveFile(fileOf(document), base64)
})

const without = (ids: readonly string[], id: string | undefined): readonly string[] => ids.filter((one) => one !== id)

const base = setup({
  types: { context: {} as DocumentsContext, events: {} as DocumentsEvent, input: {} as DocumentsInput },
  actors: { readDocuments, bringFile },
  guards: {
    ...resourceGuards,
    hasMore: ({ context }) => context.asked.length > 1,
    isAsked: ({ context, event }) =>
      event.type === 'downloadRequested' && context.asked.some(({ id }) => id === event.document.id),
  },
  actions: {
    takeDocuments: assign((_, { given }: Given<DocumentsRead>) => ({ documents: given })),
    takeFilter: assign((_, { given }: Given<DocumentFilter>) => ({ filter: given })),
    ask: assign(({ context }, { given }: Given<SavedDocument>) => ({
      asked: [...context.asked, given],
      failed: without(context.failed, given.id),
    })),
    noteFailed: assign(({ context }) => ({ failed: [...context.failed, ...context.asked.slice(0, 1).map(({ id }) => id)] })),
    passOn: assign(({ context }) => ({ asked: context.asked.slice(1) })),
  },
})

/**
 * The documents of the saver: read, filtered, and brought one after the other; one that cannot be had says so beside its row and takes nothing from
 * the others (DOCS-05).
 */
export const documentsMachine = base.createMachine({
  id: 'documents',
  context: ({ input: { query, ...input } }) => ({
    ...input,
    filter: readDocumentFilter(query),
    documents: undefined,
    asked: [],
    failed: [],
  }),
  type: 'parallel',
  on: {
    filterChanged: {
      actions: {
        type: 'takeFilter',
        params: ({ context, event }) => ({ given: changeDocumentFilter(context.filter, event.change) }),
      },
    },
    addressFollowed: { actions: { type: 'takeFilter', params: ({ event }) => ({ given: readDocumentFilter(event.query) }) } },
  },
  states: {
    list: freshResource<DocumentsRead>()({
      part: 'documents',
      read: 'readDocuments',
      input: ({ client }: DocumentsContext) => ({ client }),
      take: 'takeDocuments',
    }),
    files: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            downloadRequested: {
              target: 'bringing',
              actions: { type: 'ask', params: ({ event }) => ({ given: event.document }) },
            },
          },
        },
        bringing: {
          invoke: {
            src: 'bringFile',
            input: ({ context: { client, saveFile, asked } }) => ({ client, saveFile, document: asked[0] }),
            onDone: [
              { guard: 'hasMore', target: 'bringing', reenter: true, actions: 'passOn' },
              { target: 'idle', actions: 'passOn' },
            ],
            onError: [
              { guard: 'hasMore', target: 'bringing', reenter: true, actions: ['noteFailed', 'passOn'] },
              { target: 'idle', actions: ['noteFailed', 'passOn'] },
            ],
          },
          on: {
            downloadRequested: [
              { guard: 'isAsked' },
              { actions: { type: 'ask', params: ({ event }) => ({ given: event.document }) } },
            ],
          },
        },
      },
    },
  },
})

type DocumentsSnapshot = SnapshotFrom<typeof documentsMachine>

/** What was read of the documents. */
export const selectDocuments = ({ value, context }: DocumentsSnapshot): Content<DocumentsRead> =>
  contentOf(value.list, context.documents)

/** What is asked of the list. */
export const selectDocumentFilter = ({ context }: DocumentsSnapshot): DocumentFilter => context.filter

/** How far the file of a document is. */
export const selectFile = ({ context }: DocumentsSnapshot, id: string): 'idle' | 'bringing' | 'failed' => {
  if (context.asked.some((one) => one.id === id)) return 'bringing'
  return context.failed.includes(id) ? 'failed' : 'idle'
}
