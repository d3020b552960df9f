import { GLOBAL_CODES } from '@hautelisse/domain/contract'
import { describe, expect, it } from 'vitest'
import { ApiFailure, CLIENT_CODES } from '../api/index.ts'
import { settled } from '../testing/index.ts'
import {
  atDistribution,
  contextOf,
  errorsOf,
  FIGURES,
  finish,
  NO_FIGURES,
  ONE,
  PERO,
  SEVERAL,
  simulating,
  startStepper,
  stateOf,
  TO_DISTRIBUTION,
  TODAY,
  vv,
  withResult,
} from './fixtures.testing.ts'
import * as select from './index.ts'

describe('the call', () => {
  it('[MRM-56] [MRM-57] [MRM-58] keeps the answer with its question and sends exactly one tag', async () => {
    const stepper = await withResult()
    expect(stateOf(stepper)).toBe('showingResults')
    expect(contextOf(stepper).result).toMatchObject({
      on: TODAY,
      contracts: [{ policyId: PERO.policy_id }],
      request: { retirement_age: 64 },
    })
    expect(stepper.tags).toEqual([{ event: 'simulation_complete', simulator: 'mrm' }])
  })

  it('[MRM-58] sends no tag for a saver who is not counted', async () => {
    const stepper = startStepper(ONE, { isCounted: false })
    stepper.send(...TO_DISTRIBUTION, { type: 'nextRequested' })
    await finish(stepper, () => FIGURES)
    expect([stateOf(stepper), stepper.tags]).toEqual(['showingResults', []])
  })

  it('[MRM-32] [MRM-57] sends no tag for an answer without figures, however often it comes, and one when they do', async () => {
    const stepper = simulating()
    await finish(stepper, () => NO_FIGURES([PERO.policy_id]))
    stepper.send({ type: 'retryRequested' })
    await finish(stepper, () => [])
    expect([stateOf(stepper), stepper.tags]).toEqual(['showingResults', []])
    stepper.send({ type: 'retryRequested' })
    await finish(stepper, () => FIGURES)
    expect([stateOf(stepper), stepper.tags.length]).toEqual(['showingResults', 1])
  })

  it('[MRM-31] [MRM-32] ignores contracts that are not the saver’s and shows those without figures as unavailable', async () => {
    const stepper = simulating(SEVERAL)
    await finish(stepper, () => NO_FIGURES(['another', PERO.policy_id]))
    expect(contextOf(stepper).result?.contracts).toEqual(NO_FIGURES([PERO.policy_id]))
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
        const { form } = contextOf(stepper)
        stepper.api.refuse(new ApiFailure({ code, status: 500, call: 'x' }))
        await settled()
        expect(stateOf(stepper)).toBe(back)
        expect(contextOf(stepper).form).toBe(form)
        expect(select.selectFailure(stepper.actor.getSnapshot())).toEqual({ code, fields: [], canRetry: true })
        expect([stepper.tags, select.selectIsSimulating(stepper.actor.getSnapshot())]).toEqual([[], false])
        stepper.send({ type: 'retryRequested' })
        expect([stateOf(stepper), contextOf(stepper).failure]).toEqual(['simulating', undefined])
        await finish(stepper, () => FIGURES)
        expect([stateOf(stepper), stepper.tags.length]).toEqual(['showingResults', 1])
      }
    },
  )

  it('counts a rejection that is no failure of ours as a malformed answer', async () => {
    const stepper = simulating()
    stepper.api.refuse(new Error('boom'))
    await settled()
    expect([stateOf(stepper), contextOf(stepper).failure]).toEqual(['distributing', { code: 'MALFORMED', fields: [] }])
  })

  it('has nothing to retry before a failure', () => {
    const stepper = atDistribution()
    stepper.send({ type: 'retryRequested' })
    expect([stateOf(stepper), stepper.api.asked]).toEqual(['distributing', []])
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
    expect(stateOf(stepper)).toBe(back)
    expect(errorsOf(stepper)).toEqual(path === 'elsewhere' ? [] : [[path, 'wrong']])
    expect(select.selectFailure(stepper.actor.getSnapshot())?.fields).toHaveLength(path === 'elsewhere' ? 0 : 1)
  })

  it('lets a failure speak for itself when the refused field is on no step of the saver', async () => {
    const stepper = simulating()
    const fields = [{ path: 'annuity_type', code: 'wrong' }]
    stepper.api.refuse(new ApiFailure({ code: 'ERR_INVALID', status: 400, call: 'x', fields }))
    await settled()
    expect(stateOf(stepper)).toBe('distributing')
    expect(contextOf(stepper).failure).toEqual({ code: 'ERR_INVALID', fields: [] })
  })

  it('forgets what the server refused about a field once that field changes', async () => {
    const fields = ['capital', 'annuity'].map((side) => ({ path: `distribution.${side}_00482176_vv`, code: 'wrong' }))
    const stepper = simulating()
    stepper.api.refuse(new ApiFailure({ code: 'ERR_INVALID', status: 400, call: 'x', fields }))
    await settled()
    expect(errorsOf(stepper)).toHaveLength(2)
    stepper.send({ type: 'amountTyped', field: { part: vv, side: 'annuity' }, text: '9 000' })
    expect(errorsOf(stepper)).toEqual([['distribution.capital_00482176_vv', 'wrong']])
    expect(contextOf(stepper).failure).toMatchObject({ code: 'ERR_INVALID', fields })
  })

  it.each(['homeRequested', 'previousRequested'] as const)('gives the call up at %s', (type) => {
    const stepper = simulating()
    expect(stepper.api.waiting()).toHaveLength(1)
    stepper.send({ type })
    expect(stepper.api.waiting()).toEqual([])
    expect(stateOf(stepper)).toBe(type === 'homeRequested' ? 'leaving' : 'distributing')
  })

  it('gives the call up when the screen goes away', () => {
    const stepper = simulating()
    stepper.actor.stop()
    expect(stepper.api.waiting()).toEqual([])
  })

  it('takes no answer while it waits, and asks once however often it is asked', () => {
    const stepper = simulating()
    const { form } = contextOf(stepper)
    stepper.send({ type: 'nextRequested' }, { type: 'retryRequested' }, { type: 'splitMoved', part: vv, capitalCents: 1 })
    expect([contextOf(stepper).form, stepper.api.asked.length]).toEqual([form, 1])
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
    expect(contextOf(stepper).result).toBeUndefined()
    expect(select.selectResults(stepper.actor.getSnapshot())).toBeUndefined()
    stepper.send({ type: 'stepRequested', step: 'results' })
    expect(stateOf(stepper)).not.toBe('showingResults')
  })

  it('stays when an answer is given again as it was', async () => {
    const stepper = await withResult(SEVERAL)
    stepper.send({ type: 'previousRequested' }, { type: 'optionChosen', option: 'RV_NR' })
    stepper.send({ type: 'previousRequested' }, { type: 'amountLeft', field: { part: vv, side: 'capital' } })
    expect(contextOf(stepper).result).toBeDefined()
  })
})
