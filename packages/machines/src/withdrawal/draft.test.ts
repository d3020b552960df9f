import { euros, formatAmountInput } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'
import { fakeStorage } from '../testing/index.ts'
import { keepDraft } from '../stepper/index.ts'
import { draftOf } from './draft-of.ts'
import { draft as entry } from './draft.ts'
import { A83, finish, ONE, PERO, SEVERAL, SMALL_PERO, SPLIT, startStepper, TO_DISTRIBUTION } from './fixtures.testing.ts'
import type { Stepper } from './fixtures.testing.ts'

const keptStepper = (accounts: Parameters<typeof startStepper>[0] = SEVERAL) => {
  const storage = fakeStorage()
  const stepper = startStepper(accounts)
  keepDraft(stepper.actor, storage, entry, { draftOf })
  return { storage, stepper }
}
const value = ({ actor }: Stepper) => actor.getSnapshot().value
const form = ({ actor }: Stepper) => actor.getSnapshot().context.form

describe('a reload', () => {
  it('[P-STORE-02] goes on with every answer on the step that was on the screen', () => {
    const { storage, stepper } = keptStepper()
    stepper.send(...TO_DISTRIBUTION, ...SPLIT)
    const again = startStepper(SEVERAL, { draft: entry.read(storage) })
    expect(value(again)).toBe('distributing')
    expect(form(again)).toEqual(form(stepper))
    again.send({ type: 'stepRequested', step: 'age' }, { type: 'stepRequested', step: 'distribution' })
    expect(value(again)).toBe('distributing')
  })

  it('asks for the simulation again on the results, whose figures are never kept', async () => {
    const { storage, stepper } = keptStepper(ONE)
    stepper.send(...TO_DISTRIBUTION, { type: 'nextRequested' })
    await finish(stepper, () => [{ kind: 'unavailable', policyId: PERO.policy_id }])
    expect(value(stepper)).toBe('showingResults')
    expect(storage.read(entry.key)).not.toContain('unavailable')
    const again = startStepper(ONE, { draft: entry.read(storage) })
    expect([value(again), again.api.asked.length]).toEqual(['simulating', 1])
    expect(again.tags).toEqual([])
  })

  it('starts over with another setting, or another contract', () => {
    const { storage, stepper } = keptStepper(ONE)
    stepper.send(...TO_DISTRIBUTION)
    const draft = entry.read(storage)
    expect(value(startStepper(ONE, { draft, withdraw: true }))).toBe('remindingSchemes')
    expect(value(startStepper(ONE, { draft, withdrawCase: 'owner' }))).toBe('remindingSchemes')
    expect(value(startStepper([A83], { draft }))).toBe('remindingSchemes')
  })

  it('keeps no balance: what was all of it, or its rest, is that of the balance of today', () => {
    const { storage, stepper } = keptStepper(ONE)
    const part = { policyId: PERO.policy_id, name: 'es' as const }
    stepper.send(...TO_DISTRIBUTION, ...SPLIT, { type: 'splitMoved', part, capitalCents: 313_020 })
    const text = storage.read(entry.key) ?? ''
    for (const { balance } of form(stepper).distribution)
      expect([text.includes(balance.toFixed()), text.includes(formatAmountInput(balance))]).toEqual([false, false])
    const other = { ...PERO, balance_es: euros('8130.20') }
    const again = form(startStepper([other], { draft: entry.read(storage) }))
    expect(again.retirement_age).toBe(form(stepper).retirement_age)
    expect(again.distribution.map(({ name, capital, annuity }) => [name, capital.text, annuity.text])).toEqual([
      ['co', '0,00', '31 480,20'],
      ['vv', '9 650,00', '0,00'],
      ['es', '3 130,20', '5 000,00'],
    ])
  })

  it.each(['1 000,00', '70 000,00', 'abc', ''])('goes on with %j where it was typed, whatever it comes to', (typed) => {
    const { storage, stepper } = keptStepper(ONE)
    const field = { part: { policyId: PERO.policy_id, name: 'vv' as const }, side: 'capital' as const }
    stepper.send(...TO_DISTRIBUTION, { type: 'amountTyped', field, text: typed })
    expect(form(startStepper(ONE, { draft: entry.read(storage) }))).toEqual(form(stepper))
    stepper.send({ type: 'amountLeft', field })
    expect(form(startStepper(ONE, { draft: entry.read(storage) }))).toEqual(form(stepper))
  })

  it('stops at the first step whose answer does not hold any more', () => {
    const { storage, stepper } = keptStepper()
    stepper.send(...TO_DISTRIBUTION)
    const draft = entry.read(storage)
    const again = startStepper(SEVERAL, { draft: draft && { ...draft, retirement_age: '59' } })
    expect(value(again)).toBe('choosingAge')
  })
})

