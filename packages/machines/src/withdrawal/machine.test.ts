import { addYears, formatFrenchDate, plainDate } from '@hautelisse/domain/calendar'
import { GLOBAL_CODES } from '@hautelisse/domain/contract'
import { euros } from '@hautelisse/domain/money'
import type { SimulationResult } from '@hautelisse/domain/withdrawal'
import { describe, expect, it } from 'vitest'
import { ApiFailure, CLIENT_CODES } from '../api/index.ts'
import { settled } from '../testing/index.ts'
import { A83, finish, ONE, PEE, PERECO, PERO, SEVERAL, SMALL_PERO, startStepper, TO_DISTRIBUTION, TODAY } from './fixtures.ts'
import type { Stepper } from './fixtures.ts'
import * as select from './index.ts'

const NO_FIGURES = (policyIds: readonly string[]): SimulationResult =>
  policyIds.map((policyId) => ({ kind: 'unavailable', policyId }))

const state = ({ actor }: Stepper) => actor.getSnapshot().value
const context = ({ actor }: Stepper) => actor.getSnapshot().context
const errors = ({ actor }: Stepper) => select.selectErrors(actor.getSnapshot()).map(({ path, code }) => [path, code])

const atDistribution = (accounts = ONE): Stepper => {
  const stepper = startStepper(accounts)
  stepper.send(...TO_DISTRIBUTION)
  return stepper
}
const simulating = (accounts = ONE): Stepper => {
  const stepper = atDistribution(accounts)
  stepper.send({ type: 'nextRequested' }, { type: 'optionChosen', option: 'RV_NR' }, { type: 'nextRequested' })
  return stepper
}
const withResult = async (accounts = ONE): Promise<Stepper> => {
  const stepper = simulating(accounts)
  await finish(stepper, () => NO_FIGURES([PERO.policy_id]))
  return stepper
}
const vv = { policyId: PERO.policy_id, name: 'vv' } as const
const es = { policyId: PERO.policy_id, name: 'es' } as const

describe('who takes part', () => {
  it('[MRM-13] has nothing to show without an eligible contract', () => {
    const stepper = startStepper([PEE])
    expect(state(stepper)).toBe('noEligibleAccount')
    expect(select.selectSteps(stepper.actor.getSnapshot())).toEqual([])
  })

  it('[MRM-02] reminds of the eligible contracts, disabled ones included', () => {
    const stepper = startStepper(SEVERAL, { withdraw: true, withdrawCase: 'owner' })
    const contracts = select.selectContracts(stepper.actor.getSnapshot())
    expect(contracts.map(({ account, disabled }) => [account.policy_id, disabled])).toEqual([
      [PERO.policy_id, false],
      [PERECO.policy_id, false],
      [A83.policy_id, true],
    ])
  })

  it('[MRM-08] [MRM-09] [MRM-55] leaves an article 83 out when funds are withdrawn for another reason than retirement', () => {
    const policies = (stepper: Stepper) =>
      select.selectDistribution(stepper.actor.getSnapshot()).map(({ contract }) => contract.account.policy_id)
    expect(policies(startStepper(SEVERAL, { withdraw: true, withdrawCase: 'family' }))).not.toContain(A83.policy_id)
    expect(policies(startStepper(SEVERAL, { withdraw: true, withdrawCase: 'retirement' }))).toContain(A83.policy_id)
    expect(policies(startStepper(SEVERAL))).toContain(A83.policy_id)
    expect(state(startStepper([A83], { withdraw: true, withdrawCase: 'family' }))).toBe('noEligibleAccount')
  })
})

