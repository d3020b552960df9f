import { divideEuros, multiplyEuros, roundToCents, subtractEuros, addEuros, euros, type Euros } from '../money/index.ts'
import type { ChargeRates } from '../state-pension/index.ts'
import type { ResultRow } from './wire.ts'

const MONTHS_PER_YEAR = 12
const HUNDRED = 100

/** A pension of a month and its two parts, which add up to it. */
export type MonthlyParts = { readonly base: Euros; readonly complementary: Euros; readonly month: Euros }

type Amounts = Pick<ResultRow, 'yearly_amount_base' | 'yearly_amount_complementary' | 'monthly'>

/**
 * Gives the pension of a month with its parts.
 *
 * Rule MAREL-21: the month as the service says it, else a twelfth of both yearly amounts, half up. The base is rounded to the cent, the complementary part is the
 * rest, so that both add up to the month.
 *
 * @param row amounts of a start, in euros a year
 * @example monthlyParts(row).month // 1598.95
 */
export const monthlyParts = ({ yearly_amount_base, yearly_amount_complementary, monthly }: Amounts): MonthlyParts => {
  const month = monthly ?? roundToCents(divideEuros(addEuros(yearly_amount_base, yearly_amount_complementary), MONTHS_PER_YEAR))
  const base = roundToCents(divideEuros(yearly_amount_base, MONTHS_PER_YEAR))
  return { base, complementary: subtractEuros(month, base), month }
}

/**
 * Gives what is left of the pension of a month after social charges, base and complementary apart; income tax is not taken off.
 *
 * Rule SP-19. Each part is rounded to the cent, the month is their sum.
 *
 * @param parts of a month, before charges
 * @param rates in percent
 */
export const afterCharges = ({ base, complementary }: MonthlyParts, rates: ChargeRates): MonthlyParts => {
  const left = (part: Euros, rate: ChargeRates['base']): Euros =>
    roundToCents(subtractEuros(part, divideEuros(multiplyEuros(part, rate), HUNDRED)))
  const net = { base: left(base, rates.base), complementary: left(complementary, rates.complementary) }
  return { ...net, month: euros(net.base.plus(net.complementary)) }
}

const SURVIVOR_BASE = 54
const SURVIVOR_COMPLEMENTARY = 60

/**
 * Gives the most that a surviving spouse draws of the pension of a month: 54 % of the base and 60 % of the complementary part, on conditions.
 *
 * @param parts of a month, before charges
 */
export const survivorsMost = ({ base, complementary }: MonthlyParts): Euros => {
  const share = (part: Euros, percent: number): Euros => roundToCents(divideEuros(multiplyEuros(part, percent), HUNDRED))
  return addEuros(share(base, SURVIVOR_BASE), share(complementary, SURVIVOR_COMPLEMENTARY))
}
