import type { AvailableResult } from '@hautelisse/domain/withdrawal'
import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../api/index.ts'
import { settled } from '../testing/index.ts'
import type { WithdrawalEvent } from './events.ts'
import {
  A83,
  answerTo,
  finish,
  NO_FIGURES,
  PERECO,
  PERO,
  SEVERAL,
  simulating,
  SMALL_PERO,
  SPLIT,
  startStepper,
  stateOf,
  TO_DISTRIBUTION,
} from './fixtures.testing.ts'
import type { Stepper } from './fixtures.testing.ts'
import * as select from './index.ts'
import { resultOf, tables, viewOf, written } from './results.testing.ts'
import type { Answering } from './results.testing.ts'

const without =
  (policyId: string): Answering =>
  (answer) =>
    answer.map((result) => (result.policyId === policyId ? { kind: 'unavailable', policyId } : result))

const lacking =
  (policyId: string, lists: Partial<AvailableResult>): Answering =>
  (answer) =>
    answer.map((result) => (result.policyId === policyId && result.kind === 'available' ? { ...result, ...lists } : result))
/** The answer lacks the stepped annuity of the article 83. */
const withoutSteps: Answering = (answer) =>
  answer.map((result) =>
    result.policyId === A83.policy_id && result.kind === 'available'
      ? { ...result, withoutReversion: { ...result.withoutReversion, steps: [] } }
      : result,
  )

const kindsOf = (stepper: Stepper) => viewOf(stepper).contracts.map(({ kind }) => kind)
const failureOf = ({ actor }: Stepper) => select.selectFailure(actor.getSnapshot())
const selectStepOf = ({ actor }: Stepper) => select.selectStep(actor.getSnapshot())

