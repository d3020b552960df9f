import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import { documentNamed, reasonNamed, toldRelease } from './index.ts'

/** 6 000,00 € of a plan worth 11 404,16 €, into which 8 849,63 € were paid: the worked case of a release. */
const SALE = {
  tax: 'charges',
  value: euros('11404.16'),
  paid_in: euros('8849.63'),
  amount: euros('6000'),
  on: plainDate('2026-11-20'),
}

describe('money out, as its operation tells it', () => {
  it('[REL-05] [REL-06] [OPER-22] comes to the same figures as when it was asked for, each with its calculation', () => {
    const told = toldRelease({ sales: [SALE], net_amount: euros('5750.02') })
    expect(told).toMatchObject({ incomeTax: 'none', on: '2026-11-20' })
    expect([told?.chargesRate.toNumber(), told?.gainShare.toFixed(4)]).toEqual([0.186, '0.2240'])
    expect(told?.figures.gain.toFixed(2)).toBe('1344.00')
    expect(told?.figures.charges.toFixed(2)).toBe('249.98')
    expect(told?.explained.paid.value).toBe('5750.02')
  })

  it('[REL-07] says what the income tax takes: nothing, a part of the gain, or a part of the whole a year later', () => {
    const taxed = (tax: string) =>
      ['0', '5750.02', '5577.99'].flatMap(
        (net) => toldRelease({ sales: [{ ...SALE, tax }], net_amount: euros(net) })?.incomeTax ?? [],
      )
    expect([taxed('charges'), taxed('flat-tax'), taxed('scale')]).toEqual([['none'], ['on-gain'], ['next-year']])
  })

  it('[OPER-22] tells no figures that are not those that were paid, and none of a sale that cannot be read', () => {
    const net_amount = euros('5750.02')
    expect(toldRelease({ net_amount })).toBeUndefined()
    expect(toldRelease({ sales: [SALE], net_amount: euros('5750.01') })).toBeUndefined()
    expect(toldRelease({ sales: [{ ...SALE, tax: 'other' }], net_amount })).toBeUndefined()
    expect(toldRelease({ sales: [SALE, { ...SALE, value: euros('1') }], net_amount })).toBeUndefined()
  })

  it('[OPER-22] knows the reasons and documents that are described, and no others', () => {
    expect([reasonNamed('HOME'), reasonNamed('OTHER'), reasonNamed(undefined)]).toEqual(['HOME', undefined, undefined])
    expect([documentNamed('DEED'), documentNamed('deed')]).toEqual(['DEED', undefined])
  })
})
