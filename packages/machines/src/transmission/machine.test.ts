import { euros } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'
import { fakeStorage, settled } from '../testing/index.ts'
import { keepDraft } from '../stepper/index.ts'
import {
  answerTo,
  ASKER,
  COUPLE,
  ENTER,
  failure,
  finish,
  HOME,
  NEXT,
  startAtResults,
  startSimulator,
} from './fixtures.testing.ts'
import type { Simulator } from './fixtures.testing.ts'
import {
  draft,
  draftOf,
  selectDeletion,
  selectErrors,
  selectExplanation,
  selectFailure,
  selectForm,
  selectIsComplete,
  selectIsFromBefore,
  selectMissing,
  selectIsLast,
  selectResult,
  selectScreen,
  selectStep,
  selectSteps,
  selectSupposed,
} from './index.ts'

const now = ({ actor }: Simulator) => actor.getSnapshot()
const codes = (simulator: Simulator) => selectErrors(now(simulator)).map(({ path, code }) => `${path} ${code}`)

describe('the slides before the steps', () => {
  it('[TRANS-07] [TRANS-09] [TRANS-10] [TRANS-36] lead in and back', () => {
    const simulator = startSimulator()
    const seen = [selectScreen(now(simulator))]
    for (const type of ['accessRequested', 'noticeRefused', 'accessRequested', 'noticeAccepted'] as const) {
      simulator.send({ type })
      seen.push(selectScreen(now(simulator)))
    }
    expect(seen).toEqual(['introduction', 'notice', 'introduction', 'notice', 'steps'])
    expect(selectStep(now(simulator))).toBe('heirs')
  })

  it('[TRANS-48] [TRANS-49] a saved simulation is read for the customers of the simulator alone', async () => {
    expect(startSimulator().saved.asked).toEqual([])
    const simulator = startSimulator({ readsSaved: true })
    expect([simulator.saved.asked, selectScreen(now(simulator))]).toEqual([['helene'], 'waiting'])
    simulator.saved.answer(undefined)
    await settled()
    expect(selectScreen(now(simulator))).toBe('introduction')
  })

  it('[O-ERR-12] a saved simulation that cannot be read leaves the introduction, and nothing is deleted', async () => {
    const simulator = startSimulator({ readsSaved: true })
    simulator.saved.refuse(failure())
    await settled()
    expect([selectScreen(now(simulator)), simulator.removed.asked, simulator.api.asked]).toEqual(['introduction', [], []])
  })

  it('[TRANS-50] [TRANS-23] (S-20) a whole saved simulation opens on its result, which alone may have changed since; one that stopped halfway fills the form', async () => {
    const whole = await startAtResults()
    const [first, , last] = whole.api.asked
    expect(selectIsFromBefore(now(whole))).toBe(false)
    for (const [request, screen] of [
      [last, 'steps'],
      [first, 'introduction'],
    ] as const) {
      const simulator = startSimulator({ readsSaved: true })
      simulator.saved.answer(request && answerTo(request))
      await settled()
      expect([selectScreen(now(simulator)), selectForm(now(simulator)).heirs]).toEqual([screen, selectForm(now(whole)).heirs])
      expect(selectResult(now(simulator)) === undefined).toBe(screen === 'introduction')
      expect(selectIsFromBefore(now(simulator))).toBe(true)
    }
  })
})

