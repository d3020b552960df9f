import { fc, test } from '@fast-check/vitest'
import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import { situationOf, type TaxRequest } from '@hautelisse/domain/tax-saving'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import {
  explainNotice,
  noticeDraftOf,
  noticeEntry,
  noticeMachine,
  selectNotice,
  type NoticeAnswers,
  type NoticeBasis,
  type NoticeEvent,
  type NoticeField,
  type NoticeFigureId,
} from './index.ts'

const single: TaxRequest = {
  gender: 'F',
  client_age: 41,
  marital_status: 'CE',
  monthly_income: euros(euros(52_000).dividedBy(12)),
  allocated_periodicity: null,
}
const couple: TaxRequest = { ...single, marital_status: 'MA', spouse_monthly_income: euros(2500) }

const basisOf = (request: TaxRequest, payment: number, day = '2026-11-20'): NoticeBasis => {
  const situation = situationOf(request, plainDate(day))
  return { situation, ceiling: situation.ceiling, payment: euros(payment) }
}

const typing = (amounts: Partial<Record<NoticeField, string>>): readonly NoticeEvent[] =>
  (Object.entries(amounts) as [NoticeField, string][]).map(([field, text]) => ({ type: 'amountTyped', field, text }))

const OWN = { own_3: '1 200', own_2: '4 000', own_1: '4 500', own_0: '4 710' } as const

const open = (events: readonly NoticeEvent[] = [], answers?: NoticeAnswers) => {
  const actor = createActor(noticeMachine, { input: { answers } }).start()
  for (const event of events) actor.send(event)
  return actor
}
const view = (events: readonly NoticeEvent[], basis = basisOf(single, 4710)) => selectNotice(open(events).getSnapshot(), basis)

describe('the lines of a notice beside the result', () => {
  it('[BEY-35] are those of the year of the payments, each with the year that the notice names', () => {
    const { own, spouse, outcome, isEstimated, calculated } = view([])
    expect(own.lines.map(({ field, incomeYear, isCalculated }) => [field, incomeYear, isCalculated])).toEqual([
      ['own_3', 2023, false],
      ['own_2', 2024, false],
      ['own_1', 2025, false],
      ['own_0', 2025, true],
    ])
    expect([spouse, own.total, outcome, isEstimated, calculated.toNumber()]).toEqual([
      undefined,
      undefined,
      undefined,
      true,
      4710,
    ])
  })

  it('[BEY-21] [BEY-36] add up to 14 410 and leave what payments of nothing leave, each with its worth', () => {
    const { own, outcome, isEstimated } = view(typing(OWN))
    expect([own.total?.toNumber(), isEstimated]).toEqual([14_410, false])
    expect(outcome?.worths.map(({ year, left, after, worth }) => [year, ...[left, after, worth].map(Number)])).toEqual([
      [2023, 1200, 4710, 360],
      [2024, 4000, 5910, 1200],
      [2025, 4500, 9910, 1350],
    ])
    expect(outcome?.saving.toNumber()).toBe(1413)
  })

  it('[BEY-36] let the payment of the card use what the lines allow: 5 500 save 1 650, and 410 of 2023 are left', () => {
    const { outcome } = view(typing(OWN), basisOf(single, 5500))
    expect([outcome?.saving.toNumber(), outcome?.use.saver.expiring.toNumber()]).toEqual([1650, 410])
  })

  it('[BEY-39] explain each figure that they come to, and nothing of a line that there is not', () => {
    const basis = basisOf(single, 5500)
    const shown = view([...typing(OWN), { type: 'amountTyped', field: 'wanted_saving', text: '1500' }], basis)
    const valueOf = (figure: NoticeFigureId) => explainNotice(shown, basis, figure)?.value
    expect(
      (
        [
          'notice-worth-2023',
          'notice-with-2023',
          'notice-deducted',
          'notice-saving',
          'notice-above',
          'notice-used-2023',
          'notice-left-2023',
          'notice-inverse',
          'notice-left-2022',
          'notice-spouse-left-2023',
          'notice-worth-2022',
        ] as const
      ).map((figure) => valueOf(figure)),
    ).toEqual(['360', '5910', '5500', '1650', '0', '790', '410', '1500', undefined, undefined, undefined])
  })

  it('[BEY-26] [BEY-39] explain what comes from the ceilings of a spouse who pays too', () => {
    const basis = basisOf(couple, 15_000)
    const shown = view(
      [
        ...typing({ own_2: '2000', own_1: '2290', own_0: '4710', spouse_3: '3000', spouse_2: '2290', spouse_1: '2000' }),
        ...typing({ spouse_0: '4710', spouse_paid: '1000' }),
        { type: 'poolingChosen', pooled: true },
      ],
      basis,
    )
    const valueOf = (figure: NoticeFigureId) => explainNotice(shown, basis, figure)?.value
    expect(
      (['notice-from-spouse', 'notice-spouse-used-2026', 'notice-spouse-used-2023', 'notice-spouse-left-2023'] as const).map(
        (figure) => valueOf(figure),
      ),
    ).toEqual(['6000', '4710', '2290', '710'])
    expect(valueOf('notice-saving')).toBe(shown.outcome?.saving.toString())
  })

  it('[BEY-35] are estimated without the calculated one', () => {
    const { own, isEstimated } = view(typing({ own_3: '1200' }))
    expect([own.total?.toNumber(), isEstimated]).toEqual([5910, true])
  })

  it('[BEY-26] [BEY-35] of a spouse count only where a couple pools', () => {
    const spouse = { spouse_3: '3000', spouse_2: '2290', spouse_1: '2000', spouse_0: '4710', spouse_paid: '1000' } as const
    const lines = typing({ own_2: '2000', own_1: '2290', own_0: '4710', ...spouse })
    const pooled = { type: 'poolingChosen', pooled: true } as const
    const alone = view([...lines, pooled], basisOf(single, 15_000))
    expect([alone.isCouple, alone.pooled, alone.spouse]).toEqual([false, false, undefined])
    const apart = view(lines, basisOf(couple, 15_000))
    expect([apart.spouse, apart.outcome?.use.saver.deducted.toNumber()]).toEqual([undefined, 9000])
    const together = view([...lines, pooled], basisOf(couple, 15_000))
    expect(together.spouse?.total?.toNumber()).toBe(12_000)
    expect(together.outcome?.use.saver.fromSpouse.toNumber()).toBe(6000)
    expect(together.spouse?.paid).toBe('1000')
  })

  it('[BEY-35] are wrong once their field is left, and give no figure before', () => {
    const wrong = [{ type: 'amountTyped', field: 'own_3', text: '12a' } as const]
    expect([view(wrong).errors, view(wrong).outcome]).toEqual([[], undefined])
    const left = [...wrong, { type: 'amountLeft', field: 'own_3' } as const]
    expect(view(left).errors).toEqual([{ path: 'own_3', code: 'wrong' }])
    const codes = ['-1', '100 000 000'].map(
      (text) =>
        view([
          { type: 'amountTyped', field: 'own_3', text },
          { type: 'amountLeft', field: 'own_3' },
        ]).errors[0]?.code,
    )
    expect(codes).toEqual(['amount-too-small', 'amount-too-large'])
  })

  it('[BEY-35] are put in order once left; a paste that is no amount leaves its field as it was', () => {
    const actor = open([
      { type: 'amountTyped', field: 'own_3', text: '1200' },
      { type: 'amountLeft', field: 'own_3' },
    ])
    expect(actor.getSnapshot().context.answers.amounts.own_3).toBe('1 200,00')
    actor.send({ type: 'amountTyped', field: 'own_3', text: 'douze', pasted: true })
    const { errors, own } = selectNotice(actor.getSnapshot(), basisOf(single, 4710))
    expect([errors, own.lines[0]?.text]).toEqual([[{ path: 'own_3', code: 'pasted-refused' }], '1 200,00'])
  })

  it('[BEY-35] are kept by the tab until nothing is typed, and taken up again', () => {
    expect(noticeDraftOf(open().getSnapshot())).toBeUndefined()
    const draft = noticeDraftOf(open(typing(OWN)).getSnapshot())
    expect(noticeEntry.parse(noticeEntry.format(draft as NoticeAnswers))).toEqual(draft)
    expect(noticeDraftOf(open([], draft).getSnapshot())).toEqual(draft)
    expect(noticeDraftOf(open(typing({ own_3: '' }), draft).getSnapshot())?.amounts.own_3).toBe('')
  })
})

