import type { Reading } from '@hautelisse/domain/explain'
import type { Term } from '@hautelisse/domain/withdrawal'

/** Each step on the result of the one before; totals and gaps are put together from figures with calculations of their own. */
export const READING: Reading = {
  isChain: true,
  assembled: new Set<Term>([
    'withdrawal.total-year',
    'withdrawal.total-month',
    'withdrawal.total-converted',
    'withdrawal.total-capital',
    'withdrawal.spouse-year',
    'withdrawal.spouse-month',
    'withdrawal.gap',
    'withdrawal.net-total',
  ]),
}
