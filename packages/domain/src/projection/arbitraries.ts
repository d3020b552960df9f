import fc from 'fast-check'

import { datesOfYears } from '../calendar/arbitraries.ts'
import { plainDate } from '../calendar/index.ts'
import { divideEuros, euros, type Euros } from '../money/index.ts'
import type { ProjectionPlan } from './departure.ts'
import { PAYMENT_PERIODICITIES, type ProjectedContract } from './model.ts'
import { held, PLAN } from './sample.testing.ts'

const amounts = fc
  .integer({ min: 0, max: 50_000_000 })
  .map((cents) => euros(cents).dividedBy(100))
  .map((amount) => euros(amount))

/** Amounts of a month that a project may hold, to the cent. */
export const projectAmounts: fc.Arbitrary<Euros> = fc
  .integer({ min: 0, max: 600_000 })
  .map((cents) => divideEuros(euros(cents), 100))

/** Contracts of people from 40 to 69 on 20/11/2026. */
export const projectedContracts: fc.Arbitrary<ProjectedContract> = fc.record({
  product: fc.constantFrom('PERECO', 'PERO', 'PERU', 'A83'),
  birthDate: datesOfYears(1957, 1986),
  retirementAge: fc.integer({ min: 60, max: 70 }),
  savings: amounts,
  payment: amounts,
  periodicity: fc.constantFrom(...PAYMENT_PERIODICITIES),
  today: fc.constant(plainDate('2026-11-20')),
})

/** Amounts from 0 to 300 000 €. */
export const savedAmounts = fc.integer({ min: 0, max: 30_000_000 }).map((cents) => divideEuros(euros(cents), 100))
const shares = fc.constantFrom(0, 25, 50, 75, 100)

type Drawn = Readonly<
  Record<'co' | 'deducted' | 'other' | 'saved' | 'a83' | 'pension' | 'otherIncome' | 'payment', Euros> &
    Record<'horizon' | 'share', number>
>

const planOf = ({ horizon, co, deducted, other, saved, a83, pension, otherIncome, payment, share }: Drawn): ProjectionPlan => ({
  ...PLAN,
  horizon,
  otherIncome,
  pension: { estimate: null, known: pension },
  accounts: [
    held({
      type: 'PERECO',
      policy_id: 'pereco',
      balance: euros(co.plus(deducted).plus(other).plus(saved)),
      balance_co: co,
      balance_vvd: deducted,
      balance_vvnd: other,
      balance_es: saved,
    }),
    held({ type: 'A83', policy_id: 'a83', balance: a83 }),
  ],
  payments: { pereco: payment, a83: euros(0) },
  shares: { pereco: share },
})

/** Plans of every mixture of origins, with parts as capital, and departures near and far. */
export const plans: fc.Arbitrary<ProjectionPlan> = fc
  .record({
    horizon: fc.integer({ min: 63, max: 70 }),
    co: savedAmounts,
    deducted: savedAmounts,
    other: savedAmounts,
    saved: savedAmounts,
    a83: savedAmounts,
    pension: projectAmounts,
    otherIncome: projectAmounts,
    payment: projectAmounts,
    share: shares,
  })
  .map(planOf)
