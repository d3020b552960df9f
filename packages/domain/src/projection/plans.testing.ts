import { fc } from '@fast-check/vitest'

import { divideEuros, euros, type Euros } from '../money/index.ts'
import type { ProjectionPlan } from './departure.ts'
import { held, PLAN } from './sample.testing.ts'

/** Amounts from 0 to 300 000 €. */
export const amounts = fc.integer({ min: 0, max: 30_000_000 }).map((cents) => divideEuros(euros(cents), 100))
/** Amounts from 0 to 6 000 €. */
export const small = fc.integer({ min: 0, max: 600_000 }).map((cents) => divideEuros(euros(cents), 100))
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
    co: amounts,
    deducted: amounts,
    other: amounts,
    saved: amounts,
    a83: amounts,
    pension: small,
    otherIncome: small,
    payment: small,
    share: shares,
  })
  .map(planOf)