describe('the order of the steps', () => {
  it('[MRM-03] [MRM-04] [MRM-05] [MRM-06] [MRM-10] asks for one option with several contracts', () => {
    const stepper = startStepper(SEVERAL)
    const seen = [state(stepper)]
    for (const event of [...TO_DISTRIBUTION, { type: 'nextRequested' } as const]) {
      stepper.send(event)
      if (state(stepper) !== seen.at(-1)) seen.push(state(stepper))
    }
    expect(seen).toEqual(['remindingSchemes', 'choosingAge', 'choosingReversion', 'distributing', 'choosingOption'])
    expect(select.selectSteps(stepper.actor.getSnapshot())).toHaveLength(6)
  })

  it('[MRM-11] [MRM-12] asks for the simulation right after the distribution with one contract, without an option', () => {
    const stepper = atDistribution()
    stepper.send({ type: 'nextRequested' })
    expect(state(stepper)).toBe('simulating')
    expect(stepper.api.waiting()[0]).toEqual({
      distribution: {
        capital_00482176_co: euros(0),
        annuity_00482176_co: euros('31480.20'),
        capital_00482176_vv: euros(0),
        annuity_00482176_vv: euros('9650.00'),
        capital_00482176_es: euros(0),
        annuity_00482176_es: euros('7130.20'),
      },
      retirement_age: 64,
      reversible: false,
    })
    expect(select.selectSteps(stepper.actor.getSnapshot()).map(({ id }) => id)).toEqual([
      'schemes',
      'age',
      'reversible',
      'distribution',
      'results',
    ])
  })

  it('[MRM-12] lets the option be picked on the result with one contract, which keeps the result', async () => {
    const stepper = await withResult()
    stepper.send({ type: 'optionChosen', option: 'RV_CPP' })
    expect([state(stepper), context(stepper).form.annuity_type]).toEqual(['showingResults', 'RV_CPP'])
    expect(context(stepper).result).toBeDefined()
  })

  it('takes no option on the result of several contracts', async () => {
    const stepper = await withResult(SEVERAL)
    stepper.send({ type: 'optionChosen', option: 'RV_CPP' })
    expect(context(stepper).form.annuity_type).toBe('RV_NR')
  })

  it('[MRM-83] goes back with every answer kept', () => {
    const stepper = atDistribution(SEVERAL)
    stepper.send({ type: 'splitMoved', part: vv, capitalCents: 123_45 })
    const before = context(stepper).form
    stepper.send({ type: 'previousRequested' }, { type: 'previousRequested' }, { type: 'previousRequested' })
    expect(state(stepper)).toBe('remindingSchemes')
    expect(context(stepper).form).toBe(before)
    stepper.send({ type: 'stepRequested', step: 'distribution' })
    expect(state(stepper)).toBe('distributing')
  })

  it('returns to a step that was reached as long as every step before it holds', () => {
    const stepper = atDistribution(SEVERAL)
    stepper.send({ type: 'stepRequested', step: 'option' })
    expect(state(stepper)).toBe('distributing')
    stepper.send({ type: 'stepRequested', step: 'age' }, { type: 'ageTyped', text: '59' })
    expect(select.selectSteps(stepper.actor.getSnapshot()).map((step) => step.state)).toEqual([
      'done',
      'current',
      'pending',
      'pending',
      'pending',
      'pending',
    ])
    stepper.send({ type: 'stepRequested', step: 'distribution' })
    expect(state(stepper)).toBe('choosingAge')
  })

  it('goes straight back to results that still answer the question', async () => {
    const stepper = await withResult(SEVERAL)
    stepper.send({ type: 'stepRequested', step: 'age' }, { type: 'stepRequested', step: 'results' })
    expect(state(stepper)).toBe('showingResults')
    expect(stepper.api.asked).toHaveLength(1)
  })

  it('[S-NAV-15] leaves for the savings page', () => {
    const stepper = atDistribution()
    stepper.send({ type: 'homeRequested' })
    expect([state(stepper), stepper.moves]).toEqual(['leaving', ['go /epargne']])
    expect(select.selectStep(stepper.actor.getSnapshot())).toBe('distribution')
  })
})

