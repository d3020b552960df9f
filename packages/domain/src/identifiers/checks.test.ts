import { describe, expect, it } from 'vitest'

import {
  checkIban,
  checkNir,
  checkPhone,
  nirKey,
  readPastedIban,
  readPastedNir,
  readPastedPhone,
  readPastedTaxNumber,
} from './index.ts'

describe('an IBAN', () => {
  // Examples of the registry of ISO 13616, and the French one of its documentation.
  it.each([
    'FR14 2004 1010 0505 0001 3M02 606',
    'FR7630006000011234567890189',
    'DE89370400440532013000',
    'BE68539007547034',
    'GB29NWBK60161331926819',
    'NO9386011117947',
    'LU280019400644750000',
    'PL61109010140000071219812874',
    'br9700360305000010009795493p1',
  ])('[P-FMT-11] has the key of its digits: %s', (iban) => {
    expect(checkIban(iban)).toBeUndefined()
  })

  it('[P-FMT-11] is refused with a wrong key', () => {
    expect(checkIban('FR14 2004 1010 0505 0001 3M02 607')).toEqual({ code: 'iban-key' })
    expect(checkIban('FR41 2004 1010 0505 0001 3M02 606')).toEqual({ code: 'iban-key' })
  })

  // jbanking 82, django-localflavor 131, ibantools 16: both have the remainder 1, and 98 less a remainder is never 99.
  it('[P-FMT-11] has a key from 02 to 98', () => {
    expect(checkIban('MD996JK24D0RFGDJJPJQHKWN')).toEqual({ code: 'iban-key' })
    expect(checkIban('MD026JK24D0RFGDJJPJQHKWN')).toBeUndefined()
  })

  it('[P-FMT-11] has no key 00, 01 or 99 even where the remainder is that of 97, 98 or 02', () => {
    for (const [given, sister] of [
      ['97', '00'],
      ['98', '01'],
      ['02', '99'],
    ] as const) {
      // The same account with one key after the other, until the remainder is right.
      const found = Array.from({ length: 1000 }, (_, at) => String(at).padStart(16, '0')).find(
        (account) => checkIban(`EE${given}${account}`) === undefined,
      )
      expect(found).toBeDefined()
      expect(checkIban(`EE${sister}${found}`)).toEqual({ code: 'iban-key' })
    }
  })

  it('[P-FMT-11] has the length of its country', () => {
    expect(checkIban('FR14 2004 1010 0505 0001 3M02 60')).toEqual({ code: 'iban-length', params: { expected: 27 } })
    expect(checkIban('FR')).toEqual({ code: 'iban-length', params: { expected: 27 } })
    expect(checkIban('MT84MALT011000012345MTLCAST001')).toEqual({ code: 'iban-length', params: { expected: 31 } })
    // Lengths of the five countries that joined the payments area last, from the registry of ISO 13616.
    for (const [country, expected] of Object.entries({ AL: 28, MD: 24, ME: 22, MK: 19, RS: 22 }))
      expect(checkIban(`${country}8412`)).toEqual({ code: 'iban-length', params: { expected } })
  })

  it('[P-FMT-11] begins with a country and two digits', () => {
    for (const text of ['', '1', 'F', '12345678901234567890', 'ZZ1', 'FRAA20041010050500013M02606', `ZZ12${'1'.repeat(31)}`])
      expect(checkIban(text)?.code).toBe('iban-form')
  })

  it.each([
    ['fr14 2004-1010 0505 0001 3m02 606', 'FR14 2004 1010 0505 0001 3M02 606'],
    ['IBAN : FR1420041010050500013M02606', 'FR14 2004 1010 0505 0001 3M02 606'],
    ['IBAN: FR14\u00A02004\u202F1010 0505 0001 3M02 606\n', 'FR14 2004 1010 0505 0001 3M02 606'],
    ['IBANFR1420041010050500013M02606', 'FR14 2004 1010 0505 0001 3M02 606'],
    ['\u202AFR1420041010050500013M02607\u202C', 'FR14 2004 1010 0505 0001 3M02 607'],
    ['\u200BFR14\u200B2004\u20601010\u00AD0505 0001 3M02 606', 'FR14 2004 1010 0505 0001 3M02 606'],
    ['FR14.2004.1010.0505.0001.3M02.606', 'FR14 2004 1010 0505 0001 3M02 606'],
    ['FR14/2004/1010/0505/0001/3M02/606', 'FR14 2004 1010 0505 0001 3M02 606'],
    ['FR14\u20142004 1010 0505 0001 3M02 606', 'FR14 2004 1010 0505 0001 3M02 606'],
    ['FR14 2004', undefined],
    ['FR14 2004 1010 0505 0001 3M02 606 BIC HTLSFRPP', undefined],
    ['MT84MALT011000012345MTLCAST001S', 'MT84 MALT 0110 0001 2345 MTLC AST0 01S'],
    ['MT84MALT011000012345MTLCAST001SX', undefined],
    ['FR14MALT011000012345MTLCAST001S', undefined],
    ['<b>FR1420041010050500013M02606</b>', undefined],
  ])('[P-FMT-11] pasted, is read whole or refused: %j', (pasted, text) => {
    expect(readPastedIban(pasted)).toEqual(text === undefined ? { kind: 'refused' } : { kind: 'text', text })
  })

  it('pasted from nothing, is nothing', () => {
    expect(readPastedIban(' \u00A0\n')).toEqual({ kind: 'empty' })
  })
})

