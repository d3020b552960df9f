import { describe, expect, it } from 'vitest'
import { settled } from '../testing/index.ts'
import { answerTo, COUPLE, ENTER, failure, finish, HOME, NEXT, startAtResults, startSimulator } from './fixtures.testing.ts'
import type { Simulator } from './fixtures.testing.ts'
import {
  draftOf,
  followedBy,
  selectHasSecond,
  selectLeavesSecond,
  selectPageStep,
  selectPlace,
  selectResult,
  selectScreen,
  selectSecond,
  selectSteps,
} from './index.ts'

const now = ({ actor }: Simulator) => actor.getSnapshot()
const OPEN = { type: 'secondRequested' } as const
const typing = (field: 'second.own' | 'second.spent', text: string, pasted = false) =>
  ({ type: 'amountTyped', field, text, pasted }) as const

/** The page of the second death of a couple with a home of 900 000 and a life insurance. */
const atSecond = async (): Promise<Simulator> => {
  const simulator = await startAtResults()
  simulator.send(OPEN)
  return simulator
}

describe('the way to the second death', () => {
  it('[BEY-89] a second page of the same result, and back', async () => {
    const simulator = await atSecond()
    const result = selectResult(now(simulator))
    expect([selectScreen(now(simulator)), selectPageStep(now(simulator)), selectPlace(now(simulator))]).toEqual([
      'steps',
      'second-death',
      { run: 1, step: 'second-death' },
    ])
    expect(selectSteps(now(simulator)).at(-1)).toMatchObject({ id: 'results', state: 'current' })
    simulator.send({ type: 'previousRequested' })
    expect([selectPageStep(now(simulator)), selectResult(now(simulator)) === result]).toEqual(['results', true])
  })

  it('[BEY-89] the browser’s history leads there and back', async () => {
    const simulator = await startAtResults()
    const followed = followedBy(simulator.actor)
    for (const step of ['second-death', 'results', 'second-death', 'patrimony'] as const) {
      followed.send({ type: 'historyMoved', step })
      expect(selectPlace(followed.getSnapshot())?.step).toBe(step)
    }
    // Another answer: the result is gone, and with it its second page.
    simulator.send({ type: 'patrimonyChanged', change: { owner_home: false } })
    followed.send({ type: 'historyMoved', step: 'second-death' })
    expect(selectPlace(followed.getSnapshot())?.step).toBe('patrimony')
  })

  it('[BEY-86] without a spouse the result has no such page', async () => {
    const simulator = startSimulator()
    simulator.send(...ENTER, COUPLE, { type: 'heirsChanged', change: { family_situation: 'single' } }, NEXT)
    await finish(simulator)
    simulator.send(...HOME, NEXT)
    await finish(simulator)
    simulator.send(NEXT)
    await finish(simulator)
    expect([selectPageStep(now(simulator)), selectHasSecond(now(simulator)), selectSecond(now(simulator))]).toEqual([
      'results',
      false,
      undefined,
    ])
    simulator.send(OPEN)
    expect(selectPageStep(now(simulator))).toBe('results')
  })
})

describe('the second death by its address', () => {
  it('[BEY-89] shows the one of the saved result', async () => {
    const [, , request] = (await startAtResults()).api.asked
    const simulator = startSimulator({ readsSaved: true }, undefined, true)
    simulator.saved.answer(request && answerTo(request))
    await settled()
    expect(selectPageStep(now(simulator))).toBe('second-death')
    simulator.send({ type: 'previousRequested' })
    expect(selectPageStep(now(simulator))).toBe('results')
  })

  it('[BEY-89] without a result says so, and leads to the simulator', async () => {
    const nothing = startSimulator({ readsSaved: true }, undefined, true)
    nothing.saved.answer(undefined)
    const broken = startSimulator({ readsSaved: true }, undefined, true)
    broken.saved.refuse(failure())
    await settled()
    for (const simulator of [nothing, broken, startSimulator({}, undefined, true)]) {
      expect([selectScreen(now(simulator)), selectLeavesSecond(now(simulator))]).toEqual(['lacking', false])
      simulator.send({ type: 'simulatorRequested' })
      expect([selectScreen(now(simulator)), selectLeavesSecond(now(simulator))]).toEqual(['introduction', true])
    }
  })

  it('[BEY-89] with answers that were kept leads to their step', async () => {
    const begun = startSimulator()
    begun.send(...ENTER, COUPLE, NEXT)
    await finish(begun)
    const simulator = startSimulator({}, draftOf(now(begun)), true)
    expect(selectScreen(now(simulator))).toBe('lacking')
    simulator.send({ type: 'simulatorRequested' })
    expect([selectScreen(now(simulator)), selectPageStep(now(simulator))]).toEqual(['steps', 'patrimony'])
  })
})

