import type { FileToSend } from '@hautelisse/domain/contract'
import { addFiles, checkFile, HEAD_BYTES } from '@hautelisse/domain/files'
import type { AddedFiles, FileDescription, FileLimits, FileRefusal } from '@hautelisse/domain/files'
import { assign, fromPromise, setup } from 'xstate'

/** A file as the saver chose it; a browser's own `File` is one. Its bytes stay with it until they are asked for. */
export type PickedFile = FileToSend

/** A file in the field: what is known of it, the file itself, and its place where the field has several. */
export type FieldFile = FileDescription & { readonly id: string; readonly source: PickedFile; readonly slot?: string | undefined }

/** A file that the field did not take, and why. */
export type RefusedFieldFile = { readonly file: FieldFile; readonly refusal: FileRefusal }

/** What just happened, for those who hear it and do not see it. */
export type FilesNews = { readonly slot?: string | undefined } & (
  | { readonly kind: 'added'; readonly names: readonly string[] }
  | { readonly kind: 'removed'; readonly name: string }
)

export type FileFieldEvent =
  /** What is chosen for a place takes the place of what it held. */
  | { readonly type: 'filesPicked'; readonly files: readonly PickedFile[]; readonly slot?: string | undefined }
  | { readonly type: 'fileRemoved'; readonly id: string }
  /** The notice about a refused file was closed. */
  | { readonly type: 'refusalClosed'; readonly id: string }
  /** The field has these places now: what lies elsewhere is taken away. */
  | { readonly type: 'slotsChanged'; readonly slots: readonly string[] }

export type FileFieldInput = { readonly limits: FileLimits }

type FileFieldContext = FileFieldInput & {
  readonly files: readonly FieldFile[]
  readonly refused: readonly RefusedFieldFile[]
  /** Chosen, and not looked into yet. */
  readonly pending: readonly FieldFile[]
  readonly news: FilesNews | undefined
  readonly count: number
}

type Picked = { readonly files: readonly PickedFile[]; readonly slot?: string | undefined }
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

/** Adds the files of one place: they take its place, but only if one of them may be taken. */
const addIn = (held: AddedFiles<FieldFile>, slot: string | undefined, added: readonly FieldFile[], limits: FileLimits) => {
  const others = slot === undefined ? held.kept : held.kept.filter((file) => file.slot !== slot)
  const { kept, refused } = addFiles(others, added, limits)
  const isTaken = added.some((file) => kept.includes(file))
  return { kept: isTaken ? kept : held.kept, refused: [...held.refused, ...refused] }
}

const taken = ({ files, limits, refused: before }: FileFieldContext, read: readonly ReadFile[]): Partial<FileFieldContext> => {
  const readable = read.filter((each) => each.readable).map(({ file }) => file)
  const unreadable = read
    .filter((each) => !each.readable)
    .map(({ file }): RefusedFieldFile => ({ file, refusal: { code: 'file-unreadable' } }))
  const { kept, refused } = [...Map.groupBy(readable, ({ slot }) => slot)].reduce<AddedFiles<FieldFile>>(
    (held, [slot, added]) => addIn(held, slot, added, limits),
    { kept: files, refused: [] },
  )
  const added = kept.filter((file) => !files.includes(file))
  return {
    files: kept,
    refused: [...before, ...unreadable, ...refused],
    pending: [],
    news: added.length === 0 ? undefined : { kind: 'added', names: added.map(({ name }) => name), slot: added.at(-1)?.slot },
  }
}

/**
 * A field for one or several files: chosen, looked into, then kept or refused with a reason (P-FILE-01 to P-FILE-15).
 *
 * What it keeps stays through every refusal. Refusals are those of the last choice for a place: the next one for it begins without them.
 */
export const fileFieldMachine = setup({
  types: { context: {} as FileFieldContext, events: {} as FileFieldEvent, input: {} as FileFieldInput },
  actors: { readHeads },
  guards: {
    hasFiles: (_, { files }: { files: readonly PickedFile[] }) => files.length > 0,
    hasRefused: ({ context }) => context.refused.length > 0,
  },
  actions: {
    queue: assign(({ context: { pending, count, refused } }, { files, slot }: Picked) => ({
      pending: [
        ...pending,
        ...files.map((source, index): FieldFile => {
          const { name, size, type: contentType } = source
          return { id: `file-${count + index + 1}`, name, size, contentType, source, slot }
        }),
      ],
      count: count + files.length,
      refused: refused.filter(({ file }) => file.slot !== slot),
      news: undefined,
    })),
    take: assign(({ context }, { read }: { read: readonly ReadFile[] }) => taken(context, read)),
    remove: assign(({ context: { files } }, { id }: { id: string }) => {
      const removed = files.find((file) => file.id === id)
      if (removed === undefined) return {}
      return {
        files: files.filter((file) => file !== removed),
        news: { kind: 'removed', name: removed.name, slot: removed.slot } as const,
      }
    }),
    keepSlots: assign(({ context: { files, refused } }, { slots }: { slots: readonly string[] }) => {
      const isThere = ({ slot }: FieldFile): boolean => slot === undefined || slots.includes(slot)
      const kept = files.filter(isThere)
      return { files: kept.length === files.length ? files : kept, refused: refused.filter(({ file }) => isThere(file)) }
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
    slotsChanged: { actions: { type: 'keepSlots', params: ({ event }) => event } },
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
      on: {
        refusalClosed: { target: 'added', actions: { type: 'closeRefusal', params: ({ event }) => event } },
        slotsChanged: { target: 'added', actions: { type: 'keepSlots', params: ({ event }) => event } },
      },
    },
  },
})
