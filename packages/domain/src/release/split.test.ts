import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { formatFrenchDate } from '../calendar/index.ts'
import { datesOfYears } from '../calendar/arbitraries.ts'
import { euros, sumEuros } from '../money/index.ts'
import { EMPTY_RELEASE, type ReleaseForm } from './form.ts'
import { splitFor, type ReleaseSplit } from './split.ts'
import { offerWith, PEE, TODAY } from './sylvie.testing.ts'

const OFFER = offerWith()
const form = (more: Partial<ReleaseForm> = {}): ReleaseForm => ({
  ...EMPTY_RELEASE,
  policyId: '00482190',
  kind: 'blocked',
  ...more,
})
const HOME = { releaseId: 'pee-home', event: '14/09/2026' } as const
const written = ({ free, releasable, isUpTo, later, event, otherwise, asked }: ReleaseSplit) => [
  ...[free, releasable, later, otherwise, asked].map((amount) => amount.toFixed(2)),
  isUpTo,
  event,
]

describe('[REL-21] what an account is made of for a release', () => {
  it('says "up to" all that is blocked until a reason and a date that it takes are there', () => {
    const upTo = ['5210.44', '6193.72', '0.00', '0.00', '0.00', true, undefined]
    expect(written(splitFor(form(), OFFER, TODAY))).toEqual(upTo)
    expect(written(splitFor(form({ releaseId: 'pee-home' }), OFFER, TODAY))).toEqual(upTo)
    expect(written(splitFor(form({ ...HOME, event: '14/09' }), OFFER, TODAY))).toEqual(upTo)
    // The signature is still to come.
    expect(written(splitFor(form({ ...HOME, event: '15/01/2027' }), OFFER, TODAY))).toEqual(upTo)
  })

  it('tells apart what was paid in after the event: it stays blocked', () => {
    expect(written(splitFor(form(HOME), OFFER, TODAY))).toEqual([
      '5210.44',
      '6100.00',
      '93.72',
      '0.00',
      '0.00',
      false,
      '2026-09-14',
    ])
    expect(written(splitFor(form({ ...HOME, event: '02/10/2026' }), OFFER, TODAY)).slice(1, 3)).toEqual(['6193.72', '0.00'])
    expect(written(splitFor(form({ ...HOME, event: '01/10/2026' }), OFFER, TODAY)).slice(1, 3)).toEqual(['6100.00', '93.72'])
  })

  it('needs no date for a reason without an event', () => {
    const split = splitFor(form({ releaseId: 'pee-caregiver' }), OFFER, TODAY)
    expect(written(split)).toEqual(['5210.44', '6193.72', '0.00', '0.00', '0.00', false, undefined])
  })

  it('tells apart what the reason never releases: mandatory payments, for a home', () => {
    const mandatory = OFFER.lots.map((lot) => Object.assign({}, lot, { compartment: lot.fund === 'bonds' ? 'co' : '' }))
    const split = splitFor(form(HOME), Object.assign({}, OFFER, { lots: mandatory }), TODAY)
    expect(written(split)).toEqual(['5210.44', '3193.72', '93.72', '2906.28', '0.00', false, '2026-09-14'])
  })

  it('leaves what orders under way hold on its own', () => {
    // 2 000,00 € of the balance are in no lot that can still be taken.
    const held = offerWith({ balance: euros('13404.16') })
    expect(splitFor(form(HOME), held, TODAY).asked.toFixed(2)).toBe('2000.00')
  })
})

test.prop([fc.constantFrom(...OFFER.lines), datesOfYears(2019, 2027), fc.nat({ max: 1_000_000 })])(
  '[REL-21] the parts add up to the balance, whatever the reason and the date',
  (line, event, cents) => {
    const balance = PEE.balance.plus(euros(cents).dividedBy(100))
    const offer = offerWith({ balance: euros(balance.toFixed(2)) })
    const { free, releasable, later, otherwise, asked } = splitFor(
      form({ releaseId: line.id, event: formatFrenchDate(event) }),
      offer,
      TODAY,
    )
    const parts = [free, releasable, later, otherwise, asked]
    expect(sumEuros(parts).toFixed(2)).toBe(balance.toFixed(2))
    expect(parts.every((part) => !part.isNegative())).toBe(true)
  },
)
