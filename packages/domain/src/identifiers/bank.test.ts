import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { inProportion } from '../properties/arbitraries.ts'
import { sepaIbans } from './arbitraries.ts'
import {
  checkBic,
  checkIban,
  checkRib,
  ibanCountryOf,
  ibanLength,
  isIbanOnly,
  maskIban,
  readPastedIban,
  sepaCountries,
} from './index.ts'

const TODAY = plainDate('2026-11-20')
const COUNTRIES = sepaCountries(TODAY)

/** A text with the character at a place replaced. */
const replaced = (text: string, at: number, by: string): string => text.slice(0, at) + by + text.slice(at + 1)

const DIGITS = '0123456789'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The sign at a place, changed for another of its kind: a digit for a digit, a letter for a letter. */
const mistypedAt = (iban: string, at: number, more: number): string => {
  const sign = iban[at] ?? ''
  const kind = DIGITS.includes(sign) ? DIGITS : LETTERS
  return replaced(iban, at, kind[(kind.indexOf(sign) + 1 + (more % (kind.length - 1))) % kind.length] ?? '')
}

describe('the payments area', () => {
  it('[RIB-01] has 41 countries in November 2026, and Gibraltar, which the list counts with the United Kingdom; each has a length', () => {
    expect(COUNTRIES.filter((country) => country !== 'GI')).toHaveLength(41)
    expect(COUNTRIES).toContain('GI')
    for (const country of COUNTRIES) expect([country, ibanLength(country)]).toEqual([country, expect.any(Number)])
    expect(ibanLength('XX')).toBeUndefined()
  })

  it.each([
    ['2025-10-04', 36, []],
    ['2025-10-05', 40, ['AL', 'MD', 'ME', 'MK']],
    ['2026-04-30', 40, ['AL', 'MD', 'ME', 'MK']],
    ['2026-05-01', 41, ['AL', 'MD', 'ME', 'MK', 'RS']],
  ])('[RIB-01] on %s it has %i, with those that joined late: %j', (day, count, late) => {
    const countries = sepaCountries(plainDate(day))
    expect(countries.filter((country) => country !== 'GI')).toHaveLength(count)
    expect(countries.filter((country) => ['AL', 'MD', 'ME', 'MK', 'RS'].includes(country))).toEqual(late)
  })

  it('[RIB-01] a territory uses the IBANs of its country', () => {
    expect(['GP', 'RE', 'NC', 'WF', 'FR', 'DE', 'JE', 'AX'].map(ibanCountryOf)).toEqual([
      'FR',
      'FR',
      'FR',
      'FR',
      'FR',
      'DE',
      'GB',
      'FI',
    ])
  })

  test.prop([sepaIbans(COUNTRIES), fc.nat(), fc.nat()], inProportion(10))(
    '[RIB-02] [P-FMT-11] an IBAN of any of them is accepted, and never with one digit or one letter changed for another',
    (iban, place, more) => {
      expect([checkIban(iban), checkRib(iban)]).toEqual([undefined, undefined])
      const at = 2 + (place % (iban.length - 2))
      expect(checkIban(mistypedAt(iban, at, more))?.code).toBe('iban-key')
    },
  )

  test.prop([sepaIbans(COUNTRIES), fc.nat()], inProportion(10))(
    '[RIB-02] two different neighbouring digits that are swapped are noticed',
    (iban, place) => {
      const swaps = Array.from(iban, (_, at) => at).filter(
        (at) => at >= 2 && at + 1 < iban.length && iban[at] !== iban[at + 1] && /^\d\d$/.test(iban.slice(at, at + 2)),
      )
      const at = swaps[place % Math.max(1, swaps.length)]
      fc.pre(at !== undefined)
      const swapped = iban.slice(0, at) + (iban[at + 1] ?? '') + (iban[at] ?? '') + iban.slice(at + 2)
      expect(checkIban(swapped)?.code).toBe('iban-key')
    },
  )

  it.each(COUNTRIES.map((country) => [country]))(
    '[RIB-02] [P-FMT-10] mask, paste and check agree on the length of an IBAN of %s',
    (country) => {
      for (const iban of fc.sample(sepaIbans([country]), { numRuns: 5, seed: 29 })) {
        expect(maskIban(iban).replaceAll(' ', '')).toBe(iban)
        expect(readPastedIban(iban)).toEqual({ kind: 'text', text: maskIban(iban) })
        expect(checkIban(maskIban(iban))).toBeUndefined()
        expect(checkIban(`${iban}0`)?.code).toBe('iban-length')
        expect(checkIban(iban.slice(0, -1))?.code).toBe('iban-length')
      }
    },
  )
})

describe('the key of a RIB', () => {
  it.each(['FR14 2004 1010 0505 0001 3M02 606', 'FR7630006000011234567890189', 'FR7699999000010000048217651'])(
    '[RIB-03] is that of its bank, branch and account: %s',
    (iban) => {
      expect(checkRib(iban)).toBeUndefined()
    },
  )

  it('[RIB-03] is refused where the IBAN is right but the RIB is not', () => {
    // The account of the first example with another key of the RIB, and the key of the IBAN that goes with it.
    const wrong = 'FR84 2004 1010 0505 0001 3M02 607'
    expect(checkIban(wrong)).toBeUndefined()
    expect(checkRib(wrong)).toEqual({ code: 'rib-key' })
  })

  it('[RIB-03] exists in France and Monaco alone', () => {
    expect(checkRib('DE89370400440532013000')).toBeUndefined()
    expect(checkRib('MC5811222000010123456789030')).toBeUndefined()
  })
})

describe('a BIC', () => {
  // Of the identifiers that were given with the specification, and of the registry's public examples.
  it.each([
    ['BNPAFRPP', 'FR'],
    ['BNPAFRPPXXX', 'FR'],
    ['bnpa frpp', 'FR'],
    ['HTLSREPP', 'FR'],
    ['DEUTDEFF500', 'DE'],
    ['NEDSGGXX', 'GB'],
    // Digits in the first four places: schema of the SEPA messages since 2019; symfony 54219, iban4j 114.
    ['1234DEFFXXX', 'DE'],
    ['1NPAFRPP', 'FR'],
    ['E0TQGB21', 'GB'],
  ])('[RIB-04] %s goes with an IBAN of %s', (bic, country) => {
    expect(checkBic(bic, country)).toBeUndefined()
  })

  it.each(['BNPAFRP', 'BNPAFRPPX', 'BNPAFRPPXX', 'BNPAFRPPXXXX', '1NPAF1PP', 'BNPA1RPP', 'BNP-FRPP', ''])(
    '[RIB-04] %s has neither eight nor eleven of its characters',
    (bic) => {
      expect(checkBic(bic, 'FR')).toEqual({ code: 'bic-form' })
    },
  )

  it('[RIB-04] is of the country of the IBAN', () => {
    expect(checkBic('BNPAFRPP', 'DE')).toEqual({ code: 'bic-country' })
    // A territory goes with its country, not the other way round.
    expect(checkBic('BNPAFRPP', 'RE')).toEqual({ code: 'bic-country' })
    expect(checkBic('BNPAFRPP')).toBeUndefined()
  })

  it('[RIB-04] may be left out inside the European Economic Area', () => {
    expect(['FR', 'DE', 'NO', 'CH', 'GB', 'MC', 'RS'].map(isIbanOnly)).toEqual([true, true, true, false, false, false, false])
  })
})
