import { euros } from '@hautelisse/domain/money'
import { VARIANTS } from '@hautelisse/domain/tax-saving'
import { describe, expect, it } from 'vitest'
import { keepDraft } from '../stepper/index.ts'
import { fakeStorage } from '../testing/index.ts'
import { draftOf } from './draft-of.ts'
import { draft as entry } from './draft.ts'
import {
  adjustmentOf,
  finish,
  KNOWN,
  monthly,
  once,
  paying,
  resultOf,
  startAtResults,
  startSimulator,
  stepOf,
  TODAY,
} from './fixtures.testing.ts'
import type { Simulator } from './fixtures.testing.ts'
import { selectComparison, selectExit } from './index.ts'

describe('what is kept', () => {
  it('[P-STORE-02] goes on after a reload with the answers, the amount and the variants, and asks again', async () => {
    const storage = fakeStorage()
    const simulator = await startAtResults()
    const stop = keepDraft(simulator.actor, storage, entry, { draftOf })
    simulator.send({ type: 'variantAdded' }, monthly, paying('100'), { type: 'exitAgeChosen', age: 67 })
    stop()
    const again = startSimulator({ draft: entry.read(storage) })
    expect(again.api.waiting()).toMatchObject([
      { client_age: 41, allocated_amount: euros(100), allocated_periodicity: 'monthly' },
    ])
    await finish(again)
    expect([resultOf(again).payment.toString(), adjustmentOf(again).periodicity, adjustmentOf(again).text]).toEqual([
      '1200',
      'monthly',
      '100',
    ])
    expect(selectComparison(again.actor.getSnapshot()).variants).toHaveLength(1)
    expect(selectExit(again.actor.getSnapshot())?.age).toBe(67)
  })

  it.each(VARIANTS)(
    '[P-STORE-02] [TAX-24] [TAX-43] comes back as the adjustment was left, and up to date: %s',
    async (variant) => {
      const storage = fakeStorage()
      const reloaded = async (simulator: Simulator): Promise<Simulator> => {
        keepDraft(simulator.actor, storage, entry, { draftOf })()
        const again = startSimulator({ variant, draft: entry.read(storage) })
        await finish(again)
        await finish(again)
        return again
      }
      const simulator = await startAtResults({ variant })
      simulator.send(monthly)
      const preset = await reloaded(simulator)
      expect(adjustmentOf(preset)).toMatchObject({ text: '450,00', periodicity: 'monthly', isStale: false, isUpdating: false })
      expect(preset.api.asked).toMatchObject([
        { allocated_amount: null },
        { allocated_amount: euros(450), allocated_periodicity: 'monthly' },
      ])
      simulator.send(once, paying('1 000'), monthly)
      const typed = await reloaded(simulator)
      expect(adjustmentOf(typed)).toMatchObject({ text: '83,33', periodicity: 'monthly', isStale: false, isUpdating: false })
      expect(typed.api.asked).toMatchObject([{ allocated_amount: euros('83.33'), allocated_periodicity: 'monthly' }])
      expect(resultOf(typed).payment.toString()).toBe('999.96')
      typed.send(once)
      expect(adjustmentOf(typed).text).toBe('1 000')
    },
  )

  it('[P-STORE-02] is dropped when it cannot be read, and not written again once a sign-out has wiped it', () => {
    const storage = fakeStorage({ [entry.key]: '{"version":0}' })
    expect([entry.read(storage), storage.entries.size]).toEqual([undefined, 0])
    for (const text of [undefined, '', 'null', '{', '{"version":1}']) expect(entry.parse(text)).toBeUndefined()
    const simulator = startSimulator()
    keepDraft(simulator.actor, storage, entry, { draftOf })
    simulator.send({ type: 'genderChosen', gender: 'M' })
    expect(storage.entries.size).toBe(1)
    storage.clear()
    simulator.send({ type: 'genderChosen', gender: 'F' })
    simulator.send({ type: 'genderChosen', gender: 'M' })
    expect(storage.entries.size).toBe(0)
  })

  it.each([
    ['nobody known', {}],
    ['a member', KNOWN],
  ])(
    '[P-STORE-02] [P-SESS-04] is not kept if nothing was answered, as behind the notice that the session has ended: %s',
    (_, saver) => {
      const storage = fakeStorage()
      const simulator = startSimulator({ saver })
      const stop = keepDraft(simulator.actor, storage, entry, { draftOf })
      simulator.send({ type: 'variantRemoved', id: 7 }, { type: 'nextRequested' })
      stop()
      expect(storage.entries.size).toBe(0)
    },
  )

  it('goes on at the first step that does not hold any more, filled by what the profile tells', () => {
    const draft = entry.parse(
      JSON.stringify({
        version: 1,
        step: 'results',
        gender: '',
        client_age: '',
        marital_status: 'CE',
        children: 0,
        monthly_income: '',
        spouse_monthly_income: '',
        allocated_amount: '',
        allocated_periodicity: '',
        shown: 'one_shot',
        exitAge: 64,
        variants: [],
      }),
    )
    expect(stepOf(startSimulator({ draft, saver: KNOWN }))).toBe('income')
    expect(stepOf(startSimulator({ draft }))).toBe('gender')
    expect(TODAY).toBe(startSimulator().actor.getSnapshot().context.today)
  })
})