describe('what is asked', () => {
  it.each([
    ['', 'age-required'],
    ['59', 'age-out-of-range'],
    ['70', 'age-out-of-range'],
    ['60,5', 'age-out-of-range'],
    ['soixante', 'age-out-of-range'],
  ])('[MRM-59] [MRM-60] [MRM-61] stays on the age "%s" and says why', (text, code) => {
    const stepper = startStepper(ONE)
    stepper.send({ type: 'nextRequested' }, { type: 'ageTyped', text })
    expect(errors(stepper)).toEqual([])
    stepper.send({ type: 'nextRequested' })
    expect([state(stepper), errors(stepper)]).toEqual(['choosingAge', [['retirement_age', code]]])
    stepper.send({ type: 'ageTyped', text: '64' })
    expect(errors(stepper)).toEqual([])
  })

  it('[MRM-61] remarks on an age already passed without stopping the saver', () => {
    const stepper = startStepper(ONE)
    stepper.send({ type: 'nextRequested' }, { type: 'ageTyped', text: '61' })
    const { start, notes } = select.selectAgeStep(stepper.actor.getSnapshot())
    expect([start, notes.map(({ kind }) => kind).includes('below-present-age')]).toEqual(['2026-12-01', true])
    stepper.send({ type: 'nextRequested' })
    expect(state(stepper)).toBe('choosingReversion')
  })

  it('[MRM-40] [MRM-62] takes no answer for not reversible', () => {
    const stepper = startStepper(ONE)
    stepper.send(
      TO_DISTRIBUTION[0] ?? { type: 'nextRequested' },
      { type: 'ageTyped', text: '64' },
      { type: 'nextRequested' },
      { type: 'nextRequested' },
    )
    expect(state(stepper)).toBe('distributing')
    expect(select.selectOptionStep(stepper.actor.getSnapshot()).options).toEqual(['RV_NR', 'RV_NRAG', 'RV_CPP'])
  })

  it('[MRM-53] [MRM-63] [MRM-66] [MRM-67] shows the spouse section and asks for both of its fields when reversible', () => {
    const stepper = startStepper(ONE)
    stepper.send({ type: 'nextRequested' }, { type: 'ageTyped', text: '64' }, { type: 'nextRequested' })
    const spouse = () => select.selectReversionStep(stepper.actor.getSnapshot()).spouse
    expect(spouse()).toBeUndefined()
    stepper.send({ type: 'reversibleAnswered', reversible: true }, { type: 'nextRequested' })
    expect([state(stepper), spouse()?.latestBirthDate, spouse()?.percentages]).toEqual([
      'choosingReversion',
      TODAY,
      [50, 60, 100],
    ])
    expect(errors(stepper)).toEqual([
      ['birth_date_spouse', 'required'],
      ['reversion_percentage', 'required'],
    ])
  })

  it('[MRM-65] refuses a spouse of 17 years and 364 days and takes one of 18 today', () => {
    const stepper = startStepper(ONE)
    stepper.send(
      { type: 'nextRequested' },
      { type: 'ageTyped', text: '64' },
      { type: 'nextRequested' },
      { type: 'reversibleAnswered', reversible: true },
      { type: 'reversionPercentageChosen', percentage: 60 },
      { type: 'spouseBirthDateTyped', text: '21/11/2008' },
      { type: 'nextRequested' },
    )
    expect(errors(stepper)).toEqual([['birth_date_spouse', 'spouse-minor']])
    stepper.send({ type: 'spouseBirthDateTyped', text: formatFrenchDate(addYears(TODAY, -18)) }, { type: 'nextRequested' })
    expect(state(stepper)).toBe('distributing')
  })

  it('[MRM-54] leaves the spouse out of the question unless the annuity is reversible, and keeps what was typed', () => {
    const stepper = atDistribution()
    stepper.send(
      { type: 'previousRequested' },
      { type: 'reversibleAnswered', reversible: true },
      { type: 'spouseBirthDateTyped', text: '01/05/1966' },
      { type: 'reversionPercentageChosen', percentage: 60 },
      { type: 'nextRequested' },
      { type: 'nextRequested' },
    )
    expect(stepper.api.waiting()[0]).toMatchObject({
      reversible: true,
      birth_date_spouse: plainDate('1966-05-01'),
      reversion_percentage: 60,
    })
    stepper.send({ type: 'stepRequested', step: 'reversible' }, { type: 'reversibleAnswered', reversible: false })
    stepper.send({ type: 'nextRequested' }, { type: 'nextRequested' })
    expect(Object.keys(stepper.api.waiting()[0] ?? {})).toEqual(['distribution', 'retirement_age', 'reversible'])
    expect(context(stepper).form.birth_date_spouse).toBe('01/05/1966')
  })

  it('[MRM-69] asks for an option with several contracts', () => {
    const stepper = atDistribution(SEVERAL)
    stepper.send({ type: 'nextRequested' }, { type: 'nextRequested' })
    expect([state(stepper), errors(stepper)]).toEqual(['choosingOption', [['annuity_type', 'annuity-option-required']]])
  })

  it('[MRM-42] clears the option with the answer that offered it, and says so', () => {
    const stepper = atDistribution(SEVERAL)
    stepper.send({ type: 'nextRequested' }, { type: 'optionChosen', option: 'RV_NRAG' })
    stepper.send({ type: 'stepRequested', step: 'reversible' }, { type: 'reversibleAnswered', reversible: true })
    expect(context(stepper).form.annuity_type).toBeNull()
    expect(select.selectAnnouncement(stepper.actor.getSnapshot())).toEqual({ kind: 'option-cleared' })
  })

  it('[MRM-37] takes no option that the answer to "reversible?" excludes', () => {
    const stepper = atDistribution(SEVERAL)
    stepper.send({ type: 'nextRequested' }, { type: 'optionChosen', option: 'RV_R' })
    expect(context(stepper).form.annuity_type).toBeNull()
  })
})

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
    stepper.send({ type: 'amountTyped', part: vv, side: 'capital', text: '4 825' })
    expect(row(stepper, PERO.policy_id, 'vv')).toMatchObject({
      capitalCents: 482_500,
      notice: { kind: 'exceeded', amount: euros('2412.5') },
    })
    stepper.send({ type: 'amountLeft', part: vv, side: 'capital' })
    expect(row(stepper, PERO.policy_id, 'vv')?.capital.text).toBe('4 825,00')
  })

  it('[MRM-76] [MRM-77] [MRM-78] says what is left and what is too much, and lets a remainder go on', () => {
    const stepper = atDistribution()
    stepper.send({ type: 'amountTyped', part: vv, side: 'annuity', text: '9 000' })
    expect(select.selectTotals(stepper.actor.getSnapshot())).toMatchObject({ remainder: euros(650), state: 'remaining' })
    stepper.send({ type: 'amountTyped', part: es, side: 'capital', text: '0,01' })
    expect(select.selectTotals(stepper.actor.getSnapshot())).toMatchObject({ state: 'exceeded', excess: euros('0.01') })
    stepper.send({ type: 'nextRequested' })
    expect(state(stepper)).toBe('simulating')
  })

  it.each([
    ['', 'required'],
    ['abc', 'wrong'],
    ['9 650,02', 'wrong'],
    ['99999999999999999', 'wrong'],
  ])('[MRM-70] [MRM-71] [MRM-72] stays on the amount "%s" and marks it', (text, code) => {
    const stepper = atDistribution()
    stepper.send({ type: 'amountTyped', part: vv, side: 'annuity', text }, { type: 'nextRequested' })
    expect(state(stepper)).toBe('distributing')
    expect(errors(stepper)).toContainEqual(['distribution.annuity_00482176_vv', code])
    expect(row(stepper, PERO.policy_id, 'vv')?.annuity).toMatchObject({ text, error: { code } })
  })

  it('reads a paste whole, and keeps what the field held when the paste is no amount', () => {
    const stepper = atDistribution()
    stepper.send({ type: 'amountTyped', part: vv, side: 'capital', text: '1\u202F234.5', pasted: true })
    expect(row(stepper, PERO.policy_id, 'vv')?.capital).toMatchObject({ text: '1 234,50', amount: euros('1234.5') })
    stepper.send({ type: 'amountTyped', part: vv, side: 'capital', text: '1.234', pasted: true })
    expect(row(stepper, PERO.policy_id, 'vv')?.capital).toMatchObject({ text: '1 234,50', error: { code: 'pasted-refused' } })
    stepper.send({ type: 'amountTyped', part: vv, side: 'capital', text: '1 234,5' })
    expect(row(stepper, PERO.policy_id, 'vv')?.capital.error).toBeUndefined()
  })

  it.each(['-500', '\u2212 500,00 €', '-0,01'])('[P-FMT-08] refuses a pasted debt, and keeps what the field held: %s', (text) => {
    const stepper = atDistribution()
    const before = row(stepper, PERO.policy_id, 'vv')?.capital.text
    stepper.send({ type: 'amountTyped', part: vv, side: 'capital', text, pasted: true })
    expect(row(stepper, PERO.policy_id, 'vv')?.capital).toMatchObject({ text: before, error: { code: 'pasted-refused' } })
  })

  it('speaks of a paste that was no amount on the step of its field alone', () => {
    const stepper = atDistribution(SEVERAL)
    stepper.send({ type: 'amountTyped', part: vv, side: 'capital', text: 'mille', pasted: true })
    expect(errors(stepper)).toEqual([[`distribution.capital_${PERO.policy_id}_vv`, 'pasted-refused']])
    stepper.send({ type: 'nextRequested' }, { type: 'nextRequested' })
    expect([state(stepper), errors(stepper)]).toEqual(['choosingOption', [['annuity_type', 'annuity-option-required']]])
    stepper.send({ type: 'previousRequested' })
    expect(errors(stepper)).toEqual([])
  })

  it('[MRM-73] [MRM-74] [MRM-75] leaves locked parts as they are and says why they are locked', () => {
    const stepper = atDistribution(SEVERAL)
    const before = context(stepper).form.distribution
    for (const part of [
      { policyId: PERO.policy_id, name: 'co' },
      { policyId: A83.policy_id, name: 'whole' },
      { policyId: PERECO.policy_id, name: 'co' },
      { policyId: 'another', name: 'vv' },
    ] as const) {
      stepper.send(
        { type: 'splitMoved', part, capitalCents: 100 },
        { type: 'amountTyped', part, side: 'capital', text: '1' },
        { type: 'amountTyped', part, side: 'capital', text: 'x', pasted: true },
        { type: 'amountLeft', part, side: 'capital' },
      )
    }
    stepper.send({ type: 'splitMoved', part: vv, capitalCents: Number.NaN })
    expect(context(stepper).form.distribution).toEqual(before)
    expect(errors(stepper)).toEqual([])
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
    stepper.send({ type: 'amountTyped', part, side: 'capital', text: '1 999' })
    expect(select.selectDistribution(stepper.actor.getSnapshot())[0]?.allAs).toEqual({ chosen: null })
    expect(row(stepper, SMALL_PERO.policy_id, 'co')?.side).toBe('annuity')
    const notice = { kind: 'all-or-nothing-left', policyId: SMALL_PERO.policy_id, side: 'capital', mandatoryBackToAnnuity: true }
    expect(select.selectAnnouncement(stepper.actor.getSnapshot())).toEqual(notice)
    stepper.send({ type: 'amountTyped', part, side: 'capital', text: '1 999,5' }, { type: 'amountLeft', part, side: 'capital' })
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

describe('the call', () => {
  it('[MRM-56] [MRM-57] [MRM-58] keeps the answer with its question and sends exactly one tag', async () => {
    const stepper = await withResult()
    expect(state(stepper)).toBe('showingResults')
    expect(context(stepper).result).toMatchObject({
      on: TODAY,
      contracts: [{ policyId: PERO.policy_id }],
      request: { retirement_age: 64 },
    })
    expect(stepper.tags).toEqual([{ event: 'simulation_complete', simulator: 'mrm' }])
  })

  it('[MRM-58] sends no tag for a saver who is not counted', async () => {
    const stepper = startStepper(ONE, { isCounted: false })
    stepper.send(...TO_DISTRIBUTION, { type: 'nextRequested' })
    await finish(stepper, () => NO_FIGURES([PERO.policy_id]))
    expect([state(stepper), stepper.tags]).toEqual(['showingResults', []])
  })

  it('[MRM-31] [MRM-32] ignores contracts that are not the saver’s and shows those without figures as unavailable', async () => {
    const stepper = simulating(SEVERAL)
    await finish(stepper, () => NO_FIGURES(['another', PERO.policy_id]))
    expect(context(stepper).result?.contracts).toEqual(NO_FIGURES([PERO.policy_id]))
    const results = select.selectResults(stepper.actor.getSnapshot())
    expect(results?.contracts.map(({ kind }) => kind)).toEqual(['unavailable', 'unavailable', 'unavailable'])
    expect(results?.lead).toBeUndefined()
    expect(select.selectAnnuity(stepper.actor.getSnapshot())).toBeUndefined()
  })

  it.each([...GLOBAL_CODES, ...CLIENT_CODES, 'ERR_LIMIT', 'ERR_NOT_FOUND', 'ERR_UNKNOWN'])(
    '[MRM-80] [P-ERR-12] [S-ERR-24] [S-ERR-25] [S-ERR-28] ends the wait, keeps everything and offers a retry after %s',
    async (code) => {
      for (const [accounts, back] of [
        [ONE, 'distributing'],
        [SEVERAL, 'choosingOption'],
      ] as const) {
        const stepper = simulating(accounts)
        const { form } = context(stepper)
        stepper.api.refuse(new ApiFailure({ code, status: 500, call: 'x' }))
        await settled()
        expect(state(stepper)).toBe(back)
        expect(context(stepper).form).toBe(form)
        expect(select.selectFailure(stepper.actor.getSnapshot())).toEqual({ code, fields: [], canRetry: true })
        expect([stepper.tags, select.selectIsSimulating(stepper.actor.getSnapshot())]).toEqual([[], false])
        stepper.send({ type: 'retryRequested' })
        expect([state(stepper), context(stepper).failure]).toEqual(['simulating', undefined])
        await finish(stepper, () => NO_FIGURES([PERO.policy_id]))
        expect([state(stepper), stepper.tags.length]).toEqual(['showingResults', 1])
      }
    },
  )

  it('counts a rejection that is no failure of ours as a malformed answer', async () => {
    const stepper = simulating()
    stepper.api.refuse(new Error('boom'))
    await settled()
    expect([state(stepper), context(stepper).failure]).toEqual(['distributing', { code: 'MALFORMED', fields: [] }])
  })

  it('has nothing to retry before a failure', () => {
    const stepper = atDistribution()
    stepper.send({ type: 'retryRequested' })
    expect([state(stepper), stepper.api.asked]).toEqual(['distributing', []])
  })

  it.each([
    ['retirement_age', 'choosingAge'],
    ['birth_date_spouse', 'choosingReversion'],
    ['distribution.annuity_00482176_vv', 'distributing'],
    ['annuity_type', 'choosingOption'],
    ['elsewhere', 'choosingOption'],
  ])('shows a field that the server refused, %s, on its own step', async (path, back) => {
    const failure = new ApiFailure({ code: 'ERR_INVALID', status: 400, call: 'x', fields: [{ path, code: 'of-another-kind' }] })
    const stepper = simulating(SEVERAL)
    stepper.api.refuse(failure)
    await settled()
    expect(state(stepper)).toBe(back)
    expect(errors(stepper)).toEqual(path === 'elsewhere' ? [] : [[path, 'wrong']])
    expect(select.selectFailure(stepper.actor.getSnapshot())?.fields).toHaveLength(path === 'elsewhere' ? 0 : 1)
  })

  it('lets a failure speak for itself when the refused field is on no step of the saver', async () => {
    const stepper = simulating()
    const fields = [{ path: 'annuity_type', code: 'wrong' }]
    stepper.api.refuse(new ApiFailure({ code: 'ERR_INVALID', status: 400, call: 'x', fields }))
    await settled()
    expect(state(stepper)).toBe('distributing')
    expect(context(stepper).failure).toEqual({ code: 'ERR_INVALID', fields: [] })
  })

  it('forgets what the server refused about a field once that field changes', async () => {
    const fields = ['capital', 'annuity'].map((side) => ({ path: `distribution.${side}_00482176_vv`, code: 'wrong' }))
    const stepper = simulating()
    stepper.api.refuse(new ApiFailure({ code: 'ERR_INVALID', status: 400, call: 'x', fields }))
    await settled()
    expect(errors(stepper)).toHaveLength(2)
    stepper.send({ type: 'amountTyped', part: vv, side: 'annuity', text: '9 000' })
    expect(errors(stepper)).toEqual([['distribution.capital_00482176_vv', 'wrong']])
    expect(context(stepper).failure).toMatchObject({ code: 'ERR_INVALID', fields })
  })

  it.each(['homeRequested', 'previousRequested'] as const)('gives the call up at %s', (type) => {
    const stepper = simulating()
    expect(stepper.api.waiting()).toHaveLength(1)
    stepper.send({ type })
    expect(stepper.api.waiting()).toEqual([])
    expect(state(stepper)).toBe(type === 'homeRequested' ? 'leaving' : 'distributing')
  })

  it('gives the call up when the screen goes away', () => {
    const stepper = simulating()
    stepper.actor.stop()
    expect(stepper.api.waiting()).toEqual([])
  })

  it('takes no answer while it waits, and asks once however often it is asked', () => {
    const stepper = simulating()
    const { form } = context(stepper)
    stepper.send({ type: 'nextRequested' }, { type: 'retryRequested' }, { type: 'splitMoved', part: vv, capitalCents: 1 })
    expect([context(stepper).form, stepper.api.asked.length]).toEqual([form, 1])
  })
})

describe('[MRM-83] a result that no longer answers the question', () => {
  const changes = {
    'the age': [
      { type: 'stepRequested', step: 'age' },
      { type: 'ageTyped', text: '65' },
    ],
    reversion: [
      { type: 'stepRequested', step: 'reversible' },
      { type: 'reversibleAnswered', reversible: true },
    ],
    'the distribution': [{ type: 'modifyRequested' }, { type: 'splitMoved', part: vv, capitalCents: 1 }],
    'the option': [{ type: 'previousRequested' }, { type: 'optionChosen', option: 'RV_CPP' }],
  } as const

  it.each(Object.keys(changes) as (keyof typeof changes)[])('goes when %s changes', async (what) => {
    const stepper = await withResult(SEVERAL)
    stepper.send(...changes[what])
    expect(context(stepper).result).toBeUndefined()
    expect(select.selectResults(stepper.actor.getSnapshot())).toBeUndefined()
    stepper.send({ type: 'stepRequested', step: 'results' })
    expect(state(stepper)).not.toBe('showingResults')
  })

  it('stays when an answer is given again as it was', async () => {
    const stepper = await withResult(SEVERAL)
    stepper.send({ type: 'previousRequested' }, { type: 'optionChosen', option: 'RV_NR' })
    stepper.send({ type: 'previousRequested' }, { type: 'amountLeft', part: vv, side: 'capital' })
    expect(context(stepper).result).toBeDefined()
  })
})
