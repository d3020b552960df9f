import type { Question, Step, TransmissionAnswer, TransmissionForm, TransmissionRequest } from '@hautelisse/domain/transmission'
import { homePercentage, typed } from '@hautelisse/domain/transmission'
import { assign, fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { errorsShown, isComplete, keepAnswer, keepFailure, stepperActions } from '../stepper/index.ts'
import { takeAnswer } from './answers.ts'
import type { Modified, TransmissionContext, TransmissionPorts } from './context.ts'
import type { Answer } from './events.ts'
import { flow, requestOn } from './flow.ts'
import type { FailureView } from './select.ts'

/** What a window changes: the family, or what is owned with the life insurances. */
export type Part = 'heirs' | 'patrimony'

/** Questions of each window; the life insurances have no window of their own (PATRI-20). */
const QUESTIONS = {
  heirs: ['heirs'],
  patrimony: ['patrimony', 'life-insurances'],
} as const satisfies Record<Part, readonly Question[]>

export type ModificationEvent =
  | Answer
  /** "Valider". */
  | { readonly type: 'nextRequested' }
  | { readonly type: 'retryRequested' }
  /** Ends the wait for the answer; what was typed stays. */
  | { readonly type: 'waitEnded' }

export type ModificationInput = {
  readonly part: Part
  /** The simulator whose result is on the screen. */
  readonly of: TransmissionContext
  /** Told once, when the answer is there. */
  readonly tell: (modified: Modified) => void
}

type ModificationContext = TransmissionContext & Pick<ModificationInput, 'tell'> & { readonly parts: readonly Question[] }

type SimulateInput = { readonly request: TransmissionRequest; readonly simulate: TransmissionPorts['simulate'] }

/** Outside the stepper the whole of a home is proposed (PATRI-11); what was answered stays as it is. */
const openForm = (form: TransmissionForm, part: Part): TransmissionForm =>
  part === 'heirs' || form.patrimony.owner_home
    ? form
    : { ...form, patrimony: { ...form.patrimony, home_percentage: typed(homePercentage(form.heirs, false)) } }

const isWhole = (context: ModificationContext): boolean => context.parts.every((part) => isComplete(flow, context, part))

/**
 * A window that changes the family or the patrimony of a saved simulation: the same questions as the steps, asked together, and the whole simulation again.
 *
 * What is typed here changes nothing elsewhere until the answer is there; a failed call keeps it (TRANS-25, TRANS-27, TRANS-34, PATRI-20).
 */
export const modificationMachine = setup({
  types: { context: {} as ModificationContext, events: {} as ModificationEvent, input: {} as ModificationInput },
  actors: {
    simulate: fromPromise<TransmissionAnswer, SimulateInput>(({ input: { request, simulate }, signal }) =>
      simulate(request, { signal }),
    ),
  },
  guards: {
    isWhole: ({ context }) => isWhole(context),
    hasFailed: ({ context }) => context.failure !== undefined,
  },
  actions: {
    ...stepperActions<ModificationContext, ModificationEvent, Step>(flow),
    keepAnswer: assign(({ context }, { answer }: { answer: Answer }) => takeAnswer(context, answer)),
    showErrors: assign(({ context }) => ({ attempted: context.parts })),
    tell: ({ context: { tell, form } }, { answer }: { answer: TransmissionAnswer }) => tell({ form, answer }),
  },
}).createMachine({
  id: 'modification',
  context: ({ input: { part, of, tell } }) => ({
    ...of,
    tell,
    parts: QUESTIONS[part],
    step: part,
    form: openForm(of.form, part),
    isShareTyped: true,
    areContractsSeen: true,
    attempted: [],
    left: [],
    failure: undefined,
    refused: [],
    refusedPaste: undefined,
  }),
  initial: 'answering',
  states: {
    answering: {
      on: {
        heirsChanged: keepAnswer,
        heirLeft: keepAnswer,
        patrimonyChanged: keepAnswer,
        goodAdded: keepAnswer,
        goodRemoved: keepAnswer,
        giftAdded: keepAnswer,
        giftRemoved: keepAnswer,
        giftChanged: keepAnswer,
        goodTypeChosen: keepAnswer,
        lifeSwitched: keepAnswer,
        contractAdded: keepAnswer,
        contractRemoved: keepAnswer,
        contractChanged: keepAnswer,
        planSwitched: keepAnswer,
        amountTyped: keepAnswer,
        amountLeft: keepAnswer,
        nextRequested: [{ guard: 'isWhole', target: 'submitting' }, { actions: 'showErrors' }],
        retryRequested: { guard: 'hasFailed', target: 'submitting' },
      },
    },
    submitting: {
      entry: 'startWaiting',
      invoke: {
        src: 'simulate',
        input: ({ context }) => ({ request: requestOn(context, 'life-insurances'), simulate: context.ports.simulate }),
        onDone: { target: 'modified', actions: { type: 'tell', params: ({ event }) => ({ answer: event.output }) } },
        onError: { target: 'answering', actions: keepFailure },
      },
      on: { waitEnded: 'answering' },
    },
    modified: { type: 'final' },
  },
})

export type ModificationSnapshot = SnapshotFrom<typeof modificationMachine>

/** Whether the changed simulation is being submitted. */
export const selectIsModifying = (snapshot: ModificationSnapshot): boolean => snapshot.matches('submitting')

/** Whether nothing is left to answer in the window. */
export const selectIsModificationWhole = ({ context }: ModificationSnapshot): boolean => isWhole(context)

/** Why the last call gave no answer. */
export const selectModificationFailure = (snapshot: ModificationSnapshot): FailureView | undefined => {
  const { context } = snapshot
  const { failure, parts } = context
  const isMarked = parts.some((part) => errorsShown(flow, { ...context, attempted: [] }, part).length > 0)
  return failure && { ...failure, canRetry: snapshot.can({ type: 'retryRequested' }), isMarked }
}
