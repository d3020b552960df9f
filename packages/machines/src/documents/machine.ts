import { yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import { declarationCall, type Declaration } from '@hautelisse/domain/declaration'
import { changeDocumentFilter, fileOf, readDocumentQuery } from '@hautelisse/domain/documents'
import type { DocumentFilter, SavedDocument } from '@hautelisse/domain/documents'
import { assign, fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import type { Client } from '../api/index.ts'
import { contentOf, freshResource, resourceGuards } from '../resource/index.ts'
import type { Content, Given, RefreshRequested, RetryRequested } from '../resource/index.ts'
import type { SaveFilePort } from './ports.ts'
import { askDocument, readDocuments } from './reads.ts'
import type { DocumentsRead } from './reads.ts'
import { isOpen, rowsOf, withAllFound, withMore, withNewest, withToggled, yearsAt, type Years } from './years.ts'

export type DocumentsInput = {
  readonly client: Client
  readonly saveFile: SaveFilePort
  /** Day on which the page is opened: its year is the one that is declared next. */
  readonly today: PlainDate
  /** What the address asks when the page opens. */
  readonly query: Readonly<Record<string, unknown>>
}

type Part = 'documents' | 'declaration'

export type DocumentsEvent =
  | RetryRequested<Part>
  | RefreshRequested<Part>
  | { readonly type: 'filterChanged'; readonly change: Partial<DocumentFilter> }
  | { readonly type: 'addressFollowed'; readonly query: Readonly<Record<string, unknown>> }
  | { readonly type: 'yearToggled' | 'moreRequested'; readonly key: string }
  | { readonly type: 'downloadRequested'; readonly document: SavedDocument }

type DocumentsContext = Omit<DocumentsInput, 'query'> & {
  readonly filter: DocumentFilter
  readonly years: Years
  readonly documents: DocumentsRead | undefined
  /** What this year comes to for the tax return. */
  readonly declaration: Declaration | undefined
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

/** Reads what this year comes to for the tax return; a server that cannot tell leaves the rest of the page as it is. */
const readDeclaration = fromPromise<Declaration, { readonly client: Client; readonly year: number }>(
  async ({ input: { client, year }, signal }) =>
    (await client.call(declarationCall, { query: { year: String(year) } }, { signal })).declaration,
)

const without = (ids: readonly string[], id: string | undefined): readonly string[] => ids.filter((one) => one !== id)

const base = setup({
  types: { context: {} as DocumentsContext, events: {} as DocumentsEvent, input: {} as DocumentsInput },
  actors: { readDocuments, readDeclaration, bringFile },
  guards: {
    ...resourceGuards,
    hasMore: ({ context }) => context.asked.length > 1,
    isAsked: ({ context, event }) =>
      event.type === 'downloadRequested' && context.asked.some(({ id }) => id === event.document.id),
  },
  actions: {
    takeDocuments: assign(({ context: { years, today } }, { given }: Given<DocumentsRead>) => ({
      documents: given,
      years: withNewest(years, given.documents, today),
    })),
    takeDeclaration: assign((_, { given }: Given<Declaration>) => ({ declaration: given })),
    takeFilter: assign(({ context }, { given }: Given<DocumentFilter>) => ({
      filter: given,
      years: withAllFound(context.years),
    })),
    takeYears: assign((_, { given }: Given<Years>) => ({ years: given })),
    followAddress: assign(({ context: { years, today } }, { given }: Given<Readonly<Record<string, unknown>>>) => {
      const { filter, year } = readDocumentQuery(given)
      return { filter, years: year === undefined ? withAllFound(years) : yearsAt(year, today) }
    }),
    ask: assign(({ context }, { given }: Given<SavedDocument>) => ({
      asked: [...context.asked, given],
      failed: without(context.failed, given.id),
    })),
    noteFailed: assign(({ context }) => ({ failed: [...context.failed, ...context.asked.slice(0, 1).map(({ id }) => id)] })),
    passOn: assign(({ context }) => ({ asked: context.asked.slice(1) })),
  },
})

/**
 * The documents of the saver: read, filtered, opened year by year, and brought one after the other; one that cannot be had says so beside its row and
 * takes nothing from the others (DOCS-05). What this year comes to for the tax return is read beside them.
 */
export const documentsMachine = base.createMachine({
  id: 'documents',
  context: ({ input: { query, ...input } }) => {
    const { filter, year } = readDocumentQuery(query)
    const years = yearsAt(year, input.today)
    return { ...input, filter, years, documents: undefined, declaration: undefined, asked: [], failed: [] }
  },
  type: 'parallel',
  on: {
    filterChanged: {
      actions: {
        type: 'takeFilter',
        params: ({ context, event }) => ({ given: changeDocumentFilter(context.filter, event.change) }),
      },
    },
    addressFollowed: { actions: { type: 'followAddress', params: ({ event }) => ({ given: event.query }) } },
    yearToggled: {
      actions: {
        type: 'takeYears',
        params: ({ context: { years, filter }, event }) => ({ given: withToggled(years, filter, event.key) }),
      },
    },
    moreRequested: {
      actions: { type: 'takeYears', params: ({ context, event }) => ({ given: withMore(context.years, event.key) }) },
    },
  },
  states: {
    list: freshResource<DocumentsRead>()({
      part: 'documents',
      read: 'readDocuments',
      input: ({ client }: DocumentsContext) => ({ client }),
      take: 'takeDocuments',
    }),
    tax: freshResource<Declaration>()({
      part: 'declaration',
      read: 'readDeclaration',
      input: ({ client, today }: DocumentsContext) => ({ client, year: yearOf(today) }),
      take: 'takeDeclaration',
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

/** What this year comes to for the tax return, as far as it is known. */
export const selectDeclared = ({ value, context }: DocumentsSnapshot): Content<Declaration> =>
  contentOf(value.tax, context.declaration)

/** Whether a group of years is open. */
export const selectIsOpen = ({ context: { years, filter } }: DocumentsSnapshot, key: string): boolean =>
  isOpen(years, filter, key)

/** Rows of a group of years that are shown. */
export const selectRows = ({ context }: DocumentsSnapshot, key: string): number => rowsOf(context.years, key)

/** How far the file of a document is. */
export const selectFile = ({ context }: DocumentsSnapshot, id: string): 'idle' | 'bringing' | 'failed' => {
  if (context.asked.some((one) => one.id === id)) return 'bringing'
  return context.failed.includes(id) ? 'failed' : 'idle'
}
