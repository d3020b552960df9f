import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { SESSION_ENTRIES, readStoredClock, readStoredOtp, signedInSince, writeStoredClock, writeStoredOtp } from './index.ts'

const paths = fc.webPath().map((path) => `/${path}`)
const broken = fc.oneof(fc.string(), fc.json(), fc.constant('{"version":0,"state":"a","location":"/","signedInAt":1}'))

describe('what the portal remembers', () => {
  it('[P-STORE-02] is read by a schema in every entry of the session', () => {
    expect([...SESSION_ENTRIES.keys()]).toEqual(['hautelisse.user', 'hautelisse.otp', 'hautelisse.clock'])
    for (const schema of SESSION_ENTRIES.values()) expect(schema.safeParse({ version: 0 }).success).toBe(false)
  })
})

describe('a confirmation under way', () => {
  test.prop([fc.string({ minLength: 1 }), paths])('[P-SESS-13] is read back as it was written', (state, location) => {
    expect(readStoredOtp(writeStoredOtp({ state, location }))).toEqual({ state, location })
  })

  test.prop([broken])('[P-STORE-02] is undefined if the entry is broken or something else, and never throws', (text) => {
    expect(readStoredOtp(text)).toBeUndefined()
  })

  it.each([undefined, '', '{"version":1,"state":"","location":"/"}', '{"version":1,"state":"a","location":"epargne"}'])(
    '[P-STORE-02] is undefined if the entry is %j',
    (text) => {
      expect(readStoredOtp(text)).toBeUndefined()
    },
  )
})

describe('the instant of the sign-in', () => {
  test.prop([fc.nat()])('is read back as it was written', (instant) => {
    expect(readStoredClock(writeStoredClock(instant))).toBe(instant)
  })

  test.prop([broken])('[P-STORE-02] is undefined if the entry is broken or something else, and never throws', (text) => {
    expect(readStoredClock(text)).toBeUndefined()
  })

  it('is what the sign-in service says, else what this tab kept, else now', () => {
    expect(signedInSince(10_000, 4, 7000)).toBe(4000)
    expect(signedInSince(10_000, undefined, 7000)).toBe(7000)
    expect(signedInSince(10_000, undefined, undefined)).toBe(10_000)
  })

  test.prop([fc.nat(), fc.option(fc.nat(), { nil: undefined }), fc.option(fc.nat(), { nil: undefined })])(
    'is never to come, however far apart the clocks are',
    (now, authTime, kept) => {
      expect(signedInSince(now, authTime, kept)).toBeLessThanOrEqual(now)
    },
  )
})
