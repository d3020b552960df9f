import type { Account } from '@hautelisse/domain/accounts'
import { PROVIDER_SCOPE } from '@hautelisse/domain/contract'
import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import { explainWithdrawal } from '@hautelisse/domain/withdrawal'
import { describe, expect, it } from 'vitest'
import {
  A83,
  finish,
  NO_FIGURES,
  ONE,
  PERECO,
  PERO,
  SEVERAL,
  SPLIT,
  startStepper,
  TO_DISTRIBUTION,
  TODAY,
} from './fixtures.testing.ts'
import type { Stepper } from './fixtures.testing.ts'
import * as select from './index.ts'
import { resultOf, tables, written } from './results.testing.ts'

const shown = (stepper: Stepper) => {
  const view = select.selectHeadline(stepper.actor.getSnapshot())
  if (view === undefined) throw new Error('The stepper shows no result.')
  return view
}

const SMALL: Account = { ...A83, policy_id: 'SMALL_A83', balance: euros(27_400) }

/** A saver born in 1992 asks for the small contract as capital, beside other contracts that stay an annuity. */
const young = async (accounts: readonly Account[]): Promise<Stepper> => {
  const birthDate = plainDate('1992-06-05')
  const stepper = startStepper(accounts, { birthDate })
  stepper.send(...TO_DISTRIBUTION, { type: 'allAsChosen', policyId: SMALL.policy_id, side: 'capital' }, { type: 'nextRequested' })
  if (accounts.length > 1) stepper.send({ type: 'optionChosen', option: 'RV_NR' }, { type: 'nextRequested' })
  await finish(stepper, (request) => explainWithdrawal({ accounts, birthDate, request, asOf: TODAY, tables }))
  return stepper
}

describe('what the results say first', () => {
  it('[WITH-01] a capital that the law may refuse is an assumption, and the annuity it would impose is there', async () => {
    const stepper = await young([SMALL])
    const { capital, annuity, refusable } = shown(stepper)
    if (capital.kind !== 'assumption') throw new Error(capital.kind)
    expect([capital.atStart, capital.today, capital.inDoubt].map(written)).toEqual(['49 223,48 €', '27 400,00 €', '49 223,48 €'])
    expect(capital.isWhole).toBe(true)
    expect(annuity).toEqual({ kind: 'none', allAs: 'capital' })
    expect(
      refusable.map(({ contract, month, year, excess }) => [
        contract.account.policy_id,
        written(month),
        written(year),
        written(excess),
      ]),
    ).toEqual([['SMALL_A83', '126,26 €', '1 515,08 €', '16,26 €']])
    const figure = { kind: 'small-annuity', policyId: 'SMALL_A83' } as const
    expect(select.selectExplanation(stepper.actor.getSnapshot(), figure)?.derivation.value).toBe('126.26')
  })

  it('[WITH-01] beside other contracts the annuity that leads stays, and only a part of the capital is in doubt', async () => {
    const { capital, annuity, refusable } = shown(await young([SMALL, PERO]))
    expect([capital.kind, annuity.kind, refusable.length]).toEqual(['assumption', 'lead', 1])
  })

  it('within the law capital and annuity are both estimates', async () => {
    const { capital, annuity, refusable } = shown(await resultOf([PERO, PERECO, A83], SPLIT))
    expect([capital.kind, annuity.kind, refusable]).toEqual(['estimated', 'lead', []])
  })

  it('[WITH-04] with one contract the plain annuity leads until an option is picked, and no capital is no figure', async () => {
    const stepper = await resultOf([PERECO], [])
    expect(shown(stepper).capital).toEqual({ kind: 'none', allAs: 'annuity' })
    const { annuity } = shown(stepper)
    if (annuity.kind !== 'plain') throw new Error(annuity.kind)
    for (const option of select.selectResults(stepper.actor.getSnapshot())?.options ?? [])
      expect(option.month.lessThanOrEqualTo(annuity.plain.month)).toBe(true)
    stepper.send({ type: 'optionChosen', option: 'RV_CPP' })
    expect(shown(stepper).annuity.kind).toBe('lead')
  })

  it('[MRM-32] a side that was asked for and is not answered is unavailable, not zero', async () => {
    const stepper = await resultOf([PERO, PERECO], [], (answer) => [
      ...NO_FIGURES([PERO.policy_id]),
      ...answer.filter(({ policyId }) => policyId === PERECO.policy_id),
    ])
    expect(shown(stepper).capital).toEqual({ kind: 'none', allAs: 'annuity' })
    const capital = { type: 'allAsChosen', policyId: PERECO.policy_id, side: 'capital' } as const
    const without = await resultOf([PERO, PERECO], [capital], (answer) => [
      ...answer.filter(({ policyId }) => policyId === PERO.policy_id),
      ...NO_FIGURES([PERECO.policy_id]),
    ])
    expect(shown(without).capital).toEqual({ kind: 'unavailable' })
  })
})

describe('what is left out', () => {
  it('[WITH-02] is listed with the whole that the simulation is a part of', () => {
    const madelin: Account = { ...A83, type: 'MADELIN', scope: PROVIDER_SCOPE, policy_id: 'M_1', balance: euros('57804.92') }
    const stepper = startStepper([PERO, madelin])
    const { covered, whole, leftOut, isPartial } = select.selectCoverage(stepper.actor.getSnapshot())
    expect([written(covered), written(whole), isPartial]).toEqual(['48 260,40 €', '106 065,32 €', true])
    expect(leftOut.map(({ account, reason }) => [account.policy_id, reason])).toEqual([['M_1', 'other-type']])
  })

  it('[WITH-02] is empty if all retirement contracts take part', () => {
    for (const accounts of [ONE, SEVERAL])
      expect(select.selectCoverage(startStepper(accounts).actor.getSnapshot())).toMatchObject({ leftOut: [], isPartial: false })
  })
})

describe('the ages on the second step', () => {
  it('[WITH-03] are marks that say which one stands in the field', () => {
    const stepper = startStepper(ONE)
    const marks = () => select.selectAgeStep(stepper.actor.getSnapshot()).ages.marks.map(({ age, isChosen }) => [age, isChosen])
    expect(marks()).toEqual([
      [63, false],
      [67, false],
    ])
    stepper.send({ type: 'nextRequested' }, { type: 'ageTyped', text: '067' })
    expect(marks()).toEqual([
      [63, false],
      [67, true],
    ])
  })
})
