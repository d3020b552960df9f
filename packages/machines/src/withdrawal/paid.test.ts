import { describe, expect, it } from 'vitest'
import { PERO, SEVERAL, SPLIT } from './fixtures.testing.ts'
import { selectPaid } from './index.ts'
import type { WithdrawalEvent } from './events.ts'
import { resultOf, written } from './results.testing.ts'

const NET: readonly WithdrawalEvent[] = [
  { type: 'marginalRateChosen', rate: 11 },
  { type: 'pensionChargesChosen', rate: 8.4 },
]

describe('[WITH-07] what the annuity has paid so far (S-47)', () => {
  it('is gross until both rates are known, then net, and the capital is the most that would be left', async () => {
    const stepper = await resultOf(SEVERAL, SPLIT)
    const view = () => selectPaid(stepper.actor.getSnapshot())
    expect([written(view()?.capital), view()?.paid.from, view()?.flatFrom?.age, view()?.isNet]).toEqual([
      '55 334,87 €',
      90,
      93,
      false,
    ])
    expect([view()?.start, view()?.last, view()?.isBound]).toEqual([64, 96, true])
    stepper.send(...NET)
    expect(view()?.isNet).toBe(true)
    expect(written(view()?.paid.ages[1]?.paid)).toBe('1 598,01 €')
    expect(view()?.capital.lessThan(55_334)).toBe(true)
  })

  it('follows the option that leads, and the euros of today', async () => {
    const stepper = await resultOf([PERO], [])
    const view = () => selectPaid(stepper.actor.getSnapshot())
    const plain = view()?.paid.from
    stepper.send({ type: 'optionChosen', option: 'RV_CPP' })
    expect(view()?.figure.type).toBe('RV_CPP')
    expect(view()?.flatFrom).toBeUndefined()
    stepper.send({ type: 'optionChosen', option: 'RV_NR' }, { type: 'todaysEurosSwitched', isOn: true })
    expect(view()?.paid.from ?? Infinity).toBeGreaterThanOrEqual(plain ?? 0)
  })

  it('is not there where nothing becomes an annuity', async () => {
    const stepper = await resultOf(
      [{ ...PERO, balance: PERO.balance_es ?? PERO.balance, balance_co: undefined, balance_vv: undefined }],
      [{ type: 'splitMoved', part: { policyId: PERO.policy_id, name: 'es' }, capitalCents: 713_020 }],
    )
    expect(selectPaid(stepper.actor.getSnapshot())).toBeUndefined()
  })
})
