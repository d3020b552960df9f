/** Top-ups of payments: without and with their explanation; both must give the same figures before anything is measured. */
import { plainDate } from '@hautelisse/domain/calendar'
import { explainTopUp, topUpOf } from '@hautelisse/domain/contributions'
import { topUpCases } from '@hautelisse/domain/contributions/arbitraries'
import fc from 'fast-check'

import { type BenchRow, compare } from './measure.ts'

const SAMPLE = 200
const SEED = 20_261_123

/** Measures both ways, and fails where they differ. */
export const run = async (): Promise<BenchRow[]> => {
  const cases = fc.sample(topUpCases, { seed: SEED, numRuns: SAMPLE }).map((given) => ({
    kind: given.kind,
    asOf: plainDate('2026-11-20'),
    rule: given.rule,
    payment: given.payment,
    matchedBefore: given.matchedBefore,
    ownBefore: given.ownBefore,
    receivedBefore: given.receivedBefore,
    kindReceivedBefore: given.kindReceivedBefore,
  }))
  const other = cases.find((given) => explainTopUp(given).net.value !== topUpOf(given).net.toString())
  if (other !== undefined) throw new Error(`explainTopUp differs from topUpOf on a payment of ${other.payment.toString()}`)
  return compare(
    'top-up of a payment',
    [
      { name: 'topUpOf', run: () => cases.map((given) => topUpOf(given).net) },
      { name: 'explainTopUp, with every step', run: () => cases.map((given) => explainTopUp(given).net.value) },
    ],
    cases.length,
  )
}
