import { euros } from '@hautelisse/domain/money'
import type { Side } from '@hautelisse/domain/withdrawal'
import { describe, expect, it } from 'vitest'
import type { WithdrawalEvent } from './events.ts'
import { atDistribution, contextOf, PERO, SMALL_PERO, stateOf, vv } from './fixtures.testing.ts'
import type { Stepper } from './fixtures.testing.ts'
import { selectAnnouncement, selectDistribution, selectTotals } from './index.ts'

const rowOf = ({ actor }: Stepper, policyId = PERO.policy_id) => {
  const rows = selectDistribution(actor.getSnapshot()).flatMap((split) => split.rows)
  const row = rows.find(({ part }) => part.policyId === policyId && part.name === 'vv')
  if (row === undefined) throw new Error('The row is gone.')
  return row
}
const textsOf = (stepper: Stepper): readonly string[] => {
  const { capital, annuity } = rowOf(stepper)
  return [capital.text, annuity.text]
}
const type = (side: Side, text: string): WithdrawalEvent => ({ type: 'amountTyped', field: { part: vv, side }, text })
const leave = (side: Side): WithdrawalEvent => ({ type: 'amountLeft', field: { part: vv, side } })
const NEXT = { type: 'nextRequested' } as const

describe('[SPLIT-01] an amount in a row that was balanced', () => {
  it.each([
    ['capital', '650', ['650,00', '9 000,00']],
    ['capital', '9 650,00', ['9 650,00', '0,00']],
    ['annuity', '0', ['9 650,00', '0,00']],
    ['annuity', '9649,99', ['0,01', '9 649,99']],
  ] as const)('on the side of the %s, %s, fills the other once the field is left', (side, text, texts) => {
    const stepper = atDistribution()
    stepper.send(type(side, '1'), type(side, text))
    expect(rowOf(stepper)[side === 'capital' ? 'annuity' : 'capital'].text).toBe(side === 'capital' ? '9 650,00' : '0,00')
    stepper.send(leave(side))
    expect(textsOf(stepper)).toEqual(texts)
    expect(selectTotals(stepper.actor.getSnapshot()).state).toBe('complete')
  })

  it('says which side was filled, and puts both back when asked', () => {
    const stepper = atDistribution()
    stepper.send(type('capital', '650'), leave('capital'))
    expect(rowOf(stepper).filled).toEqual({ side: 'annuity', amount: euros(9000) })
    stepper.send({ type: 'fillUndone' })
    expect([textsOf(stepper), rowOf(stepper).filled]).toEqual([['0,00', '9 650,00'], undefined])
    stepper.send({ type: 'fillUndone' })
    expect(textsOf(stepper)).toEqual(['0,00', '9 650,00'])
  })

  it('offers to put back the last fill alone, until the next edit or the next page', () => {
    const stepper = atDistribution()
    stepper.send(type('capital', '650'), leave('capital'), { type: 'splitMoved', part: vv, capitalCents: 100 })
    expect(rowOf(stepper).filled).toBeUndefined()
    stepper.send(type('capital', '650'), leave('capital'), { type: 'previousRequested' }, NEXT)
    expect([textsOf(stepper), rowOf(stepper).filled]).toEqual([['650,00', '9 000,00'], undefined])
  })

  it('fills on Enter too, and asks with what was filled', () => {
    const stepper = atDistribution()
    stepper.send(type('capital', '650'), NEXT)
    expect(stateOf(stepper)).toBe('simulating')
    const [request] = stepper.api.waiting()
    expect(request?.distribution).toMatchObject({
      [`capital_${PERO.policy_id}_vv`]: euros(650),
      [`annuity_${PERO.policy_id}_vv`]: euros(9000),
    })
  })

  it.each([
    ['an empty text', [type('capital', ''), leave('capital')], ['', '9 650,00']],
    ['an unreadable text', [type('capital', 'abc'), leave('capital')], ['abc', '9 650,00']],
    ['more than the balance', [type('capital', '9 650,01'), leave('capital')], ['9 650,01', '9 650,00']],
    ['the same amount', [type('capital', '0'), leave('capital')], ['0,00', '9 650,00']],
    ['a field that nobody typed in', [leave('capital')], ['0,00', '9 650,00']],
    [
      'a row that was not balanced before',
      [type('capital', '10 000'), leave('capital'), type('annuity', '1 000'), leave('annuity')],
      ['10 000,00', '1 000,00'],
    ],
    [
      'a field that was left without an amount, and typed in again',
      [type('capital', ''), leave('capital'), type('capital', '650'), leave('capital')],
      ['650,00', '9 650,00'],
    ],
  ] as const)('fills nothing for %s', (_, events, texts) => {
    const stepper = atDistribution()
    stepper.send(...events)
    expect([textsOf(stepper), rowOf(stepper).filled]).toEqual([texts, undefined])
  })

  it('[MRM-48] leaves all-or-nothing as an edit does, and an "Annuler" brings the choice back', () => {
    const stepper = atDistribution([SMALL_PERO])
    const part = { policyId: SMALL_PERO.policy_id, name: 'vv' } as const
    const choice = () => selectDistribution(stepper.actor.getSnapshot())[0]?.allAs?.chosen
    stepper.send(
      { type: 'allAsChosen', policyId: SMALL_PERO.policy_id, side: 'capital' },
      { type: 'amountTyped', field: { part, side: 'capital' }, text: '1 500' },
      { type: 'amountLeft', field: { part, side: 'capital' } },
    )
    expect([choice(), rowOf(stepper, SMALL_PERO.policy_id).annuity.text]).toEqual([null, '500,00'])
    expect(selectAnnouncement(stepper.actor.getSnapshot())).toMatchObject({ kind: 'all-or-nothing-left' })
    stepper.send({ type: 'fillUndone' })
    expect([choice(), selectAnnouncement(stepper.actor.getSnapshot())]).toEqual(['capital', undefined])
  })
})