describe('what is typed of the second death', () => {
  const codes = (simulator: Simulator) => selectSecond(now(simulator))?.errors.map(({ path, code }) => `${path} ${code}`)

  // Base 450 000 of the home's half: 450 000 − 90 000 − 1 500 = 358 500.
  it('[BEY-85] gives both taxes of each option once the spouse’s patrimony is told', async () => {
    const simulator = await atSecond()
    expect(selectSecond(now(simulator))).toMatchObject({
      outcomes: undefined,
      common: undefined,
      children: 2,
      errors: [],
      isSpending: false,
    })
    simulator.send(typing('second.own', '600000'), { type: 'amountLeft', field: 'second.own' })
    const view = selectSecond(now(simulator))
    expect([view?.form.own.text, view?.common]).toEqual(['600 000,00', 2])
    // ¼: 358 500 × 3/8 = 134 437.50, 34 437.50 taxable, 5 082 each; then 600 000 + 112 500 − 1 500 to two, 49 294 each.
    // Usufruct: 358 500 × 60 % / 2 = 107 550, 7 550 at 5 %, 378 each.
    expect(view?.outcomes?.map(({ option, firstTax, secondTax }) => [option, firstTax.value, secondTax.value])).toEqual([
      ['quarter', '10164', '98588'],
      ['usufruct', '756', '76088'],
    ])
  })

  it('[BEY-89] an amount that cannot be says why once its field was left, and nothing is computed from it', async () => {
    const simulator = await atSecond()
    simulator.send(typing('second.own', '99999999999'))
    expect(codes(simulator)).toEqual([])
    simulator.send({ type: 'amountLeft', field: 'second.own' }, typing('second.spent', 'abc'), {
      type: 'amountLeft',
      field: 'second.spent',
    })
    expect(codes(simulator)).toEqual(['second.own amount-too-large', 'second.spent wrong'])
    expect(selectSecond(now(simulator))?.outcomes).toBeUndefined()
    simulator.send(typing('second.own', '5'), typing('second.own', 'words', true))
    expect(codes(simulator)).toEqual(['second.own pasted-refused', 'second.spent wrong'])
    simulator.send(typing('second.spent', ''), typing('second.own', '6'))
    expect(codes(simulator)).toEqual([])
    expect(selectSecond(now(simulator))?.outcomes?.length).toBe(2)
    simulator.send(typing('second.spent', '7'))
    expect(selectSecond(now(simulator))?.isSpending).toBe(true)
  })

  it('[BEY-84] how many children are common is asked where not all are, and is refused at once', async () => {
    const simulator = startSimulator()
    simulator.send(...ENTER, COUPLE, { type: 'heirsChanged', change: { has_same_parents: false } }, NEXT)
    await finish(simulator)
    simulator.send(...HOME, NEXT)
    await finish(simulator)
    simulator.send(NEXT)
    await finish(simulator)
    simulator.send(OPEN, typing('second.own', '1'), { type: 'secondChanged', change: { common: '3' } })
    expect([codes(simulator), selectSecond(now(simulator))?.outcomes]).toEqual([['second.common wrong'], undefined])
    simulator.send({ type: 'secondChanged', change: { common: '1', hasInsurance: true } })
    expect([codes(simulator), selectSecond(now(simulator))?.common]).toEqual([[], 1])
  })

  it('[BEY-89] stays while the page is left, is sent nowhere and kept nowhere', async () => {
    const simulator = await atSecond()
    const asked = simulator.api.asked.length
    simulator.send(typing('second.own', '600000'), { type: 'previousRequested' }, OPEN)
    expect(selectSecond(now(simulator))?.form.own.text).toBe('600000')
    expect([simulator.api.asked.length, draftOf(now(simulator))]).toEqual([asked, undefined])
    simulator.send({ type: 'stepRequested', step: 'patrimony' }, { type: 'patrimonyChanged', change: { owner_home: false } })
    expect(JSON.stringify(draftOf(now(simulator)))).not.toContain('600000')
  })
})
