import { describe, expect, it } from 'vitest'
import { WITHDRAW_CASES } from '../withdrawal/index.ts'
import { guidesOf } from './index.ts'

describe('guides of a release by post', () => {
  it.each(['PER', 'PERO', 'PERECO', 'PERU'] as const)(
    '[PAPER-02] [PAPER-04] a %s has one guide for each of three reasons',
    (type) => {
      expect(WITHDRAW_CASES.flatMap((reason) => guidesOf([{ type }], reason))).toEqual([
        'per-retirement',
        'per-owner',
        'per-hardblows',
      ])
    },
  )

  it('[PAPER-03] [PAPER-05] an article 83 has none for a main residence', () => {
    expect(WITHDRAW_CASES.map((reason) => guidesOf([{ type: 'A83' }], reason))).toEqual([
      ['a83-retirement'],
      [],
      [],
      [],
      ['a83-hardblows'],
      [],
    ])
  })

  it('[PAPER-05] both families have both guides; other contracts and other reasons have none', () => {
    expect(guidesOf([{ type: 'A83' }, { type: 'PERO' }, { type: 'PEE' }], 'retirement')).toEqual([
      'per-retirement',
      'a83-retirement',
    ])
    expect(guidesOf([{ type: 'A83' }, { type: 'PERO' }], 'owner')).toEqual(['per-owner'])
    expect(guidesOf([{ type: 'PEE' }], 'retirement')).toEqual([])
    expect(guidesOf([{ type: 'PER' }], 'family')).toEqual([])
  })
})
