import fc from 'fast-check'

import { nirKey } from './nir.ts'

const digits = (length: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: length, maxLength: length })

const two = (number: number): string => String(number).padStart(2, '0')

/** Key of an IBAN by the rule of its definition: 98 less the remainder by 97, on whole numbers of any size. */
const ibanKey = (country: string, account: string): string => {
  const written = `${account}${country}00`.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return two(98 - Number(BigInt(written) % 97n))
}

/** IBANs of France and of some neighbours, each with its own key. */
export const ibans: fc.Arbitrary<string> = fc
  .constantFrom<readonly [string, number]>(['FR', 27], ['BE', 16], ['DE', 22], ['LU', 20], ['NO', 15], ['PL', 28], ['MC', 27])
  .chain(([country, length]) =>
    fc
      .string({
        unit: fc.constantFrom(...Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')),
        minLength: length - 4,
        maxLength: length - 4,
      })
      .map((account) => `${country}${ibanKey(country, account)}${account}`),
  )

/** Social security numbers of thirteen characters, births in Corsica and abroad included. */
export const nirs: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('1', '2', '7', '8'),
    digits(2),
    fc.oneof(fc.integer({ min: 1, max: 12 }).map(two), fc.constantFrom('20', '31', '50', '99')),
    fc.oneof(digits(2), fc.constantFrom('2A', '2B')),
    digits(6),
  )
  .map((parts) => parts.join(''))

/** Social security numbers with their key behind them. */
export const nirsWithKey: fc.Arbitrary<string> = nirs.map((nir) => `${nir}${two(nirKey(nir))}`)

/** French telephone numbers of ten digits. */
export const phones: fc.Arbitrary<string> = fc
  .tuple(fc.integer({ min: 1, max: 9 }), digits(8))
  .map(([network, rest]) => `0${network}${rest}`)
