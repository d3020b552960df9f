import { describe, expect, it } from 'vitest'
import * as z from 'zod'

import {
  BREAKDOWNS,
  CSRF_COOKIE,
  CSRF_HEADER,
  ENVIRONMENTS,
  ERROR_CODES,
  FAULTS,
  GLOBAL_CODES,
  MAX_RETRIES,
  PAGE_DELAY_MS,
  PROVIDER_ACCOUNTS,
  PROVIDER_ADVISOR,
  PROVIDER_CUSTOMER_ID,
  PROVIDER_LOGIN,
  PROVIDER_PROFILE,
  PROVIDER_SCOPE,
  STATUS_OF,
  UNKNOWN_ADDRESS,
  basePath,
  defineCall,
  environment,
  errorBody,
  faultOrder,
  pathOf,
  readErrorCode,
  readErrorWords,
  readFieldProblems,
  versionCall,
  versionOf,
  versionV2Call,
  writeError,
} from './index.ts'

const profile = { version: 'v3', path: '/login/oauth/profile/{origin}' } as const

describe('the address of a call', () => {
  it('[P-NET-01] lies below /api/v2 or /api/v3', () => {
    expect([basePath('v2'), basePath('v3')]).toEqual(['/api/v2', '/api/v3'])
  })

  it('[P-NET-02] is of v2 below /services, of v3 everywhere else', () => {
    expect(versionOf('/services/api-ais/profile')).toBe('v2')
    expect(versionOf('/simulators/mrm/simulation')).toBe('v3')
    expect(versionOf('/servicesfoo')).toBe('v3')
  })

  it('[P-NET-08] [S-CALL-04] joins base, path and parameters without a double slash', () => {
    expect(pathOf(profile, { origin: 'collective' })).toBe('/api/v3/login/oauth/profile/collective')
    expect(pathOf(versionV2Call)).toBe('/api/v2/version')
  })

  it('keeps whatever a parameter holds inside its segment', () => {
    expect(pathOf(profile, { origin: '../../admin?x=1#y' })).toBe('/api/v3/login/oauth/profile/..%2F..%2Fadmin%3Fx%3D1%23y')
  })

  it('writes the query that is given, and leaves out what is missing', () => {
    expect(pathOf(versionCall, {}, { filter: 'voluntary_payment', page: 2, all: false, none: undefined, nil: null })).toBe(
      '/api/v3/version?filter=voluntary_payment&page=2&all=false',
    )
    expect(pathOf(versionCall, {}, { 'a b': 'é&=' })).toBe('/api/v3/version?a%20b=%C3%A9%26%3D')
    expect(pathOf(versionCall, {}, { none: undefined })).toBe('/api/v3/version')
  })

  it('cannot be written without its parameters', () => {
    expect(() => pathOf(profile)).toThrow('The path /login/oauth/profile/{origin} needs a value for "origin".')
  })
})

describe('a call', () => {
  it('is for members unless it says otherwise', () => {
    const common = {
      name: 'a',
      summary: 'A',
      method: 'GET',
      version: 'v3',
      path: '/a',
      reads: true,
      answer: z.string(),
      rows: [],
    } as const
    expect(defineCall(common)).toMatchObject({ signedIn: true, params: undefined, query: undefined, request: undefined })
    expect(defineCall({ ...common, signedIn: false }).signedIn).toBe(false)
  })
})

describe('the code of an error', () => {
  it('[P-ERR-03] is read from errorData in v2, and nowhere else', () => {
    expect(readErrorCode('v2', { errorData: 'ERR_TOKEN' })).toBe('ERR_TOKEN')
    expect(readErrorCode('v2', { data: 'ERR_TOKEN' })).toBeUndefined()
  })

  it('[P-ERR-04] is read from data in v3, and nowhere else', () => {
    expect(readErrorCode('v3', { data: 'ERR_TOKEN' })).toBe('ERR_TOKEN')
    expect(readErrorCode('v3', { errorData: 'ERR_TOKEN' })).toBeUndefined()
  })

  it.each([undefined, null, '', 'ERR_TOKEN', 1, [], {}, { data: '' }, { data: 1 }, { data: { code: 'ERR_TOKEN' } }])(
    'is absent from %j',
    (body) => {
      expect(readErrorCode('v3', body)).toBeUndefined()
    },
  )

  it.each([
    { data: 'ERR_MAREL_LOGIN', errorCode: 1007 },
    { data: { errorCode: 1007 } },
    { data: { errorCode: '1007', message: 'Compte FranceConnect' } },
  ])('[S-ERR-03] [S-ERR-05] [S-CALL-10] reads the number of the pension service before any code: %j', (body) => {
    expect(readErrorCode('v3', body)).toBe('ERR_MAREL_FRANCE_CONNECT')
    expect(readErrorCode('v3', { data: { errorCode: 1008 } })).toBeUndefined()
  })

  it('[P-ERR-11] may be one that nobody knows: it is read and passed on all the same', () => {
    expect(readErrorCode('v3', { data: 'ERR_SOMETHING_NEW' })).toBe('ERR_SOMETHING_NEW')
  })

  it('[P-ERR-10] of an unknown address is a route’s and never the server’s', () => {
    expect(UNKNOWN_ADDRESS).toBe('ERR_NOT_FOUND')
    expect(ERROR_CODES).not.toContain(UNKNOWN_ADDRESS)
    expect(readErrorCode('v3', { data: UNKNOWN_ADDRESS })).toBe(UNKNOWN_ADDRESS)
  })

  it('travels with its own status', () => {
    expect(GLOBAL_CODES.map((code) => STATUS_OF[code])).toEqual([401, 401, 403, 403, 403, 409])
    expect(STATUS_OF).toMatchObject({ ERR_INVALID: 400, ERR_UNKNOWN: 404, ERR_LIMIT: 429, ERR_INTERNAL: 500 })
  })

  it('[P-ERR-13] [P-ERR-14] leads to two retries of one call at most', () => {
    expect(MAX_RETRIES).toBe(2)
  })
})

