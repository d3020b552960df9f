import { hasCompartments, type Account } from '../accounts/index.ts'
import { requireDate, type PlainDate } from '../calendar/index.ts'
import { refuse, requireObject, requireOneOf, requireWhole } from '../input/index.ts'
import { isTable, TABLE_CODES, type MortalityTables, type TableCode } from '../mortality/index.ts'
import { requirePositiveEuros, sumEuros, type Euros } from '../money/index.ts'
import { explainWithdrawal, simulateWithdrawal } from './compute.ts'
import { ELIGIBLE_TYPES } from './eligibility.ts'
import { annuityOf } from './figures.ts'
import { COMPARTMENTS, RETIREMENT_AGES, REVERSION_PERCENTAGES, type PartName, type ReversionPercentage } from './model.ts'
import { checkRequest } from './request.ts'
import type { AvailableResult } from './result.ts'
import { scheduleOf } from './schedule.ts'

/** Savings of one compartment, or of a whole contract without any, in euros of today: what comes as capital and what is converted. */
export type PlainSplit = { readonly capital: Euros; readonly annuity: Euros }

/** A contract as plain values. */
export type PlainContract = {
  /** Any text that tells the contracts of one question apart. */
  readonly id: string
  readonly product: (typeof ELIGIBLE_TYPES)[number]
  /** Compartments of a PER (`co` mandatory, `vv` voluntary, `es` employee savings); `whole` of an A83 or A82. */
  readonly savings: Partial<Record<PartName, PlainSplit>>
  /** Table that the contract names; else the product's: `MIXED` for PERO and A83, `TGF05` for the others. */
  readonly table?: TableCode | undefined
}

/** What is asked about contracts. */
export type PlainQuestion = {
  readonly contracts: readonly PlainContract[]
  readonly birthDate: PlainDate
  /** Age at which the annuity is to start, 60 to 69. */
  readonly age: number
  /** Day of the question. */
  readonly on: PlainDate
  /** Asks for the annuities that go on to a spouse, in percent, as well. */
  readonly spouse?: { readonly birthDate: PlainDate; readonly percentage: ReversionPercentage } | undefined
  readonly tables: MortalityTables
}

/** What one contract gives, in euros of the start, gross of tax. */
export type PlainAnswer = {
  readonly id: string
  readonly start: PlainDate
  readonly capital: Euros
  /** Single annuity, after the insurer's fee. */
  readonly yearly: Euros
  readonly monthly: Euros
  /** Annuity that goes on to the spouse; undefined without one. */
  readonly reversible: { readonly yearly: Euros; readonly monthly: Euros } | undefined
  /** Everything else: guaranteed years, steps and rows by age; the figures alone. */
  readonly result: AvailableResult
  /** Gives the same with the explanation of each figure, which is computed when it is asked for. */
  readonly explain: () => AvailableResult
}

const acceptContract = (contract: PlainContract, at: string): void => {
  requireObject(at, contract)
  const { id, product, savings, table } = contract
  if (typeof id !== 'string' || id === '') refuse(`${at}.id`, id, 'missing')
  requireOneOf(`${at}.product`, product, ELIGIBLE_TYPES)
  requireObject(`${at}.savings`, savings)
  if (table !== undefined) requireOneOf(`${at}.table`, table, TABLE_CODES)
  const allowed: readonly string[] = hasCompartments({ type: product }) ? COMPARTMENTS : ['whole']
  for (const [name, split] of Object.entries(savings)) {
    requireOneOf(`${at}.savings`, name, allowed)
    requireObject(`${at}.savings.${name}`, split)
    requirePositiveEuros(`${at}.savings.${name}.capital`, split.capital)
    requirePositiveEuros(`${at}.savings.${name}.annuity`, split.annuity)
  }
}

const acceptQuestion = (question: PlainQuestion): void => {
  requireObject('question', question)
  const { contracts, birthDate, age, on, spouse, tables } = question
  if (!Array.isArray(contracts)) refuse('contracts', contracts, 'not-a-list')
  for (const [at, contract] of contracts.entries()) acceptContract(contract, `contracts.${at}`)
  const ids = contracts.map(({ id }) => id)
  if (new Set(ids).size < ids.length) refuse('contracts', ids, 'id-twice')
  requireDate('birthDate', birthDate)
  requireDate('on', on)
  if (on < birthDate) refuse('on', on, 'before-birth')
  requireWhole('age', age, { min: RETIREMENT_AGES.first, max: RETIREMENT_AGES.last })
  requireObject('tables', tables)
  for (const code of TABLE_CODES) if (!isTable(tables[code])) refuse(`tables.${code}`, tables[code], 'not-a-table')
  if (spouse === undefined) return
  requireObject('spouse', spouse)
  requireDate('spouse.birthDate', spouse.birthDate)
  requireOneOf('spouse.percentage', spouse.percentage, REVERSION_PERCENTAGES)
}

/** Savings of a contract that may leave something without a side, and say which voluntary payments were deducted. */
export type HeldSplit = PlainSplit & {
  /** What has no side; below zero where the two sides are a cent more than the balance. */
  readonly left?: Euros | undefined
  /** Balances of deducted and of other voluntary payments. */
  readonly vvd?: Euros | undefined
  readonly vvnd?: Euros | undefined
}
export type HeldContract = Pick<PlainContract, 'product' | 'table'> & {
  readonly savings: Partial<Record<PartName, HeldSplit | undefined>>
}

