import fc from 'fast-check'

import { accountBalances, policyIds } from '../accounts/arbitraries.ts'
import { ACCOUNT_SCOPES } from '../accounts/index.ts'
import { datesOfYears } from '../calendar/arbitraries.ts'
import { EMPLOYEE_TRANSACTION_TYPES, RETIREMENT_TRANSACTION_TYPES, type Operation } from './model.ts'

/** Labels that the specification has seen, letter for letter. Any other is shown as it was sent (P-TXN-07, P-TXN-09). */
export const OPERATION_LABELS = [
  'Prime de participation',
  'Arbitrage',
  'Versement Volontaire Programmé',
  'Versement par Carte Bancaire',
  'Versement par prélèvement',
  'Réallocation',
  'Intéressement',
  'Participation',
  'Versement entreprise',
] as const

/** Types that are described, and one that nobody knows. */
export const operationTypes: fc.Arbitrary<string> = fc.constantFrom(
  ...EMPLOYEE_TRANSACTION_TYPES,
  ...RETIREMENT_TRANSACTION_TYPES,
  'VERSEMENT',
  'OPERATION_DIVERSE',
)

/** Statuses of both lists, and one that nobody knows. */
export const operationStatuses: fc.Arbitrary<string> = fc.constantFrom(
  'Traité',
  'Traitée',
  'En cours',
  'En cours de traitement',
  'Annulé',
  'En attente',
)

/** Operations of two years, with and without a deadline and a top-up. */
export const operations: fc.Arbitrary<Operation> = fc.record(
  {
    id: fc.uuid(),
    scope: fc.constantFrom(...ACCOUNT_SCOPES),
    type: operationTypes,
    label: fc.constantFrom(...OPERATION_LABELS),
    status: operationStatuses,
    date: datesOfYears(2025, 2026),
    amount: accountBalances,
    abondment: fc.option(accountBalances),
    deadline_date: fc.option(datesOfYears(2025, 2026)),
    policy_id: policyIds,
  },
  { requiredKeys: ['id', 'scope', 'type', 'label', 'status', 'date', 'amount'] },
)
