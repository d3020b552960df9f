import { describe, expect, it } from 'vitest'

import { valueOf } from '../explain/index.ts'
import { loadMortalityTables } from '../mortality/index.ts'
import { euros, sumEuros } from '../money/index.ts'
import { projectionEvaluators } from './annuity.ts'
import type { ProjectionPlan } from './departure.ts'
import type { IncomeTerms } from './income-model.ts'
import { capitalShareOf } from './capital-share.ts'
import { livingAt, verdictOf } from './living.ts'
import { livingAges, livingAtAge, livingEffects } from './living-ages.ts'
import type { KnownLiving, Living } from './living-model.ts'
import { livingInTurn, NOTHING_YET } from './living-in-turn.ts'
import { shownLiving } from './living-shown.ts'
import { closingPayment } from './living-payment.ts'
import { A83, partialEstimate, PERECO, PERO, PLAN } from './sample.testing.ts'

const EVALUATORS = projectionEvaluators(await loadMortalityTables())
/** Alone, with nothing else, and a wage whose notice gives the highest rate. */
const ALONE: IncomeTerms = { maritalStatus: 'CE', householdIncome: euros(0), referenceIncome: euros(27_000) }
/** The same project with rents, without a loan. */
const RENTED: ProjectionPlan = { ...PLAN, propertyLoan: euros(0), otherIncomeKind: 'rent' }

const at = (plan: ProjectionPlan, terms: IncomeTerms | undefined): Living => livingAt(plan, terms, EVALUATORS)
const knownLiving = (plan: ProjectionPlan, terms: IncomeTerms = ALONE): KnownLiving => {
  const living = at(plan, terms)
  if (living.kind === 'unknown') throw new Error(living.missing.join())
  return living
}

