import { plainDate } from '@hautelisse/domain/calendar'
import { euros, formatEuros } from '@hautelisse/domain/money'
import type { Euros } from '@hautelisse/domain/money'
import { loadMortalityTables } from '@hautelisse/domain/mortality'
import type { MortalityTables } from '@hautelisse/domain/mortality'
import { simulateWithdrawal } from '@hautelisse/domain/withdrawal'
import type { AvailableResult, SimulationResult } from '@hautelisse/domain/withdrawal'
import type { Account } from '@hautelisse/domain/accounts'
import { beforeAll, describe, expect, it } from 'vitest'
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
} from './fixtures.ts'
import type { Stepper } from './fixtures.ts'
import * as select from './index.ts'

/** Amounts as a reader types them, with ordinary spaces. */
const written = (amount: Euros | undefined): string =>
  amount === undefined ? 'none' : formatEuros(amount).replaceAll('\u00A0', ' ')

/** A plan without compartments, of a small balance. */
const SMALL_A82: Account = {
  type: 'A82',
  scope: 'ais',
  status: 'ENCOURS',
  title: 'Retraite article 82',
  policy_id: 'A82_1',
  balance: euros('8441.12'),
}
const whole = { policyId: 'A82_1', name: 'whole' } as const

let tables: MortalityTables
beforeAll(async () => {
  tables = await loadMortalityTables()
})

type Answering = (answer: SimulationResult) => SimulationResult

