import { describe, expect, it } from 'vitest'
import { SEVERAL, startStepper } from './fixtures.testing.ts'
import { selectSteps } from './index.ts'
import type { StepAnswer, StepId, WithdrawalEvent } from './index.ts'

const TO_AGE: readonly WithdrawalEvent[] = [{ type: 'nextRequested' }]

/** What the stepper shows of a step after these events. */
const answerAfter = (step: StepId, ...events: readonly WithdrawalEvent[]): StepAnswer | undefined => {
  const stepper = startStepper(SEVERAL)
  stepper.send(...TO_AGE, ...events)
  return selectSteps(stepper.actor.getSnapshot()).find(({ id }) => id === step)?.answer
}

describe('the answers along the stepper', () => {
  it.each(['69', '069', ' 69 '])('[MRM-60] the age is the one that was read: %j', (text) => {
    expect(answerAfter('age', { type: 'ageTyped', text }, { type: 'nextRequested' })).toEqual({ kind: 'age', age: 69 })
  })

  it.each(['60,5', ''])('[MRM-60] a text that is no age is shown as none: %j', (text) => {
    const events = [
      { type: 'ageTyped', text: '64' },
      { type: 'nextRequested' },
      { type: 'previousRequested' },
      { type: 'ageTyped', text },
      { type: 'previousRequested' },
    ] as const
    expect(answerAfter('age', ...events)).toBeUndefined()
  })

  it('[MRM-62] no answer on reversion is not shown as "no"', () => {
    const toReversion = [{ type: 'ageTyped', text: '64' }, { type: 'nextRequested' }] as const
    expect(answerAfter('reversible', ...toReversion, { type: 'nextRequested' })).toEqual({
      kind: 'reversible',
      reversible: null,
    })
    const no = { type: 'reversibleAnswered', reversible: false } as const
    expect(answerAfter('reversible', ...toReversion, no, { type: 'nextRequested' })).toEqual({
      kind: 'reversible',
      reversible: false,
    })
  })
})
