import { euros } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'
import { fakeStorage } from '../testing/index.ts'
import type { TransmissionEvent } from './events.ts'
import { COUPLE, ENTER, finish, HOME, NEXT, startSimulator } from './fixtures.testing.ts'
import type { Simulator } from './fixtures.testing.ts'
import { draft, selectAsksPremiums, selectAtSeventy, selectResult } from './index.ts'

const now = ({ actor }: Simulator) => actor.getSnapshot()

describe('sums of CGI 757 B', () => {
  const contract = { type: 'contractChanged', id: 0, change: { kind: 'per', beneficiary: 'children' } } as const

  const finishAt = async (
    asker: Parameters<typeof startSimulator>[0],
    ...answers: readonly TransmissionEvent[]
  ): Promise<Simulator> => {
    const simulator = startSimulator(asker)
    simulator.send(...ENTER, COUPLE, NEXT)
    await finish(simulator)
    simulator.send(...HOME, NEXT)
    await finish(simulator)
    simulator.send(...answers, NEXT)
    await finish(simulator)
    return simulator
  }
  const lateOf = (simulator: Simulator) =>
    selectResult(now(simulator))?.options?.map(({ rows }) => rows.map(({ late_duty: late }) => late.toNumber()))

  it('[TRM-07] premiums from 70 on are asked of a life insurance, kept as typed, and sent with the age', async () => {
    const typed = { type: 'amountTyped', field: 'contracts.0.premiums_after_70', text: '70 000' } as const
    const simulator = await finishAt(
      { age: 72, isSeventyNext: false },
      { ...contract, change: { beneficiary: 'children' } },
      typed,
    )
    expect([...selectAsksPremiums(now(simulator))]).toEqual([0])
    expect(simulator.api.asked.at(-1)?.life_insurances).toMatchObject({
      insured_age: 72,
      life_insurances_list: [{ premiums_after_70: euros(70_000) }],
    })
    // Two children: 70 000 less 30 500, halved: 19 750 each, above the shares of the estate.
    expect(lateOf(simulator)?.[0]?.[1]).toBeGreaterThan(0)
    expect([...selectAsksPremiums(now(await finishAt({})))]).toEqual([])
  })

  it('[TRM-09] what the 70th birthday changes is told where it comes next, and not otherwise', async () => {
    const next = selectAtSeventy(now(await finishAt({ age: 69 }, contract)))
    const seventy = await finishAt({ age: 70, isSeventyNext: false }, contract)
    expect(next?.map(({ after }) => after)).toEqual(selectResult(now(seventy))?.options?.map(({ total_tax: tax }) => tax))
    expect(next?.every(({ before, after }) => after.greaterThan(before))).toBe(true)
    const far = await finishAt({ age: 60, isSeventyNext: false }, contract)
    expect([selectAtSeventy(now(seventy)), selectAtSeventy(now(far)), selectAtSeventy(now(await finishAt({ age: 69 })))]).toEqual(
      [undefined, undefined, undefined],
    )
  })

  it('[TRANS-50] a draft from before the kind was asked is a life insurance without late premiums', () => {
    const { form } = startSimulator().actor.getSnapshot().context
    const text = draft.format({ userId: 'helene', step: 'heirs', form, isShareTyped: false })
    const before = JSON.parse(text) as { form: { life: { contracts: Record<string, unknown>[] } } }
    for (const row of before.form.life.contracts)
      for (const key of ['kind', 'premiumsAfter70', 'premiumsBefore70']) delete row[key]
    const read = draft.read(fakeStorage({ 'hautelisse.transmission': JSON.stringify(before) }))
    expect(read?.form.life.contracts[0]).toEqual(form.life.contracts[0])
  })
})
