import { euros } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'
import { fakeStorage } from '../testing/index.ts'
import { keepDraft } from '../stepper/index.ts'
import { draftOf } from './draft-of.ts'
import { draft as entry } from './draft.ts'
import { A83, finish, ONE, PERO, SEVERAL, SMALL_PERO, SPLIT, startStepper, TO_DISTRIBUTION } from './fixtures.ts'
import type { Stepper } from './fixtures.ts'

const kept = (accounts: Parameters<typeof startStepper>[0] = SEVERAL) => {
  const storage = fakeStorage()
  const stepper = startStepper(accounts)
  keepDraft(stepper.actor, storage, entry, { draftOf })
  return { storage, stepper }
}
const value = ({ actor }: Stepper) => actor.getSnapshot().value
const form = ({ actor }: Stepper) => actor.getSnapshot().context.form

describe('a reload', () => {
  it('[P-STORE-02] goes on with every answer on the step that was on the screen', () => {
    const { storage, stepper } = kept()
    stepper.send(...TO_DISTRIBUTION, ...SPLIT)
    const again = startStepper(SEVERAL, { draft: entry.read(storage) })
    expect(value(again)).toBe('distributing')
    expect(form(again)).toEqual(form(stepper))
    again.send({ type: 'stepRequested', step: 'age' }, { type: 'stepRequested', step: 'distribution' })
    expect(value(again)).toBe('distributing')
  })

  it('asks for the simulation again on the results, whose figures are never kept', async () => {
    const { storage, stepper } = kept(ONE)
    stepper.send(...TO_DISTRIBUTION, { type: 'nextRequested' })
    await finish(stepper, () => [{ kind: 'unavailable', policyId: PERO.policy_id }])
    expect(value(stepper)).toBe('showingResults')
    expect(storage.read(entry.key)).not.toContain('unavailable')
    const again = startStepper(ONE, { draft: entry.read(storage) })
    expect([value(again), again.api.asked.length]).toEqual(['simulating', 1])
    expect(again.tags).toEqual([])
  })

  it('starts over with another setting, another contract or another balance', () => {
    const { storage, stepper } = kept(ONE)
    stepper.send(...TO_DISTRIBUTION)
    const draft = entry.read(storage)
    expect(value(startStepper(ONE, { draft, withdraw: true }))).toBe('remindingSchemes')
    expect(value(startStepper(ONE, { draft, withdrawCase: 'owner' }))).toBe('remindingSchemes')
    expect(value(startStepper([A83], { draft }))).toBe('remindingSchemes')
    const other = { ...PERO, balance_es: euros('7130.21') }
    expect(form(startStepper([other], { draft })).retirement_age).toBe('')
  })

  it('stops at the first step whose answer does not hold any more', () => {
    const { storage, stepper } = kept()
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
    const { storage, stepper } = kept()
    stepper.send({ type: 'nextRequested' })
    const fields = JSON.parse(storage.read(entry.key) ?? '') as Record<string, unknown>
    expect(entry.parse(JSON.stringify(fields))).toBeDefined()
    expect(entry.parse(JSON.stringify({ ...fields, more: 1 }))).toBeUndefined()
    expect(entry.parse(JSON.stringify({ ...fields, reversion_percentage: 55 }))).toBeUndefined()
    expect(entry.parse(JSON.stringify({ ...fields, step: 'elsewhere' }))).toBeUndefined()
  })

  it('gains nothing by tampering: locked parts and excluded options stay as the rules have them', () => {
    const { storage, stepper } = kept()
    stepper.send(...TO_DISTRIBUTION)
    const draft = entry.read(storage)
    const distribution = draft?.distribution.map((part) => ({ ...part, capital: '10,00', annuity: '0,00' }))
    const again = startStepper(SEVERAL, {
      draft: draft && { ...draft, step: 'results', furthest: 'results', annuity_type: 'RV_R', distribution: distribution ?? [] },
    })
    const locked = form(again).distribution.filter(({ lock }) => lock !== undefined)
    expect(locked.map(({ capital }) => capital.text)).toEqual(['0,00', '0,00', '0,00'])
    expect([value(again), form(again).annuity_type]).toEqual(['choosingOption', null])
  })

  it('[MRM-46] brings a contract back that is all capital, mandatory payments included', () => {
    const { storage, stepper } = kept([SMALL_PERO])
    stepper.send(...TO_DISTRIBUTION, { type: 'allAsChosen', policyId: SMALL_PERO.policy_id, side: 'capital' })
    expect(
      form(startStepper([SMALL_PERO], { draft: entry.read(storage) })).distribution.map(({ capital }) => capital.text),
    ).toEqual(['3 000,00', '2 000,00', '1 000,00'])
  })

  it('goes when the saver leaves for the savings page', () => {
    const { storage, stepper } = kept()
    stepper.send({ type: 'nextRequested' })
    expect(storage.entries.size).toBe(1)
    stepper.send({ type: 'homeRequested' })
    expect(storage.entries.size).toBe(0)
  })

  it('[P-STORE-02] is not there before the first question', () => {
    const { storage, stepper } = kept()
    expect(storage.entries.size).toBe(0)
    stepper.send({ type: 'nextRequested' })
    expect(entry.read(storage)?.step).toBe('age')
  })

  it('[P-STORE-02] is not written again after a sign-out has wiped it', () => {
    const { storage, stepper } = kept()
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
