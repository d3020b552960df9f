import type { Evaluators } from '../explain/index.ts'
import { departureOf, type ProjectionPlan } from './departure.ts'
import type { IncomeTerms } from './income-model.ts'
import { livingAt, verdictOf } from './living.ts'
import { livingAges, livingEffects, type LivingAge, type LivingEffects } from './living-ages.ts'
import { chanceOf } from './living-chance.ts'
import { closingPayment, type ClosingPayment, type PaymentLimits } from './living-payment.ts'

/** One age of departure; its chance comes after the ages themselves. */
export type AgeInTurn = Omit<LivingAge, 'chance'> & { readonly chance: number | 'waiting' | undefined }

/** What is known so far of the other ages, of what each setting changes, and of the payment that closes the gap. */
export type LivingLook = {
  /** Those of `livingAges` that are there by now, the youngest first. */
  readonly ages: readonly AgeInTurn[]
  readonly effects: LivingEffects | undefined
  readonly closing: ClosingPayment | undefined
}

export const NOTHING_YET: LivingLook = { ages: [], effects: undefined, closing: undefined }

/** One part of the computing, short enough for a page that answers meanwhile. */
export type LivingStep = (look: LivingLook) => LivingLook

type Question = {
  readonly plan: ProjectionPlan
  readonly terms: IncomeTerms
  readonly evaluators: Evaluators
  readonly limits: PaymentLimits
  readonly paidTo?: string | undefined
}

const withAge =
  ({ plan, terms, evaluators }: Question, age: number): LivingStep =>
  (look) => {
    const living = livingAt(plan, terms, evaluators, { departure: departureOf(plan, age) })
    const judged = verdictOf(living, plan.goal)
    if (living.kind === 'unknown' || judged === undefined) return look
    const row: AgeInTurn = { age, living, ...judged, chance: 'waiting' }
    return { ...look, ages: [...look.ages, row].toSorted((one, other) => one.age - other.age) }
  }

const withChance =
  ({ plan, terms, evaluators }: Question, age: number): LivingStep =>
  (look) => ({
    ...look,
    ages: look.ages.map((row) =>
      row.age === age ? { ...row, chance: chanceOf(plan, terms, row.living, plan.goal, evaluators) } : row,
    ),
  })

/**
 * Cuts what a page shows beside an answer into steps, each short: the ages beside the chosen one, which comes first, what each setting changes, the chances, and the
 * payment that closes the gap. Rules RP-12, RP-26 to RP-28.
 *
 * @param question plan, household, prices of annuities and what limits a payment
 * @example livingInTurn(question).reduce((look, step) => step(look), NOTHING_YET).ages.length // 5
 */
export const livingInTurn = (question: Question): readonly LivingStep[] => {
  const { plan, terms, evaluators, limits, paidTo } = question
  const ages = livingAges(plan).toSorted((one, other) => Number(other === plan.horizon) - Number(one === plan.horizon))
  return [
    ...ages.map((age) => withAge(question, age)),
    (look) => ({ ...look, effects: livingEffects(plan, terms, evaluators, paidTo) }),
    ...ages.map((age) => withChance(question, age)),
    (look) =>
      look.ages.find(({ age }) => age === plan.horizon)?.verdict === 'missed'
        ? { ...look, closing: closingPayment(plan, terms, evaluators, limits, paidTo) }
        : look,
  ]
}
