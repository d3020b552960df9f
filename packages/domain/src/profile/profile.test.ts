import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { addDays, addMonths, plainDate } from '../calendar/index.ts'
import { PROVIDER_PROFILE, PROVIDER_SCOPE } from '../contract/index.ts'
import { datesOfYears } from '../calendar/arbitraries.ts'
import { VISITOR, type Origin, type Scope } from '../session/index.ts'
import {
  addressChangeErrors,
  addressErrors,
  bankHold,
  blockingsWith,
  changePlaceOf,
  checkEmail,
  checkName,
  checkPersonalPhone,
  COUNTRY_CODES,
  countsAsExposed,
  declarationErrors,
  declarationState,
  factsToPassOn,
  fewestFiles,
  hiddenIban,
  hiddenMobile,
  identityErrors,
  INPUT_MODES,
  isOnline,
  isSameEmail,
  mainCompanyOf,
  profileOf,
  proofAge,
  PROOFS,
  wayOf,
  type Declaration,
  type TypedDeclaration,
} from './index.ts'

const TODAY = plainDate('2026-11-20')
const PAPERS = { recipient: 'Hautelisse', street_line: 'TSA 1', zip_postal_code: '76909', locality: 'Rouen' }
const ADDRESS = { street_line: '3 rue Haute', zip_postal_code: '76000', locality: 'Rouen', country: 'FR' }
const DECLARED: Declaration = {
  birth_place: 'Dieppe',
  birth_country: 'FR',
  nationalities: ['FR'],
  tax_residences: ['FR'],
  occupation: 'EMPLOYE',
  us_person: false,
  politically_exposed: 'NON',
  public_function: null,
  function_end: null,
}

