import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { discrepancies, valueOf } from '../explain/index.ts'
import { loadMortalityTables } from '../mortality/index.ts'
import { Decimal, euros, type Euros } from '../money/index.ts'
import { inProportion } from '../properties/arbitraries.ts'
import { projectionEvaluators } from './annuity.ts'
import type { ProjectionPlan } from './departure.ts'
import type { IncomeTerms } from './income-model.ts'
import { livingAt, verdictOf } from './living.ts'
import type { KnownLiving } from './living-model.ts'
import { closingPayment } from './living-payment.ts'
import { plans, savedAmounts } from './arbitraries.ts'
import { livingInTurn, NOTHING_YET } from './living-in-turn.ts'
import { projectRetirement } from './request.ts'
import { partialEstimate } from './sample.testing.ts'

/** An answer runs the whole income six times. */
const FEW = inProportion(0.1)
const TABLES = await loadMortalityTables()
const EVALUATORS = projectionEvaluators(TABLES)

const households: fc.Arbitrary<IncomeTerms> = fc.record({
  maritalStatus: fc.constantFrom('CE', 'MA'),
  children: fc.integer({ min: 0, max: 4 }),
  householdIncome: savedAmounts,
  referenceIncome: fc.option(savedAmounts, { nil: undefined }),
})

const knownLiving = (plan: ProjectionPlan, terms: IncomeTerms): KnownLiving => {
  const living = livingAt(plan, terms, EVALUATORS)
  if (living.kind === 'unknown') throw new Error(living.missing.join())
  return living
}

/** More than the tax that the threshold of collection lets appear at once. */
const more = fc.integer({ min: 50, max: 3000 })
const pensionOf = ({ pension }: ProjectionPlan): Decimal => pension.known ?? new Decimal(0)

const adding: Readonly<Record<'rents' | 'pension', (plan: ProjectionPlan, amount: number) => ProjectionPlan>> = {
  rents: (plan, amount) => ({ ...plan, otherIncomeKind: 'rent', otherIncome: euros(plan.otherIncome.plus(amount)) }),
  pension: (plan, amount) => ({ ...plan, pension: { estimate: null, known: euros(pensionOf(plan).plus(amount)) } }),
}

const add = (all: readonly Euros[]): Decimal => all.reduce((sum, one) => sum.plus(one), new Decimal(0))

describe('what is left to live on', () => {
  test.prop([plans, households], FEW)(
    '[RP-22] [RP-24] parts less the loan add up to the net, which its range holds and its steps give again, in both kinds of euros',
    (plan, terms) => {
      const { figures } = knownLiving(plan, terms)
      for (const { parts, loan, net, low, high, gross, charges, tax, explanation } of Object.values(figures)) {
        expect(
          add(parts.map((part) => part.net))
            .minus(loan)
            .eq(net),
        ).toBe(true)
        expect(gross.minus(charges).minus(tax).minus(loan).eq(net)).toBe(true)
        expect(low.lte(net) && net.lte(high)).toBe(true)
        expect(valueOf(explanation).eq(net)).toBe(true)
        expect(discrepancies(explanation, EVALUATORS)).toEqual([])
      }
    },
  )

  test.prop([plans, households], FEW)('[RP-22] is what the answer of the retirement call says, less the loan', (plan, terms) => {
    const { income } = projectRetirement(plan, TABLES, terms)
    const { figures } = knownLiving(plan, terms)
    for (const kind of ['today', 'departure'] as const)
      expect(income?.[kind].month.total.net?.minus(figures[kind].loan).toString()).toBe(figures[kind].net.toString())
  })

  test.prop([plans, households, fc.constantFrom('rents', 'pension'), more], FEW)(
    '[RP-22] [RP-23] one more known income of 50 € or more never lowers the answer, unless it lifts the household over a threshold of the charges, which is then told',
    (plan, terms, kind, amount) => {
      const before = knownLiving(kind === 'rents' ? { ...plan, otherIncomeKind: 'rent' } : plan, terms)
      const after = knownLiving(adding[kind](plan, amount), terms)
      const isRateHigher = after.charges.rate > before.charges.rate
      expect(isRateHigher || after.figures.today.net.gte(before.figures.today.net)).toBe(true)
    },
  )

  test.prop([plans, fc.option(households, { nil: undefined })], FEW)(
    '[RP-21] nobody whose pension is unknown gets a total or a verdict, whatever else is known',
    (plan, terms) => {
      const living = livingAt({ ...plan, pension: { estimate: null, known: null } }, terms, EVALUATORS)
      expect(living).toMatchObject({ kind: 'unknown', missing: expect.arrayContaining(['pension']) })
      expect('figures' in living).toBe(false)
      expect(verdictOf(living, plan.goal)).toBeUndefined()
    },
  )

  test.prop([plans, households, fc.constantFrom('duration', 'base'), savedAmounts], FEW)(
    '[RP-21] (S-6) nobody whose estimate leaves a scheme out gets a total, a verdict, another age or a payment, until they type the amount',
    (plan, terms, level, amount) => {
      const estimate = partialEstimate(level)
      const partial = { ...plan, pension: { estimate, known: null } }
      const living = livingAt(partial, terms, EVALUATORS)
      expect(living).toMatchObject({ kind: 'unknown', missing: ['pension'] })
      expect(verdictOf(living, plan.goal)).toBeUndefined()
      const limits = { ceiling: undefined, wage: undefined }
      const look = livingInTurn({ plan: partial, terms, evaluators: EVALUATORS, limits }).reduce(
        (held, step) => step(held),
        NOTHING_YET,
      )
      expect([look.ages, look.closing]).toEqual([[], undefined])
      expect(projectRetirement(partial, TABLES, terms).complete).toBe(false)
      const typed = knownLiving({ ...plan, pension: { estimate, known: amount } }, terms)
      expect(typed.figures).toEqual(knownLiving({ ...plan, pension: { estimate: null, known: amount } }, terms).figures)
    },
  )

  test.prop([plans, households, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 400 })], FEW)(
    '[RP-25] [RP-28] a payment that is proposed reaches the goal, one euro less does not, and none is above its limit',
    (plan, terms, gap, limit) => {
      const goal = euros(knownLiving(plan, terms).figures.today.net.plus(gap))
      const wanted = { ...plan, goal, periodicity: 'monthly' as const }
      const found = closingPayment(wanted, terms, EVALUATORS, { ceiling: euros(limit * 12), wage: undefined })
      if (found.kind !== 'proposed') return
      expect(found.month.lte(limit)).toBe(true)
      const netWith = (month: Decimal): Decimal => {
        const payments = { ...plan.payments, pereco: euros(month) }
        return knownLiving({ ...wanted, payments }, terms).figures.today.net
      }
      expect(netWith(found.month).gte(goal)).toBe(true)
      expect(found.month.isZero() || netWith(found.month.minus(1)).lt(goal)).toBe(true)
    },
  )
})
