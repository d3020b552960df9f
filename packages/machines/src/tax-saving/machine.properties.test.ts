import { fc, test } from '@fast-check/vitest'
import { addDays, plainDate } from '@hautelisse/domain/calendar'
import { MARITAL_STATUSES } from '@hautelisse/domain/income-tax'
import { CHILDREN_CHOICES, exitRates, GENDERS, SHOWN_PERIODICITIES, STEPS, VARIANTS } from '@hautelisse/domain/tax-saving'
import { SLOW } from '@hautelisse/domain/properties/arbitraries'
import { describe, expect } from 'vitest'
import { blow, settled, stepperStorm } from '../testing/index.ts'
import { AMOUNT_FIELDS } from './events.ts'
import type { TaxSavingEvent } from './events.ts'
import { EXIT_FIGURES, RESULT_FIGURES } from './figures.ts'
import { answerTo, finish, HOUSEHOLD, KNOWN, paying, startAtResults, startSimulator, TODAY, WHO } from './fixtures.testing.ts'
import { faultsOf } from './invariant.testing.ts'
import type { TaxSavingSnapshot } from './index.ts'
import { draft, draftOf, selectAdjustment, selectSavingCurve, selectTaxResult } from './index.ts'

const STORMS_MS = 60_000

/** The draft of a moment as a reload finds it. */
const reloaded = (snapshot: TaxSavingSnapshot) => {
  const kept = draftOf(snapshot)
  return kept && draft.parse(draft.format(kept))
}

