import { plainDate } from '@hautelisse/domain/calendar'
import { Decimal, euros } from '@hautelisse/domain/money'
import type { TaxAnswer } from '@hautelisse/domain/tax-saving'
import { describe, expect, it } from 'vitest'
import { keepDraft } from '../stepper/index.ts'
import { fakeStorage, settled } from '../testing/index.ts'
import { draftOf } from './draft-of.ts'
import { draft as entry } from './draft.ts'
import { answerTo, finish, HOUSEHOLD, NEXT, paying, startSimulator, TODAY, WHO } from './fixtures.testing.ts'
import type { Simulator } from './fixtures.testing.ts'
import * as simulatorModule from './index.ts'
import {
  selectAdjustment,
  selectComparison,
  selectExit,
  selectSavingCurve,
  selectTaxResult,
  selectTaxStep,
  selectTaxYear,
} from './index.ts'
import type { TaxSavingSnapshot } from './index.ts'

const UPDATE = { type: 'updateRequested' } as const

/** Starts a simulator whose page has another day than the API, and asks for somebody alone on 3 000 € a month. */
const askOn = (day: string): Simulator => {
  const simulator = startSimulator({}, { clock: { today: () => plainDate(day) } })
  simulator.send(...WHO, ...HOUSEHOLD.slice(0, -2), { type: 'amountTyped', field: 'monthly_income', text: '3 000' }, NEXT)
  return simulator
}

const answeredBy = async (day: string, answer: (computed: TaxAnswer) => TaxAnswer): Promise<Simulator> => {
  const simulator = askOn(day)
  const [request] = simulator.api.waiting()
  if (request !== undefined) simulator.api.answer(answer(answerTo(request)))
  await settled()
  return simulator
}

/** What the page computes itself. */
const computedBy = ({ actor }: Simulator) => {
  const snapshot = actor.getSnapshot()
  return {
    curve: selectSavingCurve(snapshot).length > 0,
    preview: selectAdjustment(snapshot)?.preview !== undefined,
    exit: selectExit(snapshot) !== undefined,
    comparison: snapshot.can({ type: 'variantAdded' }),
    marginalRate: selectTaxResult(snapshot)?.marginalRate !== undefined,
  }
}
const NOTHING = { curve: false, preview: false, exit: false, comparison: false, marginalRate: false }

/** Reads every selector of the room that asks for nothing but a state. */
const readAll = (snapshot: TaxSavingSnapshot): readonly string[] =>
  Object.entries(simulatorModule).flatMap(([name, select]) => {
    if (!name.startsWith('select') || typeof select !== 'function' || select.length !== 1) return []
    const read = select as (snapshot: TaxSavingSnapshot) => unknown
    read(snapshot)
    return [name]
  })

describe('a page and an API whose days differ', () => {
  // What 4 800 € save: under the ceiling of 4 710 for payments of 2026, and under that of 4 806 for those of 2027.
  it.each([
    ['2026-12-31', '2027-01-01', 2027, 4806, 1165],
    ['2027-01-01', '2026-12-31', 2026, 4710, 1150],
    ['2020-01-01', '2026-11-20', 2026, 4710, 1150],
    ['2031-07-14', '2026-11-20', 2026, 4710, 1150],
  ])(
    '[TAX-24] [TAX-25] [TAX-30] [TS-07] [TS-08] on %s and %s: what the page computes is by the law of the answer',
    async (page, server, year, ceiling, saving) => {
      const simulator = askOn(page)
      await finish(simulator, plainDate(server))
      const read = () => simulator.actor.getSnapshot()
      expect(selectTaxResult(read())).toMatchObject({ year, incomeYear: 2025, ceiling: euros(ceiling) })
      expect(selectSavingCurve(read()).at(-1)).toMatchObject({ payment: euros(ceiling), bends: [{ kind: 'ceiling' }] })
      simulator.send(paying('4 800'))
      expect(selectAdjustment(read())?.preview?.saving).toEqual(euros(saving))
      simulator.send(UPDATE)
      await finish(simulator, plainDate(server))
      expect(selectTaxResult(read())?.saving).toEqual(euros(saving))
      simulator.send({ type: 'variantAdded' }, { type: 'exitOpened' }, { type: 'exitRateChosen', rate: new Decimal('0.3') })
      expect(selectComparison(read()).variants).toMatchObject([
        { year, incomeYear: 2025, ceiling: euros(ceiling), saving: euros(saving) },
      ])
      expect(selectComparison(read()).years).toContain(year)
      expect(selectExit(read())).toMatchObject({ exit: { effort: euros(4800 - saving) } })
      expect(selectTaxYear(read())).toMatchObject({ year, incomeYear: 2025 })
    },
  )

  it('[TAX-30] [TS-08] applies the scale of the answer on the day of the finance law, to what was kept beside it too', async () => {
    const simulator = askOn('2026-02-19')
    await finish(simulator, plainDate('2026-02-19'))
    simulator.send({ type: 'variantAdded' })
    const compared = () =>
      selectComparison(simulator.actor.getSnapshot()).variants.map(({ incomeYear, saving }) => [incomeYear, saving])
    expect(compared()).toEqual([[2024, selectTaxResult(simulator.actor.getSnapshot())?.saving]])
    simulator.send(paying('1 000'), UPDATE)
    await finish(simulator, plainDate('2026-02-20'))
    const after = selectTaxResult(simulator.actor.getSnapshot())
    simulator.send({ type: 'variantAdded' })
    expect(compared()).toEqual([
      [2025, euros(1150)],
      [2025, after?.saving],
    ])
  })

  it('[P-STORE-02] [TS-08] keeps through a reload what is compared under the year of the answer', async () => {
    const storage = fakeStorage()
    const simulator = askOn('2026-12-31')
    await finish(simulator, plainDate('2027-01-01'))
    const stop = keepDraft(simulator.actor, storage, entry, { draftOf })
    simulator.send({ type: 'variantAdded' })
    stop()
    const again = startSimulator({ draft: entry.read(storage) }, { clock: { today: () => plainDate('2026-12-31') } })
    await finish(again, plainDate('2027-01-01'))
    expect(selectComparison(again.actor.getSnapshot()).variants).toMatchObject([{ year: 2027, ceiling: euros(4806) }])
  })
})

