import { describe, expect, it } from 'vitest'
import { followSteps } from '../stepper/index.ts'
import { fakeEntries, settled } from '../testing/index.ts'
import { ApiFailure } from '../api/index.ts'
import { FIGURES, finish, SEVERAL, ONE, startStepper, TO_DISTRIBUTION } from './fixtures.testing.ts'
import type { Stepper } from './fixtures.testing.ts'
import { draftOf, selectPlace, selectStep, STEP_IDS } from './index.ts'
import type { StepId } from './index.ts'

const follow = (stepper: Stepper, entries = fakeEntries<StepId>()) => {
  const stop = followSteps(stepper.actor, entries.port, { placeOf: selectPlace, order: STEP_IDS, hasEntries: true })
  return { ...stepper, entries, stop, step: () => selectStep(stepper.actor.getSnapshot()) }
}

const NEXT = { type: 'nextRequested' } as const
const PREVIOUS = { type: 'previousRequested' } as const

const atDistribution = () => {
  const followed = follow(startStepper(ONE))
  followed.send(...TO_DISTRIBUTION)
  return followed
}

const atResults = async () => {
  const followed = atDistribution()
  followed.send(NEXT)
  await finish(followed, () => FIGURES)
  return followed
}

const TO_AGE = ['elsewhere', '1 schemes', '1 age']
const TO_SPLIT = [...TO_AGE, '1 reversible', '1 distribution']

