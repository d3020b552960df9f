import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate'

/** Puts a text into the clipboard; resolves to whether it is there. */
export type CopyPort = (text: string) => Promise<boolean>

type ShareInput = { readonly copy: CopyPort; readonly link: string }
export type ShareEvent = { readonly type: 'copyRequested' }

/** The link of a simulation, copied where its person asks for it; a browser that refuses says so, and may be asked again. BEY-04. */
export const shareMachine = setup({
  types: { context: {} as ShareInput & { readonly isThere: boolean }, events: {} as ShareEvent, input: {} as ShareInput },
  actors: {
    copy: fromPromise<boolean, ShareInput>(({ input: { copy, link } }) => copy(link)),
  },
  guards: { isThere: ({ context }) => context.isThere },
  actions: { takeOutcome: assign((_, { given }: { readonly given: boolean }) => ({ isThere: given })) },
}).createMachine({
  id: 'share-simulation',
  context: ({ input }) => ({ ...input, isThere: false }),
  initial: 'shown',
  states: {
    shown: { on: { copyRequested: 'copying' } },
    copying: {
      invoke: {
        src: 'copy',
        input: ({ context: { copy, link } }) => ({ copy, link }),
        onDone: { target: 'done', actions: { type: 'takeOutcome', params: ({ event }) => ({ given: event.output }) } },
        onError: 'refused',
      },
    },
    done: { always: [{ guard: 'isThere', target: 'copied' }, { target: 'refused' }] },
    copied: { on: { copyRequested: 'copying' } },
    refused: { on: { copyRequested: 'copying' } },
  },
})

export type ShareSnapshot = SnapshotFrom<typeof shareMachine>

/** How far the copy is. */
export const selectCopy = ({ value }: ShareSnapshot): 'shown' | 'copying' | 'copied' | 'refused' =>
  value === 'done' ? 'copying' : value