describe('a kept entry', () => {
  it.each(['not json', 'null', '{}', '{"version":0}'])('[P-STORE-02] is dropped when it is %s', (text) => {
    const storage = fakeStorage({ [entry.key]: text })
    expect(entry.read(storage)).toBeUndefined()
    expect(storage.entries.size).toBe(0)
  })

  it('is dropped when a key was added or a value is off its list', () => {
    const { storage, stepper } = keptStepper()
    stepper.send({ type: 'nextRequested' })
    const fields = JSON.parse(storage.read(entry.key) ?? '') as Record<string, unknown>
    expect(entry.parse(JSON.stringify(fields))).toBeDefined()
    expect(entry.parse(JSON.stringify({ ...fields, more: 1 }))).toBeUndefined()
    expect(entry.parse(JSON.stringify({ ...fields, reversion_percentage: 55 }))).toBeUndefined()
    expect(entry.parse(JSON.stringify({ ...fields, step: 'elsewhere' }))).toBeUndefined()
  })

  it('gains nothing by tampering: locked parts and excluded options stay as the rules have them', () => {
    const { storage, stepper } = keptStepper()
    stepper.send(...TO_DISTRIBUTION)
    const draft = entry.read(storage)
    const distribution = draft?.distribution.map((part) => ({ ...part, capital: { typed: '10,00' }, annuity: { typed: '0,00' } }))
    const again = startStepper(SEVERAL, {
      draft: draft && { ...draft, step: 'results', furthest: 'results', annuity_type: 'RV_R', distribution: distribution ?? [] },
    })
    const locked = form(again).distribution.filter(({ lock }) => lock !== undefined)
    expect(locked.map(({ capital }) => capital.text)).toEqual(['0,00', '0,00', '0,00'])
    expect([value(again), form(again).annuity_type]).toEqual(['choosingOption', null])
  })

  it('[MRM-46] brings a contract back that is all capital, mandatory payments included', () => {
    const { storage, stepper } = keptStepper([SMALL_PERO])
    stepper.send(...TO_DISTRIBUTION, { type: 'allAsChosen', policyId: SMALL_PERO.policy_id, side: 'capital' })
    expect(
      form(startStepper([SMALL_PERO], { draft: entry.read(storage) })).distribution.map(({ capital }) => capital.text),
    ).toEqual(['3 000,00', '2 000,00', '1 000,00'])
  })

  it('goes when the saver leaves for the savings page', () => {
    const { storage, stepper } = keptStepper()
    stepper.send({ type: 'nextRequested' })
    expect(storage.entries.size).toBe(1)
    stepper.send({ type: 'homeRequested' })
    expect(storage.entries.size).toBe(0)
  })

  it('[P-STORE-02] is not there before the first question', () => {
    const { storage, stepper } = keptStepper()
    expect(storage.entries.size).toBe(0)
    stepper.send({ type: 'nextRequested' })
    expect(entry.read(storage)?.step).toBe('age')
  })

  it('[P-STORE-02] is not written again after a sign-out has wiped it', () => {
    const { storage, stepper } = keptStepper()
    stepper.send({ type: 'nextRequested' })
    storage.clear()
    stepper.send({ type: 'ageTyped', text: '64' })
    expect(storage.entries.size).toBe(0)
  })

  it('is written no more once the keeping has ended, and never without a contract', () => {
    const storage = fakeStorage()
    const stepper = startStepper(ONE)
    stepper.send({ type: 'nextRequested' })
    keepDraft(stepper.actor, storage, entry, { draftOf })()
    const before = storage.read(entry.key)
    stepper.send({ type: 'ageTyped', text: '64' })
    expect(before).toBeDefined()
    expect(storage.read(entry.key)).toBe(before)
    const untouched = fakeStorage()
    keepDraft(startStepper([]).actor, untouched, entry, { draftOf })()
    expect(untouched.entries.size).toBe(0)
  })
})
