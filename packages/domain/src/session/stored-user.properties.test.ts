import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { oauthProfiles, origins, scopeSets, users } from './arbitraries.ts'
import { STORED_USER_VERSION, VISITOR, callsAfterSignIn, readStoredUser, scopesOf, user, writeStoredUser } from './index.ts'

const members = users.filter(({ id, origin: from }) => id !== undefined && from !== undefined)

describe('the stored user', () => {
  test.prop([members])('[P-STORE-01] is read back as it was written: who it is and what they did', (given) => {
    const { id, origin, is_mirror, has_validate_acon_otp, seeOpinionMessage, actions } = given
    const flags = { is_mirror, has_validate_acon_otp, seeOpinionMessage, actions }
    expect(readStoredUser(writeStoredUser(given))).toEqual({ id, origin, ...flags })
    expect(user.safeParse(user.encode(given)).success).toBe(true)
  })

  test.prop([members])('[P-STORE-01] says nothing of what the server knows of a person', (given) => {
    const fields = Object.keys(JSON.parse(writeStoredUser(given) ?? '') as object)
    expect(fields).toEqual(['version', 'id', 'origin', 'is_mirror', 'has_validate_acon_otp', 'seeOpinionMessage', 'actions'])
  })

  test.prop([
    fc.oneof(
      fc.string(),
      fc.json(),
      members.map((given) => writeStoredUser(given)?.slice(1)),
    ),
  ])('[P-STORE-02] is nobody, never a crash, when the entry is broken or something else', (text) => {
    expect(readStoredUser(text)).toBeUndefined()
  })

  it('[P-STORE-02] is nobody when there is no entry, one of another version, or one with more in it', () => {
    expect([readStoredUser(undefined), writeStoredUser(VISITOR)]).toEqual([undefined, undefined])
    const text = writeStoredUser({ ...VISITOR, id: 'sylvie', origin: 'collective' }) ?? ''
    expect(readStoredUser(text)?.id).toBe('sylvie')
    expect(readStoredUser(text.replace(`"version":${STORED_USER_VERSION}`, '"version":1'))).toBeUndefined()
    expect(readStoredUser(text.replace('"actions":0', '"actions":0,"email":"a@b.example"'))).toBeUndefined()
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
