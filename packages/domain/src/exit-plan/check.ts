import { isPlainDate, type PlainDate } from '../calendar/index.ts'
import { checkHousehold } from '../income-tax/index.ts'
import { refuse, requireNumber, requireObject, requireOneOf, requireWhole } from '../input/index.ts'
import { requirePositiveEuros, ZERO_EUROS } from '../money/index.ts'
import { exitCase, LONGEST_PLAN, OLDEST, POOLS, type ExitCase, type Incomes } from './model.ts'

const acceptIncomes = (field: string, incomes: Incomes): void => {
  requireObject(field, incomes)
  for (const name of ['pension', 'spouse_pension', 'other'] as const) requirePositiveEuros(`${field}.${name}`, incomes[name])
}

const acceptSavings = (savings: ExitCase['savings']): void => {
  requireObject('savings', savings)
  for (const pool of POOLS) {
    requireObject(`savings.${pool}`, savings[pool])
    requirePositiveEuros(`savings.${pool}.paid`, savings[pool].paid)
    requirePositiveEuros(`savings.${pool}.gains`, savings[pool].gains)
  }
  requirePositiveEuros('savings.co', savings.co)
}

const acceptPlan = ({ age, until, years, growth, annuity_rate: rate, least_part: least, ...asked }: ExitCase): void => {
  requireWhole('age', age, { min: 18, max: OLDEST })
  requireWhole('years', years, { min: 1, max: LONGEST_PLAN })
  requireWhole('until', until, { min: age + years, max: OLDEST })
  requireNumber('growth', growth, { min: 0, max: 10 })
  requireNumber('annuity_rate', rate, { min: 0, max: 1 })
  requireOneOf('gains_taxed', asked.gains_taxed, ['flat', 'scale'])
  requireOneOf('small_capital', asked.small_capital, ['pension', 'reduced'])
  requirePositiveEuros('least_part', least)
  if (asked.equal_years !== undefined) requireWhole('equal_years', asked.equal_years, { min: 1, max: years })
  if (!asked.savings.co.isZero() && asked.pension_charges === undefined) refuse('pension_charges', undefined, 'missing')
}

/** Refuses a value that is no case, or whose answers contradict each other. */
export const acceptCase = (asked: ExitCase, day: PlainDate): void => {
  requireObject('asked', asked)
  if (!isPlainDate(day)) refuse('day', day, 'not-a-date')
  const wrong = checkHousehold({ ...asked, wage_1: ZERO_EUROS, wage_2: ZERO_EUROS, deduction: ZERO_EUROS })
  if (wrong !== undefined) throw wrong
  acceptIncomes('incomes', asked.incomes)
  if (asked.first_year !== undefined) acceptIncomes('first_year', asked.first_year)
  acceptSavings(asked.savings)
  acceptPlan(asked)
  // What is left: amounts above the most, and fields that a case does not have.
  const problem = exitCase.safeEncode(asked).error?.issues[0]
  if (problem !== undefined) refuse(problem.path.join('.'), asked, problem.code)
}

/**
 * Reads a case of a plan of exit from plain values, as a JSON file holds them: amounts in euros, what is left out as `exitCase` says.
 *
 * Rules BEY-40 to BEY-48, docs/rules/beyond.md.
 *
 * @param told household, incomes and savings in euros, years and ages
 * @public
 * @throws DomainInputError
 * @example exitCaseOf({ marital_status: 'CE', incomes: {}, savings: {}, age: 64, until: 85, years: 4 }).growth // 0
 */
export const exitCaseOf = (told: unknown): ExitCase => {
  const read = exitCase.safeDecode(told as Parameters<typeof exitCase.safeDecode>[0])
  const [problem] = read.error?.issues ?? []
  if (problem !== undefined) refuse(problem.path.join('.') || 'told', told, problem.code)
  return read.data as ExitCase
}