describe('the three steps', () => {
  it('[TRANS-04] [TRANS-12] [TRANS-37] [O-CALL-04] [O-CALL-05] are each submitted with what is known, then lead on', async () => {
    const simulator = await startAtResults()
    expect(
      simulator.api.asked.map(({ user_id, ...parts }) => [
        user_id,
        ...Object.values(parts).map((part) => Object.keys(part).length > 0),
      ]),
    ).toEqual([
      ['helene', true, false, false],
      ['helene', true, true, false],
      ['helene', true, true, true],
    ])
    expect(selectSteps(now(simulator)).map(({ id, state }) => `${id} ${state}`)).toEqual([
      'heirs done',
      'patrimony done',
      'life-insurances done',
      'results current',
    ])
  })

  it('[TRANS-17] go on once they are complete; until then they say what is missing', () => {
    const simulator = startSimulator()
    simulator.send(...ENTER, NEXT)
    expect([selectIsComplete(now(simulator)), codes(simulator)]).toEqual([
      false,
      ['has_testament required', 'family_situation required', 'children required'],
    ])
    simulator.send(COUPLE)
    expect([selectIsComplete(now(simulator)), codes(simulator), simulator.api.asked]).toEqual([true, [], []])
  })

  it('[HEIR-40] (S-36) tell a wrong age as soon as its field is left, and an empty one only when asked to go on', () => {
    const simulator = startSimulator()
    const age = (spouse_age: string) => simulator.send({ type: 'heirsChanged', change: { spouse_age } })
    simulator.send(...ENTER, COUPLE)
    age('8')
    expect([codes(simulator), selectMissing(now(simulator))]).toEqual([[], ['spouse_age']])
    simulator.send({ type: 'heirLeft', field: 'spouse_age' })
    expect(codes(simulator)).toEqual(['spouse_age spouse-minor'])
    age('')
    expect(codes(simulator)).toEqual([])
    age('68')
    expect([codes(simulator), selectMissing(now(simulator))]).toEqual([[], []])
  })

  it('[TRANS-18] the last one is told, and so are heirs that end the simulator', () => {
    const simulator = startSimulator()
    simulator.send(...ENTER)
    expect(selectIsLast(now(simulator))).toBe(false)
    simulator.send({ type: 'heirsChanged', change: { has_testament: true } })
    expect(selectIsLast(now(simulator))).toBe(true)
  })

  it.each([
    ['a testament', { has_testament: true }, 'testament'],
    [
      'no child, spouse, brother or sister',
      { has_testament: false, family_situation: 'pacs', children: '0', siblings: '0' },
      'family',
    ],
  ] as const)(
    '[TRANS-20] [TRANS-21] [TRANS-39] [TRANS-40] [TRANS-41] [TRANS-42] %s empties what was kept and says why',
    async (_, change, why) => {
      const simulator = startSimulator()
      simulator.send(...ENTER, { type: 'heirsChanged', change }, NEXT)
      expect(simulator.api.asked).toEqual([{ user_id: 'helene', heirs: {}, patrimony: {}, life_insurances: {} }])
      await finish(simulator)
      expect([selectExplanation(now(simulator)), selectStep(now(simulator))]).toEqual([why, 'heirs'])
      simulator.send({ type: 'explanationClosed' })
      expect([selectExplanation(now(simulator)), selectForm(now(simulator)).heirs]).toMatchObject([undefined, change])
    },
  )

  it('[TRANS-38] [O-ERR-01] a submit that fails keeps the step and what was typed, and can be made again', async () => {
    const simulator = startSimulator()
    simulator.send(...ENTER, COUPLE, NEXT)
    simulator.api.refuse(failure('NETWORK'))
    await settled()
    expect([selectStep(now(simulator)), selectFailure(now(simulator))]).toMatchObject([
      'heirs',
      { code: 'NETWORK', canRetry: true, isMarked: false },
    ])
    expect(selectForm(now(simulator)).heirs.spouse_age).toBe('65')
    simulator.send({ type: 'retryRequested' })
    await finish(simulator)
    expect([selectStep(now(simulator)), selectFailure(now(simulator))]).toEqual(['patrimony', undefined])
  })

  it('a submit can be given up, and its answer comes too late', async () => {
    const simulator = startSimulator()
    simulator.send(...ENTER, COUPLE, NEXT, { type: 'previousRequested' })
    expect([simulator.api.waiting(), selectStep(now(simulator))]).toEqual([[], 'heirs'])
  })

  it('[TRANS-50] Précédent keeps every answer', async () => {
    const simulator = await startAtResults()
    for (let back = 0; back < 3; back += 1) simulator.send({ type: 'previousRequested' })
    expect([selectStep(now(simulator)), selectForm(now(simulator)).patrimony.home_value.text]).toEqual(['heirs', '900 000'])
    expect(selectResult(now(simulator))).toBeDefined()
  })

  it('[TRANS-51] another answer drops the result', async () => {
    const simulator = await startAtResults()
    simulator.send({ type: 'stepRequested', step: 'patrimony' }, { type: 'patrimonyChanged', change: { family_at_home: false } })
    expect(selectResult(now(simulator))).toBeUndefined()
  })
})

