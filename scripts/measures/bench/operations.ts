import { addDays, plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import { countHistory, filterHistory, historyOf, NO_FILTER, type Operation } from '@hautelisse/domain/operations'
import { OPERATION_LABELS } from '@hautelisse/domain/operations/arbitraries'

import { compare, type BenchRow } from './measure.ts'

const TODAY = plainDate('2026-11-20')
const COUNT = 10_000
const ACCOUNTS = Array.from({ length: 40 }, (_, place) => ({
  policy_id: `0040${place}`,
  title: `Plan d’épargne n° ${place}`,
  company_name: 'Kerguénec Participations',
}))
const TYPES = ['VL', 'VERSEMENT', 'TRANSFERT', 'BO_INTERESSEMENT', 'COMPTABLE_ABONDEMENT']

/** Ten thousand operations of six years, on forty accounts. */
const OPERATIONS: readonly Operation[] = Array.from({ length: COUNT }, (_, place) => ({
  id: `op-${place}`,
  scope: 's2e',
  policy_id: `0040${place % ACCOUNTS.length}`,
  type: TYPES[place % TYPES.length] ?? 'VL',
  label: OPERATION_LABELS[place % OPERATION_LABELS.length] ?? '',
  status: 'Traité',
  date: addDays(TODAY, -(place % 2190)),
  amount: euros(place),
}))

const FILTER = { ...NO_FILTER, years: 'all', kind: 'payment', search: 'epargne carte 2025' } as const

/** Measures what a page of operations does with ten thousand of them: read once, then filtered and counted at each key. */
export const run = async (): Promise<BenchRow[]> => {
  const { done } = historyOf(OPERATIONS, ACCOUNTS, TODAY)
  return compare(
    '10,000 operations (runs a second)',
    [
      { name: 'filter and search', run: () => filterHistory(done, FILTER, TODAY) },
      { name: 'filter, search and count', run: () => [filterHistory(done, FILTER, TODAY), countHistory(done, FILTER, TODAY)] },
      { name: 'prepare, once for an answer', run: () => historyOf(OPERATIONS, ACCOUNTS, TODAY) },
    ],
    1,
  )
}
