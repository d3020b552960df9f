import { archiveFile, yearArchiveCall } from '@hautelisse/domain/documents'
import { assign, fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import type { Client } from '../api/index.ts'
import type { SaveFilePort } from './ports.ts'

export type ArchiveInput = { readonly client: Client; readonly saveFile: SaveFilePort }
export type ArchiveEvent = { readonly type: 'requested'; readonly year: number }

type ArchiveContext = ArchiveInput & { readonly missing: readonly string[] }
type Packing = ArchiveInput & { readonly year: number }

/** Everything of one year, in one file; parts that could not be made are named, and the rest is handed over (DOCU-06). */
export const archiveMachine = setup({
  types: { context: {} as ArchiveContext, events: {} as ArchiveEvent, input: {} as ArchiveInput },
  actors: {
    pack: fromPromise<readonly string[], Packing>(async ({ input: { client, saveFile, year }, signal }) => {
      const { archive, parts } = await client.call(yearArchiveCall, { body: { year } }, { signal })
      saveFile(archiveFile(year), archive)
      return parts.filter(({ given }) => !given).map(({ name }) => name)
    }),
  },
  actions: { takeMissing: assign((_, { missing }: { readonly missing: readonly string[] }) => ({ missing })) },
}).createMachine({
  id: 'archive',
  context: ({ input }) => ({ ...input, missing: [] }),
  initial: 'idle',
  states: {
    idle: { on: { requested: 'packing' } },
    packing: {
      entry: { type: 'takeMissing', params: { missing: [] } },
      invoke: {
        src: 'pack',
        input: ({ context: { client, saveFile }, event: { year } }) => ({ client, saveFile, year }),
        onDone: { target: 'given', actions: { type: 'takeMissing', params: ({ event }) => ({ missing: event.output }) } },
        onError: 'failed',
      },
    },
    given: { on: { requested: 'packing' } },
    failed: { on: { requested: 'packing' } },
  },
})

type ArchiveSnapshot = SnapshotFrom<typeof archiveMachine>

/** How far the file is. */
export const selectArchive = ({ value }: ArchiveSnapshot): 'idle' | 'packing' | 'given' | 'failed' => value

/** Parts of the file that could not be made. */
export const selectMissing = ({ context }: ArchiveSnapshot): readonly string[] => context.missing
