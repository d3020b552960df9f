import { expect, it } from 'vitest'
import { plainDate } from '../calendar/index.ts'
import { sumEuros } from '../money/index.ts'
import { availableIn, boundsOf, EMPTY_RELEASE, releaseLater, splitFor, type ReleaseForm } from './index.ts'
import { lotsOfForm } from './form.ts'
import { offerWith, PEE, TODAY } from './sylvie.testing.ts'
import { worthOf } from './taking.ts'

const offer = offerWith()
const form = (more: Partial<ReleaseForm>): ReleaseForm => ({ ...EMPTY_RELEASE, policyId: PEE.policy_id, ...more })
const home = (event: string): ReleaseForm => form({ kind: 'blocked', releaseId: 'pee-home', event })
const told = (of: ReleaseForm) =>
  boundsOf(of, offer, TODAY).map((bound) =>
    [bound.kind, bound.amount.toFixed(2), ...('until' in bound ? [bound.until] : [])].join(' '),
  )

it('[REL-21] says why not more: what needs no reason, and what came after the event until its day', () => {
  expect(told(home('14/09/2026'))).toEqual(['free 5210.44', 'after-event 93.72 2031-06-01'])
  expect(told(form({ kind: 'free' }))).toEqual(['soon 100.00', 'needs-reason 6093.72'])
  expect(told(form({ kind: 'soon' }))).toEqual(['free 5210.44', 'needs-reason 6093.72'])
  expect(availableIn(offer).toFixed(2)).toBe('5210.44')
})

it('[REL-21] nothing bounds what is not decided yet', () => {
  expect([told(form({})), told(home('')), told(home('15/01/2027'))]).toEqual([[], [], []])
})

it('[REL-21] the reasons, what is taken and what orders hold add up to the account, each reason once', () => {
  for (const of of [home('14/09/2026'), home('20/11/2026'), form({ kind: 'free' }), form({ kind: 'soon' })]) {
    const bounds = boundsOf(of, offer, TODAY)
    const { asked } = splitFor(of, offer, TODAY)
    const parts = [...bounds.map(({ amount }) => amount), worthOf(lotsOfForm(of, offer, TODAY)), asked]
    expect(sumEuros(parts).toFixed(2)).toBe(PEE.balance.toFixed(2))
    expect(new Set(told(of)).size).toBe(bounds.length)
  }
})

it('[WDR-13] [REL-04] an event to come is told with its six months and with what it would release today', () => {
  const later = releaseLater(home('15/01/2027'), offer, TODAY)
  // All that is blocked: 6 193,72 of 11 404,16, of which 8 849,63 were paid in; 18.6 % of the gain is taken.
  expect([later?.event, later?.lastDay, later?.amount.toFixed(2), later?.paid?.toFixed(2)]).toEqual([
    '2027-01-15',
    plainDate('2027-07-15'),
    '6193.72',
    '5935.67',
  ])
  expect(releaseLater(home('14/09/2026'), offer, TODAY)).toBeUndefined()
  expect(releaseLater(home('never'), offer, TODAY)).toBeUndefined()
  expect(releaseLater({ ...home('15/01/2027'), kind: 'free' }, offer, TODAY)).toBeUndefined()
  // Nobody told what was paid in: the sum is told, and no net.
  expect(releaseLater(home('15/01/2027'), { ...offer, paidIn: undefined }, TODAY)).toMatchObject({ paid: undefined })
  // Free as a whole: an event releases nothing of it.
  expect(releaseLater(home('15/01/2027'), { ...offer, lots: [] }, TODAY)).toBeUndefined()
})