describe('[SPLIT-02] under an overrun', () => {
  const beyond = () => {
    const stepper = atDistribution()
    stepper.send(type('capital', ''), leave('capital'), type('capital', '4 825'), leave('capital'))
    return stepper
  }

  it('what the side that was typed leaves is offered to the other', () => {
    const stepper = beyond()
    expect(rowOf(stepper)).toMatchObject({
      notice: { kind: 'exceeded', amount: euros(4825) },
      rest: { side: 'annuity', amount: euros(4825) },
    })
    stepper.send({ type: 'restRequested', field: { part: vv, side: 'annuity' } })
    expect([textsOf(stepper), rowOf(stepper).rest]).toEqual([['4 825,00', '4 825,00'], undefined])
    stepper.send({ type: 'fillUndone' })
    expect(textsOf(stepper)).toEqual(['4 825,00', '9 650,00'])
  })

  it('while the caret is still in the field it does what leaving would', () => {
    const stepper = atDistribution()
    stepper.send(type('capital', '4 825'), { type: 'restRequested', field: { part: vv, side: 'annuity' } }, leave('capital'))
    expect(textsOf(stepper)).toEqual(['4 825,00', '4 825,00'])
    stepper.send({ type: 'fillUndone' })
    expect(textsOf(stepper)).toEqual(['0,00', '9 650,00'])
  })

  it('nothing is offered where that rest would be below 0, and after a reload the first side that leaves one', () => {
    const stepper = atDistribution()
    stepper.send(type('capital', '9 650,01'))
    expect(rowOf(stepper)).toMatchObject({ notice: { kind: 'exceeded' }, rest: undefined })
    const { form } = contextOf(stepper)
    stepper.send({ type: 'restRequested', field: { part: vv, side: 'annuity' } })
    expect(contextOf(stepper).form).toBe(form)
    stepper.send({ type: 'previousRequested' }, NEXT)
    expect(rowOf(stepper).rest).toEqual({ side: 'capital', amount: euros(0) })
  })
})
