import { WITHDRAW_CASES } from '@hautelisse/domain/withdrawal'
import type { PageExample } from '../shell/index.ts'
import { results } from '../withdrawal/examples.tsx'

const PERSON = { person: 'sylvie-garnier' } as const

/** A home out of the PERECO, as far as it can be printed. */
export const HOME_STORED = {
  'hautelisse.withdraw-case': JSON.stringify({
    version: 1,
    userId: 'sylvie-garnier',
    of: 'owner',
    form: { policyId: '00482201', reason: 'HOME', event: '14/09/2026', amount: '5 000,00' },
  }),
}

/** The results of the simulator as the first part of a withdrawal. */
export const AT_RESULTS = {
  ...PERSON,
  stored: Object.fromEntries(
    Object.entries(results().ports?.stored ?? {}).map(([key, text]) => [
      key,
      text.replace('"withdraw":false', '"withdraw":true'),
    ]),
  ),
}

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly PageExample[] = [
  { name: 'the six cases', address: '/savings/withdraw/ais', ports: PERSON },
  ...WITHDRAW_CASES.map((of) => ({ name: `the case ${of}`, address: `/savings/withdraw/ais/${of}`, ports: PERSON })),
  { name: 'the agreement under the results', address: '/savings/withdraw/ais/retirement', ports: AT_RESULTS },
  { name: 'a home with its net', address: '/savings/withdraw/ais/owner', ports: { ...PERSON, stored: HOME_STORED } },
]
