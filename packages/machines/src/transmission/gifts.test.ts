import { euros } from '@hautelisse/domain/money'
import { expect, it } from 'vitest'
import { fakeStorage } from '../testing/index.ts'
import type { TransmissionEvent } from './events.ts'
import { COUPLE, ENTER, finish, HOME, NEXT, startSimulator } from './fixtures.testing.ts'
import type { Simulator } from './fixtures.testing.ts'
import { draft, selectForm, selectMissing, selectNeedsGiftDay, selectResult } from './index.ts'

const now = ({ actor }: Simulator) => actor.getSnapshot()
const GIVEN = { type: 'patrimonyChanged', change: { has_donate: true } } as const

/** A simulator on the step of the patrimony, with a home and what else is answered. */
const atPatrimony = async (...answers: readonly TransmissionEvent[]): Promise<Simulator> => {
  const simulator = startSimulator({})
  simulator.send(...ENTER, COUPLE, NEXT)
  await finish(simulator)
  simulator.send(...HOME, GIVEN, ...answers)
  return simulator
}

const WHOLE: readonly TransmissionEvent[] = [
  { type: 'giftAdded' },
  { type: 'amountTyped', field: 'gifts.0.amount', text: '60000' },
  { type: 'giftChanged', id: 0, change: { person: 2, made: '2018' } },
]

it('[BEY-88] a gift is added, typed, changed and removed', async () => {
  const simulator = await atPatrimony(...WHOLE, { type: 'giftAdded' }, { type: 'amountLeft', field: 'gifts.0.amount' })
  expect(
    selectForm(now(simulator)).patrimony.gifts.map(({ id, person, made, amount }) => [id, person, made, amount.text]),
  ).toEqual([
    [0, 2, '2018', '60 000,00'],
    [1, 1, '', ''],
  ])
  expect(selectMissing(now(simulator))).toEqual(['gifts.1.amount', 'gifts.1.made'])
  simulator.send({ type: 'giftRemoved', id: 1 })
  expect(selectMissing(now(simulator))).toEqual([])
  expect([...selectNeedsGiftDay(now(simulator))]).toEqual([])
  simulator.send({ type: 'giftChanged', id: 0, change: { made: '2011' } })
  expect([...selectNeedsGiftDay(now(simulator))]).toEqual([0])
})

it('[BEY-75] [BEY-88] gifts are sent in their field, and the result sets children apart', async () => {
  const simulator = await atPatrimony(...WHOLE, NEXT)
  await finish(simulator)
  simulator.send(NEXT)
  await finish(simulator)
  expect(simulator.api.asked.at(-1)?.patrimony.gifts).toEqual([{ person: 2, amount: euros(60_000), made_on: '2018' }])
  const people = selectResult(now(simulator))?.options?.[0]?.rows.map((row) => row.people)
  expect(people).toEqual([undefined, [1], [2]])
})

it('[BEY-88] gifts are kept in the draft as they were typed, and a draft from before has none', async () => {
  const { form } = now(await atPatrimony(...WHOLE)).context
  const text = draft.format({ userId: 'helene', step: 'patrimony', form, isShareTyped: true })
  const kept = (written: string) => draft.read(fakeStorage({ 'hautelisse.transmission': written }))?.form.patrimony.gifts
  expect(kept(text)).toEqual(form.patrimony.gifts)
  const before = JSON.parse(text) as { form: { patrimony: Record<string, unknown> } }
  delete before.form.patrimony['gifts']
  expect(kept(JSON.stringify(before))).toEqual([])
})
