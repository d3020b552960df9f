import { completedYears, yearOf } from '@hautelisse/domain/calendar'
import { longLife, type LongLife, type LongLifeQuestion } from '@hautelisse/domain/longevity'
import type { MortalityTables } from '@hautelisse/domain/mortality'
import { euros, ZERO_EUROS } from '@hautelisse/domain/money'
import {
  assumptionsAt,
  convertingOf,
  figuresOf,
  inflationAt,
  REVERSION_PERCENTAGES,
  scheduleOf,
  tableOf,
  takingPart,
  type AvailableResult,
} from '@hautelisse/domain/withdrawal'
import type { KeptResult, WithdrawalMachineContext } from './context.ts'
import { shownResult } from './shown-result.ts'

/** What of a stepper's context a long life depends on: nothing else makes it anew. */
export type LongLifeContext = Pick<WithdrawalMachineContext, 'result' | 'birthDate' | 'contracts' | 'isInTodaysEuros'>

/** What a long life with the annuity comes to, and what it was computed from. */
export type LongLifeView = LongLife & {
  /** Completed years of the saver at the start. */
  readonly start: number
  readonly hasSpouse: boolean
  /** Assumed rise of the annuity a year, and of prices, in percent. */
  readonly risePercent: number
  readonly inflationPercent: number
}

/** Unrounded where the answer explains itself, as its annuities are computed. */
const savingsOf = ({ convertedAtStart, explanation }: AvailableResult) =>
  explanation === undefined ? (convertedAtStart ?? ZERO_EUROS) : euros(explanation.converted.value)

const yearsOf = ({ contracts }: KeptResult): readonly number[] =>
  figuresOf(contracts, 'RV_NRAG').flatMap((figure) => ('years' in figure ? [figure.years] : []))

/**
 * Shows what a long life with the annuity comes to, in the page and by the engine of the answer: in the kind of euros that is chosen, of the single annuity. BEY-60 to BEY-68.
 *
 * @param context what of the context it depends on
 * @param tables mortality tables
 * @returns undefined without a result, and where nothing becomes an annuity
 * @example longLifeOf(snapshot.context, tables)?.steady?.ageInMonths // 1112: by 92 years 8 months 161,30 € a month have paid 55 334,87 €
 */
export const longLifeOf = (context: LongLifeContext, tables: MortalityTables): LongLifeView | undefined => {
  const result = shownResult(context)
  if (result === undefined) return undefined
  const { birthDate, contracts, isInTodaysEuros } = context
  const { request, on } = result
  const { start, age } = scheduleOf({ birthDate, retirementAge: request.retirement_age, asOf: on })
  const accounts = new Map(takingPart(contracts).map(({ account }) => [account.policy_id, account]))
  const { technicalRate, annuityFee, revaluation } = assumptionsAt(on)
  const born = request.reversible === true ? request.birth_date_spouse : undefined
  const question: LongLifeQuestion = {
    savings: convertingOf(result.contracts).flatMap((own) => {
      const account = accounts.get(own.policyId)
      return account === undefined ? [] : [{ capital: savingsOf(own), table: tables[tableOf(account)] }]
    }),
    life: { birthYear: yearOf(birthDate), age },
    spouse: born && { birthYear: yearOf(born), age: completedYears(born, start) },
    guaranteedYears: yearsOf(result),
    reversions: REVERSION_PERCENTAGES,
    technicalRate,
    fee: annuityFee,
    risePercent: revaluation,
    inflationPercent: isInTodaysEuros ? inflationAt(on) : 0,
  }
  const life = longLife(question)
  if (life === undefined) return undefined
  const { risePercent, inflationPercent } = question
  return { ...life, start: age, hasSpouse: born !== undefined, risePercent, inflationPercent }
}
