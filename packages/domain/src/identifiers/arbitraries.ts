import fc from 'fast-check'

import { nirKey } from './nir.ts'
import { ibanLength } from './sepa.ts'

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

/** Account of France or Monaco with the key of its RIB, found by trying: the whole number with the key is a multiple of 97. */
const ribs: fc.Arbitrary<string> = fc
  .tuple(digits(10), fc.string({ unit: fc.constantFrom(...Array.from('0123456789ABCKMSZ')), minLength: 11, maxLength: 11 }))
  .map(([bank, account]) => {
    const written = `${bank}${account.replaceAll(/[A-Z]/g, (letter) => String(((letter.charCodeAt(0) - 64 + (letter > 'R' ? 1 : 0) - 1) % 9) + 1))}`
    for (let key = 1; key <= 97; key += 1) if (BigInt(`${written}${two(key)}`) % 97n === 0n) return `${bank}${account}${two(key)}`
    return `${bank}${account}00`
  })

/**
 * IBANs of countries of the payments area, of their own lengths and with their own keys; those of France and Monaco hold a RIB with its key.
 *
 * @example fc.sample(sepaIbans(['MT']), 1)[0]?.length // 31
 */
export const sepaIbans = (countries: readonly string[]): fc.Arbitrary<string> =>
  fc.constantFrom(...countries).chain((country) => {
    const length = (ibanLength(country) ?? 0) - 4
    const account =
      country === 'FR' || country === 'MC'
        ? ribs
        : fc.string({
            unit: fc.constantFrom(...Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')),
            minLength: length,
            maxLength: length,
          })
    return account.map((written) => `${country}${ibanKey(country, written)}${written}`)
  })

/** Social security numbers of thirteen characters, births in Corsica and abroad included. */
export const nirs: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('1', '2', '7', '8'),
    digits(2),
    fc.oneof(fc.integer({ min: 1, max: 12 }).map(two), fc.constantFrom('20', '31', '50', '99')),
    fc.oneof(fc.integer({ min: 1, max: 99 }).map(two), fc.constantFrom('2A', '2B')),
    digits(6),
  )
  .filter(([, year, , department]) => department !== '20' || year < '76')
  .map((parts) => parts.join(''))

/** Social security numbers with their key behind them. */
export const nirsWithKey: fc.Arbitrary<string> = nirs.map((nir) => `${nir}${two(nirKey(nir))}`)

/** French telephone numbers of ten digits. */
export const phones: fc.Arbitrary<string> = fc
  .tuple(fc.integer({ min: 1, max: 9 }), digits(8))
  .map(([network, rest]) => `0${network}${rest}`)