describe('an e-mail address', () => {
  it.each(['anne@example.com', ' anne.roux+test@mail.example.co.uk ', 'é@exemple.fr'])('[PROF-10] %s is taken', (text) => {
    expect(checkEmail(text)).toBeUndefined()
  })

  it.each([
    'anne',
    'anne@example',
    'a@@example.com',
    'a b@example.com',
    '<a@example.com>',
    'a@.com',
    'a@example.',
    'a@x.fr\nBcc: b@x.fr',
  ])('[PROF-10] [PERS-07] %s is not one', (text) => {
    expect(checkEmail(text)).toEqual({ path: 'email', code: 'wrong' })
  })

  it('[PROF-10] has 254 characters at most, and is asked for', () => {
    const long = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`
    expect([checkEmail(long(254)), checkEmail(long(255))?.code, checkEmail(' ')?.code]).toEqual([undefined, 'wrong', 'required'])
  })

  it('[PROF-10] is the same in other capitals, and another one otherwise', () => {
    expect([isSameEmail('Anne@Example.com', 'anne@example.com'), isSameEmail('a@x.fr', undefined)]).toEqual([true, false])
  })
})

it('[PROF-10] a personal number has ten digits, or is empty', () => {
  expect(['', ' ', '01 99 00 12 34', '0199001234'].map(checkPersonalPhone)).toEqual([undefined, undefined, undefined, undefined])
  expect(['019900123', '1199001234', '+331'].map((text) => checkPersonalPhone(text)?.code)).toEqual(['wrong', 'wrong', 'wrong'])
})

describe('a name', () => {
  it.each(['Roux', 'de La Rochebrune', 'O’Neill', "D'Aubrenne", 'Anne-Marie', 'Müller', 'Łukasz', 'J. P. Martin', '李'])(
    '[PROF-10] %s is taken',
    (name) => {
      expect(checkName('last_name', name)).toBeUndefined()
    },
  )

  it.each([
    '=1+1',
    '+33',
    '-Roux',
    '@roux',
    '<b>Roux</b>',
    'Roux; DROP',
    'Roux\nRoux',
    '1Roux',
    '{{7*7}}',
    '&lt;',
    'a'.repeat(81),
  ])('[PERS-07] %s is refused', (name) => {
    expect(checkName('last_name', name)).toEqual({ path: 'last_name', code: 'wrong', params: { max: 80 } })
  })
})

it('[PROF-10] a change of identity needs both names and a document', () => {
  const identity = { gender: 'F', first_name: 'Anne', last_name: 'Roux' } as const
  expect(identityErrors(identity, 'PASSPORT', 1)).toEqual([])
  expect(identityErrors({ ...identity, last_name: '' }, undefined, 0).map(({ path }) => path)).toEqual(['last_name', 'proof'])
  expect(identityErrors(identity, 'PASSPORT', 0)).toEqual([{ path: 'files', code: 'required', params: { min: 1 } }])
})

describe('an address', () => {
  it('[PROF-10] has lines of 38 characters at most, and a French postcode of five digits', () => {
    expect(addressErrors({ ...ADDRESS, street_line: 'a'.repeat(38), additional_address_1: '' })).toEqual([])
    expect(addressErrors({ ...ADDRESS, street_line: 'a'.repeat(39) })[0]?.path).toBe('street_line')
    expect(['7600', '760000', '7600A'].map((code) => addressErrors({ ...ADDRESS, zip_postal_code: code })[0]?.params)).toEqual([
      { digits: 5 },
      { digits: 5 },
      { digits: 5 },
    ])
  })

  it('[PROF-10] abroad has a postcode of ten characters at most', () => {
    const abroad = (zip_postal_code: string) => addressErrors({ ...ADDRESS, country: 'GB', zip_postal_code })
    expect([abroad('SW1A 1AA'), abroad('12345678901')[0]?.path]).toEqual([[], 'zip_postal_code'])
  })

  it('[PROF-10] asks for street, postcode, place and country', () => {
    const empty = { street_line: '', zip_postal_code: '', locality: '', country: '' }
    expect(addressErrors(empty).map(({ path, code }) => `${path} ${code}`)).toEqual([
      'country required',
      'street_line required',
      'zip_postal_code required',
      'locality required',
    ])
  })

  it('[PERS-10] who is lodged sends three files, everybody else one', () => {
    expect(addressChangeErrors(ADDRESS, 'HOSTED', 2)).toEqual([{ path: 'files', code: 'required', params: { min: 3 } }])
    expect([addressChangeErrors(ADDRESS, 'HOSTED', 3), addressChangeErrors(ADDRESS, 'BILL', 1)]).toEqual([[], []])
    expect([...PROOFS.address, ...PROOFS.identity].filter((proof) => fewestFiles(proof) !== 1)).toEqual(['HOSTED'])
  })

  it('[PERS-10] a document of an address is three months old at most, or the last one; one of identity is in force', () => {
    expect(PROOFS.address.map((proof) => proofAge(proof).kind)).toEqual(['months', 'last', 'months', 'months', 'months'])
    expect(PROOFS.identity.map((proof) => proofAge(proof).kind)).toEqual([
      'in-force',
      'in-force',
      'in-force',
      'any',
      'any',
      'any',
    ])
  })
})

describe('the way of a change', () => {
  it('[PROF-05] [PROF-06] [CTX-12] [CTX-13] follows from the input mode and the address', () => {
    const kinds = (tsa_address?: typeof PAPERS) =>
      [...INPUT_MODES, 'PORTAIL'].map((input_mode) => wayOf({ input_mode, tsa_address }).kind)
    expect(kinds(PAPERS)).toEqual(['company', 'post', 'online', 'either', 'online', 'post'])
    expect(kinds()).toEqual(['company', 'help-line', 'online', 'online', 'online', 'help-line'])
    expect(wayOf(undefined)).toEqual({ kind: 'help-line' })
    expect([isOnline(wayOf({ input_mode: 'UPLOAD' })), isOnline(wayOf({ input_mode: 'TSA' }))]).toEqual([true, false])
  })
})

describe('a declaration', () => {
  it('[PERS-01] stands for 36 months: on the day before their end, not on the day', () => {
    const made = plainDate('2023-11-20')
    expect(declarationState(made, plainDate('2026-11-19'))).toEqual({ kind: 'standing', until: TODAY })
    expect(declarationState(made, TODAY)).toEqual({ kind: 'outdated', since: TODAY })
    expect(declarationState(undefined, TODAY)).toEqual({ kind: 'missing' })
  })

  const codes = fc.array(fc.constantFrom('DONNEES_PERSO', 'US_PERSON', 'SUCCESSION', 'AUTRE'))

  test.prop([codes, datesOfYears(2020, 2026)])(
    '[PERS-02] lifts exactly DONNEES_PERSO, whatever else is blocked',
    (stated, day) => {
      const others = stated.filter((code) => code !== 'DONNEES_PERSO' && code !== 'US_PERSON')
      const standing = declarationState(day, addDays(addMonths(day, 36), -1))
      expect(blockingsWith(stated, standing, false)).toEqual(others)
      expect(blockingsWith(stated, { kind: 'missing' }, false)).toEqual(['DONNEES_PERSO', ...others])
      expect(blockingsWith(stated, standing, true)).toEqual([...others, 'US_PERSON'])
    },
  )

  it('[PERS-01] asks for each answer, and for the function of who holds one', () => {
    const empty: TypedDeclaration = {
      birth_place: '',
      birth_country: '',
      nationalities: [],
      tax_residences: undefined,
      occupation: '',
      us_person: undefined,
      politically_exposed: '',
      public_function: undefined,
      function_end: undefined,
    }
    expect(declarationErrors(empty, TODAY).map(({ path }) => path)).toEqual([
      'birth_place',
      'birth_country',
      'nationalities',
      'tax_residences',
      'occupation',
      'us_person',
      'politically_exposed',
    ])
    expect(declarationErrors(DECLARED, TODAY)).toEqual([])
    expect(declarationErrors({ ...DECLARED, politically_exposed: 'PROCHE' }, TODAY)).toEqual([
      { path: 'public_function', code: 'required' },
    ])
    expect(declarationErrors({ ...DECLARED, nationalities: ['FR', 'FR'] }, TODAY)[0]?.path).toBe('nationalities')
    const later = {
      ...DECLARED,
      politically_exposed: 'SOI',
      public_function: 'DIPLOMATE',
      function_end: addDays(TODAY, 1),
    } as const
    expect(declarationErrors(later, TODAY)).toEqual([{ path: 'function_end', code: 'date-wrong' }])
  })

  it('[PERS-01] counts somebody as exposed for one year after the function', () => {
    const exposed = { politically_exposed: 'SOI', function_end: plainDate('2025-11-21') } as const
    expect([countsAsExposed(exposed, TODAY), countsAsExposed(exposed, addDays(TODAY, 1))]).toEqual([true, false])
    expect(countsAsExposed({ politically_exposed: 'SOI', function_end: null }, TODAY)).toBe(true)
    expect(countsAsExposed(DECLARED, TODAY)).toBe(false)
  })

  it('[PERS-01] passes facts on and refuses none', () => {
    const abroad: Declaration = { ...DECLARED, tax_residences: ['BE'], us_person: true, politically_exposed: 'SOI' }
    expect(factsToPassOn(abroad, TODAY)).toEqual(['tax-residence-abroad', 'us-person', 'exposed'])
    expect(factsToPassOn(DECLARED, TODAY)).toEqual([])
  })
})

describe('the hold of a change of bank account', () => {
  const at = (day: string, minutes: number) => ({ day: plainDate(day), hour: '10:00', minutes })

  it('[PERS-03] lasts 72 hours after the last change, to the minute', () => {
    const changes = [at('2026-11-20', 1000), at('2026-11-18', 0)]
    expect(bankHold(changes, { minutes: 1000 + 72 * 60 - 1 })).toEqual({
      day: plainDate('2026-11-23'),
      hour: '10:00',
      minutes: 5320,
    })
    expect(bankHold(changes, { minutes: 1000 + 72 * 60 })).toBeUndefined()
    expect(bankHold([], { minutes: 0 })).toBeUndefined()
  })
})

describe('a profile on its page', () => {
  const civil = { first_name: 'Ada', last_name: 'Nom', birth_date: plainDate('1964-03-12'), bank_accounts: [] }

  it('[ENT-11] [ENT-14] [ENT-18] is that of the family of the address, with the flat address of an individual customer in one', () => {
    const provider = { ...civil, customer_id: 'c', street_line: '1 rue Haute', zip_postal_code: '75001' }
    const user = { ...VISITOR, s2e_profile: { ...civil, companies: [] }, [PROVIDER_PROFILE]: provider }
    expect(profileOf(user, 's2e')?.first_name).toBe('Ada')
    expect(profileOf(user, 'ais')).toBeUndefined()
    expect(profileOf(user, 'bi')).toBeUndefined()
    expect(profileOf(user, PROVIDER_SCOPE)?.address).toEqual({ street_line: '1 rue Haute', zip_postal_code: '75001' })
  })

  it('[PERS-08] is changed here with employee savings, in the external space with retirement alone, by the advisor otherwise', () => {
    const place = (scopes: readonly Scope[], scope: Scope, origin: Origin = 'collective') =>
      changePlaceOf({ origin, scopes: [...scopes] }, scope)
    expect([place(['ais', 's2e'], 'ais'), place(['s2e'], 's2e'), place(['ais'], 'ais')]).toEqual([
      'here',
      'here',
      'external-space',
    ])
    expect([place([PROVIDER_SCOPE], PROVIDER_SCOPE), place(['ais'], 'ais', 'individual')]).toEqual(['advisor', 'advisor'])
  })

  it('[PERS-09] never shows a mobile or an IBAN whole', () => {
    expect([hiddenMobile('0639984081'), hiddenIban('FR7699999000010000048217651')]).toEqual(['06 •• •• •• 81', 'FR76 •••• 7651'])
  })

  it('[ENT-17] asks the main company', () => {
    const company = { id: 'a', payor: true, name: 'A', main_company: false, max_attachment_size: 1 }
    expect(
      mainCompanyOf({ s2e_profile: { ...civil, companies: [company, { ...company, id: 'b', main_company: true }] } })?.id,
    ).toBe('b')
    expect(mainCompanyOf(VISITOR)).toBeUndefined()
  })
})

it('the list of countries has 249 codes of two letters, each once', () => {
  expect([COUNTRY_CODES.length, new Set(COUNTRY_CODES).size]).toEqual([249, 249])
})