/** A stepper with its result; several contracts choose an option first. */
const resultOf = async (
  accounts: readonly Account[],
  split: readonly WithdrawalEvent[],
  answering: Answering = (answer) => answer,
): Promise<Stepper> => {
  const stepper = startStepper(accounts)
  stepper.send(...TO_DISTRIBUTION, ...split, { type: 'nextRequested' })
  if (accounts.length > 1) stepper.send({ type: 'optionChosen', option: 'RV_NR' }, { type: 'nextRequested' })
  await finish(stepper, (request) => answering(answerTo(accounts, request, tables)))
  return stepper
}
const viewOf = (stepper: Stepper): select.ResultsView => {
  const view = select.selectResults(stepper.actor.getSnapshot())
  if (view === undefined) throw new Error('The stepper shows no result.')
  return view
}
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

  it('is given up by whoever changes the distribution meanwhile, and a field that the server refuses then has its step', async () => {
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
    const kinds = (stepper: Stepper) => viewOf(stepper).contracts.map(({ kind }) => kind)
    const askAgain = async (stepper: Stepper, answering: Answering) => {
      stepper.send({ type: 'retryRequested' })
      await finish(stepper, (request) => answering(answerTo([PERO, A83], request, tables)))
      return kinds(stepper)
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
  const kindsOf = (stepper: Stepper) => viewOf(stepper).contracts.map(({ kind }) => kind)

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

describe('[MRM-78] what is not split', () => {
  it.each([
    ['all in annuity', '0', '8 441,12', ['annuity', 'none', false, true]],
    ['all in capital', '8 441,12', '0', ['capital', 'none', true, false]],
    ['all in annuity but a cent', '0', '8 441,11', [undefined, '0,01 €', false, true]],
    ['all in capital but a part', '3 541,12', '0', [undefined, '4 900,00 €', true, false]],
    ['on both sides', '441,12', '8 000', [undefined, 'none', true, true]],
    ['a cent too much', '0', '8 441,13', ['annuity', 'none', false, true]],
    ['nothing', '0', '0', [undefined, '8 441,12 €', false, false]],
  ])('is told beside the result: %s', async (_, capital, annuity, expected) => {
    const { asked } = viewOf(
      await resultOf(
        [SMALL_A82],
        [
          { type: 'amountTyped', part: whole, side: 'capital', text: capital },
          { type: 'amountTyped', part: whole, side: 'annuity', text: annuity },
        ],
      ),
    )
    expect([asked.allAs, written(asked.unsplit), asked.hasCapital, asked.hasAnnuity]).toEqual(expected)
  })

  it('one euro to convert is converted, though it gives no cent a month', async () => {
    const view = viewOf(
      await resultOf(
        [SMALL_A82],
        [
          { type: 'amountTyped', part: whole, side: 'capital', text: '100' },
          { type: 'amountTyped', part: whole, side: 'annuity', text: '1' },
        ],
      ),
    )
    const [row] = view.contracts
    if (row?.kind !== 'available') throw new Error('The answer holds the contract.')
    expect([written(row.annuity.month), row.isConverting, view.isConverting, view.canPickOption]).toEqual([
      '0,00 €',
      true,
      true,
      true,
    ])
  })
})

describe('[MRM-82] the savings that are converted, at the start', () => {
  it('stand by contract and in total, each with its calculation', async () => {
    const stepper = await resultOf(SEVERAL, SPLIT)
    const view = viewOf(stepper)
    const shown = view.contracts.map((row) => (row.kind === 'available' ? written(row.convertedAtStart) : 'unavailable'))
    expect([...shown, written(view.convertedAtStart)]).toEqual(['36 429,48 €', '0,00 €', '18 905,39 €', '55 334,87 €'])
    const value = (figure: select.FigureId) => select.selectExplanation(stepper.actor.getSnapshot(), figure)?.derivation.value
    expect(value({ kind: 'converted' })).toBe('55334.87')
    expect(value({ kind: 'converted', policyId: A83.policy_id })).toBe('18905.39')
  })

  it('have no total where another server leaves one of them out', async () => {
    const bare: Answering = (answer) =>
      answer.map((result) =>
        result.kind === 'available' && result.policyId === A83.policy_id ? { ...result, convertedAtStart: undefined } : result,
      )
    expect(viewOf(await resultOf(SEVERAL, SPLIT, bare)).convertedAtStart).toBeUndefined()
  })
})

describe('[S-CONST-08] guaranteed years', () => {
  it('are those of a contract’s own where it is asked for alone, and those that all offer together', async () => {
    const snapshot = (await resultOf([PERO, PERECO, A83], [])).actor.getSnapshot()
    const years = (policyId?: string) => select.selectAnnuity(snapshot, policyId)?.guaranteed.map((row) => row.years)
    expect([years(), years(PERO.policy_id), years(PERECO.policy_id)]).toEqual([
      [5, 10, 15, 20],
      [5, 10, 15, 20],
      [5, 10, 15, 20, 25],
    ])
    const own = select.selectAnnuity(snapshot, PERECO.policy_id)?.guaranteed.at(-1)
    if (own === undefined) throw new Error('The contract offers guaranteed years.')
    const gap = { kind: 'guarantee-gap', figure: own.figure, period: 'month', policyId: PERECO.policy_id } as const
    expect(select.selectExplanation(snapshot, gap)?.derivation.value).toBe(own.gap.toString())
  })
})

describe('[S-CONST-13] the steps of an annuity that starts late', () => {
  const late = async (birth: string): Promise<Stepper> => {
    const birthDate = plainDate(birth)
    const stepper = startStepper([PERECO], { birthDate })
    stepper.send(...TO_DISTRIBUTION, { type: 'nextRequested' })
    const asOf = plainDate('2026-11-20')
    await finish(stepper, (request) => simulateWithdrawal({ accounts: [PERECO], birthDate, request, asOf, tables }))
    return stepper
  }

  it.each([
    ['1964-03-12', ['AVANT_70', 'DE_70_A_75', 'APRES_75']],
    ['1956-11-12', ['DE_70_A_75', 'APRES_75']],
    ['1950-03-12', ['APRES_75']],
  ])('born on %s are the same in the question and in the answer', async (birth, steps) => {
    const snapshot = (await late(birth)).actor.getSnapshot()
    expect(select.selectAnnuity(snapshot)?.steps.map(({ step }) => step)).toEqual(steps)
    expect(select.selectOptionStep(snapshot).steps).toEqual(steps)
  })

  it('come to the plain annuity where only the last one is left', async () => {
    const view = select.selectAnnuity((await late('1950-03-12')).actor.getSnapshot())
    expect(view?.steps.map(({ year }) => written(year))).toEqual([written(view?.plain.year)])
  })

  it('are all three as long as the age is not known', () => {
    expect(select.selectOptionStep(startStepper([PERECO]).actor.getSnapshot()).steps).toHaveLength(3)
  })
})
