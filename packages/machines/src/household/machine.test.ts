import { fc, test } from '@fast-check/vitest'
import { plainDate } from '@hautelisse/domain/calendar'
import { householdAnswers, NO_HOUSEHOLD, type HouseholdAnswers } from '@hautelisse/domain/household'
import { householdTexts } from '@hautelisse/domain/household/arbitraries'
import { keptAnswersCall } from '@hautelisse/domain/kept'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakeClient, fakePort, settled } from '../testing/index.ts'
import {
  householdDraftOf,
  householdEntry,
  householdMachine,
  keptHouseholdOf,
  readHouseholdOf,
  selectHousehold,
  selectHouseholdView,
  type HouseholdEvent,
} from './index.ts'

const COUPLE: HouseholdAnswers = { declares: 'MA', parts: 2.5, taxable_income: '42 000', reference_income: '40 000' }

const KEPT = {
  id: 'household' as const,
  begun: plainDate('2026-11-20'),
  until: plainDate('2026-12-20'),
  files: [] as string[],
}

const open = (answers?: HouseholdAnswers, isPerson = false) => {
  const reading = fakePort<'read', HouseholdAnswers | undefined>()
  const actor = createActor(householdMachine, {
    input: { answers, read: isPerson ? (options) => reading.port('read', options) : undefined },
  }).start()
  const send = (...events: readonly HouseholdEvent[]): void => {
    for (const event of events) actor.send(event)
  }
  const view = () => selectHouseholdView(actor.getSnapshot())
  return { actor, reading, send, view, known: () => selectHousehold(actor.getSnapshot()) }
}

describe('the question about the household', () => {
  it('[HH-04] presets nothing, offers the parts of who declares, and knows the household once it is said', () => {
    const { send, view, known, actor } = open()
    expect([view().answers, view().offered, known()]).toEqual([NO_HOUSEHOLD, [], undefined])
    expect([householdDraftOf(actor.getSnapshot()), keptHouseholdOf(actor.getSnapshot())]).toEqual([undefined, undefined])
    send({ type: 'partsChosen', parts: 2 })
    expect(view().answers.parts).toBeNull()
    send({ type: 'declaresChosen', declares: 'MA' }, { type: 'partsChosen', parts: 2.5 })
    send({ type: 'incomeTyped', field: 'taxable_income', text: '42 000' })
    expect(known()).toMatchObject({ declares: 'MA', parts: 2.5, referenceIncome: undefined })
    // Two and a half parts are none of who declares alone.
    send({ type: 'declaresChosen', declares: 'CE' })
    expect([view().answers.parts, view().offered, known()]).toEqual([null, [1, 1.5, 2, 3, 4], undefined])
  })

  it('[HH-04] says what stands against an income once its field is left', () => {
    const { send, view } = open()
    send({ type: 'incomeTyped', field: 'reference_income', text: 'inconnu' })
    expect(view().problems).toEqual({})
    send({ type: 'incomeLeft', field: 'reference_income' })
    expect(view().problems).toEqual({ reference_income: 'not-an-amount' })
    send({ type: 'incomeTyped', field: 'reference_income', text: '' })
    expect(view().problems).toEqual({})
  })

  it('[BEY-09] is what the tab has, else what is kept for the person, unless they answer first', async () => {
    const inTab = open(COUPLE, true)
    expect([inTab.view().isReading, inTab.view().answers]).toEqual([false, COUPLE])

    const kept = open(undefined, true)
    expect([kept.view().isReading, keptHouseholdOf(kept.actor.getSnapshot())]).toEqual([true, 'not-yet'])
    kept.reading.answer(COUPLE)
    await settled()
    expect([kept.view().isReading, kept.view().answers]).toEqual([false, COUPLE])
    expect(keptHouseholdOf(kept.actor.getSnapshot())).toEqual(COUPLE)

    const quick = open(undefined, true)
    quick.send({ type: 'declaresChosen', declares: 'CE' })
    expect([quick.view().isReading, quick.reading.waiting()]).toEqual([false, []])

    const failed = open(undefined, true)
    failed.reading.refuse(new Error('network'))
    await settled()
    expect([failed.view().isReading, failed.view().answers]).toEqual([false, NO_HOUSEHOLD])
  })

  it('[BEY-09] is read under its own name; what this build cannot read counts as none', async () => {
    const read = async (content: Record<string, unknown>) => {
      const api = fakeClient()
      const answer = readHouseholdOf(api.client)({ signal: new AbortController().signal })
      await settled()
      expect(api.inputOf(keptAnswersCall)).toEqual({ params: { id: 'household' } })
      api.answer(keptAnswersCall, { kept: KEPT, content })
      return answer
    }
    expect(await read(COUPLE)).toEqual(COUPLE)
    expect(await read({ ...COUPLE, parts: 7 })).toBeUndefined()
  })

  const events: fc.Arbitrary<HouseholdEvent> = fc.oneof(
    fc.record({ type: fc.constant('declaresChosen' as const), declares: fc.constantFrom('CE', 'MA') }),
    fc.record({ type: fc.constant('partsChosen' as const), parts: fc.constantFrom(1, 1.5, 2, 2.5, 3, 4, 5, 9) }),
    fc.record({
      type: fc.constant('incomeTyped' as const),
      field: fc.constantFrom('taxable_income', 'reference_income'),
      text: fc.string({ maxLength: 40 }),
    }),
    fc.record({ type: fc.constant('incomeLeft' as const), field: fc.constantFrom('taxable_income', 'reference_income') }),
  )

  test.prop([householdTexts, fc.array(events)])(
    '[HH-04] stays what may be kept through any storm of answers, and is read back as it is',
    (answers, storm) => {
      const { actor, send } = open(answers)
      send(...storm)
      const now = actor.getSnapshot().context.answers
      expect(householdAnswers.parse(now)).toEqual(now)
      expect(householdEntry.parse(householdEntry.format(now))).toEqual(now)
    },
  )
})
