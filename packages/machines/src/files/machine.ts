import type { FileToSend } from '@hautelisse/domain/contract'
import { addFiles, checkFile, HEAD_BYTES } from '@hautelisse/domain/files'
import type { FileDescription, FileLimits, FileRefusal } from '@hautelisse/domain/files'
import { assign, fromPromise, setup } from 'xstate'

/** A file as the saver chose it; a browser's own `File` is one. Its bytes stay with it until they are asked for. */
export type PickedFile = FileToSend

/** A file in the field: what is known of it, and the file itself. */
export type FieldFile = FileDescription & { readonly id: string; readonly source: PickedFile }

/** A file that the field did not take, and why. */
export type RefusedFieldFile = { readonly file: FieldFile; readonly refusal: FileRefusal }

/** What just happened, for those who hear it and do not see it. */
export type FilesNews =
  | { readonly kind: 'added'; readonly names: readonly string[] }
  | { readonly kind: 'removed'; readonly name: string }

export type FileFieldEvent =
  | { readonly type: 'filesPicked'; readonly files: readonly PickedFile[] }
  | { readonly type: 'fileRemoved'; readonly id: string }
  /** The notice about a refused file was closed. */
  | { readonly type: 'refusalClosed'; readonly id: string }

export type FileFieldInput = { readonly limits: FileLimits }

type FileFieldContext = FileFieldInput & {
  readonly files: readonly FieldFile[]
  readonly refused: readonly RefusedFieldFile[]
  /** Chosen, and not looked into yet. */
  readonly pending: readonly FieldFile[]
  readonly news: FilesNews | undefined
  readonly count: number
}

type ReadFile = { readonly file: FieldFile; readonly readable: boolean }

/** Looks into a file if it is worth it: one of another type, or too large, is refused unread. */
const readHead = async (file: FieldFile, limits: FileLimits): Promise<ReadFile> => {
  if (checkFile(file, limits) !== undefined) return { file, readable: true }
  try {
    const head = new Uint8Array(await file.source.slice(0, HEAD_BYTES).arrayBuffer())
    return { file: { ...file, head }, readable: true }
  } catch {
    // It was moved, or is a folder: the saver is told, and may choose another.
    return { file, readable: false }
  }
}

const readHeads = fromPromise<readonly ReadFile[], Pick<FileFieldContext, 'pending' | 'limits'>>(
  ({ input: { pending, limits } }) => Promise.all(pending.map((file) => readHead(file, limits))),
)

const taken = ({ files, limits }: FileFieldContext, read: readonly ReadFile[]): Partial<FileFieldContext> => {
  const readable = read.filter((each) => each.readable).map(({ file }) => file)
  const unreadable = read
    .filter((each) => !each.readable)
    .map(({ file }): RefusedFieldFile => ({ file, refusal: { code: 'file-unreadable' } }))
  const { kept, refused } = addFiles(files, readable, limits)
  const names = kept.filter((file) => !files.includes(file)).map(({ name }) => name)
  return {
    files: kept,
    refused: [...unreadable, ...refused],
    pending: [],
    news: names.length === 0 ? undefined : { kind: 'added', names },
  }
}

/**
 * A field for one or several files: chosen, looked into, then kept or refused with a reason (P-FILE-01 to P-FILE-15).
 *
 * What it keeps stays through every refusal. Refusals are those of the last choice: the next one begins without them.
 */
export const fileFieldMachine = setup({
  types: { context: {} as FileFieldContext, events: {} as FileFieldEvent, input: {} as FileFieldInput },
  actors: { readHeads },
  guards: {
    hasFiles: (_, { files }: { files: readonly PickedFile[] }) => files.length > 0,
    hasRefused: ({ context }) => context.refused.length > 0,
  },
  actions: {
    queue: assign(({ context: { pending, count } }, { files }: { files: readonly PickedFile[] }) => ({
      pending: [
        ...pending,
        ...files.map((source, index): FieldFile => {
          const { name, size, type: contentType } = source
          return { id: `file-${count + index + 1}`, name, size, contentType, source }
        }),
      ],
      count: count + files.length,
      refused: [],
      news: undefined,
    })),
    take: assign(({ context }, { read }: { read: readonly ReadFile[] }) => taken(context, read)),
    remove: assign(({ context: { files } }, { id }: { id: string }) => {
      const removed = files.find((file) => file.id === id)
      if (removed === undefined) return {}
      return { files: files.filter((file) => file !== removed), news: { kind: 'removed', name: removed.name } as const }
    }),
    closeRefusal: assign(({ context: { refused } }, { id }: { id: string }) => ({
      refused: refused.filter(({ file }) => file.id !== id),
    })),
  },
}).createMachine({
  id: 'fileField',
  context: ({ input }) => ({ ...input, files: [], refused: [], pending: [], news: undefined, count: 0 }),
  initial: 'open',
  on: {
    filesPicked: {
      guard: { type: 'hasFiles', params: ({ event }) => event },
      target: '.adding',
      reenter: true,
      actions: { type: 'queue', params: ({ event }) => event },
    },
    fileRemoved: { actions: { type: 'remove', params: ({ event }) => event } },
  },
  states: {
    open: {},
    /** The first bytes are being read. Files chosen meanwhile join those. */
    adding: {
      invoke: {
        src: 'readHeads',
        input: ({ context: { pending, limits } }) => ({ pending, limits }),
        onDone: { target: 'added', actions: { type: 'take', params: ({ event }) => ({ read: event.output }) } },
      },
    },
    added: { always: [{ guard: 'hasRefused', target: 'refused' }, { target: 'open' }] },
    refused: {
      on: { refusalClosed: { target: 'added', actions: { type: 'closeRefusal', params: ({ event }) => event } } },
    },
  },
})
