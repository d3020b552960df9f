import { CALLER_CODES, UNKNOWN_ADDRESS } from '@hautelisse/domain/contract'
import { expect, it } from 'vitest'
import { CLIENT_CODES } from './failure.ts'
import { reactionTo } from './reactions.ts'

it.each([
  ['P-ERR-06', 'ERR_TOKEN', { kind: 'open-modal', hash: 'auto_logout' }],
  ['P-ERR-07', 'ERR_EXP', { kind: 'open-modal', hash: 'auto_logout' }],
  ['P-ERR-08', 'ERR_MIRROR', { kind: 'open-modal', hash: 'forbidden_mirror' }],
  ['P-ERR-09', 'ERR_CONSENT', { kind: 'go', path: '/error-page?reason=ERR_CONSENT' }],
  ['PERS-12', 'ERR_OTP', { kind: 'ask-code' }],
  ['S-ERR-28', 'ERR_PERSON', { kind: 'ask-person' }],
])('[%s] [S-ERR-28] answers %s everywhere in the same way', (_, code, reaction) => {
  expect(reactionTo(code)).toEqual(reaction)
})

it('[P-ERR-10] leaves a server’s ERR_NOT_FOUND to the caller: it is a code of routes', () => {
  expect(reactionTo(UNKNOWN_ADDRESS)).toEqual({ kind: 'pass' })
})

const LEFT = CALLER_CODES.filter((code) => code !== 'ERR_OTP')

it.each(['ERR_CSRF', ...LEFT, ...CLIENT_CODES, 'constructor', '__proto__', ''])('[P-ERR-11] leaves %j to the caller', (code) => {
  expect(reactionTo(code)).toEqual({ kind: 'pass' })
})
