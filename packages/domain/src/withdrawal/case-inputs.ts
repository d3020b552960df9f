import * as z from 'zod'

import { ANNUITY_TYPES, type AnnuityType } from '../annuity/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import { birthFields, birthOf } from '../case/index.ts'
import { addEuros, eurosOnWireWithin, euros, isZero, nonNegativeEurosOnWire, subtractEuros, type Euros } from '../money/index.ts'
import { TABLE_CODES } from '../mortality/index.ts'
import { readDistribution } from './distribution-wire.ts'
import { ELIGIBLE_TYPES, type Contract } from './eligibility.ts'
import { RETIREMENT_AGES, REVERSION_PERCENTAGES, type SimulationRequest, type SplitPart } from './model.ts'
import { HIGHEST_SPLIT } from './validate.ts'

/** Contracts of a case at most. */
const MOST_CONTRACTS = 20

const split = z.strictObject({
  capital: nonNegativeEurosOnWire,
  annuity: nonNegativeEurosOnWire,
  /** What has no side; below zero where the two sides are a cent more than the balance. */
  left: eurosOnWireWithin(euros('-0.01'), HIGHEST_SPLIT).optional(),
})
const voluntary = split.extend({
  /** Balances of deducted and of other voluntary payments: their tax differs. */
  vvd: nonNegativeEurosOnWire.optional(),
  vvnd: nonNegativeEurosOnWire.optional(),
})

/** Answers of a simulation of capital or annuity: contracts by product and place, with savings of today by compartment. BEY-01. */
export const withdrawalInputs = /* @__PURE__ */ z.strictObject({
  ...birthFields,
  retirement_age: z.int().min(RETIREMENT_AGES.first).max(RETIREMENT_AGES.last),
  /** Whom the annuity goes on to, with the percentage. */
  spouse: z.strictObject({ ...birthFields, percentage: z.literal(REVERSION_PERCENTAGES) }).optional(),
  /** Absent until one is picked. */
  annuity_type: z.enum(ANNUITY_TYPES).optional(),
  contracts: z
    .array(
      z.strictObject({
        product: z.enum(ELIGIBLE_TYPES),
        /** Only where the contract names one. */
        table: z.enum(TABLE_CODES).optional(),
        savings: z.strictObject({
          co: split.optional(),
          vv: voluntary.optional(),
          es: split.optional(),
          whole: split.optional(),
        }),
      }),
    )
    .min(1)
    .max(MOST_CONTRACTS),
  /** Rates that the saver expects to be taxed at, in percent. */
  rates: z.strictObject({ marginal: z.number().min(0).max(100), pension_charges: z.number().min(0).max(100) }).optional(),
  /** What the saver says was paid in, of the savings that come as capital. */
  paid_in: nonNegativeEurosOnWire.optional(),
  /** Projected amounts in the euros of the day of the simulation. */
  todays_euros: z.literal(true).optional(),
})
export type WithdrawalInputs = z.output<typeof withdrawalInputs>
export type CaseContract = WithdrawalInputs['contracts'][number]

/** What a simulation was asked for, and how its results are looked at. */
export type AskedWithdrawal = {
  /** Contracts that take part. */
  readonly contracts: readonly Contract[]
  readonly birthDate: PlainDate
  readonly request: SimulationRequest
  /** Option that was chosen, before the simulation or on its results. */
  readonly option: AnnuityType | null | undefined
  /** Rates in percent; undefined until both are picked. */
  readonly rates?: { readonly marginal: number; readonly pensionCharges: number } | undefined
  /** What was paid in of the savings that come as capital; undefined until it is said. */
  readonly paidIn?: Euros | undefined
  readonly isInTodaysEuros?: boolean | undefined
}

const savingsOf = ({ account }: Contract, parts: readonly SplitPart[]): CaseContract['savings'] =>
  Object.fromEntries(
    parts.flatMap(({ name, balance, capital, annuity }) => {
      const left = subtractEuros(balance, addEuros(capital, annuity))
      if (isZero(balance) && isZero(capital) && isZero(annuity)) return []
      const voluntaryOnly = name === 'vv' ? { vvd: account.balance_vvd, vvnd: account.balance_vvnd } : {}
      return [[name, { capital, annuity, left: isZero(left) ? undefined : left, ...voluntaryOnly }]]
    }),
  )

/**
 * Writes what a simulation was asked for as the answers of a case: no contract's number, title or company, no birth date. BEY-01.
 *
 * @param asked contracts, birth date, request, option and rates
 * @example withdrawalInputsOf(asked).contracts[0]?.product // 'PERO'
 */
export const withdrawalInputsOf = (asked: AskedWithdrawal): WithdrawalInputs => {
  const { contracts, birthDate, request, option, rates, paidIn, isInTodaysEuros } = asked
  const { reversible, birth_date_spouse: born, reversion_percentage: percentage } = request
  const distribution = readDistribution(request.distribution, contracts)
  return {
    ...birthOf(birthDate),
    retirement_age: request.retirement_age,
    spouse: reversible === true && born !== undefined && percentage !== undefined ? { ...birthOf(born), percentage } : undefined,
    annuity_type: option ?? undefined,
    contracts: contracts.flatMap((contract) => {
      const { type: product, policy_id: policyId, mortality_table: table } = contract.account
      const parts = distribution.filter((part) => part.policyId === policyId)
      return parts.length === 0
        ? []
        : [{ product: product as CaseContract['product'], table, savings: savingsOf(contract, parts) }]
    }),
    rates: rates && { marginal: rates.marginal, pension_charges: rates.pensionCharges },
    paid_in: paidIn,
    todays_euros: isInTodaysEuros === true ? true : undefined,
  }
}
