import { supposeTransmission } from '@hautelisse/domain/transmission'
import type { Question, Step, TransmissionAnswer, TransmissionForm } from '@hautelisse/domain/transmission'
import { euros } from '@hautelisse/domain/money'
import type { FieldError } from '@hautelisse/domain/validation'
import type { SnapshotFrom } from 'xstate'
import { errorsShown, fieldsOn, isComplete, stepViews } from '../stepper/index.ts'
import type { Failure, StepView } from '../stepper/index.ts'
import type { TransmissionContext } from './context.ts'
import { flow, toldBy, unansweredIn } from './flow.ts'
import type { transmissionMachine } from './machine.ts'

/** Age from which CGI art. 757 B takes sums. */
const SEVENTY = 70

/** What a selector reads: the state of the simulator at one moment. */
export type TransmissionSnapshot = SnapshotFrom<typeof transmissionMachine>

/** Answers on the screen: a step's, or those that a window asks for together. */
export type Answering = { readonly context: TransmissionContext & { readonly parts?: readonly Question[] } }

/** What is on the screen: the wait for the saved simulation, one of the two slides before the steps, the second death without a result, or the steps with the result. */
export type Screen = 'waiting' | 'introduction' | 'notice' | 'lacking' | 'steps'

/** Gives what is on the screen. */
export const selectScreen = (snapshot: TransmissionSnapshot): Screen => {
  if (snapshot.matches('introducing')) return 'introduction'
  if (snapshot.matches('noticing')) return 'notice'
  if (snapshot.matches('lackingResult')) return 'lacking'
  return snapshot.matches('asking') ? 'steps' : 'waiting'
}

/** Gives the step on the screen; while its call runs, the one that asked for it. */
export const selectStep = ({ context }: TransmissionSnapshot): Step => context.step

/** Lists the steps in their order with how far each is. */
export const selectSteps = ({ context }: TransmissionSnapshot): readonly StepView<Step>[] => stepViews(flow, context)

/** Everything typed and chosen, as it stands. */
export const selectForm = ({ context }: Answering): TransmissionForm => context.form

/** Whether nothing is left to answer on the step on the screen (TRANS-17). */
export const selectIsComplete = ({ context }: TransmissionSnapshot): boolean => isComplete(flow, context, context.step)

/** Whether this step ends the simulator: the other steps are left out (TRANS-18). */
export const selectIsLast = ({ context }: TransmissionSnapshot): boolean =>
  context.step === 'life-insurances' || unansweredIn(context.form) !== undefined

const SUBMITTING = ['submittingHeirs', 'submittingPatrimony', 'submittingLifeInsurances'] as const

/** Whether a step is being submitted. */
export const selectIsAsking = (snapshot: TransmissionSnapshot): boolean =>
  SUBMITTING.some((asking) => snapshot.matches({ asking }))

/** Lists what is wrong on the step on the screen, or in the window: all of it once the saver has asked to go on, a wrong answer once its field is left. */
export const selectErrors = ({ context }: Answering): readonly FieldError[] =>
  (context.parts ?? [context.step]).flatMap((step) => {
    const shown = errorsShown(flow, context, step)
    const wrong = flow.errorsOn(context, step).filter(({ path, code }) => context.left.includes(path) && code !== 'required')
    return shown.concat(wrong.filter(({ path }) => !shown.some((one) => one.path === path)))
  })

/** Fields that keep the saver on the step on the screen, by their paths. */
export const selectMissing = ({ context }: TransmissionSnapshot): readonly string[] =>
  flow.errorsOn(context, context.step).map(({ path }) => path)

/** Whether the result was saved before: only then may the situation have changed since (TRANS-23). */
export const selectIsFromBefore = ({ context }: TransmissionSnapshot): boolean => context.isFromBefore

/** A failed call: everything typed is still there. */
export type FailureView = Failure & {
  readonly canRetry: boolean
  /** A field of the step on the screen is refused, and says so itself. */
  readonly isMarked: boolean
}

/** Why the last call gave no answer. */
export const selectFailure = (snapshot: TransmissionSnapshot): FailureView | undefined => {
  const { context } = snapshot
  const { failure } = context
  return (
    failure && {
      ...failure,
      canRetry: snapshot.can({ type: 'retryRequested' }),
      isMarked: fieldsOn(flow, context, context.step, failure.fields).length > 0,
    }
  )
}

/** Why the simulator does not answer, while its window is open. */
export const selectExplanation = (snapshot: TransmissionSnapshot): 'testament' | 'family' | undefined =>
  snapshot.matches({ asking: 'explaining' }) ? unansweredIn(snapshot.context.form) : undefined

/** Where the deletion of the saved simulation stands. */
export const selectDeletion = (snapshot: TransmissionSnapshot): 'none' | 'confirming' | 'deleting' => {
  if (snapshot.matches({ asking: { showingResults: 'confirmingDeletion' } })) return 'confirming'
  return snapshot.matches({ asking: { showingResults: 'deleting' } }) ? 'deleting' : 'none'
}

/** The answer of the API, as long as it fits what is told. */
export const selectResult = ({ context }: TransmissionSnapshot): TransmissionAnswer | undefined => context.result

/** What "Et si…" moves, and what it comes to; nothing moved gives the saved figures. */
export const selectSupposed = ({ context }: TransmissionSnapshot) =>
  context.result === undefined
    ? undefined
    : { supposed: context.supposed, settlement: supposeTransmission(toldBy(context), context.supposed, context.today) }

/** What the same succession costs from the 70th birthday on, where that comes next and the contracts make a difference (TRM-09). */
export const selectAtSeventy = ({ context }: TransmissionSnapshot) => {
  const { asker, result, today } = context
  if (result === undefined || !asker.isSeventyNext) return undefined
  const settled = supposeTransmission(toldBy(context), { insuredAge: SEVENTY }, today)?.options ?? []
  const taxes = settled.flatMap(({ option, totalTax, highestTax }) => {
    const before = result.options?.find((one) => one.option === option)?.total_tax
    return before === undefined ? [] : [{ option, before, after: euros(totalTax), highest: euros(highestTax) }]
  })
  return taxes.some((one) => !one.before.equals(one.after) || !one.before.equals(one.highest)) ? taxes : undefined
}