const splitsOf = ({ savings }: HeldContract): readonly (readonly [PartName, HeldSplit])[] =>
  (Object.entries(savings) as [PartName, HeldSplit | undefined][]).flatMap(([name, split]) =>
    split === undefined ? [] : [[name, split] as const],
  )

const balanceOf = ({ capital, annuity, left }: HeldSplit): Euros => sumEuros([capital, annuity, ...(left ? [left] : [])])

/**
 * Makes a contract an account of a person.
 *
 * @param contract product, savings and table
 * @param at its place, which numbers it: an id may end in what the wire takes for a compartment
 * @example accountOf({ product: 'A83', savings: { whole: { capital: euros(0), annuity: euros(100_000) } } }, 0).policy_id // '0'
 */
export const accountOf = (contract: HeldContract, at: number): Account => {
  const splits = splitsOf(contract)
  const balances = Object.fromEntries(
    splits.filter(([name]) => name !== 'whole').map(([name, split]) => [`balance_${name}`, balanceOf(split)]),
  )
  const { vvd, vvnd } = contract.savings.vv ?? {}
  return {
    type: contract.product,
    scope: 'ais',
    status: 'ENCOURS',
    title: '',
    policy_id: String(at),
    balance: sumEuros(splits.map(([, split]) => balanceOf(split))),
    ...balances,
    ...(vvd === undefined ? {} : { balance_vvd: vvd }),
    ...(vvnd === undefined ? {} : { balance_vvnd: vvnd }),
    ...(contract.table === undefined ? {} : { mortality_table: contract.table }),
  }
}

/**
 * Writes the savings of contracts as the wire's distribution, for the accounts of `accountOf`.
 *
 * @param contracts contracts in their order
 * @example distributionOf([{ product: 'A83', savings: { whole: { capital: euros(0), annuity: euros(500) } } }]) // { capital_0: 0, annuity_0: 500 }
 */
export const distributionOf = (contracts: readonly HeldContract[]): Record<string, Euros> =>
  Object.fromEntries(
    contracts.flatMap((contract, at) => {
      const given = new Map(splitsOf(contract))
      const names: readonly PartName[] = given.has('whole') ? ['whole'] : COMPARTMENTS
      const nothing = sumEuros([])
      return names.flatMap((name) => {
        const key = name === 'whole' ? `${at}` : `${at}_${name}`
        const { capital, annuity } = given.get(name) ?? { capital: nothing, annuity: nothing }
        return [
          [`capital_${key}`, capital],
          [`annuity_${key}`, annuity],
        ]
      })
    }),
  )

/**
 * Computes what contracts give as capital and as annuity, for callers who have no accounts of the portal: contracts as plain values.
 *
 * Per contract: savings × 1.02^(months / 12), ÷ the price of 1 € a year by its table, less the fee of 1 %, rounded once a year and once a month, half up.
 * docs/decisions/07, MRM-82.
 *
 * @param question contracts, birth date, age at the start, day and tables
 * @returns one answer per contract, in the order given
 * @public
 * @throws DomainInputError for what is no question, and for what no contract allows: capital of mandatory payments of 30 000 € or more, a spouse under age
 * @example simulateContracts({
 *   contracts: [{ id: 'A', product: 'A83', savings: { whole: { capital: euros(0), annuity: euros(100_000) } } }],
 *   birthDate: plainDate('1961-02-15'), age: 65, on: plainDate('2026-03-01'),
 *   spouse: { birthDate: plainDate('1964-01-05'), percentage: 60 }, tables,
 * })[0].monthly // 305,85 €
 */
export const simulateContracts = (question: PlainQuestion): readonly PlainAnswer[] => {
  acceptQuestion(question)
  const { contracts, birthDate, age, on, spouse, tables } = question
  const accounts = contracts.map((contract, at) => accountOf(contract, at))
  for (const { balance, policy_id } of accounts) if (balance.isZero()) refuse(`contracts.${policy_id}.savings`, balance, 'empty')
  if (contracts.length === 0) return []
  const request = {
    distribution: distributionOf(contracts),
    retirement_age: age,
    reversible: spouse !== undefined,
    ...(spouse && { birth_date_spouse: spouse.birthDate, reversion_percentage: spouse.percentage }),
  }
  const [error] = checkRequest({ request, accounts, birthDate, asOf: on })
  if (error !== undefined) refuse(error.path, request.distribution[error.path.replace('distribution.', '')] ?? age, error.code)
  const { start } = scheduleOf({ birthDate, retirementAge: age, asOf: on })
  const simulation = { accounts, birthDate, request, asOf: on, tables }
  const results = simulateWithdrawal(simulation)
  return results.map((result, at) => {
    const amount = (type: 'RV_NR' | 'RV_R', period: 'month' | 'year') => annuityOf(result, { type }, period)
    const [yearly, monthly] = [amount('RV_R', 'year'), amount('RV_R', 'month')]
    return {
      id: contracts[at]?.id ?? '',
      start,
      capital: result.capitalAtStart ?? sumEuros([]),
      yearly: amount('RV_NR', 'year') ?? sumEuros([]),
      monthly: amount('RV_NR', 'month') ?? sumEuros([]),
      reversible: yearly === undefined || monthly === undefined ? undefined : { yearly, monthly },
      result,
      explain: () => explainWithdrawal(simulation, results)[at] as AvailableResult,
    }
  })
}
