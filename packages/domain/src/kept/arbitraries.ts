import { fc } from '@fast-check/vitest'

import { plainDate } from '../calendar/index.ts'
import { FREQUENCIES, PAYMENT_STEPS, TAX_CHOICES, WAYS } from '../payment/index.ts'
import { RELEASE_HOUSEHOLDS, RELEASE_KINDS, RELEASE_STEPS, releaseLines } from '../release/index.ts'
import { SWITCH_STEPS } from '../fund-switch/index.ts'
import type { Draft } from './drafts.ts'

/** Numbers that are typed in the wrong field: whole, grouped, begun, of other countries, and a French account without its country. */
export const ACCOUNT_NUMBERS = [
  'FR1420041010050500013M02606',
  'FR14 2004 1010 0505 0001 3M02 606',
  'fr14-2004-1010-0505-0001-3m02-606',
  'DE89 3704 0044 0532 0130 00',
  'BE68 5390 0754 7034',
  'FR14 2004 1010 0505 0001',
  'TN59 1000 6035 1835 9847 8831',
  'MA64 0115 1900 0001 2050 0053 4921',
  'ＦＲ14 2004 1010 0505 0001 3M02 606',
  '20041 01005 05000133026 06',
]

/** Texts as savers type them, an IBAN in the wrong field among them. */
export const typedTexts: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.string({ maxLength: 20 }) },
  fc.constantFrom('50', '1 234,56', '14/09/2026', 'plan de financement.pdf', ''),
  fc
    .tuple(fc.string({ maxLength: 10 }), fc.constantFrom(...ACCOUNT_NUMBERS), fc.string({ maxLength: 10 }))
    .map((parts) => parts.join(' ')),
)

const shares = fc.dictionary(typedTexts, typedTexts, { maxKeys: 4 })
const files = fc.array(typedTexts, { maxLength: 4 })
const common = { requestKey: fc.uuid(), isSent: fc.boolean() }
const LINES = releaseLines(plainDate('2026-11-20')).map(({ id }) => id)

const payments = fc.record({
  ...common,
  step: fc.constantFrom(...PAYMENT_STEPS),
  address: fc.record({ account: typedTexts, replaces: typedTexts, again: typedTexts }, { requiredKeys: [] }),
  files,
  form: fc.record({
    policyId: typedTexts,
    way: fc.constantFrom(...WAYS, '' as const),
    amount: typedTexts,
    frequency: fc.constantFrom(...FREQUENCIES),
    day: fc.integer({ min: 1, max: 31 }),
    shares,
    taxChoice: fc.constantFrom(...TAX_CHOICES, '' as const),
    replaces: typedTexts,
    inAddition: fc.boolean(),
    keepsCeiling: fc.boolean(),
    hasRead: fc.boolean(),
  }),
})
const switches = fc.record({
  ...common,
  step: fc.constantFrom(...SWITCH_STEPS),
  form: fc.record({ policyId: typedTexts, destination: typedTexts, isAware: fc.boolean(), out: shares, in: shares }),
})
const releases = fc.record({
  ...common,
  step: fc.constantFrom(...RELEASE_STEPS),
  files,
  recorded: fc.constant(null),
  form: fc.record({
    policyId: typedTexts,
    kind: fc.constantFrom(...RELEASE_KINDS, '' as const),
    releaseId: fc.oneof(fc.constantFrom(...LINES, ''), typedTexts),
    event: typedTexts,
    amount: typedTexts,
    wanted: typedTexts,
    toFinance: typedTexts,
    first: typedTexts,
    wage: typedTexts,
    couple: fc.constantFrom(...RELEASE_HOUSEHOLDS),
  }),
})
const transfers = fc.record({
  form: fc.record({
    policyId: typedTexts,
    isEmployed: fc.constantFrom(true, false, null),
    last: typedTexts,
    manager: typedTexts,
    number: typedTexts,
  }),
})

/** What savers type in each act, sensitive reasons and IBANs among it: nothing of it is ready to be kept. */
export const typedDrafts: fc.Arbitrary<Draft> = fc.oneof(
  payments.map((draft): Draft => ({ act: 'payment', draft })),
  switches.map((draft): Draft => ({ act: 'fund-switch', draft })),
  releases.map((draft): Draft => ({ act: 'release', draft })),
  transfers.map((draft): Draft => ({ act: 'transfer', draft })),
)