/** Writes cents as they are typed. */
const inEuros = (cents: number): string => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`

const amountTexts = fc.oneof(
  fc.constantFrom('', '0', '0,01', '100', '1 234,50', '12.5', '-3', 'abc', '99999999999999', ',5'),
  fc.nat({ max: 2_000_000 }).map(inEuros),
)

const events: fc.Arbitrary<TaxSavingEvent> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({ type: 'nextRequested' } as const) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constantFrom(
        'previousRequested' as const,
        'retryRequested' as const,
        'updateRequested' as const,
        'variantAdded' as const,
        'exitOpened' as const,
        'exitClosed' as const,
        'editTaken' as const,
        'editLeft' as const,
      ),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'restartRequested' } as const) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constantFrom('stepRequested' as const, 'historyMoved' as const, 'answerEdited' as const),
      step: fc.constantFrom(...STEPS),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('genderChosen' as const), gender: fc.constantFrom(...GENDERS) }) },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('ageTyped' as const), text: fc.constantFrom('41', '18', '69', '17', '') }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('maritalStatusChosen' as const), status: fc.constantFrom(...MARITAL_STATUSES) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('childrenChosen' as const), children: fc.constantFrom(...CHILDREN_CHOICES) }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('amountTyped' as const),
      field: fc.constantFrom(...AMOUNT_FIELDS),
      text: amountTexts,
      pasted: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('figureOpened' as const),
      figure: fc.constantFrom(...RESULT_FIGURES, ...EXIT_FIGURES),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'figureClosed' } as const) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('amountLeft' as const), field: fc.constantFrom(...AMOUNT_FIELDS) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('periodicityChosen' as const),
      periodicity: fc.constantFrom(...SHOWN_PERIODICITIES),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('variantChanged' as const),
      id: fc.nat({ max: 4 }),
      change: fc.record({ year: fc.constantFrom(2025, 2026, 2030), children: fc.constantFrom(...CHILDREN_CHOICES) }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('variantRemoved' as const), id: fc.nat({ max: 4 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('exitRateChosen' as const), rate: fc.constantFrom(...exitRates(TODAY)) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('exitAgeChosen' as const), age: fc.integer({ min: 50, max: 80 }) }) },
)

const RUSH: readonly TaxSavingEvent[] = [{ type: 'restartRequested' }, ...WHO, ...HOUSEHOLD]

const gusts = stepperStorm(events, {
  rushes: fc.constant(RUSH),
  codes: ['NETWORK', 'ERR_INVALID', 'ERR_INTERNAL', 'ERR_LATER'],
  paths: ['client_age', 'monthly_income', 'allocated_amount', 'elsewhere'],
})

/** Below it no simulation has a law. */
const FIRST_LAW = plainDate('2025-02-15')

/** Days among which years and scales change, and those of clocks that are wrong. */
const days = fc
  .tuple(
    fc.constantFrom('2020-01-01', '2025-02-15', '2026-01-01', '2026-02-20', '2026-11-20', '2027-01-01', '2031-07-14'),
    fc.integer({ min: -2, max: 2 }),
  )
  .map(([day, moved]) => addDays(plainDate(day), moved))

const storms = fc.record({ variant: fc.constantFrom(...VARIANTS), saver: fc.constantFrom({}, KNOWN), storm: gusts })

describe('the tax simulator, in general', () => {
  test.prop([storms], SLOW)(
    '[TAX-42] [TAX-43] [TAX-57] [TS-08] is sound through any storm of answers, moves, results and failures',
    async ({ storm, ...input }) => {
      const simulator = startSimulator(input)
      const broken: unknown[] = []
      simulator.actor.subscribe({ error: (error) => broken.push(error) })
      for (const gust of storm) {
        await blow(gust, simulator, answerTo)
        expect(faultsOf(simulator)).toEqual([])
      }
      simulator.actor.stop()
      expect([broken, simulator.api.waiting()]).toEqual([[], []])
    },
    STORMS_MS,
  )

  test.prop([storms])(
    '[P-STORE-02] goes on after a reload with every answer that was typed',
    async ({ storm, ...input }) => {
      const simulator = startSimulator(input)
      for (const gust of storm) {
        await blow(gust, simulator, answerTo)
      }
      const before = simulator.actor.getSnapshot()
      const again = startSimulator({ ...input, draft: reloaded(before) })
      const after = again.actor.getSnapshot()
      // What the profile tells fills what was left empty.
      const answers = (form: typeof before.context.form) => ({ ...form, gender: '', client_age: '' })
      expect(JSON.stringify(answers(after.context.form))).toBe(JSON.stringify(answers(before.context.form)))
      expect(after.context.variants.map(({ request, year }) => [request, year])).toEqual(
        before.context.variants.map(({ request, year }) => [request, year]),
      )
      expect(faultsOf(again)).toEqual([])
      simulator.actor.stop()
      again.actor.stop()
    },
    STORMS_MS,
  )

  test.prop([fc.integer({ min: 0, max: 900_000 }), fc.constantFrom(...SHOWN_PERIODICITIES)], SLOW)(
    '[TAX-24] [TAX-25] what the page computes for an amount is to the cent what the API answers',
    async (cents, periodicity) => {
      const simulator = await startAtResults({ variant: 'embedded' })
      simulator.send({ type: 'periodicityChosen', periodicity }, paying(inEuros(cents)))
      const preview = selectAdjustment(simulator.actor.getSnapshot())?.preview
      const [request] = simulator.api.waiting()
      if (request !== undefined) simulator.api.answer(answerTo(request))
      await settled()
      const result = selectTaxResult(simulator.actor.getSnapshot())
      expect([preview?.payment, preview?.saving, preview?.effort].map(String)).toEqual(
        [result?.payment, result?.saving, result?.effort].map(String),
      )
      const last = selectSavingCurve(simulator.actor.getSnapshot()).at(-1)
      if (result !== undefined && last?.payment.equals(result.payment) === true)
        expect(last.saving.equals(result.saving)).toBe(true)
      simulator.actor.stop()
    },
    STORMS_MS,
  )

  test.prop(
    [days, days.filter((day) => day >= FIRST_LAW), fc.nat({ max: 900_000 }), fc.integer({ min: 100_000, max: 1_000_000 })],
    SLOW,
  )(
    '[TAX-24] [TAX-25] [TAX-30] whatever the days of the page and of the API, what the page computes is to the cent what the API answers',
    async (today, served, cents, pay) => {
      const simulator = startSimulator({}, { clock: { today: () => today } })
      simulator.send(...WHO, ...HOUSEHOLD.slice(0, -2))
      simulator.send({ type: 'amountTyped', field: 'monthly_income', text: inEuros(pay) }, { type: 'nextRequested' })
      await finish(simulator, served)
      const before = simulator.actor.getSnapshot()
      expect(selectSavingCurve(before).at(-1)?.payment.toString()).toBe(selectTaxResult(before)?.ceiling.toString())
      simulator.send(paying(inEuros(cents)))
      const preview = selectAdjustment(simulator.actor.getSnapshot())?.preview
      simulator.send({ type: 'updateRequested' })
      await finish(simulator, served)
      const result = selectTaxResult(simulator.actor.getSnapshot())
      expect([preview?.payment, preview?.saving].map(String)).toEqual([result?.payment, result?.saving].map(String))
      simulator.actor.stop()
    },
    STORMS_MS,
  )

  test.prop([fc.nat({ max: 5_000_000 }), fc.array(fc.constantFrom(...SHOWN_PERIODICITIES), { maxLength: 8 })])(
    '[TAX-45] [TAX-46] [TAX-47] switching the periodicity as often as one likes loses no cent of what was typed',
    async (cents, switches) => {
      const simulator = await startAtResults()
      const text = inEuros(cents)
      simulator.send(paying(text))
      for (const periodicity of switches) simulator.send({ type: 'periodicityChosen', periodicity })
      simulator.send({ type: 'periodicityChosen', periodicity: 'one_shot' })
      expect(selectAdjustment(simulator.actor.getSnapshot())?.text).toBe(text)
      simulator.actor.stop()
    },
    STORMS_MS,
  )
})
