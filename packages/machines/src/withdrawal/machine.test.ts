import { addYears, formatFrenchDate, plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'
import {
  A83,
  atDistribution,
  contextOf,
  errorsOf,
  ONE,
  PEE,
  PERECO,
  PERO,
  SEVERAL,
  startStepper,
  stateOf,
  TO_DISTRIBUTION,
  TODAY,
  vv,
  withResult,
} from './fixtures.testing.ts'
import type { Stepper } from './fixtures.testing.ts'
import * as select from './index.ts'

describe('who takes part', () => {
  it('[MRM-13] has nothing to show without an eligible contract', () => {
    const stepper = startStepper([PEE])
    expect(stateOf(stepper)).toBe('noEligibleAccount')
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
    expect(stateOf(startStepper([A83], { withdraw: true, withdrawCase: 'family' }))).toBe('noEligibleAccount')
  })
})

describe('the order of the steps', () => {
  it('[MRM-03] [MRM-04] [MRM-05] [MRM-06] [MRM-10] asks for one option with several contracts', () => {
    const stepper = startStepper(SEVERAL)
    const seen = [stateOf(stepper)]
    for (const event of [...TO_DISTRIBUTION, { type: 'nextRequested' } as const]) {
      stepper.send(event)
      if (stateOf(stepper) !== seen.at(-1)) seen.push(stateOf(stepper))
    }
    expect(seen).toEqual(['remindingSchemes', 'choosingAge', 'choosingReversion', 'distributing', 'choosingOption'])
    expect(select.selectSteps(stepper.actor.getSnapshot())).toHaveLength(6)
  })

  it('[MRM-11] [MRM-12] asks for the simulation right after the distribution with one contract, without an option', () => {
    const stepper = atDistribution()
    stepper.send({ type: 'nextRequested' })
    expect(stateOf(stepper)).toBe('simulating')
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
    expect([stateOf(stepper), contextOf(stepper).form.annuity_type]).toEqual(['showingResults', 'RV_CPP'])
    expect(contextOf(stepper).result).toBeDefined()
  })

  it('takes no option on the result of several contracts', async () => {
    const stepper = await withResult(SEVERAL)
    stepper.send({ type: 'optionChosen', option: 'RV_CPP' })
    expect(contextOf(stepper).form.annuity_type).toBe('RV_NR')
  })

  it('[MRM-83] goes back with every answer kept', () => {
    const stepper = atDistribution(SEVERAL)
    stepper.send({ type: 'splitMoved', part: vv, capitalCents: 123_45 })
    const before = contextOf(stepper).form
    stepper.send({ type: 'previousRequested' }, { type: 'previousRequested' }, { type: 'previousRequested' })
    expect(stateOf(stepper)).toBe('remindingSchemes')
    expect(contextOf(stepper).form).toBe(before)
    stepper.send({ type: 'stepRequested', step: 'distribution' })
    expect(stateOf(stepper)).toBe('distributing')
  })

  it('returns to a step that was reached as long as every step before it holds', () => {
    const stepper = atDistribution(SEVERAL)
    stepper.send({ type: 'stepRequested', step: 'option' })
    expect(stateOf(stepper)).toBe('distributing')
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
    expect(stateOf(stepper)).toBe('choosingAge')
  })

  it('goes straight back to results that still answer the question', async () => {
    const stepper = await withResult(SEVERAL)
    stepper.send({ type: 'stepRequested', step: 'age' }, { type: 'stepRequested', step: 'results' })
    expect(stateOf(stepper)).toBe('showingResults')
    expect(stepper.api.asked).toHaveLength(1)
  })

  it('[S-NAV-15] leaves for the savings page', () => {
    const stepper = atDistribution()
    stepper.send({ type: 'homeRequested' })
    expect([stateOf(stepper), stepper.moves]).toEqual(['leaving', ['go /epargne']])
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
    expect(errorsOf(stepper)).toEqual([])
    stepper.send({ type: 'nextRequested' })
    expect([stateOf(stepper), errorsOf(stepper)]).toEqual(['choosingAge', [['retirement_age', code]]])
    stepper.send({ type: 'ageTyped', text: '64' })
    expect(errorsOf(stepper)).toEqual([])
  })

  it('[MRM-61] remarks on an age already passed without stopping the saver', () => {
    const stepper = startStepper(ONE)
    stepper.send({ type: 'nextRequested' }, { type: 'ageTyped', text: '61' })
    const { start, notes } = select.selectAgeStep(stepper.actor.getSnapshot())
    expect([start, notes.map(({ kind }) => kind).includes('below-present-age')]).toEqual(['2026-12-01', true])
    stepper.send({ type: 'nextRequested' })
    expect(stateOf(stepper)).toBe('choosingReversion')
  })

  it('[MRM-40] [MRM-62] takes no answer for not reversible', () => {
    const stepper = startStepper(ONE)
    stepper.send(
      TO_DISTRIBUTION[0] ?? { type: 'nextRequested' },
      { type: 'ageTyped', text: '64' },
      { type: 'nextRequested' },
      { type: 'nextRequested' },
    )
    expect(stateOf(stepper)).toBe('distributing')
    expect(select.selectOptionStep(stepper.actor.getSnapshot()).options).toEqual(['RV_NR', 'RV_NRAG', 'RV_CPP'])
  })

  it('[MRM-53] [MRM-63] [MRM-66] [MRM-67] shows the spouse section and asks for both of its fields when reversible', () => {
    const stepper = startStepper(ONE)
    stepper.send({ type: 'nextRequested' }, { type: 'ageTyped', text: '64' }, { type: 'nextRequested' })
    const spouse = () => select.selectReversionStep(stepper.actor.getSnapshot()).spouse
    expect(spouse()).toBeUndefined()
    stepper.send({ type: 'reversibleAnswered', reversible: true }, { type: 'nextRequested' })
    expect([stateOf(stepper), spouse()?.latestBirthDate, spouse()?.percentages]).toEqual([
      'choosingReversion',
      TODAY,
      [50, 60, 100],
    ])
    expect(errorsOf(stepper)).toEqual([
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
    expect(errorsOf(stepper)).toEqual([['birth_date_spouse', 'spouse-minor']])
    stepper.send({ type: 'spouseBirthDateTyped', text: formatFrenchDate(addYears(TODAY, -18)) }, { type: 'nextRequested' })
    expect(stateOf(stepper)).toBe('distributing')
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
    expect(contextOf(stepper).form.birth_date_spouse).toBe('01/05/1966')
  })

  it('[MRM-69] asks for an option with several contracts', () => {
    const stepper = atDistribution(SEVERAL)
    stepper.send({ type: 'nextRequested' }, { type: 'nextRequested' })
    expect([stateOf(stepper), errorsOf(stepper)]).toEqual(['choosingOption', [['annuity_type', 'annuity-option-required']]])
  })

  it('[MRM-42] clears the option with the answer that offered it, and says so', () => {
    const stepper = atDistribution(SEVERAL)
    stepper.send({ type: 'nextRequested' }, { type: 'optionChosen', option: 'RV_NRAG' })
    stepper.send({ type: 'stepRequested', step: 'reversible' }, { type: 'reversibleAnswered', reversible: true })
    expect(contextOf(stepper).form.annuity_type).toBeNull()
    expect(select.selectAnnouncement(stepper.actor.getSnapshot())).toEqual({ kind: 'option-cleared' })
  })

  it('[MRM-37] takes no option that the answer to "reversible?" excludes', () => {
    const stepper = atDistribution(SEVERAL)
    stepper.send({ type: 'nextRequested' }, { type: 'optionChosen', option: 'RV_R' })
    expect(contextOf(stepper).form.annuity_type).toBeNull()
  })
})