describe('a year later than the last known', () => {
  it.each([
    ['2028-03-01', '2028-03-01'],
    ['2028-03-01', '2029-01-02'],
    ['2029-01-02', '2028-12-31'],
  ])('[P-STORE-02] [TS-08] keeps what is compared through a reload: added on %s, reloaded on %s', async (added, reloaded) => {
    const storage = fakeStorage()
    const simulator = askOn(added)
    await finish(simulator, plainDate(added))
    const stop = keepDraft(simulator.actor, storage, entry, { draftOf })
    simulator.send({ type: 'variantAdded' }, { type: 'variantAdded' }, { type: 'variantChanged', id: 1, change: { year: 2027 } })
    stop()
    const again = startSimulator({ draft: entry.read(storage) }, { clock: { today: () => plainDate(reloaded) } })
    await finish(again, plainDate(reloaded))
    const { variants, years } = selectComparison(again.actor.getSnapshot())
    const own = Number(added.slice(0, 4))
    expect(variants).toMatchObject([{ year: own, incomeYear: 2025 }, { year: 2027 }])
    expect(years).toEqual([...new Set([2025, 2026, 2027, own, Number(reloaded.slice(0, 4))])].toSorted((a, b) => a - b))
  })
})

describe('an answer by a law that the page does not have', () => {
  it.each<[string, (answer: TaxAnswer) => TaxAnswer]>([
    ['of a scale not known here', (answer) => ({ ...answer, year: 2027, income_year: 2026 })],
    ['of a year before the first known one', (answer) => ({ ...answer, year: 2024, income_year: 2023 })],
    ['of no year of the calendar', (answer) => ({ ...answer, year: 123_456 })],
    ['with another ceiling', (answer) => ({ ...answer, vv_envelope_monthly: euros('392.6') })],
    [
      'with another saving',
      (answer) => ({ ...answer, tax_reduction: answer.tax_reduction.plus('0.01') as typeof answer.tax_reduction }),
    ],
  ])('[TAX-24] [TAX-25] is shown alone: %s', async (_, change) => {
    const simulator = await answeredBy(TODAY, change)
    expect(selectTaxStep(simulator.actor.getSnapshot())).toBe('results')
    expect(computedBy(simulator)).toEqual(NOTHING)
  })

  it('[TAX-38] is the law of the page’s day where it names no year', async () => {
    const simulator = await answeredBy(TODAY, ({ vv_envelope_monthly, tax_reduction }) => ({
      vv_envelope_monthly,
      tax_reduction,
    }))
    expect(computedBy(simulator)).toEqual({ curve: true, preview: true, exit: true, comparison: true, marginalRate: true })
  })
})

describe('a day whose law is not known', () => {
  it('[TAX-30] names no scale, and keeps nobody from an answer nor from what the page computes beside it', async () => {
    const simulator = startSimulator({}, { clock: { today: () => plainDate('2020-01-01') } })
    const seen = new Set<string>()
    const read = () => readAll(simulator.actor.getSnapshot())
    read()
    for (const event of [...WHO, ...HOUSEHOLD]) {
      simulator.send(event)
      seen.add(selectTaxStep(simulator.actor.getSnapshot()))
      expect(read()).toContain('selectTaxYear')
    }
    expect(selectTaxYear(simulator.actor.getSnapshot())).toMatchObject({ year: 2020, incomeYear: undefined })
    simulator.send({ type: 'exitRateChosen', rate: new Decimal('0.11') })
    await finish(simulator)
    read()
    expect([...seen]).toEqual(['gender', 'age', 'marital-status', 'children', 'income'])
    expect(selectTaxResult(simulator.actor.getSnapshot())?.saving.toString()).toBe('1620')
    expect(computedBy(simulator)).toEqual({ curve: true, preview: true, exit: true, comparison: true, marginalRate: true })
  })

  it.each(['2020-01-01', '2025-02-14'])(
    '[TAX-38] on %s leaves out what the page computes where the answer names no year either',
    async (day) => {
      const simulator = await answeredBy(day, ({ vv_envelope_monthly, tax_reduction }) => ({
        vv_envelope_monthly,
        tax_reduction,
      }))
      expect(readAll(simulator.actor.getSnapshot()).length).toBeGreaterThan(5)
      expect(computedBy(simulator)).toEqual(NOTHING)
      expect(selectTaxResult(simulator.actor.getSnapshot())?.ceiling).toEqual(euros(4710))
    },
  )

  it('[P-STORE-02] [TS-08] goes on with a draft that compares', async () => {
    const storage = fakeStorage()
    const simulator = askOn(TODAY)
    await finish(simulator)
    const stop = keepDraft(simulator.actor, storage, entry, { draftOf })
    simulator.send({ type: 'variantAdded' }, { type: 'variantChanged', id: 0, change: { year: 2025 } })
    stop()
    const again = startSimulator({ draft: entry.read(storage) }, { clock: { today: () => plainDate('2025-02-14') } })
    readAll(again.actor.getSnapshot())
    expect(selectComparison(again.actor.getSnapshot()).variants).toEqual([])
    await finish(again)
    expect(selectComparison(again.actor.getSnapshot()).variants).toMatchObject([{ year: 2025, incomeYear: 2024 }])
  })
})
