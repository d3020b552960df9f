import { ageFrom, isCarousel, paymentTarget, updatesAtOnce } from '@hautelisse/domain/tax-saving'
import type { PaymentTarget, Step, TaxForm, Variant } from '@hautelisse/domain/tax-saving'
import type { FieldError } from '@hautelisse/domain/validation'
import { editedOf, errorsShown, fieldsOn, stepViews } from '../stepper/index.ts'
import type { Failure, StepView } from '../stepper/index.ts'
import type { TaxSavingContext } from './context.ts'
import { flow } from './flow.ts'
import { selectTaxStep } from './snapshot.ts'
import type { TaxSavingSnapshot } from './snapshot.ts'

/** How a variant is laid out, when it updates, and where its payment button leads (TAX-08, TAX-13 to TAX-18, TAX-24 to TAX-26). */
export type VariantView = {
  readonly variant: Variant
  readonly isCarousel: boolean
  readonly updatesAtOnce: boolean
  readonly payment: PaymentTarget
}

/** What makes the variants differ. */
export const selectVariant = ({ context: { variant } }: TaxSavingSnapshot): VariantView => ({
  variant,
  isCarousel: isCarousel(variant),
  updatesAtOnce: updatesAtOnce(variant),
  payment: paymentTarget(variant),
})

/** One of the six steps; one that can be opened is a link. */
export type TaxStepView = StepView<Step>

/** Lists the six steps in their order with how far each is (TAX-02 to TAX-07). */
export const selectTaxSteps = ({ context }: TaxSavingSnapshot): readonly TaxStepView[] => stepViews(flow, context)

/** Everything typed and chosen, as it stands. */
export const selectTaxForm = ({ context }: TaxSavingSnapshot): TaxForm => context.form

/** Whether gender and age are those that the profile tells today, so that the screen can say where they come from. */
export const selectIsKnownSaver = ({ context: { saver, form, today } }: TaxSavingSnapshot): boolean =>
  form.gender === saver.gender && form.client_age === ageFrom(saver.birthDate, today)?.toString()

/** Whether the first call is being waited for, or one for another payment or answer. */
export const selectIsAsking = (snapshot: TaxSavingSnapshot): boolean =>
  snapshot.matches({ stepper: 'simulating' }) ||
  snapshot.matches({ stepper: { showingResults: 'updating' } }) ||
  snapshot.matches({ stepper: { showingResults: 'askingEdited' } })

/**
 * Whether the step on the screen marks one of the refused fields: the pay of a spouse stands there for a couple alone, and the choice of the periodicity
 * has no place for a refusal.
 */
const isMarked = (context: TaxSavingContext, { fields }: Failure): boolean =>
  fieldsOn(flow, context, context.step, fields).some(
    ({ path }) => path !== 'allocated_periodicity' && (path !== 'spouse_monthly_income' || context.form.marital_status === 'MA'),
  )

/** A failed call, and whether it can be made again: everything typed is still there (TAX-57). */
export type TaxFailureView = Failure & {
  readonly canRetry: boolean
  /** A field of the step on the screen is refused, and says so itself. */
  readonly isMarked: boolean
}

/** Why the last call gave no answer. */
export const selectTaxFailure = (snapshot: TaxSavingSnapshot): TaxFailureView | undefined => {
  const { context } = snapshot
  const { failure } = context
  return failure && { ...failure, canRetry: snapshot.can({ type: 'retryRequested' }), isMarked: isMarked(context, failure) }
}

/**
 * Lists what is wrong on a step: what its rules say once the saver has asked to go on, what the server refused, and a paste that was no amount. Of one
 * field the first is shown.
 *
 * @param snapshot state of the machine
 * @param step step of the carousel; the one on the screen unless told
 * @example selectTaxErrors(snapshot) // [{ path: 'client_age', code: 'age-out-of-range', params: { min: 18, max: 69 } }]
 */
export const selectTaxErrors = (snapshot: TaxSavingSnapshot, step = selectTaxStep(snapshot)): readonly FieldError[] =>
  errorsShown(flow, snapshot.context, step)

/** An answer that is open on the results: its step, and the state of the simulator as that step has it, for the step's own fields. */
export type EditedAnswerView = { readonly step: Step; readonly snapshot: TaxSavingSnapshot; readonly isAsking: boolean }

/**
 * Shows the answer that is open on the results.
 *
 * Rule TS-15, docs/rules/tax-saving.md.
 *
 * @param snapshot state of the machine
 * @returns undefined as long as none is open
 * @example selectEditedAnswer(snapshot)?.step // 'age'
 */
export const selectEditedAnswer = (snapshot: TaxSavingSnapshot): EditedAnswerView | undefined => {
  const { context } = snapshot
  if (context.edit === undefined) return undefined
  const { step } = context.edit
  const edited = { ...editedOf<TaxSavingContext, Step>(context), step, edit: undefined }
  return {
    step,
    snapshot: { ...snapshot, context: edited },
    isAsking: snapshot.matches({ stepper: { showingResults: 'askingEdited' } }),
  }
}
