import type { PlainDate } from '../calendar/index.ts'
import type { Label, Reckoning } from '../explain/index.ts'
import { CAPITAL_SOCIAL_CHARGES, FLAT_TAX, valueOrStandIn, type DatedParameter } from '../law/index.ts'
import { Decimal } from '../money/index.ts'

const PERCENT = 100

const shareOf = (parameter: DatedParameter<number>, on: PlainDate): Decimal =>
  new Decimal(valueOrStandIn(parameter, on).value).dividedBy(PERCENT)

/** Income tax of the flat tax, without the social charges that it holds. */
const flatShare = (on: PlainDate): Decimal => shareOf(FLAT_TAX, on).minus(shareOf(CAPITAL_SOCIAL_CHARGES, on))

/** What is taken from the gains of a capital, in percent. */
export type GainRates = { readonly charges: number; readonly tax: number }

/**
 * Gives what is taken from the gains of a capital: social charges, and the income tax of the flat tax, which employee savings do not pay. NET-05.
 *
 * @param on day of the payment
 * @example gainRates(plainDate('2026-04-01')) // { charges: 18.6, tax: 12.8 }
 */
export const gainRates = (on: PlainDate): GainRates => ({
  charges: shareOf(CAPITAL_SOCIAL_CHARGES, on).times(PERCENT).toNumber(),
  tax: flatShare(on).times(PERCENT).toNumber(),
})

/**
 * Takes one levy: the product of what it bears on and of its rates, to the cent, half up. Each levy is rounded for itself, so that those shown add up to
 * the total. NET-06.
 *
 * @param steps how figures are computed: alone or with their explanation
 * @param label what the levy is called
 * @param inputs what it bears on, in euros, and its rates, as shares
 * @example levied(BARE, label, [new Decimal('10.35'), new Decimal('0.186')]).toFixed(2) // '1.93', of 1.9251
 */
export const levied = <Figure>(
  { product, roundedToCents }: Pick<Reckoning<Figure>, 'product' | 'roundedToCents'>,
  label: Label,
  inputs: readonly Figure[],
): Figure => roundedToCents(label, product(label, inputs))

/** How a room names a levy on a gain, and its rate. */
export type LevyLabels = { readonly levy: Label; readonly rate: Label }

/**
 * Takes the social charges from a gain, by the law of the day. NET-05, NET-06; CSS art. L.136-7 and L.136-8.
 *
 * @param steps how figures are computed: alone or with their explanation
 * @param gain gain in euros
 * @param on day of the payment
 * @param labels names of the charges and of their rate
 * @param law rates of the charges; those of savings for retirement unless said otherwise
 * @example chargesOnGain(BARE, new Decimal(10000), plainDate('2026-11-20'), labels).toFixed(2) // '1860.00'
 */
export const chargesOnGain = <Figure>(
  steps: Reckoning<Figure>,
  gain: Figure,
  on: PlainDate,
  { levy, rate }: LevyLabels,
  law: DatedParameter<number> = CAPITAL_SOCIAL_CHARGES,
): Figure => levied(steps, levy, [gain, steps.given(rate, shareOf(law, on))])

/**
 * Takes the income tax of the flat tax from a gain, by the law of the day. NET-05, NET-06; CGI art. 200 A.
 *
 * @param steps how figures are computed: alone or with their explanation
 * @param gain gain in euros
 * @param on day of the payment
 * @param labels names of the tax and of its rate
 * @example taxOnGain(BARE, new Decimal(10000), plainDate('2026-11-20'), labels).toFixed(2) // '1280.00'
 */
export const taxOnGain = <Figure>(steps: Reckoning<Figure>, gain: Figure, on: PlainDate, { levy, rate }: LevyLabels): Figure =>
  levied(steps, levy, [gain, steps.given(rate, flatShare(on))])