describe('a social security number', () => {
  it('[P-FMT-12] has a key, in which the departments of Corsica count as 19 and 18', () => {
    expect(nirKey('1850578006084')).toBe(91)
    expect(nirKey('2550878006084')).toBe(97 - (2550878006084 % 97))
    expect(nirKey('1850519006084')).toBe(nirKey('185052A006084'))
    expect(nirKey('1850518006084')).toBe(nirKey('185052B006084'))
  })

  it('[P-FMT-12] has thirteen characters, or fifteen with its own key', () => {
    expect(checkNir('1 85 05 78 006 084')).toBeUndefined()
    expect(checkNir('1 85 05 78 006 084 91')).toBeUndefined()
    expect(checkNir('1 85 05 2A 006 084')).toBeUndefined()
    expect(checkNir('1 85 05 78 006 084 92')).toEqual({ code: 'nir-key' })
    expect(checkNir('1 85 05 78 006 084 9')).toEqual({ code: 'nir-length', params: { expected: 13 } })
    expect(checkNir('1 85 05')).toEqual({ code: 'nir-length', params: { expected: 13 } })
  })

  it.each([
    '5850578006084',
    '9850578006084',
    '1850078006084',
    '1851378006084',
    '18505A8006084',
    '1850578006A84',
    '185052C006084',
  ])('[P-FMT-12] has a sex, a month and a department that exist: %s has not', (nir) => {
    expect(checkNir(nir)?.code).toMatch(/^nir-(form|length)$/)
  })

  it('[P-FMT-12] may say an unknown month of birth', () => {
    for (const month of ['20', '30', '31', '42', '50', '62', '99']) expect(checkNir(`185${month}78006084`)).toBeUndefined()
  })

  // Register's list: assurance-maladie design-system 3818; months 13 to 19, 21 to 29 and 43 to 49 are no code.
  it.each(['00', '13', '19', '21', '25', '29', '43', '46', '49'])('[P-FMT-12] has no month %s', (month) => {
    expect(checkNir(`185${month}78006084`)).toEqual({ code: 'nir-form' })
  })

  it('[P-FMT-12] has a department from 01 to 99, 2A or 2B: 00 is refused, overseas and abroad are read', () => {
    for (const department of ['01', '95', '97', '98', '99', '2A', '2B', '96'])
      expect([department, checkNir(`18505${department}006084`)]).toEqual([department, undefined])
    expect(checkNir('1850500006084')).toEqual({ code: 'nir-form' })
  })

  // IsoCodes 146: the two departments of Corsica begin with 1976.
  it('[P-FMT-12] has the department 20 for births before 1976 alone', () => {
    for (const year of ['64', '75', '27', '05']) expect(checkNir(`1${year}0520006084`)).toBeUndefined()
    for (const year of ['76', '85', '99']) expect(checkNir(`1${year}0520006084`)).toEqual({ code: 'nir-form' })
  })

  it.each([
    ['185057800608491', '1 85 05 78 006 084'],
    ['1.85.05.2a.006.084', '1 85 05 2A 006 084'],
    ['185057800608492', undefined],
    ['18505', undefined],
    ['n° 1850578006084', undefined],
  ])('[P-FMT-12] pasted, is read whole or refused, its key being left out: %j', (pasted, text) => {
    expect(readPastedNir(pasted)).toEqual(text === undefined ? { kind: 'refused' } : { kind: 'text', text })
  })
})

describe('a telephone number', () => {
  it('[P-FMT-13] has ten digits, the first a zero and the second none', () => {
    expect(checkPhone('06 12 34 56 78')).toBeUndefined()
    expect(checkPhone('06 12 34 56')).toEqual({ code: 'phone-length', params: { expected: 10 } })
    expect(checkPhone('33 61 23 45 67')).toEqual({ code: 'phone-form' })
    expect(checkPhone('00 12 34 56 78')).toEqual({ code: 'phone-form' })
  })

  it.each([
    ['+33 6 12 34 56 78', '06 12 34 56 78'],
    ['0033612345678', '06 12 34 56 78'],
    ['+33 (0)6 12 34 56 78', '06 12 34 56 78'],
    ['+33(0)612345678', '06 12 34 56 78'],
    ['06.12.34.56.78', '06 12 34 56 78'],
    ['06-12-34/56/78', '06 12 34 56 78'],
    ['+32 470 12 34 56', undefined],
    // rdv-service-public 1471, giggsey 517; prefixes of the French numbering plan.
    ['+262 692 12 34 56', '06 92 12 34 56'],
    ['+262 (0)262 12 34 56', '02 62 12 34 56'],
    ['00262 639 12 34 56', '06 39 12 34 56'],
    ['+262 269 61 23 45', '02 69 61 23 45'],
    ['+590 690 12 34 56', '06 90 12 34 56'],
    ['+590590123456', '05 90 12 34 56'],
    ['+594.694.12.34.56', '06 94 12 34 56'],
    ['+596 596 12 34 56', '05 96 12 34 56'],
    ['+508 41 23 45', '05 08 41 23 45'],
    ['+262 123 45 67 89', undefined],
    ['+590 692 12 34', undefined],
    ['+687 12 34 56', undefined],
    ['+33 6 12 34 56', undefined],
    ['0612345678 ou 0712345678', undefined],
    ['612345678', undefined],
  ])('[P-FMT-13] pasted, is read whole or refused: %j', (pasted, text) => {
    expect(readPastedPhone(pasted)).toEqual(text === undefined ? { kind: 'refused' } : { kind: 'text', text })
  })
})

describe('a tax number', () => {
  it('[MAREL-82] pasted, is read whole, however it is grouped, or refused', () => {
    expect(readPastedTaxNumber('25.01.234.567.454')).toEqual({ kind: 'text', text: '25 01 234 567 454' })
    expect(readPastedTaxNumber('25 01 234')).toEqual({ kind: 'refused' })
  })
})
