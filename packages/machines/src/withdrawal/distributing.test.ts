import { euros } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'
import {
  A83,
  atDistribution,
  contextOf,
  errorsOf,
  es,
  PERECO,
  PERO,
  SEVERAL,
  SMALL_PERO,
  stateOf,
  vv,
} from './fixtures.testing.ts'
import type { Stepper } from './fixtures.testing.ts'
import * as select from './index.ts'

describe('the distribution', () => {
  const row = (stepper: Stepper, policyId: string, name: string) =>
    select
      .selectDistribution(stepper.actor.getSnapshot())
      .flatMap(({ rows }) => rows)
      .find(({ part }) => part.policyId === policyId && part.name === name)

  it('keeps slider and fields in step', () => {
    const stepper = atDistribution()
    stepper.send({ type: 'splitMoved', part: vv, capitalCents: 241_250 })
    expect(row(stepper, PERO.policy_id, 'vv')).toMatchObject({
      capital: { text: '2 412,50' },
      annuity: { text: '7 237,50' },
      balanceCents: 965_000,
      capitalCents: 241_250,
      annuityCents: 723_750,
    })
    stepper.send({ type: 'amountTyped', field: { part: vv, side: 'capital' }, text: '4 825' })
    expect(row(stepper, PERO.policy_id, 'vv')).toMatchObject({
      capitalCents: 482_500,
      notice: { kind: 'exceeded', amount: euros('2412.5') },
    })
    stepper.send({ type: 'amountLeft', field: { part: vv, side: 'capital' } })
    expect(row(stepper, PERO.policy_id, 'vv')).toMatchObject({ capital: { text: '4 825,00' }, annuity: { text: '4 825,00' } })
  })

  it('[MRM-76] [MRM-77] [MRM-78] says what is left and what is too much, and lets a remainder go on', () => {
    const stepper = atDistribution()
    stepper.send(
      { type: 'amountTyped', field: { part: vv, side: 'capital' }, text: '' },
      { type: 'amountLeft', field: { part: vv, side: 'capital' } },
      { type: 'amountTyped', field: { part: vv, side: 'annuity' }, text: '9 000' },
      { type: 'amountLeft', field: { part: vv, side: 'annuity' } },
      { type: 'amountTyped', field: { part: vv, side: 'capital' }, text: '0' },
      { type: 'amountLeft', field: { part: vv, side: 'capital' } },
      { type: 'amountTyped', field: { part: es, side: 'annuity' }, text: '' },
      { type: 'amountLeft', field: { part: es, side: 'annuity' } },
      { type: 'amountTyped', field: { part: es, side: 'annuity' }, text: '7 130,20' },
      { type: 'amountTyped', field: { part: es, side: 'capital' }, text: '' },
      { type: 'amountLeft', field: { part: es, side: 'capital' } },
    )
    expect(select.selectTotals(stepper.actor.getSnapshot())).toMatchObject({ remainder: euros(650), state: 'remaining' })
    stepper.send({ type: 'amountTyped', field: { part: es, side: 'capital' }, text: '0,01' })
    expect(select.selectTotals(stepper.actor.getSnapshot())).toMatchObject({ state: 'exceeded', excess: euros('0.01') })
    stepper.send({ type: 'nextRequested' })
    expect(stateOf(stepper)).toBe('simulating')
  })

  it.each([
    ['', 'required'],
    ['abc', 'wrong'],
    ['9 650,02', 'wrong'],
    ['99999999999999999', 'wrong'],
  ])('[MRM-70] [MRM-71] [MRM-72] stays on the amount "%s" and marks it', (text, code) => {
    const stepper = atDistribution()
    stepper.send({ type: 'amountTyped', field: { part: vv, side: 'annuity' }, text }, { type: 'nextRequested' })
    expect(stateOf(stepper)).toBe('distributing')
    expect(errorsOf(stepper)).toContainEqual(['distribution.annuity_00482176_vv', code])
    expect(row(stepper, PERO.policy_id, 'vv')?.annuity).toMatchObject({ text, error: { code } })
  })

  it('reads a paste whole, and keeps what the field held when the paste is no amount', () => {
    const stepper = atDistribution()
    stepper.send({ type: 'amountTyped', field: { part: vv, side: 'capital' }, text: '1\u202F234.5', pasted: true })
    expect(row(stepper, PERO.policy_id, 'vv')?.capital).toMatchObject({ text: '1 234,50', amount: euros('1234.5') })
    stepper.send({ type: 'amountTyped', field: { part: vv, side: 'capital' }, text: '1.234', pasted: true })
    expect(row(stepper, PERO.policy_id, 'vv')?.capital).toMatchObject({ text: '1 234,50', error: { code: 'pasted-refused' } })
    stepper.send({ type: 'amountTyped', field: { part: vv, side: 'capital' }, text: '1 234,5' })
    expect(row(stepper, PERO.policy_id, 'vv')?.capital.error).toBeUndefined()
  })

  it.each(['-500', '\u2212 500,00 €', '-0,01'])('[P-FMT-08] refuses a pasted debt, and keeps what the field held: %s', (text) => {
    const stepper = atDistribution()
    const before = row(stepper, PERO.policy_id, 'vv')?.capital.text
    stepper.send({ type: 'amountTyped', field: { part: vv, side: 'capital' }, text, pasted: true })
    expect(row(stepper, PERO.policy_id, 'vv')?.capital).toMatchObject({ text: before, error: { code: 'pasted-refused' } })
  })

  it('speaks of a paste that was no amount on the step of its field alone', () => {
    const stepper = atDistribution(SEVERAL)
    stepper.send({ type: 'amountTyped', field: { part: vv, side: 'capital' }, text: 'mille', pasted: true })
    expect(errorsOf(stepper)).toEqual([[`distribution.capital_${PERO.policy_id}_vv`, 'pasted-refused']])
    stepper.send({ type: 'nextRequested' }, { type: 'nextRequested' })
    expect([stateOf(stepper), errorsOf(stepper)]).toEqual(['choosingOption', [['annuity_type', 'annuity-option-required']]])
    stepper.send({ type: 'previousRequested' })
    expect(errorsOf(stepper)).toEqual([])
  })

  it('[MRM-73] [MRM-74] [MRM-75] leaves locked parts as they are and says why they are locked', () => {
    const stepper = atDistribution(SEVERAL)
    const before = contextOf(stepper).form.distribution
    for (const part of [
      { policyId: PERO.policy_id, name: 'co' },
      { policyId: A83.policy_id, name: 'whole' },
      { policyId: PERECO.policy_id, name: 'co' },
      { policyId: 'another', name: 'vv' },
    ] as const) {
      stepper.send(
        { type: 'splitMoved', part, capitalCents: 100 },
        { type: 'amountTyped', field: { part, side: 'capital' }, text: '1' },
        { type: 'amountTyped', field: { part, side: 'capital' }, text: 'x', pasted: true },
        { type: 'amountLeft', field: { part, side: 'capital' } },
      )
    }
    stepper.send({ type: 'splitMoved', part: vv, capitalCents: Number.NaN })
    expect(contextOf(stepper).form.distribution).toEqual(before)
    expect(errorsOf(stepper)).toEqual([])
    expect(
      [row(stepper, PERO.policy_id, 'co'), row(stepper, A83.policy_id, 'whole'), row(stepper, PERECO.policy_id, 'co')].map(
        (view) => view?.lock,
      ),
    ).toEqual(['mandatory-payments', 'article-83', 'empty'])
  })

  it('[MRM-44] [MRM-45] [MRM-46] offers all as capital or annuity for small contracts, the annuity first', () => {
    const stepper = atDistribution([SMALL_PERO, PERO])
    const choices = () => select.selectDistribution(stepper.actor.getSnapshot()).map(({ allAs }) => allAs?.chosen)
    expect(choices()).toEqual(['annuity', undefined])
    expect(select.selectAllAsThreshold(stepper.actor.getSnapshot())).toEqual(euros(30_000))
    stepper.send(
      { type: 'allAsChosen', policyId: SMALL_PERO.policy_id, side: 'capital' },
      { type: 'allAsChosen', policyId: PERO.policy_id, side: 'capital' },
      { type: 'allAsChosen', policyId: 'another', side: 'capital' },
    )
    expect(choices()).toEqual(['capital', undefined])
    expect(row(stepper, SMALL_PERO.policy_id, 'co')).toMatchObject({ side: 'capital', capital: { text: '3 000,00' } })
    expect(row(stepper, PERO.policy_id, 'co')?.side).toBe('annuity')
  })

  it('[MRM-48] un-selects the choice with an edit that leaves it, puts mandatory payments back and says so politely', () => {
    const stepper = atDistribution([SMALL_PERO])
    const part = { policyId: SMALL_PERO.policy_id, name: 'vv' } as const
    stepper.send({ type: 'allAsChosen', policyId: SMALL_PERO.policy_id, side: 'capital' })
    stepper.send({ type: 'amountTyped', field: { part, side: 'capital' }, text: '1 999' })
    expect(select.selectDistribution(stepper.actor.getSnapshot())[0]?.allAs).toEqual({ chosen: null, isInDoubt: true })
    expect(row(stepper, SMALL_PERO.policy_id, 'co')?.side).toBe('annuity')
    const notice = { kind: 'all-or-nothing-left', policyId: SMALL_PERO.policy_id, side: 'capital', mandatoryBackToAnnuity: true }
    expect(select.selectAnnouncement(stepper.actor.getSnapshot())).toEqual(notice)
    stepper.send(
      { type: 'amountTyped', field: { part, side: 'capital' }, text: '1 999,5' },
      { type: 'amountLeft', field: { part, side: 'capital' } },
    )
    expect(select.selectAnnouncement(stepper.actor.getSnapshot())).toEqual(notice)
    stepper.send({ type: 'previousRequested' })
    expect(select.selectAnnouncement(stepper.actor.getSnapshot())).toBeUndefined()
  })

  it('announces nothing about a choice that the contract does not offer', () => {
    const stepper = atDistribution()
    stepper.send({ type: 'splitMoved', part: vv, capitalCents: 1 })
    expect(select.selectAnnouncement(stepper.actor.getSnapshot())).toBeUndefined()
  })
})
