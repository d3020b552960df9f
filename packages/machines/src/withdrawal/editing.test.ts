import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../api/index.ts'
import { settled } from '../testing/index.ts'
import { simulateCall } from '@hautelisse/domain/withdrawal'
import { answerTo, contextOf, finish, PERO, SEVERAL, SPLIT, stateOf } from './fixtures.testing.ts'
import type { Stepper } from './fixtures.testing.ts'
import { draftOf } from './draft-of.ts'
import { selectAnswers, selectEdited, selectErrors } from './index.ts'
import { resultOf, tables, viewOf } from './results.testing.ts'

const begin = async (): Promise<Stepper> => resultOf(SEVERAL, SPLIT)
const answersOf = (stepper: Stepper) => selectAnswers(stepper.actor.getSnapshot())
const editOf = (stepper: Stepper) => selectEdited(stepper.actor.getSnapshot())
const take = async (stepper: Stepper): Promise<void> => {
  stepper.send({ type: 'editTaken' })
  await finish(stepper, (request) => answerTo(SEVERAL, request, tables))
}

describe('[WITH-08] an answer changed on the result (S-29)', () => {
  it('is asked for where it stands, and the result of another age takes its place', async () => {
    const stepper = await begin()
    stepper.send({ type: 'answerEdited', step: 'age' }, { type: 'ageTyped', text: '66' })
    expect([answersOf(stepper)?.age, editOf(stepper)?.step, viewOf(stepper).age]).toEqual([64, 'age', 64])
    await take(stepper)
    expect([stateOf(stepper), answersOf(stepper)?.age, viewOf(stepper).age]).toEqual(['showingResults', 66, 66])
    expect(editOf(stepper)).toBeUndefined()
  })

  it('says what is wrong in its own field; left, everything is as it was, and the draft never held it', async () => {
    const stepper = await begin()
    stepper.send({ type: 'answerEdited', step: 'age' }, { type: 'ageTyped', text: '59' }, { type: 'editTaken' })
    const open = editOf(stepper)
    expect(open && selectErrors(open.snapshot).map(({ code }) => code)).toEqual(['age-out-of-range'])
    expect(draftOf(stepper.actor.getSnapshot())?.retirement_age).toBe('64')
    stepper.send({ type: 'editLeft' })
    expect([stateOf(stepper), contextOf(stepper).form.retirement_age]).toEqual(['showingResults', '64'])
  })

  it('asks for the option that another reversion took away, then for both at once', async () => {
    const stepper = await begin()
    stepper.send({ type: 'answerEdited', step: 'reversible' }, { type: 'reversibleAnswered', reversible: true })
    stepper.send({ type: 'spouseBirthDateTyped', text: '01/05/1966' }, { type: 'reversionPercentageChosen', percentage: 60 })
    stepper.send({ type: 'editTaken' })
    expect([stateOf(stepper), editOf(stepper)?.step]).toEqual(['editingAnswer', 'option'])
    stepper.send({ type: 'optionChosen', option: 'RV_R' })
    await take(stepper)
    expect(answersOf(stepper)).toMatchObject({ option: 'RV_R', spouse: { percentage: 60 } })
  })

  it('leaves the amount that the caret is in before it is taken, as the step does', async () => {
    const stepper = await begin()
    const field = { part: { policyId: PERO.policy_id, name: 'vv' }, side: 'capital' } as const
    stepper.send({ type: 'answerEdited', step: 'distribution' }, { type: 'amountTyped', field, text: '9 000' })
    await take(stepper)
    expect([stateOf(stepper), contextOf(stepper).form.distribution.find(({ name }) => name === 'vv')?.annuity.text]).toEqual([
      'showingResults',
      '650,00',
    ])
  })

  it('keeps the former result and what was typed when the call fails', async () => {
    const stepper = await begin()
    stepper.send({ type: 'answerEdited', step: 'age' }, { type: 'ageTyped', text: '66' }, { type: 'editTaken' })
    expect(editOf(stepper)?.isAsking).toBe(true)
    stepper.api.refuse(new ApiFailure({ code: 'NETWORK', call: simulateCall.name }))
    await settled()
    expect([stateOf(stepper), viewOf(stepper).age, editOf(stepper)?.snapshot.context.form.retirement_age]).toEqual([
      'editingAnswer',
      64,
      '66',
    ])
    expect([contextOf(stepper).failure, editOf(stepper)?.snapshot.context.failure?.code]).toEqual([undefined, 'NETWORK'])
  })

  it('is left by a way to another step', async () => {
    const stepper = await begin()
    stepper.send({ type: 'answerEdited', step: 'age' }, { type: 'ageTyped', text: '66' }, { type: 'modifyRequested' })
    expect([stateOf(stepper), editOf(stepper), contextOf(stepper).form.retirement_age]).toEqual(['distributing', undefined, '64'])
  })
})
