import { completedYears, yearOf } from '@hautelisse/domain/calendar'
import type { Derivation } from '@hautelisse/domain/explain'
import {
  explainAge,
  explainReaching,
  explainShare,
  longLife,
  type LifeSources,
  type LongLife,
  type LongLifeQuestion,
  type PricedOption,
} from '@hautelisse/domain/longevity'
import type { MortalityTables, TableCode } from '@hautelisse/domain/mortality'
import { euros, ZERO_EUROS } from '@hautelisse/domain/money'
import {
  assumptionsAt,
  convertingOf,
  explainTotal,
  explainTotalConverted,
  explainWithdrawal,
  figuresOf,
  inflationAt,
  inTodaysEuros,
  REVERSION_PERCENTAGES,
  scheduleOf,
  sourceOf,
  TABLE_SOURCES,
  tableOf,
  takingPart,
  type AvailableResult,
  type ReversionPercentage,
  type SimulationRequest,
  type SimulationResult,
} from '@hautelisse/domain/withdrawal'
import type { KeptResult, WithdrawalMachineContext } from './context.ts'
import type { LongLifeFigure } from './figures.ts'
import { explainTotalSpouse } from './select-explanation.ts'
import { shownResult } from './shown-result.ts'

/** What of a stepper's context a long life depends on: nothing else makes it anew. */
export type LongLifeContext = Pick<WithdrawalMachineContext, 'result' | 'birthDate' | 'contracts' | 'isInTodaysEuros'>

/** What a long life with the annuity comes to, and what it was computed from. */
export type LongLifeView = LongLife & {
  /** Completed years of the saver at the start. */
  readonly start: number
  readonly hasSpouse: boolean
  /** The option that the saver's answers choose: the single annuity or a reversion. Undefined for steps, and for guaranteed years, whose number is not asked. */
  readonly choice: PricedOption | undefined
  /** Assumed rise of the annuity a year, and of prices, in percent. */
  readonly risePercent: number
  readonly inflationPercent: number
}

/** Unrounded where the answer explains itself, as its annuities are computed. */
const savingsOf = ({ convertedAtStart, explanation }: AvailableResult) =>
  explanation === undefined ? (convertedAtStart ?? ZERO_EUROS) : euros(explanation.converted.value)

const yearsOf = ({ contracts }: KeptResult): readonly number[] =>
  figuresOf(contracts, 'RV_NRAG').flatMap((figure) => ('years' in figure ? [figure.years] : []))

/** What a long life is asked with, and the answer that it is about. */
type Asked = { readonly question: LongLifeQuestion; readonly result: KeptResult }

const askedIn = (context: LongLifeContext, tables: MortalityTables): Asked | undefined => {
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
  return { question, result }
}

const choiceOf = (
  options: readonly PricedOption[],
  { annuity_type: type, reversion_percentage: percentage }: SimulationRequest,
): PricedOption | undefined => {
  if (type !== 'RV_NR' && type !== 'RV_R') return undefined
  const reversion = type === 'RV_R' ? percentage : 0
  return options.find(({ guaranteedYears, reversionPercent }) => guaranteedYears === 0 && reversionPercent === reversion)
}

/**
 * Shows what a long life with the annuity comes to, in the page and by the engine of the answer: in the kind of euros that is chosen, of the single annuity. BEY-60 to BEY-68.
 *
 * @param context what of the context it depends on
 * @param tables mortality tables
 * @returns undefined without a result, and where nothing becomes an annuity
 * @example longLifeOf(snapshot.context, tables)?.steady?.ageInMonths // 1112: by 92 years 8 months 161,30 € a month have paid 55 334,87 €
 */
export const longLifeOf = (context: LongLifeContext, tables: MortalityTables): LongLifeView | undefined => {
  const asked = askedIn(context, tables)
  const life = asked && longLife(asked.question)
  if (asked === undefined || life === undefined) return undefined
  const { risePercent, inflationPercent, spouse, life: own } = asked.question
  const choice = choiceOf(life.options, asked.result.request)
  return { ...life, start: own.age, hasSpouse: spouse !== undefined, choice, risePercent, inflationPercent }
}

const CITED: LifeSources = {
  table: sourceOf('table-women'),
  age: sourceOf('retirement-age'),
  spouse: sourceOf('spouse'),
  assumption: sourceOf('revaluation'),
}

/** The answer to the same question, with a reversion by another share. */
const resultsWith = (
  { birthDate, contracts, isInTodaysEuros }: LongLifeContext,
  { request, on }: KeptResult,
  { tables, percentage }: { readonly tables: MortalityTables; readonly percentage: ReversionPercentage },
): SimulationResult => {
  const results = explainWithdrawal({
    accounts: takingPart(contracts).map(({ account }) => account),
    birthDate,
    request: { ...request, reversion_percentage: percentage },
    asOf: on,
    tables,
  })
  const schedule = scheduleOf({ birthDate, retirementAge: request.retirement_age, asOf: on })
  return isInTodaysEuros ? inTodaysEuros(results, schedule, on) : results
}

/**
 * Explains a figure of a long life, when it is opened: with the calculations of the capital and of the annuity that it is made of. BEY-60 to BEY-66.
 *
 * @param context what of the context it depends on
 * @param figure age, share or amount
 * @param tables mortality tables
 * @returns undefined where there is no such figure, or the answer carries no explanation
 * @example explainLongLife(snapshot.context, { kind: 'reaching', reading: 'steady' }, tables)?.value // '1112'
 */
export const explainLongLife = (
  context: LongLifeContext,
  figure: LongLifeFigure,
  tables: MortalityTables,
): Derivation | undefined => {
  const asked = askedIn(context, tables)
  const life = asked && longLife(asked.question)
  if (asked === undefined || life === undefined) return undefined
  const { question, result } = asked
  const table = question.savings.find((one) => one.table.code === life.table)?.table
  if (table === undefined) return undefined
  const lives = { life: { ...question.life, table }, spouse: question.spouse && { ...question.spouse, table } }
  const sources = { ...CITED, table: sourceOf(TABLE_SOURCES[table.code as TableCode]) }
  switch (figure.kind) {
    case 'reaching': {
      const capital = explainTotalConverted(result.contracts)
      const month = explainTotal(result.contracts, { type: 'RV_NR' }, 'month')
      return capital && month && explainReaching({ ...question, ...lives, capital, month }, figure.reading, sources)
    }
    case 'reached-share': {
      const instalment = life[figure.reading]?.instalment
      return instalment === undefined ? undefined : explainShare(lives.life, instalment, sources)
    }
    case 'lived-age':
      return life.ages[figure.group] && explainAge(lives, figure.group, figure.tenths, sources)
    case 'equal-price':
    case 'equal-spouse': {
      if (lives.spouse === undefined) return undefined
      const { percentage } = figure
      const results = resultsWith(context, result, { tables, percentage })
      return figure.kind === 'equal-price'
        ? explainTotal(results, { type: 'RV_R' }, 'month')
        : explainTotalSpouse(results, { reversion_percentage: percentage }, { type: 'RV_R' }, 'month')
    }
    default:
      return figure satisfies never
  }
}
