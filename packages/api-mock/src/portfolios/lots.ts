import type { Account, BalanceCompartment } from '@hautelisse/domain/accounts'
import { plainDate, yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import { planAvailability, type LotOrigin } from '@hautelisse/domain/investments'
import { Decimal, euros, splitAmount, subtractEuros, sumEuros, type Euros } from '@hautelisse/domain/money'
import { operationState, type Operation } from '@hautelisse/domain/operations'

import {
  fundNamed,
  VALUED_ON,
  type Fund,
  type HeldLot,
  type Portfolio,
  type SeedLot,
  type SeedPosition,
} from '../people/index.ts'
import { carriedOver, COUNTED_ON, unitsFor, unitValue } from './units.ts'
import { usualLots, usualPositions } from './usual.ts'

/** A contract with all that its lots follow from. */
export type Contract = {
  readonly account: Account
  readonly portfolio: Portfolio
  readonly operations: readonly Operation[]
  /** Charges that it takes a year, as a share. */
  readonly charges: string
  readonly isLarge: boolean
}

const fundOf = (id: string): Fund => {
  const fund = fundNamed(id)
  if (fund === undefined) throw new Error(`No fund ${id} is seeded.`)
  return fund
}

/** Types whose money is blocked for five years, and those from which it can be taken at any time. */
const PLANS: ReadonlySet<string> = new Set(['PEE', 'PEG', 'PEI'])
const FREE: ReadonlySet<string> = new Set(['LIFE', 'LIFE_INSURANCE'])

const availableOn = ({ type }: Account, acquired: PlainDate, available?: string): PlainDate | null => {
  if (available !== undefined) return plainDate(available)
  if (PLANS.has(type)) return planAvailability(acquired)
  return FREE.has(type) ? acquired : null
}

/** Where the money of an operation came from; undefined for one that brings none. */
const ORIGIN_OF: Readonly<Record<string, LotOrigin>> = {
  VL: 'payment',
  VERSEMENT: 'payment',
  AFF_COT: 'mandatory',
  AFF_INTERESS: 'incentive-bonus',
  BO_INTERESSEMENT: 'incentive-bonus',
  BO_PARTICIPATION: 'profit-sharing',
  AFF_ABONDE: 'top-up',
  ABONDEMENT: 'top-up',
  COMPTABLE_ABONDEMENT: 'top-up',
  TR_ENT_C_E: 'transfer',
}

const COMPARTMENTS_OF: Partial<Record<LotOrigin, readonly BalanceCompartment[]>> = {
  payment: ['vv', 'vvd', 'vvnd'],
  mandatory: ['co'],
}

type Payment = { readonly day: PlainDate; readonly origin: LotOrigin; readonly amount: Euros }

/** First year whose operations have lots of their own; what came before is in the lots of its years. */
const FIRST_YEAR = 2025

const paymentsOf = (operations: readonly Operation[]): readonly Payment[] =>
  operations
    .filter(({ status, date }) => operationState(status) === 'processed' && yearOf(date) >= FIRST_YEAR)
    .flatMap(({ date: day, type, amount, abondment }) => {
      const origin = ORIGIN_OF[type]
      if (origin === undefined) return []
      const payment = { day, origin, amount }
      if (abondment === undefined || abondment === null) return [payment]
      return [payment, { day, origin: 'top-up' as const, amount: abondment }]
    })

/** The position that a payment goes to: the largest of its compartment. */
const placeOf = (positions: readonly SeedPosition[], origin: LotOrigin): number => {
  const fits = COMPARTMENTS_OF[origin] ?? ['es']
  const inside = positions.filter(({ compartment }) => compartment !== undefined && fits.includes(compartment))
  const choice = inside.length > 0 ? inside : positions
  const largest = choice.reduce<SeedPosition | undefined>(
    (best, one) => (best === undefined || euros(one.worth).greaterThan(best.worth) ? one : best),
    undefined,
  )
  return largest === undefined ? -1 : positions.indexOf(largest)
}

const beforeSwitch = ({ charges }: Contract, lot: SeedLot, amount: Euros): HeldLot['before'] => {
  if (lot.switched === undefined) return undefined
  const fund = fundOf(lot.switched.from)
  const [sold, bought] = [plainDate(lot.switched.sold), plainDate(lot.switched.bought)]
  const units = carriedOver(fund, charges, unitsFor(amount, unitValue(fund, sold)), sold, COUNTED_ON)
  return { fund, sold, bought, units, amount }
}

/** What units cost on the day on which they were acquired. */
const costOf = (fund: Fund, charges: string, units: Decimal, acquired: PlainDate): Euros =>
  euros(carriedOver(fund, charges, units, COUNTED_ON, acquired).times(unitValue(fund, acquired)).toDecimalPlaces(2))

const paidLots = (contract: Contract, position: SeedPosition, payments: readonly Payment[]): readonly HeldLot[] => {
  const fund = fundOf(position.fund)
  return payments.map(({ day, origin, amount }) => ({
    fund,
    compartment: position.compartment,
    acquired_on: day,
    available_on: availableOn(contract.account, day),
    origin,
    units: carriedOver(fund, contract.charges, unitsFor(amount, unitValue(fund, day)), day, COUNTED_ON),
    paid: amount,
  }))
}

/** Shares units among lots without a worth of their own, by weight; the last one takes the rest. */
const sharedUnits = (left: Decimal, weights: readonly number[]): readonly Decimal[] => {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const parts = weights.slice(0, -1).map((weight) => left.times(weight).dividedBy(whole).toDecimalPlaces(6, Decimal.ROUND_DOWN))
  return [...parts, parts.reduce((rest, part) => rest.minus(part), left)]
}

const openingLots = (contract: Contract, position: SeedPosition, taken: Decimal): readonly HeldLot[] => {
  const { account, charges, isLarge } = contract
  const fund = fundOf(position.fund)
  const value = unitValue(fund, VALUED_ON)
  const whole = unitsFor(euros(position.worth), value)
  const seeds = position.lots ?? usualLots(account, position, isLarge)
  const own = seeds.map(({ worth }) => (worth === undefined ? undefined : unitsFor(euros(worth), value)))
  const named = own.filter((units) => units !== undefined)
  // Where every lot has a worth, the last one takes what rounding leaves.
  const isAllNamed = named.length === seeds.length
  const left = named.reduce((rest, units) => rest.minus(units), whole.minus(taken))
  if (!isAllNamed && left.isNegative()) throw new Error(`${account.policy_id}: more was paid into ${fund.id} than it holds.`)
  const shares = isAllNamed
    ? []
    : [
        ...sharedUnits(
          left,
          seeds.filter(({ worth }) => worth === undefined).map(({ weight = 1 }) => weight),
        ),
      ]
  return seeds.map((seed, place) => {
    const mine = own[place] ?? shares.shift() ?? new Decimal(0)
    const units = isAllNamed && place === seeds.length - 1 ? mine.plus(left) : mine
    const acquired_on = plainDate(seed.acquired)
    const amount = euros(units.times(value).toDecimalPlaces(2))
    const before = beforeSwitch(contract, seed, amount)
    return {
      fund,
      compartment: position.compartment,
      acquired_on,
      available_on: availableOn(account, acquired_on, seed.available),
      origin: seed.origin,
      units,
      paid:
        before === undefined
          ? costOf(fund, charges, units, acquired_on)
          : costOf(before.fund, charges, before.units, acquired_on),
      before,
    }
  })
}

const releasedLots = ({ account, portfolio, charges }: Contract): readonly HeldLot[] =>
  (portfolio.released ?? []).map((release) => {
    const fund = fundOf(release.fund)
    const [acquired_on, on, amount] = [plainDate(release.acquired), plainDate(release.paid), euros(release.amount)]
    const units = carriedOver(fund, charges, unitsFor(amount, unitValue(fund, on)), on, COUNTED_ON)
    return {
      fund,
      compartment: undefined,
      acquired_on,
      available_on: availableOn(account, acquired_on),
      origin: 'profit-sharing',
      units,
      paid: costOf(fund, charges, units, acquired_on),
      released: { on, amount },
    }
  })

/** Gives the opening lots the price that makes all that was paid in what the seed says. */
const pricedAs = (paidIn: string | undefined, opening: readonly HeldLot[], paid: readonly HeldLot[]): readonly HeldLot[] => {
  if (paidIn === undefined) return opening
  const left = subtractEuros(euros(paidIn), sumEuros(paid.map((lot) => lot.paid)))
  const prices = splitAmount(
    left,
    opening.map((lot) => lot.paid),
  )
  return opening.map((lot, place) => ({ ...lot, paid: prices[place] ?? lot.paid }))
}

/**
 * Returns every lot that a contract ever had: those of the payments of the last years, those that explain the rest of what it holds, and those
 * that were paid out.
 *
 * @param contract the contract with its portfolio and operations
 */
export const lotsOf = (contract: Contract): readonly HeldLot[] => {
  const positions = contract.portfolio.positions ?? usualPositions(contract.account, contract.isLarge)
  const payments = Map.groupBy(paymentsOf(contract.operations), ({ origin }) => placeOf(positions, origin))
  const parts = positions.map((position, place) => {
    const paid = paidLots(contract, position, payments.get(place) ?? [])
    const taken = paid.reduce((sum, { units }) => sum.plus(units), new Decimal(0))
    return { paid, opening: openingLots(contract, position, taken) }
  })
  const paid = parts.flatMap((part) => part.paid)
  const opening = parts.flatMap((part) => part.opening)
  return [...pricedAs(contract.portfolio.paidIn, opening, paid), ...paid, ...releasedLots(contract)]
}
