import fc from 'fast-check'

import { Decimal } from './decimal.ts'
import { euros, type Euros } from './euros.ts'
import { groupDigits } from './format.ts'
import { HIGHEST_AMOUNT } from './parse.ts'

const HIGHEST_CENTS = BigInt(HIGHEST_AMOUNT.times(100).toFixed())

const ofCents = (cents: bigint): Euros => euros(new Decimal(cents).dividedBy(100))

/** Amounts in whole cents, of either sign, with the everyday ones as likely as the huge ones. */
export const amounts: fc.Arbitrary<Euros> = fc
  .oneof(
    { weight: 3, arbitrary: fc.bigInt({ min: -10_000_000n, max: 10_000_000n }) },
    { weight: 2, arbitrary: fc.bigInt({ min: -HIGHEST_CENTS, max: HIGHEST_CENTS }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(0n, 1n, -1n, 99n, 100n, 99_999n, 100_000n, 100_000_000n, HIGHEST_CENTS, -HIGHEST_CENTS),
    },
  )
  .map(ofCents)

/** Amounts in whole cents that are not below zero, up to a hundred million: balances. */
export const balances: fc.Arbitrary<Euros> = fc.bigInt({ min: 0n, max: 10_000_000_000n }).map(ofCents)

/** Amounts with up to eight decimals, of either sign: what a computation leaves before it is rounded. */
export const unroundedAmounts: fc.Arbitrary<Euros> = fc
  .bigInt({ min: -(10n ** 20n), max: 10n ** 20n })
  .map((scaled) => euros(new Decimal(scaled).dividedBy(100_000_000)))

/** An amount and one of the ways in which a French text writes it. */
export type WrittenAmount = { readonly text: string; readonly amount: Euros }

const spaces = fc.constantFrom(' ', '\u00A0', '\u202F')

/** French texts of amounts in whole cents: every space, minus, grouping, currency and number of decimals. */
export const writtenAmounts: fc.Arbitrary<WrittenAmount> = fc
  .record({
    amount: amounts,
    group: fc.option(spaces, { nil: '' }),
    minus: fc.constantFrom('-', '\u2212'),
    afterMinus: fc.option(spaces, { nil: '' }),
    currency: fc.option(
      spaces.map((space) => `${space}€`),
      { nil: '' },
    ),
    around: fc.constantFrom('', ' ', '\u00A0'),
    short: fc.boolean(),
  })
  .map(({ amount, group, minus, afterMinus, currency, around, short }) => {
    const [whole = '0', cents = '00'] = amount.abs().toFixed(2).split('.')
    const trimmed = cents.replace(/0+$/, '')
    const decimals = short ? (trimmed === '' ? '' : `,${trimmed}`) : `,${cents}`
    const sign = amount.lessThan(0) ? minus + afterMinus : ''
    return { amount, text: `${around}${sign}${groupDigits(whole, group)}${decimals}${currency}${around}` }
  })

/** Keys of an amount field, wanted or not. */
const amountKeys = fc.constantFrom(...Array.from('0123456789,. -a€\u00A0'))

/** Texts that keys could have left in an amount field, each with a place for the caret. */
export const typedTexts: fc.Arbitrary<{ readonly text: string; readonly caret: number }> = fc
  .array(amountKeys, { maxLength: 24 })
  .chain((keys) => fc.record({ text: fc.constant(keys.join('')), caret: fc.nat({ max: keys.length }) }))

/** Weights of a split: at least one part, none negative, one above zero. */
export const weights: fc.Arbitrary<number[]> = fc
  .array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 12 })
  .filter((parts) => parts.some((part) => part > 0))
