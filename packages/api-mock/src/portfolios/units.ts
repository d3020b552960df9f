import { dayOf, daysInMonth, monthOf, yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import { valueOf } from '@hautelisse/domain/investments'
import { Decimal, euros, type Euros } from '@hautelisse/domain/money'

import { VALUED_ON, type Fund } from '../people/index.ts'

/** Decimals of a number of units. */
const DECIMALS = 6
const QUARTERS = 4
const MONTHS_A_QUARTER = 3

/** Quarters that have ended by a day: on the last day of each the contract takes its charges. */
const quartersBy = (day: PlainDate): number => {
  const month = monthOf(day)
  const isOver = month % MONTHS_A_QUARTER === 0 && dayOf(day) === daysInMonth(yearOf(day), month)
  return yearOf(day) * QUARTERS + Math.floor((month - 1) / MONTHS_A_QUARTER) + (isOver ? 1 : 0)
}

/** Years that have ended by a day: on 31 December a fund in euros credits its interest. */
const yearsBy = (day: PlainDate): number => Math.floor(quartersBy(day) / QUARTERS)

/** Factors that were computed: few contracts differ in what they take, and days in how many quarters lie between. */
const FACTORS = new Map<string, Decimal>()

const grown = (rate: string, times: number): Decimal => {
  const key = `${rate} ${times}`
  const known = FACTORS.get(key) ?? new Decimal(rate).plus(1).pow(times)
  FACTORS.set(key, known)
  return known
}

const taken = (charges: string, quarters: number): Decimal => {
  const key = `-${charges} ${quarters}`
  const known = FACTORS.get(key) ?? new Decimal(1).minus(new Decimal(charges).dividedBy(QUARTERS)).pow(quarters)
  FACTORS.set(key, known)
  return known
}

const factor = ({ kind }: Fund, charges: string, from: PlainDate, to: PlainDate): Decimal =>
  kind.of === 'euros' ? grown(kind.interest, yearsBy(to) - yearsBy(from)) : taken(charges, quartersBy(to) - quartersBy(from))

/** Whether units stay as they are: nothing is taken from them and nothing is credited. */
const isUnchanged = ({ kind }: Fund, charges: string): boolean => kind.of === 'units' && charges === '0'

const rounded = (units: Decimal): Decimal => units.toDecimalPlaces(DECIMALS)

/**
 * Returns the units that a number of units on one day becomes on another: charges of the contract take some each quarter, a fund in euros
 * credits some each year.
 *
 * @param fund the fund
 * @param charges charges of the contract a year, as a share
 * @param units units on the first day
 */
export const carriedOver = (fund: Fund, charges: string, units: Decimal, from: PlainDate, to: PlainDate): Decimal =>
  from === to || isUnchanged(fund, charges) ? units : rounded(units.times(factor(fund, charges, from, to)))

/**
 * Returns the units that an amount buys.
 *
 * @param amount euros
 * @param value value of a unit
 */
export const unitsFor = (amount: Euros, value: Euros): Decimal => rounded(amount.dividedBy(value))

const KNOWN = new Map<string, Euros>()
const UNIT = euros(1)

/**
 * Returns the value of a fund's unit on a day: one euro for a fund in euros. Values that were computed are kept, since they are the same for
 * everybody.
 *
 * @param fund the fund
 * @param day from 01/01/2015 to 31/12/2040
 */
export const unitValue = (fund: Fund, day: PlainDate): Euros => {
  if (fund.kind.of === 'euros') return UNIT
  const key = `${fund.id} ${day}`
  const known = KNOWN.get(key)
  if (known !== undefined) return known
  const value = valueOf(fund.kind.market, day)
  KNOWN.set(key, value)
  return value
}

/**
 * Returns what the contract takes from a fund at the end of a quarter.
 *
 * @param charges charges of the contract a year, as a share
 * @param left units that are left after it
 */
export const chargeOf = (fund: Fund, charges: string, left: Decimal, day: PlainDate): Euros => {
  if (fund.kind.of === 'euros') return euros(0)
  const quarter = new Decimal(charges).dividedBy(QUARTERS)
  const before = left.dividedBy(new Decimal(1).minus(quarter))
  return euros(before.times(quarter).times(unitValue(fund, day)).toDecimalPlaces(2))
}

/** Day on which the units of seeded lots are counted. */
export const COUNTED_ON = VALUED_ON
