import { compareDates, type PlainDate } from '@hautelisse/domain/calendar'
import { valuationDay } from '@hautelisse/domain/investments'
import { Decimal, euros, sumEuros, type Euros } from '@hautelisse/domain/money'

import { heldFrom, type Fund, type HeldLot } from '../people/index.ts'
import { chargeOfUnit, COUNTED_ON, factorBetween, isUnchanged, quartersBy, rounded, unitValue } from './units.ts'
import { isHeldOn, keyOf, placeOn, type Place } from './worth.ts'

/** The lots of a contract as they are counted on many days. */
export type Counting = {
  /** The balance of a day: the sum of the funds' amounts. */
  readonly balanceOn: (day: PlainDate) => Euros
  /** What the contract takes from all funds at the end of a quarter; a fund in euros is left alone. */
  readonly chargesOn: (day: PlainDate) => Euros
}

/** Computes a value for each thing once. */
const once = <Key, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? compute(key)
    known.set(key, value)
    return value
  }
}

/** Reads the units of places on days. Units change at the ends of quarters alone: those of one quarter are computed once. */
const unitsReader = (charges: string): ((day: PlainDate) => (place: Place) => Decimal) => {
  const inQuarter = once<number, Map<Place, Decimal>>(() => new Map())
  return (day) => {
    if (day === COUNTED_ON) return ({ units }) => units
    const known = inQuarter(quartersBy(day))
    const factorOf = once((fund: Fund) => factorBetween(fund, charges, COUNTED_ON, day))
    return (place) => {
      const { fund, units } = place
      if (fund === undefined || isUnchanged(fund, charges)) return units
      const carried = known.get(place) ?? rounded(units.times(factorOf(fund)))
      known.set(place, carried)
      return carried
    }
  }
}

type Before = HeldLot['before']

/** Days on which a switch moved a lot. */
const movesOf = (before: Before): readonly PlainDate[] =>
  before === undefined ? [] : [before.sold, before.bought, ...movesOf(before.before)]

/** Days on which lots came, went or changed their fund. */
const turnsOf = (lots: readonly HeldLot[]): readonly PlainDate[] =>
  [
    ...new Set(
      lots.flatMap((lot) => [heldFrom(lot), ...(lot.released === undefined ? [] : [lot.released.on]), ...movesOf(lot.before)]),
    ),
  ].toSorted(compareDates)

type Line = { readonly fund: Fund | undefined; readonly units: Decimal }

const linesOf = (lots: readonly HeldLot[], unitsOf: (place: Place) => Decimal, day: PlainDate): readonly Line[] => {
  const lines = new Map<string, Line>()
  for (const lot of lots.filter(isHeldOn(day))) {
    const place = placeOn(lot, day)
    const key = keyOf(place.fund, lot)
    const [units, before] = [unitsOf(place), lines.get(key)]
    lines.set(key, { fund: place.fund, units: before === undefined ? units : before.units.plus(units) })
  }
  return [...lines.values()]
}

const ONE_EURO = euros(1)
const worthOf = ({ fund, units }: Line, valued: PlainDate): Euros =>
  units.times(fund === undefined ? ONE_EURO : unitValue(fund, valued)).toDecimalPlaces(2, Decimal.ROUND_HALF_UP) as Euros

/**
 * Counts the lots of a contract on many days. Between two days on which a lot comes, goes or changes its fund, what is held in a quarter is added up once.
 *
 * @param lots every lot that the contract ever had
 * @param charges charges of the contract a year, as a share
 */
export const countingOf = (lots: readonly HeldLot[], charges: string): Counting => {
  const [unitsOn, turns] = [unitsReader(charges), turnsOf(lots)]
  const known = new Map<string, readonly Line[]>()
  const linesOn = (day: PlainDate): readonly Line[] => {
    const period = day === COUNTED_ON ? day : quartersBy(day)
    const key = `${period} ${turns.findLastIndex((turn) => turn <= day)}`
    const lines = known.get(key) ?? linesOf(lots, unitsOn(day), day)
    known.set(key, lines)
    return lines
  }
  return {
    balanceOn: (day) => {
      const valued = valuationDay(day)
      return sumEuros(linesOn(day).map((line) => worthOf(line, valued)))
    },
    chargesOn: (day) => {
      const unitsOf = unitsOn(day)
      const chargeOf = once((fund: Fund) => chargeOfUnit(fund, charges, day))
      const places = lots
        .filter((lot) => heldFrom(lot) < day && (lot.released === undefined || lot.released.on > day))
        .map((lot) => placeOn(lot, day))
      return sumEuros(
        places.flatMap((place) => {
          const { fund } = place
          if (fund === undefined || fund.kind.of === 'euros') return []
          return [euros(unitsOf(place).times(chargeOf(fund)).toDecimalPlaces(2))]
        }),
      )
    },
  }
}