describe('what the form proposes', () => {
  it('[PATRI-11] half of the home to a married person, until another part is typed', async () => {
    const simulator = startSimulator()
    const share = () => selectForm(now(simulator)).patrimony.home_percentage.text
    simulator.send(...ENTER, COUPLE)
    expect(share()).toBe('50,00')
    simulator.send(NEXT)
    await finish(simulator)
    simulator.send({ type: 'amountTyped', field: 'home_percentage', text: '30' }, { type: 'previousRequested' })
    simulator.send({ type: 'heirsChanged', change: { family_situation: 'single' } })
    expect(share()).toBe('30')
  })

  it('[LIFE-05] [LIFE-08] unticking clears every contract, ticking again gives an empty one', async () => {
    const simulator = await startAtResults()
    simulator.send({ type: 'previousRequested' })
    const names = () => selectForm(now(simulator)).life.contracts.map(({ name, beneficiary }) => `${name} ${beneficiary}`)
    expect(names()).toEqual(['LIFE_INSURANCE 1 spouse'])
    simulator.send({ type: 'lifeSwitched', on: false })
    expect(names()).toEqual([])
    simulator.send({ type: 'lifeSwitched', on: true })
    expect(names()).toEqual([' spouse'])
  })

  it('[PATRI-17] [PATRI-18] goods that are hidden come back, and the first tick gives an empty one', async () => {
    const simulator = startSimulator()
    simulator.send(...ENTER, COUPLE, NEXT)
    await finish(simulator)
    const tick = (on: boolean) => simulator.send({ type: 'patrimonyChanged', change: { has_other_patrimony: on } })
    tick(true)
    simulator.send({ type: 'goodTypeChosen', id: 0, good: 'financial' }, { type: 'goodAdded' }, { type: 'goodRemoved', id: 1 })
    tick(false)
    tick(true)
    expect(selectForm(now(simulator)).patrimony.other_goods.map(({ type, rate }) => [type, rate.text])).toEqual([
      ['financial', '100,00'],
    ])
  })

  it('[TRM-04] the saver’s own plans, counted and left out again', async () => {
    const simulator = startSimulator()
    simulator.send(...ENTER, COUPLE, NEXT)
    await finish(simulator)
    simulator.send({ type: 'planSwitched', policyId: '2', on: true })
    expect(selectForm(now(simulator)).patrimony.other_goods.map(({ planId, amount }) => [planId, amount.parsed.kind])).toEqual([
      ['2', 'amount'],
    ])
    simulator.send({ type: 'planSwitched', policyId: '2', on: false })
    expect(selectForm(now(simulator)).patrimony).toMatchObject({ has_other_patrimony: false, other_goods: [] })
  })
})

