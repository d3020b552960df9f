import { euros } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import {
  explainPaymentNotice,
  noticeMachine,
  selectPaymentNotice,
  type NoticeEvent,
  type NoticeField,
  type PaymentNoticeBasis,
} from './index.ts'

const OWN = { own_3: '1 200', own_2: '4 000', own_1: '4 500', own_0: '4 710' } as const
const typing = (amounts: Partial<Record<NoticeField, string>>): readonly NoticeEvent[] =>
  (Object.entries(amounts) as [NoticeField, string][]).map(([field, text]) => ({ type: 'amountTyped', field, text }))
const snapshotOf = (events: readonly NoticeEvent[]) => {
  const actor = createActor(noticeMachine, { input: { answers: undefined } }).start()
  for (const event of events) actor.send(event)
  return actor.getSnapshot()
}
const basis: PaymentNoticeBasis = { paymentYear: 2026, payment: euros(5000), paid: euros(150) }
const figures = (events: readonly NoticeEvent[], of: PaymentNoticeBasis = basis) => {
  const { use } = selectPaymentNotice(snapshotOf(events), of)
  return use && [[use.deducted, use.fromSpouse, use.notDeducted].map(Number), use.lines.map(({ used }) => Number(used))]
}

describe('the lines of a notice beside a payment', () => {
  it('[BEY-38] say what it uses of each, after what was paid before it', () => {
    // 4 710 − 150 of 2026, and 440 of 2023.
    expect(figures(typing(OWN))).toEqual([
      [5000, 0, 0],
      [440, 0, 0, 4560],
    ])
    expect(figures(typing({ own_0: '4 710' }))).toEqual([
      [4560, 0, 440],
      [0, 0, 0, 4560],
    ])
  })

  it('[BEY-38] say nothing of it without the calculated line, which nothing stands for', () => {
    const view = selectPaymentNotice(snapshotOf(typing({ own_3: '1 200' })), basis)
    expect([view.use, view.lacksCalculated]).toEqual([undefined, true])
    const empty = selectPaymentNotice(snapshotOf([]), basis)
    expect([empty.use, empty.lacksCalculated, empty.otherTotal]).toEqual([undefined, false, undefined])
    expect(explainPaymentNotice(snapshotOf([]), basis, 'notice-deducted')).toBeUndefined()
  })

  it('[BEY-21] [BEY-38] name another total that the portal knows, and add nothing to it', () => {
    const view = (total: number) => selectPaymentNotice(snapshotOf(typing(OWN)), { ...basis, total: euros(total) }).otherTotal
    expect(view(14_410)).toBeUndefined()
    expect(view(4710)).toEqual(euros(4710))
  })

  it('[BEY-26] [BEY-38] go on with the ceilings of a spouse', () => {
    const events: readonly NoticeEvent[] = [
      ...typing({ own_0: '4 710', spouse_0: '300' }),
      { type: 'poolingChosen', pooled: true },
    ]
    expect(figures(events)).toEqual([
      [4860, 300, 140],
      [0, 0, 0, 4560],
    ])
  })

  it('[BEY-39] explain each figure of it', () => {
    const snapshot = snapshotOf(typing(OWN))
    expect(
      (['notice-deducted', 'notice-above', 'notice-from-spouse', 'notice-used-2023', 'notice-left-2023'] as const).map(
        (figure) => explainPaymentNotice(snapshot, basis, figure)?.value,
      ),
    ).toEqual(['5000', '0', '0', '440', '760'])
  })
})
