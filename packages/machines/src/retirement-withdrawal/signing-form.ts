import { hasGuaranteedYears, hasReversion } from '@hautelisse/domain/annuity'
import type { AnnuityType } from '@hautelisse/domain/annuity'
import type { RetirementOpening, RetirementRequest } from '@hautelisse/domain/retirement-withdrawal'
import { fieldError, type FieldError } from '@hautelisse/domain/validation'
import type { SimulationRequest } from '@hautelisse/domain/withdrawal'

/** A contract that becomes an annuity, with the years that can be guaranteed. */
export type Converting = { readonly policyId: string; readonly title: string; readonly years: readonly number[] }

/** What the saver agrees to: the simulation as it stands on its results. */
export type SigningQuestion = {
  readonly simulation: SimulationRequest
  /** The annuity that was chosen; undefined while it is still to be picked. */
  readonly type: AnnuityType | undefined
  readonly converting: readonly Converting[]
  readonly opening: RetirementOpening
  /** The simulation as text, which tells it from another one. */
  readonly text: string
}

/** What the saver states. */
export type SigningForm = {
  readonly years: Readonly<Record<string, number>>
  readonly hasPension: boolean
  readonly hasAgreed: boolean
}

export const EMPTY_SIGNING: SigningForm = { years: {}, hasPension: false, hasAgreed: false }

/** Whether the years of a guarantee are asked for. */
export const asksForYears = ({ type }: SigningQuestion): boolean => type !== undefined && hasGuaranteedYears(type)

/**
 * Says what is missing before an agreement is sent: the annuity, the years of each guarantee, a pension before the legal age, the agreement itself.
 *
 * @param form what the saver stated
 * @param question what is agreed to
 */
export const signingErrors = (form: SigningForm, question: SigningQuestion): readonly FieldError[] => [
  ...(question.type === undefined && question.converting.length > 0 ? [fieldError('options', 'annuity-option-required')] : []),
  ...(asksForYears(question)
    ? question.converting.flatMap(({ policyId, years }) =>
        years.includes(form.years[policyId] ?? 0) ? [] : [fieldError(`years.${policyId}`, 'required')],
      )
    : []),
  ...(question.opening.kind === 'with-pension' && !form.hasPension ? [fieldError('pension_started', 'required')] : []),
  ...(form.hasAgreed ? [] : [fieldError('agreed', 'required')]),
]

/**
 * Makes the request of an agreement without errors.
 *
 * @param form what the saver stated
 * @param question what is agreed to
 * @returns undefined while anything is missing
 */
export const signingRequest = (form: SigningForm, question: SigningQuestion): RetirementRequest | undefined => {
  if (signingErrors(form, question).length > 0) return undefined
  const { simulation, type, converting, opening } = question
  const share = simulation.reversion_percentage
  return {
    simulation,
    options: converting.flatMap(({ policyId }) =>
      type === undefined
        ? []
        : [
            {
              policy_id: policyId,
              type,
              guaranteed_years: hasGuaranteedYears(type) ? (form.years[policyId] ?? null) : null,
              spouse_percentage: hasReversion(type) ? (share ?? null) : null,
            },
          ],
    ),
    agreed: true,
    ...(opening.kind === 'with-pension' ? { pension_started: true } : {}),
  }
}