describe('[STEP-01] the browser’s history and the withdrawal simulator', () => {
  it('has one entry for each step, with its name and the number of the run', () => {
    expect(atDistribution().entries.read()).toEqual([...TO_SPLIT.slice(0, -1), '1 distribution*'])
  })

  it('shows the step before on Back, and the next one that was answered on Forward', () => {
    const { entries, step } = atDistribution()
    entries.back()
    entries.back()
    expect(step()).toBe('age')
    entries.forward()
    expect(step()).toBe('reversible')
    entries.forward()
    expect(step()).toBe('distribution')
  })

  it('leaves the page on Back from the first step', () => {
    const { entries } = follow(startStepper(ONE))
    entries.back()
    expect(entries.read()[0]).toBe('elsewhere*')
  })

  it('goes back to the entry of a step that the page itself returns to, so that Back leads on from there', () => {
    const { entries, send, step } = atDistribution()
    send(PREVIOUS, PREVIOUS)
    expect(entries.read()).toEqual(['elsewhere', '1 schemes', '1 age*', '1 reversible', '1 distribution'])
    send(NEXT)
    expect(entries.read()).toEqual(['elsewhere', '1 schemes', '1 age', '1 reversible*', '1 distribution'])
    entries.back()
    entries.back()
    expect(step()).toBe('schemes')
  })

  it('[MRM-83] keeps the answer on Back from the results, and shows it again on Forward without another call', async () => {
    const { entries, step, api, actor } = await atResults()
    entries.back()
    expect([step(), actor.getSnapshot().context.result !== undefined]).toEqual(['distribution', true])
    entries.forward()
    expect([step(), api.waiting().length]).toEqual(['results', 0])
  })

  it('leaves the window open that says why the call was refused', async () => {
    const followed = atDistribution()
    const { entries, send, step } = followed
    send(NEXT)
    entries.openWindow()
    followed.api.refuse(new ApiFailure({ code: 'ERR_MIRROR', status: 403, call: 'x' }))
    await settled()
    expect([step(), entries.read().at(-1)]).toEqual(['distribution', 'window*'])
    entries.back()
    expect([step(), entries.read().filter((entry) => entry.endsWith('results*'))]).toEqual(['distribution', []])
  })

  it('[MRM-83] shows the nearest step in place of results whose answer is gone', async () => {
    const { entries, step, send } = await atResults()
    entries.back()
    entries.back()
    entries.back()
    send({ type: 'ageTyped', text: '66' })
    entries.forward()
    entries.forward()
    entries.forward()
    expect(step()).toBe('distribution')
    expect(entries.read()).toEqual([...TO_SPLIT, '1 distribution*'])
    entries.back()
    expect([step(), entries.read()]).toEqual(['reversible', [...TO_AGE, '1 reversible*', '1 distribution', '1 distribution']])
  })

  it('adds one entry for a press on Suivant, whatever comes while its call runs', async () => {
    const { entries, send, api, step } = atDistribution()
    send(NEXT, NEXT, NEXT)
    expect(entries.read()).toEqual([...TO_SPLIT, '1 results*'])
    api.refuse(new ApiFailure({ code: 'NETWORK', call: 'simulation' }))
    await settled()
    expect([step(), entries.read()]).toEqual(['distribution', [...TO_SPLIT.slice(0, -1), '1 distribution*', '1 results']])
    send({ type: 'retryRequested' })
    expect(entries.read()).toEqual([...TO_SPLIT, '1 results*'])
  })

  it('ends the wait on Back while the call runs', () => {
    const { entries, send, api, step, actor } = atDistribution()
    send(NEXT)
    entries.back()
    expect([step(), actor.getSnapshot().value, api.waiting().length]).toEqual(['distribution', 'distributing', 0])
  })

  it('closes a window first, and counts the entry that it leaves behind as no step', () => {
    const { entries, step } = atDistribution()
    entries.openWindow()
    entries.back()
    expect([step(), entries.read().at(-2)]).toEqual(['distribution', '1 distribution*'])
    entries.forward()
    entries.closeWindow()
    entries.back()
    expect(step()).toBe('reversible')
    entries.forward()
    entries.forward()
    expect(step()).toBe('distribution')
  })

  it('gives the entry that a closed window left behind to the step that comes', () => {
    const { entries, send } = atDistribution()
    entries.openWindow()
    entries.closeWindow()
    send(NEXT)
    expect(entries.read()).toEqual([...TO_SPLIT, '1 results*'])
  })

  it('opens the step of the entry that a reload finds, with the answers of the draft', () => {
    const before = atDistribution()
    before.entries.back()
    const draft = draftOf(before.actor.getSnapshot())
    const { entries, step } = follow(startStepper(ONE, { draft }), fakeEntries<StepId>({ run: 1, step: 'age' }))
    expect([step(), entries.read()]).toEqual(['age', ['elsewhere', '1 age*']])
  })

  it('waits for the results that a reload asks for again', () => {
    const before = atDistribution()
    before.send(NEXT)
    const draft = draftOf(before.actor.getSnapshot())
    const { entries, actor } = follow(startStepper(ONE, { draft }), fakeEntries<StepId>({ run: 1, step: 'results' }))
    expect([actor.getSnapshot().value, entries.read().at(-1)]).toEqual(['simulating', '1 results*'])
  })

  it('keeps the way back inside the page where no entry is known of it', () => {
    const before = atDistribution()
    const draft = draftOf(before.actor.getSnapshot())
    const { entries, send, step } = follow(startStepper(ONE, { draft }), fakeEntries<StepId>())
    expect(entries.read()).toEqual(['elsewhere', '1 distribution*'])
    send(PREVIOUS)
    expect([step(), entries.read()]).toEqual(['reversible', ['elsewhere', '1 reversible*']])
  })

  it('shows the first step for an entry of answers that are gone, and for one that the saver does not have', () => {
    const { entries, step } = follow(startStepper(SEVERAL), fakeEntries<StepId>({ run: 4, step: 'results' }))
    expect([step(), entries.read()]).toEqual(['schemes', ['elsewhere', '1 schemes*']])
    const other = follow(startStepper(ONE), fakeEntries<StepId>({ run: 1, step: 'option' }))
    expect(other.entries.read()).toEqual(['elsewhere', '1 schemes*'])
    const wrong = follow(startStepper(ONE), fakeEntries({ run: 1, step: 'nothing' as StepId }))
    expect(wrong.entries.read()).toEqual(['elsewhere', '1 schemes*'])
  })

  it('writes nothing without a contract, on another page, and once it has ended', () => {
    const { entries } = follow(startStepper([]))
    expect(entries.read()).toEqual(['elsewhere', 'unnamed*'])
    const { entries: left, send, stop } = follow(startStepper(ONE))
    left.leave()
    send(NEXT)
    expect(left.read()).toEqual(['elsewhere', '1 schemes', 'elsewhere*'])
    stop()
    left.back()
    send(PREVIOUS)
    expect(left.read()).toEqual(['elsewhere', '1 schemes*', 'elsewhere'])
  })
})
