import { describe, expect, it } from 'vitest'

import { maskIban, maskNir, maskPhone } from './index.ts'

describe('the IBAN mask', () => {
  it('[P-FMT-10] groups thirty characters by four, seven times, and two; what follows is dropped', () => {
    expect(maskIban('FR76MALT011000012345MTLCAST001SXYZ')).toBe('FR76 MALT 0110 0001 2345 MTLC AST0 01')
  })

  it('[P-FMT-10] holds the 31 characters of a Maltese IBAN; what follows is dropped', () => {
    expect(maskIban('mt84MALT011000012345MTLCAST001SXYZ')).toBe('MT84 MALT 0110 0001 2345 MTLC AST0 01S')
  })

  it('[P-FMT-11] writes capitals, takes a shorter IBAN and leaves its last group short', () => {
    expect(maskIban('fr14 2004-1010 0505 0001 3m02 606')).toBe('FR14 2004 1010 0505 0001 3M02 606')
    expect(maskIban('fr142')).toBe('FR14 2')
    expect(maskIban('FR14')).toBe('FR14')
    expect(maskIban('')).toBe('')
  })
})

describe('the mask of the social security number', () => {
  it('[P-FMT-12] groups thirteen characters as 1, 2, 2, 2, 3, 3; what follows is dropped', () => {
    expect(maskNir('1850578006084')).toBe('1 85 05 78 006 084')
    expect(maskNir('1850578006084 91')).toBe('1 85 05 78 006 084')
    expect(maskNir('18505')).toBe('1 85 05')
  })

  it('[P-FMT-12] keeps the letter of a birth in Corsica, and no other', () => {
    expect(maskNir('185052a006084')).toBe('1 85 05 2A 006 084')
    expect(maskNir('185052B006084')).toBe('1 85 05 2B 006 084')
    expect(maskNir('18505 7A8 006084')).toBe('1 85 05 78 006 084')
    expect(maskNir('A1B850578006084')).toBe('1 85 05 78 006 084')
  })
})

describe('the telephone mask', () => {
  it('[P-FMT-13] groups ten digits in five pairs; what follows is dropped', () => {
    expect(maskPhone('0612345678')).toBe('06 12 34 56 78')
    expect(maskPhone('06.12.34.56.78.90')).toBe('06 12 34 56 78')
    expect(maskPhone('061')).toBe('06 1')
  })
})