describe('the payment for a wanted saving', () => {
  const wanted = (text: string): NoticeEvent => ({ type: 'amountTyped', field: 'wanted_saving', text })

  it('[BEY-37] is found within the ceiling of the result where no line is typed', () => {
    const { answer, most, isAboveCeiling } = view([wanted('1000')]).inverse
    expect([most.toNumber(), answer?.kind, answer?.payment.toNumber(), isAboveCeiling]).toEqual([4710, 'found', 3332, false])
  })

  it('[BEY-37] may go beyond it with the lines, to the euro or to the cent', () => {
    const { inverse } = view([...typing(OWN), wanted('1500')])
    expect([inverse.answer?.payment.toNumber(), inverse.isAboveCeiling, inverse.tax.toNumber()]).toEqual([4999, true, 7144])
    const inCents = view([...typing(OWN), wanted('1500'), { type: 'stepChosen', step: 'cent' }]).inverse
    expect([inCents.step, inCents.answer?.payment.toNumber()]).toEqual(['cent', 4998.31])
  })

  it('[BEY-31] [BEY-37] says the most that can be saved, and no amount while a line is wrong', () => {
    expect(view([...typing(OWN), wanted('5000')]).inverse.answer).toMatchObject({ kind: 'beyond', bound: 'ceilings' })
    expect(view([...typing({ own_3: 'x' }), wanted('5000')]).inverse.answer).toBeUndefined()
  })
})

const fields = fc.constantFrom<NoticeField>('own_0', 'own_3', 'own_5', 'spouse_0', 'spouse_2', 'spouse_paid', 'wanted_saving')
const events: fc.Arbitrary<NoticeEvent> = fc.oneof(
  fc.record({
    type: fc.constant('amountTyped' as const),
    field: fields,
    text: fc.oneof(fc.string({ maxLength: 20 }), fc.nat({ max: 50_000 }).map(String)),
    pasted: fc.boolean(),
  }),
  fc.record({ type: fc.constant('amountLeft' as const), field: fields }),
  fc.record({ type: fc.constant('poolingChosen' as const), pooled: fc.boolean() }),
  fc.record({ type: fc.constant('stepChosen' as const), step: fc.constantFrom('euro', 'cent') }),
)

test.prop([fc.array(events), fc.constantFrom(single, couple), fc.constantFrom('2026-11-20', '2030-06-01', '2031-06-01')])(
  '[BEY-35] a notice stays what may be kept through any storm, and is always shown',
  (storm, request, day) => {
    const snapshot = open(storm).getSnapshot()
    const { answers } = snapshot.context
    expect(noticeEntry.parse(noticeEntry.format(answers))).toEqual(answers)
    const { own, spouse } = selectNotice(snapshot, basisOf(request, 3000, day))
    expect(own.lines.length).toBe({ 2026: 4, 2030: 5, 2031: 6 }[day.slice(0, 4)])
    expect(spouse?.lines.length ?? own.lines.length).toBe(own.lines.length)
  },
)
