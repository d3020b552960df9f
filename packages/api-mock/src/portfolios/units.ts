import { dayOf, daysInMonth, monthOf, yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import { valueOf } from '@hautelisse/domain/investments'
import { Decimal, euros, type Euros } from '@hautelisse/domain/money'

import { VALUED_ON, type Fund } from '../people/index.ts'
import { keeper } from './keep.ts'

/** Decimals of a number of units. */
const DECIMALS = 6
const QUARTERS = 4
const MONTHS_A_QUARTER = 3

/** Counts the quarters that have ended by a day: on the last day of each the contract takes its charges. */
export const quartersBy = (day: PlainDate): number => {
  const month = monthOf(day)
  const isOver = month % MONTHS_A_QUARTER === 0 && dayOf(day) === daysInMonth(yearOf(day), month)
  return yearOf(day) * QUARTERS + Math.floor((month - 1) / MONTHS_A_QUARTER) + (isOver ? 1 : 0)
}

/** Years that have ended by a day: on 31 December a fund in euros credits its interest. */
const yearsBy = (day: PlainDate): number => Math.floor(quartersBy(day) / QUARTERS)

/** Factors of the quarters and years between any two days that have values, either way, for the charges of three families. */
const MOST_FACTORS = 1000
const keepFactor = keeper<Decimal>(MOST_FACTORS)

const grown = (rate: string, times: number): Decimal => keepFactor(`${rate} ${times}`, () => new Decimal(rate).plus(1).pow(times))

/** What charges of a year take at the end of a quarter, as a share. */
const takenInQuarter = (charges: string): Decimal => new Decimal(charges).dividedBy(QUARTERS)

const taken = (charges: string, quarters: number): Decimal =>
  keepFactor(`-${charges} ${quarters}`, () => new Decimal(1).minus(takenInQuarter(charges)).pow(quarters))

/** Gives what units of a fund on one day are multiplied by for another. */
export const factorBetween = ({ kind }: Fund, charges: string, from: PlainDate, to: PlainDate): Decimal =>
  kind.of === 'euros' ? grown(kind.interest, yearsBy(to) - yearsBy(from)) : taken(charges, quartersBy(to) - quartersBy(from))

/** Says whether units stay as they are: nothing is taken from them and nothing is credited. */
export const isUnchanged = ({ kind }: Fund, charges: string): boolean => kind.of === 'units' && charges === '0'

export const rounded = (units: Decimal): Decimal => units.toDecimalPlaces(DECIMALS)

/**
 * Returns the units that a number of units on one day becomes on another: charges of the contract take some each quarter, a fund in euros
 * credits some each year.
 *
 * @param fund the fund
 * @param charges charges of the contract a year, as a share
 * @param units units on the first day
 */
export const carriedOver = (fund: Fund, charges: string, units: Decimal, from: PlainDate, to: PlainDate): Decimal =>
  from === to || isUnchanged(fund, charges) ? units : rounded(units.times(factorBetween(fund, charges, from, to)))

/**
 * Returns the units that an amount buys.
 *
 * @param amount euros
 * @param value value of a unit
 */
export const unitsFor = (amount: Euros, value: Euros): Decimal => rounded(amount.dividedBy(value))

/** Values of thirty funds on three hundred days: histories of several people on several days share most of theirs. */
const MOST_VALUES = 10_000
const keepValue = keeper<Euros>(MOST_VALUES)
const UNIT = euros(1)

/**
 * Returns the value of a fund's unit on a day: one euro for a fund in euros. Values that were computed are kept, since they are the same for
 * everybody.
 *
 * @param fund the fund
 * @param day from 01/01/2015 to 31/12/2040
 */
export const unitValue = (fund: Fund, day: PlainDate): Euros => {
  const { id, kind } = fund
  return kind.of === 'euros' ? UNIT : keepValue(`${id} ${day}`, () => valueOf(kind.market, day))
}

/**
 * Gives what a contract takes at the end of a quarter for each unit of a fund that is left after it, in euros.
 *
 * @param charges charges of the contract a year, as a share
 */
export const chargeOfUnit = (fund: Fund, charges: string, day: PlainDate): Decimal => {
  const share = takenInQuarter(charges)
  return share.dividedBy(new Decimal(1).minus(share)).times(unitValue(fund, day))
}

/** Day on which the units of seeded lots are counted. */
export const COUNTED_ON = VALUED_ON