describe('the body of an error', () => {
  const fields = [{ path: 'retirement_age', code: 'age-out-of-range', params: { minimum: 60 } }]

  it('is written and read back in both versions', () => {
    for (const version of ['v2', 'v3'] as const) {
      const body = writeError(version, 'ERR_INVALID', { message: 'Refused', fields })
      expect(errorBody[version].parse(body)).toEqual(body)
      expect([readErrorCode(version, body), readFieldProblems(body)]).toEqual(['ERR_INVALID', fields])
    }
    expect(writeError('v2', 'ERR_TOKEN')).toEqual({ errorData: 'ERR_TOKEN' })
    expect(writeError('v3', 'ERR_TOKEN')).toEqual({ data: 'ERR_TOKEN' })
  })

  it('[S-ERR-20] may hold a sentence for the saver, and a blank one counts as no sentence', () => {
    expect(readErrorWords(writeError('v2', 'ERR_LIMIT', { message: ' Trop de partages. ' }))).toBe('Trop de partages.')
    for (const body of [undefined, {}, { message: ' ' }, { message: 3 }]) expect(readErrorWords(body)).toBeUndefined()
  })

  it.each([undefined, {}, { fields: 'age' }, { fields: [{ path: 1 }] }])('has no refused fields in %j', (body) => {
    expect(readFieldProblems(body)).toEqual([])
  })
})

describe('what both sides call the same', () => {
  it('[P-NET-05] [S-CALL-03] the CSRF token travels in the cookie XSRF-TOKEN and the header X-XSRF-TOKEN', () => {
    expect([CSRF_COOKIE, CSRF_HEADER]).toEqual(['XSRF-TOKEN', 'X-XSRF-TOKEN'])
  })

  it('[P-NET-07] four environments, and no other', () => {
    expect(ENVIRONMENTS).toEqual(['development', 'recette', 'preproduction', 'production'])
    expect(environment.safeParse('staging').success).toBe(false)
  })

  it('[P-CONST-16] [O-CONST-36] [P-NET-10] [S-CONST-56] a server in the page waits one second', () => {
    expect(PAGE_DELAY_MS).toBe(1000)
  })

  it('[P-USER-33] the names with the provider’s prefix all follow from one', () => {
    for (const name of [PROVIDER_PROFILE, PROVIDER_ADVISOR, PROVIDER_ACCOUNTS, PROVIDER_CUSTOMER_ID, PROVIDER_LOGIN]) {
      expect(name.startsWith(`${PROVIDER_SCOPE}_`)).toBe(true)
    }
  })
})

describe('an order to fail', () => {
  it('can be any error code and any breakdown', () => {
    expect(FAULTS).toEqual([...ERROR_CODES, ...BREAKDOWNS])
    expect(BREAKDOWNS).toEqual(['timeout', 'malformed-json', 'off-schema', 'drop', 'lost', 'slow'])
  })

  it('is for one request unless it says otherwise', () => {
    expect(faultOrder.parse({ call: 'logout', fault: 'drop' })).toEqual({ call: 'logout', fault: 'drop', times: 1 })
  })

  it.each([{ call: '' }, { times: 0 }, { times: 1.5 }, { fault: 'ERR_NOTHING' }, { extra: 1 }])(
    'is refused with %j',
    (change) => {
      expect(faultOrder.safeParse({ call: 'logout', fault: 'drop', times: 1, ...change }).success).toBe(false)
    },
  )
})
