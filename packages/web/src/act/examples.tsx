import { contentOf, keepCall, type KeptPayment, type KeptRelease } from '@hautelisse/domain/kept'
import { releaseLines, reasonOfLine } from '@hautelisse/domain/release'
import { plainDate } from '@hautelisse/domain/calendar'
import { createClient } from '@hautelisse/machines/api'
import type { Before, PageExample } from '../shell/index.ts'

const HOME = releaseLines(plainDate('2026-11-20')).find((line) => reasonOfLine(line) === 'HOME')?.id ?? ''

/** Nadia's release for a home, left at its amount and documents. */
export const BEGUN_RELEASE: KeptRelease = {
  step: 'amount',
  requestKey: 'key-of-a-release',
  form: {
    policyId: '00771221',
    kind: 'blocked',
    releaseId: HOME,
    event: '14/09/2026',
    amount: '300,00',
    wanted: '',
    toFinance: '',
    first: '',
    wage: '',
    couple: 'CE',
  },
  files: ['attestation-notaire.pdf'],
  recorded: null,
}

/** Sylvie's payment, left at its amount. */
export const BEGUN_PAYMENT: KeptPayment = {
  step: 'amount',
  requestKey: 'key-of-a-payment',
  address: {},
  form: {
    policyId: '00482190',
    way: 'card',
    amount: '50',
    frequency: 'MENSUELLE',
    day: 5,
    shares: {},
    taxChoice: '',
    replaces: '',
    inAddition: false,
    keepsCeiling: false,
    hasRead: false,
  },
}

/** Begins an act before a page opens, as another browser does. */
export const begun =
  (id: 'release' | 'payment', draft: KeptRelease | KeptPayment): Before =>
  async ({ transport, csrf }) => {
    await createClient({ transport, csrf }).call(keepCall, {
      params: { id },
      body: { content: contentOf(draft) },
    })
  }

const NADIA = { person: 'nadia-belkhir', before: begun('release', BEGUN_RELEASE) }

/** States of what was begun, for whatever looks at all of them. */
export const EXAMPLES: readonly PageExample[] = [
  { name: 'a withdrawal that was begun, on its first page', address: '/savings/withdraw', ports: NADIA },
  { name: 'a withdrawal that was begun, on the home', address: '/epargne', ports: NADIA },
]
