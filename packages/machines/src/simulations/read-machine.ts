import { decodeCase, LONGEST_LINK, type Case } from '@hautelisse/domain/case'
import { parseJson } from '@hautelisse/domain/contract'
import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import type { Given } from '../resource/index.ts'
import { answerCase, type CaseAnswer, type LoadSimulator, type RefusalReason, type WrongAnswers } from './answer.ts'

/** Most bytes of a file that is read: several times the largest case. */
const MOST_BYTES = 65_536

/** A file that somebody chose. */
export type GivenFile = { readonly size: number; readonly text: () => Promise<string> }

/** What is read: the text of a link, a file, or a case that the tab has. */
export type GivenCase =
  | { readonly kind: 'link'; readonly text: string }
  | { readonly kind: 'file'; readonly file: GivenFile }
  | { readonly kind: 'case'; readonly case: Case }

type ReadInput = {
  readonly load: LoadSimulator
  /** What the page was opened with; undefined without a link. */
  readonly given: GivenCase | undefined
}

export type ReadEvent =
  | { readonly type: 'given'; readonly given: GivenCase }
  | { readonly type: 'retryRequested' }
  | { readonly type: 'leftAside' }
  | { readonly type: 'figureOpened'; readonly figure: string }
  | { readonly type: 'figureClosed' }

type Reading = CaseAnswer | { readonly kind: 'refused'; readonly reason: 'too-large' }

type ReadContext = ReadInput & { readonly answer: Reading | undefined; readonly figure: string | undefined }

const TOO_LARGE: Reading = { kind: 'refused', reason: 'too-large' }

const read = async ({ load, given }: ReadInput): Promise<Reading> => {
  if (given === undefined) return { kind: 'refused', reason: 'no-case' }
  if (given.kind === 'case') return answerCase(load, given.case)
  if (given.kind === 'link') return given.text.length > LONGEST_LINK ? TOO_LARGE : answerCase(load, decodeCase(given.text))
  if (given.file.size > MOST_BYTES) return TOO_LARGE
  return answerCase(load, parseJson(await given.file.text()))
}

/** A simulation out of a link or of a file: read, answered and shown, or refused with its reason. BEY-02, BEY-04. */
export const readMachine = setup({
  types: { context: {} as ReadContext, events: {} as ReadEvent, input: {} as ReadInput },
  actors: { read: fromPromise<Reading, ReadInput>(({ input }) => read(input)) },
  guards: { isGiven: ({ context }) => context.given !== undefined },
  actions: {
    takeGiven: assign(({ event }) =>
      event.type === 'given' ? { given: event.given, answer: undefined, figure: undefined } : {},
    ),
    takeAnswer: assign((_, { given }: Given<Reading>) => ({ answer: given })),
    openFigure: assign(({ event }) => (event.type === 'figureOpened' ? { figure: event.figure } : {})),
    closeFigure: assign({ figure: undefined }),
  },
}).createMachine({
  id: 'read-simulation',
  context: ({ input }) => ({ ...input, answer: undefined, figure: undefined }),
  initial: 'opened',
  on: {
    given: { target: '.reading', actions: 'takeGiven' },
    leftAside: '.none',
    figureOpened: { actions: 'openFigure' },
    figureClosed: { actions: 'closeFigure' },
  },
  states: {
    opened: { always: [{ guard: 'isGiven', target: 'reading' }, { target: 'none' }] },
    none: {},
    reading: {
      invoke: {
        src: 'read',
        input: ({ context: { load, given } }) => ({ load, given }),
        onDone: { target: 'answered', actions: { type: 'takeAnswer', params: ({ event }) => ({ given: event.output }) } },
        onError: 'lost',
      },
    },
    answered: {},
    /** Its simulator could not be loaded, or the file not be read. */
    lost: { on: { retryRequested: 'reading' } },
  },
})

export type ReadSnapshot = SnapshotFrom<typeof readMachine>

/** What the page shows of a simulation that was given to it. */
export type ReadView =
  | { readonly kind: 'none' | 'reading' | 'lost' }
  | { readonly kind: 'refused'; readonly reason: RefusalReason | 'too-large'; readonly wrong?: WrongAnswers }
  | (Extract<CaseAnswer, { kind: 'answered' }> & { readonly kind: 'answered'; readonly figure: string | undefined })

/** Says what the page shows. */
export const selectRead = ({ value, context: { answer, figure } }: ReadSnapshot): ReadView => {
  if (value !== 'answered' || answer === undefined) return { kind: value === 'none' || value === 'lost' ? value : 'reading' }
  return answer.kind === 'refused' ? answer : { ...answer, figure }
}
