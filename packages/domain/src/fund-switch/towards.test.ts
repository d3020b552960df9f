import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import type { Account } from '../accounts/index.ts'
import { euros } from '../money/index.ts'
import { errorsOn, figuresOf, formTowards, type SwitchOffer } from './index.ts'

const ACCOUNT: Account = {
  type: 'PEE',
  scope: 's2e',
  title: 'PEE',
  policy_id: '00771221',
  balance: euros('11404.16'),
  company_id: 'aubrenne',
}
type Fund = { readonly id: string; readonly amount: number; readonly movable?: number }
const offerOf = (funds: readonly Fund[]): SwitchOffer => ({
  account: ACCOUNT,
  refusals: [],
  switchable: {
    policy_id: ACCOUNT.policy_id,
    value: euros(funds.reduce((sum, { amount }) => sum + amount * 100, 0) / 100),
    under_way: euros(0),
    investments: funds.map(({ id, amount, movable = amount }) => ({
      id,
      label: id,
      amount: euros(amount),
      movable: euros(movable),
      expected: euros(amount),
    })),
  },
})
const WORKED = [
  { id: 'shares', amount: 5239.24 },
  { id: 'bonds', amount: 2964.92 },
  { id: 'money', amount: 3200 },
]
const TARGETS = [
  { fund: 'shares', amount: euros('4561.66') },
  { fund: 'bonds', amount: euros('3991.46') },
  { fund: 'money', amount: euros('2851.04') },
]

describe('answers that lead to amounts by fund', () => {
  it('[ROBO-03] are those of the worked case: what is above leaves, what is below comes, and nothing is left', () => {
    const offer = offerOf(WORKED)
    const form = formTowards(offer, TARGETS)
    expect(form).toEqual({ policyId: '00771221', out: { shares: '677,58', money: '348,96' }, in: { bonds: '1 026,54' } })
    expect(errorsOn(form, offer, 'summary')).toEqual([])
    expect(figuresOf(form, offer)?.funds.map(({ after }) => after.toFixed(2))).toEqual(['4561.66', '3991.46', '2851.04'])
  })

  it('[ROBO-03] take out no more than may move, and leave a fund without a target alone', () => {
    const offer = offerOf([{ id: 'shares', amount: 5239.24, movable: 100 }, ...WORKED.slice(1), { id: 'company', amount: 50 }])
    expect(formTowards(offer, TARGETS)).toMatchObject({ out: { shares: '100,00', money: '348,96' }, in: { bonds: '448,96' } })
  })

  it('[ROBO-03] are none where nothing is to be moved', () => {
    const same = TARGETS.map(({ fund }, index) => ({ fund, amount: euros(WORKED[index]?.amount ?? 0) }))
    expect(formTowards(offerOf(WORKED), same)).toMatchObject({ out: {}, in: {} })
    expect(formTowards({ ...offerOf([]), switchable: undefined }, TARGETS)).toMatchObject({ out: {}, in: {} })
  })

  const cents = fc.integer({ min: 0, max: 10_000_000 })
  test.prop([fc.array(fc.tuple(cents, cents, cents), { minLength: 1, maxLength: 6 })])(
    '[ROBO-03] put in what they take out, to the cent, whatever may move',
    (lines) => {
      const funds = lines.map(([amount, movable], index) => ({
        id: `f${index}`,
        amount: amount / 100,
        movable: Math.min(amount, movable) / 100,
      }))
      const offer = offerOf(funds)
      const targets = lines.map(([, , target], index) => ({ fund: `f${index}`, amount: euros(target / 100) }))
      expect(figuresOf(formTowards(offer, targets), offer)?.left.toFixed(2)).toBe('0.00')
    },
  )
})
