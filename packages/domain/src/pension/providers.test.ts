import { describe, expect, it } from 'vitest'

import { bareIdentifier, credentialProblems } from './index.ts'

const codes = (...[provider, identifier, password]: [Parameters<typeof credentialProblems>[0], string, string]) =>
  credentialProblems(provider, { identifier, password }).map(({ path, code }) => [path, code])

describe('what is signed in with', () => {
  it('is asked for whole', () => {
    for (const provider of ['dgfip', 'ameli', 'cnav'] as const)
      expect(codes(provider, ' ', '')).toEqual([
        ['identifier', provider === 'dgfip' ? 'tax-number' : 'required'],
        ['password', 'required'],
      ])
  })

  it('[MAREL-82] [S-CONST-30] is a tax number of thirteen digits for the tax office', () => {
    for (const wrong of ['', '12', '301234567890', '30123456789012', '301234567890A'])
      expect(codes('dgfip', wrong, 'Lisse-2026')).toEqual([['identifier', 'tax-number']])
    expect(codes('dgfip', '30 12 345 678 901', 'Lisse-2026')).toEqual([])
    expect(codes('dgfip', '3012345678901', 'a')).toEqual([['password', 'password-too-short']])
  })

  it('is compared without spaces, and a social security number without its key', () => {
    expect(bareIdentifier('dgfip', '30 12 345 678 901')).toBe('3012345678901')
    expect(bareIdentifier('ameli', '2 64 02 2a 004 123 45')).toBe('264022A004123')
  })
})