describe('beside the result', () => {
  it('[TRM-05] "Et si…" moves figures without a call, and back', async () => {
    const simulator = await startAtResults()
    const calls = simulator.api.asked.length
    const taxes = () => selectSupposed(now(simulator))?.settlement?.options.map(({ totalTax }) => totalTax.toString())
    const saved = taxes()
    simulator.send({ type: 'supposed', change: { clause: 'children', spouseAge: 92 } })
    expect(taxes()).not.toEqual(saved)
    simulator.send({ type: 'supposedCleared' })
    expect([taxes(), simulator.api.asked.length]).toEqual([saved, calls])
  })

  it('[TRANS-44] [TRANS-45] [TRANS-46] [TRANS-47] “Tout effacer et recommencer” deletes once confirmed, then begins again', async () => {
    const simulator = await startAtResults()
    simulator.send({ type: 'deletionRequested' }, { type: 'deletionCancelled' })
    expect([selectDeletion(now(simulator)), simulator.removed.asked]).toEqual(['none', []])
    simulator.send({ type: 'deletionRequested' }, { type: 'deletionConfirmed' })
    expect([selectDeletion(now(simulator)), simulator.removed.asked]).toEqual(['deleting', ['helene']])
    simulator.removed.answer('OK')
    await settled()
    expect([selectScreen(now(simulator)), selectResult(now(simulator)), selectForm(now(simulator)).heirs.children]).toEqual([
      'introduction',
      undefined,
      '',
    ])
  })

  it('[TRANS-46] a deletion that fails keeps the simulation', async () => {
    const simulator = await startAtResults()
    simulator.send({ type: 'deletionRequested' }, { type: 'deletionConfirmed' })
    simulator.removed.refuse(failure('NETWORK'))
    await settled()
    expect([
      selectDeletion(now(simulator)),
      selectFailure(now(simulator))?.code,
      selectResult(now(simulator)) === undefined,
    ]).toEqual(['none', 'NETWORK', false])
  })
})

describe('what is kept of the tab', () => {
  it('[TRANS-50] the answers as they were typed, of the same person alone, and no figure', async () => {
    const storage = fakeStorage()
    const simulator = startSimulator()
    const stop = keepDraft(simulator.actor, storage, draft, { draftOf })
    simulator.send(...ENTER)
    expect(draft.read(storage)).toBeUndefined()
    simulator.send(COUPLE, NEXT)
    await finish(simulator)
    simulator.send(...HOME)
    const kept = draft.read(storage)
    const again = startSimulator({}, kept)
    expect([selectScreen(now(again)), selectStep(now(again)), selectForm(now(again)).patrimony.home_value.text]).toEqual([
      'steps',
      'patrimony',
      '900 000',
    ])
    expect(selectScreen(now(startSimulator({ userId: 'marc' }, kept)))).toBe('introduction')
    simulator.send(NEXT)
    await finish(simulator)
    simulator.send(NEXT)
    await finish(simulator)
    expect(draft.read(storage)).toBeUndefined()
    stop()
  })

  it('keeps what plans hold by none of their amounts: today’s are filled in again, and a changed one stays as it was typed', async () => {
    const storage = fakeStorage()
    const simulator = startSimulator()
    keepDraft(simulator.actor, storage, draft, { draftOf })
    simulator.send(...ENTER, COUPLE, NEXT)
    await finish(simulator)
    simulator.send(...HOME, { type: 'planSwitched', policyId: '2', on: true }, NEXT)
    await finish(simulator)
    simulator.send({ type: 'planSwitched', policyId: '3', on: true })
    expect(selectForm(now(simulator)).life.contracts.map(({ amount }) => amount.text)).toEqual(['85 000,00', '40 000,00'])
    const text = storage.read(draft.key) ?? ''
    expect(['85 000', '12 000', '40 000'].filter((amount) => text.includes(amount))).toEqual([])
    const before = selectForm(now(simulator))
    expect(selectForm(now(startSimulator({}, draft.read(storage))))).toEqual(before)

    const [insurance, plan, own] = ASKER.accounts
    const richer = [insurance!, { ...plan!, balance: euros(13_000) }, own!]
    expect(selectForm(now(startSimulator({ accounts: richer }, draft.read(storage)))).patrimony.other_goods[0]?.amount.text).toBe(
      '13 000,00',
    )
    simulator.send({ type: 'amountTyped', field: 'contracts.0.amount', text: '86 000' })
    expect(selectForm(now(startSimulator({}, draft.read(storage)))).life.contracts[0]?.amount.text).toBe('86 000')
  })
})