describe('what is left to live on', () => {
  it('[RP-21] is no number without the state pension or the household: only annuity and other income, gross', () => {
    const without = { ...PLAN, pension: { estimate: null, known: null } }
    expect(at(without, undefined)).toMatchObject({ kind: 'unknown', missing: ['pension', 'household'] })
    expect(at(without, ALONE)).toMatchObject({
      missing: ['pension'],
      atLeast: { today: { annuities: euros('163.51'), other: euros(240) } },
    })
    expect(at(PLAN, undefined)).toMatchObject({ missing: ['household'] })
    expect(verdictOf(at(without, ALONE), euros(1))).toBeUndefined()
  })

  it('[RP-21] (S-6) is no number while the estimate leaves a scheme out: at least what it gives, until the amount is typed', () => {
    const partial = { ...PLAN, pension: { estimate: partialEstimate('duration'), known: null } }
    expect(at(partial, ALONE)).toMatchObject({
      kind: 'unknown',
      missing: ['pension'],
      pension: { kind: 'estimated', leftOut: { scheme: 'notaries', part: 'whole' } },
      atLeast: { today: { pension: euros(1578), annuities: euros('163.51'), other: euros(240) } },
    })
    const before = { ...partial, horizon: 62 }
    expect(at(before, ALONE)).toMatchObject({ missing: ['pension'], pension: { kind: 'not-open' } })
    const typed = { ...partial, pension: { ...partial.pension, known: euros(2400) } }
    expect(knownLiving(typed).pension).toEqual({ kind: 'known', month: euros(2400) })
    expect(knownLiving(typed).figures).toEqual(knownLiving({ ...PLAN, pension: { estimate: null, known: euros(2400) } }).figures)
  })

  it('[RP-22] is gross less charges, tax and loan, in euros of today and of the departure', () => {
    const { today, departure } = knownLiving(PLAN).figures
    expect([today.gross, today.charges, today.tax, today.loan, today.net].map(String)).toEqual([
      '1982.13',
      '135.49',
      '10.82',
      '301.92',
      '1533.9',
    ])
    expect([departure.gross, departure.loan].map(String)).toEqual(['2035.15', '310'])
    expect(valueOf(today.explanation).eq(today.net)).toBe(true)
  })

  it('[RP-23] [RP-29] bears 8.4 % for an income of 20 043,68 € with rents, and 10.1 % for two years by a notice of 27 000 €', () => {
    const { charges, figures, causes } = knownLiving(RENTED)
    expect([charges.rate, charges.referenceIncome?.toFixed(2)]).toEqual([8.4, '20043.68'])
    expect(figures.today.parts.map(({ name, charges: taken }) => [name, String(taken)])).toContainEqual(['other', '28.9'])
    expect(causes.find(({ cause }) => cause === 'first-charges')).toMatchObject({ rate: 10.1, isSupposed: false })
    const supposed = knownLiving(RENTED, { ...ALONE, referenceIncome: undefined })
    expect(supposed.causes.find(({ cause }) => cause === 'first-charges')).toMatchObject({ rate: 10.1, isSupposed: true })
  })

  it('[RP-23] has a lower rate on two parts', () => {
    expect(knownLiving(PLAN, { ...ALONE, maritalStatus: 'MA' }).charges.rate).toBe(0)
  })

  it('[RP-24] has a range from the lowest return with the first rate to the highest with the lasting one', () => {
    const { net, low, high } = knownLiving(RENTED).figures.today
    expect([low, net, high].map(String)).toEqual(['1751.65', '1780.07', '1783.33'])
  })

  it('[RP-25] [RP-26] misses, opens and reaches the goal by the age, with chances that grow', () => {
    const rows = livingAges(RENTED).map((age) => livingAtAge(RENTED, ALONE, EVALUATORS, age))
    expect(rows.map((row) => [row?.age, row?.verdict])).toEqual([
      [63, 'missed'],
      [64, 'missed'],
      [65, 'missed'],
      [66, 'open'],
      [67, 'reached'],
    ])
    const chances = rows.map((row) => row?.chance ?? Number.NaN)
    expect(chances[1]).toBeLessThan(0.01)
    expect(chances.toSorted((a, b) => a - b)).toEqual(chances)
  })

  it('[RP-26] has even chances to reach its own net, which the middle future gives', () => {
    const { net } = knownLiving(PLAN).figures.today
    expect(livingAtAge({ ...PLAN, goal: net }, ALONE, EVALUATORS, 64)?.chance).toBeCloseTo(0.5, 1)
  })

  it('[RP-27] tells a year more and 100 € more a month, and nothing of a capital that there is not', () => {
    const effects = livingEffects(PLAN, ALONE, EVALUATORS)
    expect([effects.oneYearLater, effects.morePayments].map(String)).toEqual(['83.55', '3.35'])
    expect(effects.allAnnuity).toBeUndefined()
    expect(livingEffects({ ...PLAN, horizon: 70 }, ALONE, EVALUATORS).oneYearLater).toBeUndefined()
  })

  it('[RP-28] proposes no payment above the ceiling or a tenth of the wage', () => {
    const limits = { ceiling: euros(4710), wage: euros(3500) }
    expect(closingPayment(PLAN, ALONE, EVALUATORS, limits)).toEqual({ kind: 'too-much', above: 'wage', limit: euros(350) })
    const { net } = knownLiving(PLAN).figures.today
    const near = { ...PLAN, goal: euros(net.plus(5)) }
    const found = closingPayment(near, ALONE, EVALUATORS, limits)
    expect(found.kind).toBe('proposed')
    expect(closingPayment({ ...near, accounts: [] }, ALONE, EVALUATORS, limits)).toEqual({ kind: 'none' })
  })

  it('[RP-22] [RP-25] is shown in whole euros whose parts still add up, with what is missing to the goal in the same euros', () => {
    const shown = (plan: ProjectionPlan, kind: 'today' | 'departure') => {
      const { net, loan, parts, goal, missing, beyond, verdict } = shownLiving(knownLiving(plan), plan, kind)
      const sum = sumEuros(parts.map((part) => part.net))
      expect(sum.minus(loan).eq(net)).toBe(true)
      return [[net, loan, goal, missing, beyond].map(String).join(' '), verdict]
    }
    expect(shown(RENTED, 'today')).toEqual(['1780 0 1900 120 0', 'missed'])
    expect(shown(PLAN, 'today')).toEqual(['1534 302 1900 366 0', 'missed'])
    expect(shown({ ...RENTED, goal: euros(1700) }, 'today')).toEqual(['1780 0 1700 0 80', 'reached'])
    expect(shown(RENTED, 'departure')[0]).toBe('1828 0 1951 123 0')
  })

  it('[RP-12] [RP-26] is computed in turn, each age as alone, with the chosen one first and the chances last', () => {
    const limits = { ceiling: euros(4710), wage: euros(3500) }
    const [first, ...rest] = livingInTurn({ plan: RENTED, terms: ALONE, evaluators: EVALUATORS, limits })
    const begun = first?.(NOTHING_YET) ?? NOTHING_YET
    expect(begun.ages.map(({ age, chance }) => [age, chance])).toEqual([[64, 'waiting']])
    const { ages, effects, closing } = rest.reduce((look, step) => step(look), begun)
    expect(ages).toEqual(livingAges(RENTED).map((age) => livingAtAge(RENTED, ALONE, EVALUATORS, age)))
    expect(effects).toEqual(livingEffects(RENTED, ALONE, EVALUATORS))
    expect(closing).toEqual(closingPayment(RENTED, ALONE, EVALUATORS, limits))
  })

  it('[RP-05] has one split of all that may be chosen, by the savings behind it', () => {
    const paid = { pero: euros(0), pereco: euros(150) }
    const share = (shares: Readonly<Record<string, number>>, accounts = [PERO, PERECO, A83]) =>
      capitalShareOf({ accounts, payments: paid, shares })
    expect([share({}), share({ pereco: 60 }), share({ pereco: 60 }, [PERO, A83])]).toEqual([0, 40, undefined])
    const held = { ...PERECO, policy_id: 'held', balance: euros(300) }
    expect(share({ held: 0, pereco: 60 }, [{ ...PERECO, balance: euros(100) }, held])).toBe(85)
  })
})
