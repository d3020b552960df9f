import { describe, expect, it } from 'vitest'
import { STEPS } from '@hautelisse/domain/tax-saving'
import type { Step } from '@hautelisse/domain/tax-saving'
import { followSteps } from '../stepper/index.ts'
import { fakeEntries } from '../testing/index.ts'
import { startAtResults, startSimulator, WHO } from './fixtures.testing.ts'
import type { Simulator } from './fixtures.testing.ts'
import { selectTaxPlace, selectTaxStep } from './index.ts'

const follow = ({ actor, send }: Simulator, hasEntries = true) => {
  const entries = fakeEntries<Step>()
  followSteps(actor, entries.port, { placeOf: selectTaxPlace, order: STEPS, hasEntries })
  return { actor, send, entries, step: () => selectTaxStep(actor.getSnapshot()) }
}

describe('[STEP-01] the browser’s history and the tax simulator', () => {
  it('shows the step before on Back, and the next one that was answered on Forward', () => {
    const { entries, send, step } = follow(startSimulator())
    send(...WHO)
    expect(entries.read()).toEqual(['elsewhere', '1 gender', '1 age', '1 marital-status*'])
    entries.back()
    entries.back()
    expect(step()).toBe('gender')
    entries.forward()
    expect(step()).toBe('age')
  })

  it('[TAX-48] shows the nearest step of the new simulation in place of one of the former', async () => {
    const { entries, send, step, actor } = follow(await startAtResults())
    expect(entries.read()).toEqual(['elsewhere', '1 results*'])
    send({ type: 'restartRequested' }, ...WHO)
    expect(entries.read()).toEqual(['elsewhere', '1 results', '2 gender', '2 age', '2 marital-status*'])
    for (let presses = 0; presses < 3; presses += 1) entries.back()
    expect([step(), actor.getSnapshot().context.result]).toEqual(['marital-status', undefined])
    expect(entries.read()).toEqual(['elsewhere', '2 marital-status*', '2 gender', '2 age', '2 marital-status'])
  })

  it('keeps one entry inside another page, and leaves Back to that page', () => {
    const { entries, send, step } = follow(startSimulator({ variant: 'contained' }), false)
    send(...WHO)
    expect(entries.read()).toEqual(['elsewhere', '1 marital-status*'])
    entries.openWindow()
    entries.back()
    expect([step(), entries.read()]).toEqual(['marital-status', ['elsewhere', '1 marital-status*', 'window']])
  })
})