describe('[MRM-32] an answer without figures', () => {
  it('is told as such, says nothing of what is converted, and can be asked for again', async () => {
    const stepper = simulating([PERO])
    await finish(stepper, () => NO_FIGURES([PERO.policy_id]))
    expect(stateOf(stepper)).toBe('showingResults')
    const { hasFigures, asked } = viewOf(stepper)
    expect([hasFigures, asked.hasAnnuity]).toEqual([false, true])
    stepper.send({ type: 'retryRequested' })
    expect([stateOf(stepper), stepper.api.asked.length]).toEqual(['askingAgain', 2])
    await finish(stepper, (request) => answerTo([PERO], request, tables))
    expect([stateOf(stepper), viewOf(stepper).hasFigures]).toEqual(['showingResults', true])
  })

  it('is not asked for again once nothing is missing', async () => {
    const stepper = await resultOf([PERO, A83], [])
    expect(viewOf(stepper).isIncomplete).toBe(false)
    stepper.send({ type: 'retryRequested' })
    expect(stateOf(stepper)).toBe('showingResults')
  })

  it.each([
    ['a contract', without(A83.policy_id)],
    ['the capital of a contract', lacking(A83.policy_id, { capitalAtStart: undefined })],
    ['the option chosen', withoutSteps],
  ] as const)(
    'for %s is asked for again beside what is there, which stays after a failure and goes once the whole is there',
    async (_, answering) => {
      const stepper = startStepper([PERO, A83])
      stepper.send(
        ...TO_DISTRIBUTION,
        { type: 'nextRequested' },
        { type: 'optionChosen', option: 'RV_CPP' },
        { type: 'nextRequested' },
      )
      await finish(stepper, (request) => answering(answerTo([PERO, A83], request, tables)))
      const before = viewOf(stepper)
      expect([before.hasFigures, before.isIncomplete]).toEqual([true, true])

      stepper.send({ type: 'retryRequested' }, { type: 'retryRequested' })
      expect(stepper.api.waiting()).toHaveLength(1)
      expect([selectStepOf(stepper), select.selectIsAskingAgain(stepper.actor.getSnapshot())]).toEqual(['results', true])
      expect(viewOf(stepper)).toEqual(before)
      stepper.send({ type: 'printRequested' })
      expect([stateOf(stepper), stepper.printed()]).toEqual(['askingAgain', 1])

      stepper.api.refuse(new ApiFailure({ code: 'NETWORK', call: 'x' }))
      await settled()
      expect([stateOf(stepper), failureOf(stepper)]).toEqual(['showingResults', { code: 'NETWORK', fields: [], canRetry: true }])
      expect(viewOf(stepper)).toEqual(before)

      stepper.send({ type: 'retryRequested' })
      expect(failureOf(stepper)).toBeUndefined()
      await finish(stepper, (request) => answerTo([PERO, A83], request, tables))
      expect([stateOf(stepper), viewOf(stepper).isIncomplete, viewOf(stepper).lead?.option]).toEqual([
        'showingResults',
        false,
        'RV_CPP',
      ])
      expect(stepper.tags).toHaveLength(1)
    },
  )

  it('is given up if the saver changes the distribution meanwhile, and a field that the server then refuses has its step', async () => {
    const stepper = await resultOf([PERO, A83], [], without(A83.policy_id))
    stepper.send({ type: 'retryRequested' }, { type: 'modifyRequested' })
    expect([stateOf(stepper), stepper.api.waiting()]).toEqual(['distributing', []])
    stepper.send({ type: 'stepRequested', step: 'results' }, { type: 'retryRequested' })
    const fields = [{ path: 'retirement_age', code: 'age-out-of-range' }]
    stepper.api.refuse(new ApiFailure({ code: 'ERR_INVALID', call: 'x', fields }))
    await settled()
    expect(stateOf(stepper)).toBe('choosingAge')
  })

  it('gives each contract as the fuller answer of the day has it, and as the new one has it the day after', async () => {
    const askAgain = async (stepper: Stepper, answering: Answering) => {
      stepper.send({ type: 'retryRequested' })
      await finish(stepper, (request) => answering(answerTo([PERO, A83], request, tables)))
      return kindsOf(stepper)
    }
    const stepper = await resultOf([PERO, A83], [], without(A83.policy_id))
    expect(await askAgain(stepper, () => NO_FIGURES([PERO.policy_id, A83.policy_id]))).toEqual(['available', 'unavailable'])
    expect(await askAgain(stepper, without(PERO.policy_id))).toEqual(['available', 'available'])

    const late = await resultOf([PERO, A83], [], without(A83.policy_id))
    late.passDay()
    expect(await askAgain(late, without(PERO.policy_id))).toEqual(['unavailable', 'available'])
  })

  it('of one contract takes the option picked meanwhile, which leads once the answer holds it', async () => {
    const stepper = await resultOf([A83], [], withoutSteps)
    expect(viewOf(stepper).isIncomplete).toBe(false)
    stepper.send({ type: 'optionChosen', option: 'RV_CPP' })
    expect([viewOf(stepper).isIncomplete, viewOf(stepper).isLeadMissing]).toEqual([true, true])
    stepper.send(
      { type: 'retryRequested' },
      { type: 'optionChosen', option: 'RV_NRAG' },
      { type: 'optionChosen', option: 'RV_CPP' },
    )
    expect(stateOf(stepper)).toBe('askingAgain')
    await finish(stepper, (request) => answerTo([A83], request, tables))
    expect([viewOf(stepper).isIncomplete, viewOf(stepper).lead?.option]).toEqual([false, 'RV_CPP'])
  })

  const NO_LISTS: Partial<AvailableResult> = { withoutReversion: { byAge: [], guaranteed: [], steps: [] }, withReversion: null }

  it('for the annuity of one contract counts that contract as unavailable, and leads with the others', async () => {
    const stepper = await resultOf(SEVERAL, SPLIT, lacking(PERO.policy_id, NO_LISTS))
    expect(kindsOf(stepper)).toEqual(['unavailable', 'available', 'available'])
    const { lead, options } = viewOf(stepper)
    expect([written(lead?.month), written(lead?.year)]).toEqual(['55,11 €', '661,27 €'])
    expect(options.map(({ option }) => option)).toEqual(['RV_NR', 'RV_NRAG', 'RV_CPP'])
    const snapshot = stepper.actor.getSnapshot()
    expect(select.selectAnnuity(snapshot)?.stepsByAge[0]?.age).toBe(64)
    const figure = { kind: 'annuity', figure: { type: 'RV_NR' }, period: 'month' } as const
    expect(select.selectExplanation(snapshot, figure)?.derivation.value).toBe('55.11')
  })

  it('for the annuity of the only contract holds no figures', async () => {
    expect(viewOf(await resultOf([PERO], [], lacking(PERO.policy_id, NO_LISTS))).hasFigures).toBe(false)
  })

  it('for the reversible annuity of one contract counts that contract as unavailable, where reversion was asked for', async () => {
    const reversible: readonly WithdrawalEvent[] = [
      { type: 'stepRequested', step: 'reversible' },
      { type: 'reversibleAnswered', reversible: true },
      { type: 'spouseBirthDateTyped', text: '12/05/1966' },
      { type: 'reversionPercentageChosen', percentage: 60 },
      { type: 'nextRequested' },
    ]
    const stepper = startStepper(SEVERAL)
    stepper.send(...TO_DISTRIBUTION, ...SPLIT, ...reversible, { type: 'nextRequested' })
    stepper.send({ type: 'optionChosen', option: 'RV_R' }, { type: 'nextRequested' })
    await finish(stepper, (request) => lacking(PERO.policy_id, { withReversion: null })(answerTo(SEVERAL, request, tables)))
    expect(kindsOf(stepper)).toEqual(['unavailable', 'available', 'available'])
    const reversion = select.selectAnnuity(stepper.actor.getSnapshot())?.reversion
    expect([viewOf(stepper).lead?.month, reversion?.single.month, reversion?.price.month].map(written)).toEqual([
      '47,92 €',
      '55,11 €',
      '− 7,19 €',
    ])
  })

  it('for what converts nothing takes nothing from the others', async () => {
    const stepper = await resultOf([PERECO, PERO, A83], SPLIT, lacking(PERECO.policy_id, NO_LISTS))
    expect(kindsOf(stepper)).toEqual(['available', 'available', 'available'])
    expect(written(viewOf(stepper).lead?.month)).toBe('161,30 €')
    expect(select.selectAnnuity(stepper.actor.getSnapshot())?.byAge).toHaveLength(32)
  })

  it('for one contract’s steps leaves the stepped annuity alone without an amount', async () => {
    const stepper = startStepper(SEVERAL)
    stepper.send(...TO_DISTRIBUTION, ...SPLIT, { type: 'nextRequested' }, { type: 'optionChosen', option: 'RV_CPP' })
    stepper.send({ type: 'nextRequested' })
    await finish(stepper, (request) => withoutSteps(answerTo(SEVERAL, request, tables)))
    expect([viewOf(stepper).lead, kindsOf(stepper)]).toEqual([undefined, ['available', 'available', 'available']])
    expect(viewOf(stepper).options.map(({ option }) => option)).toEqual(['RV_NR', 'RV_NRAG'])
  })

  it('of the one contract that converts leaves what was asked for as it is', async () => {
    const toCapital = { type: 'allAsChosen', policyId: SMALL_PERO.policy_id, side: 'capital' } as const
    const { isConverting, asked } = viewOf(await resultOf([SMALL_PERO, A83], [toCapital], without(A83.policy_id)))
    expect([isConverting, asked]).toEqual([false, { hasCapital: true, hasAnnuity: true, allAs: undefined, unsplit: undefined }])
  })
})

describe('[MRM-32] capital that the answer does not hold', () => {
  it.each([
    ['is missing where only a contract without a result pays some', SMALL_PERO.policy_id, 'capital', true],
    ['is not, where another contract pays some', A83.policy_id, 'capital', false],
    ['is not, where none was asked for', SMALL_PERO.policy_id, 'annuity', false],
  ] as const)('%s', async (_, policyId, side, isMissing) => {
    const choice = { type: 'allAsChosen', policyId: SMALL_PERO.policy_id, side } as const
    const view = viewOf(await resultOf([SMALL_PERO, A83], [choice], without(policyId)))
    expect(view.isCapitalMissing).toBe(isMissing)
  })
})
