import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { oauthProfiles, origins, scopeSets, users } from './arbitraries.ts'
import { STORED_USER_VERSION, VISITOR, callsAfterSignIn, readStoredUser, scopesOf, user, writeStoredUser } from './index.ts'

describe('the stored user', () => {
  test.prop([users])('[P-STORE-01] is read back as it was written', (given) => {
    expect(readStoredUser(writeStoredUser(given))).toEqual(given)
    expect(user.safeParse(user.encode(given)).success).toBe(true)
  })

  test.prop([
    fc.oneof(
      fc.string(),
      fc.json(),
      users.map((given) => writeStoredUser(given).slice(1)),
    ),
  ])('[P-STORE-02] is nobody, never a crash, when the entry is broken or something else', (text) => {
    expect(readStoredUser(text)).toBeUndefined()
  })

  it('[P-STORE-01] is that of a day only on the day on which it was written', () => {
    const text = writeStoredUser(VISITOR, plainDate('2026-11-20'))
    expect(readStoredUser(text, plainDate('2026-11-20'))).toEqual(VISITOR)
    expect(readStoredUser(text, plainDate('2026-11-21'))).toBeUndefined()
    expect(readStoredUser(writeStoredUser(VISITOR), plainDate('2026-11-20'))).toBeUndefined()
  })

  it('[P-STORE-02] is nobody when there is no entry or one of another version', () => {
    expect(readStoredUser(undefined)).toBeUndefined()
    const text = writeStoredUser(VISITOR)
    expect(readStoredUser(text)).toEqual(VISITOR)
    expect(readStoredUser(text.replace(`"version":${STORED_USER_VERSION}`, '"version":0'))).toBeUndefined()
  })
})

describe('the scopes of a user', () => {
  test.prop([oauthProfiles])('[P-USER-08] hold no family twice', (profile) => {
    const scopes = scopesOf(profile)
    expect(new Set(scopes).size).toBe(scopes.length)
  })

  test.prop([origins, scopeSets])(
    'decide what is asked for after a sign-in, each call once and of families that the person holds',
    (from, scopes) => {
      const { calls, token } = callsAfterSignIn(from, scopes)
      expect(new Set(calls).size).toBe(calls.length)
      expect(calls.some(({ name }) => name.startsWith('provider'))).toBe(token !== undefined)
      for (const family of ['ais', 's2e'] as const) {
        expect(calls.some(({ name }) => name.startsWith(family))).toBe(scopes.includes(family))
      }
    },
  )
})
