import type { Between, PageExample } from '../shell/index.ts'
import { changing, withBoth } from '../under-way/examples.tsx'

/** A request on one of its steps, Nadia's unless said otherwise. */
const at = (step: string, form: object, userId = 'nadia-belkhir', kept: object = {}): Readonly<Record<string, string>> => ({
  'hautelisse.release': JSON.stringify({
    version: 1,
    userId,
    step,
    requestKey: 'example',
    form: {
      policyId: '00771221',
      kind: '',
      releaseId: '',
      event: '',
      amount: '',
      wanted: '',
      toFinance: '',
      first: '',
      wage: '',
      couple: 'CE',
      ...form,
    },
    files: [],
    recorded: null,
    ...kept,
  }),
})
const ADDRESS = '/savings/withdraw'
const NADIA = { person: 'nadia-belkhir' } as const
const SYLVIE = { person: 'sylvie-garnier' } as const
const HOME = { kind: 'blocked', releaseId: 'pee-home', event: '14/09/2026' } as const

const SYLVIES = { ...HOME, policyId: '00482190' } as const

type Lot = { readonly amount: number; readonly claimed?: number }
type Plan = { readonly type: string; readonly investments: readonly { readonly lots: readonly Lot[] }[] }
const claimedOf = ({ amount }: Lot, left: number): number => Math.max(0, Math.round(100 * amount) - left) / 100

/** The PEE once orders have claimed all but this many cents of each of its lots. */
const claimedBut = (left: number): Between =>
  changing('api-s2e/accounts', (answer) => ({
    s2e_accounts: (answer['s2e_accounts'] as readonly Plan[]).map((plan) =>
      plan.type === 'PEE'
        ? Object.assign({}, plan, {
            investments: plan.investments.map((fund) =>
              Object.assign({}, fund, {
                lots: fund.lots.map((lot) => Object.assign({}, lot, { claimed: claimedOf(lot, left) })),
              }),
            ),
          })
        : plan,
    ),
  }))

/** Nadia's PEE once another order has claimed all but 40,00 € of each of its lots. */
export const withClaims: Between = claimedBut(40_00)

/** Nadia's PEE, claimed as a whole. */
export const withAllClaimed: Between = claimedBut(0)

/** The PEE, whose oldest lots were acquired in 2016. */
export const withEarlyLots: Between = changing('api-s2e/accounts', (answer) => ({
  s2e_accounts: (answer['s2e_accounts'] as readonly Plan[]).map((plan) =>
    plan.type === 'PEE'
      ? Object.assign({}, plan, {
          investments: plan.investments.map((fund) =>
            Object.assign({}, fund, {
              lots: fund.lots.map((lot, place) => (place === 0 ? { ...lot, acquired_on: '31/05/2016' } : lot)),
            }),
          ),
        })
      : plan,
  ),
}))

/** A refund is recorded at once, without the one-time code. */
export const recording: Between = (request, pass) =>
  request.path.endsWith('/api-s2e/refunds')
    ? Promise.resolve({ status: 200, body: JSON.stringify({ s2e_transaction_id: '41720009' }) })
    : pass()

/** A request that is recorded and whose documents did not arrive, after a reload: of everything that the PEE held, or of another account. */
export const recordedOf = (policyId = '00771221'): Readonly<Record<string, string>> =>
  at('results', { ...HOME, policyId, amount: '6 000,00' }, NADIA.person, { files: ['acte.pdf'], recorded: '41720001' })

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly PageExample[] = [
  { name: 'the accounts', address: ADDRESS, ports: NADIA },
  { name: 'an account that is chosen', address: ADDRESS, ports: { ...NADIA, stored: at('account', { kind: 'blocked' }) } },
  {
    name: 'what is asked for already beside each kind',
    address: ADDRESS,
    ports: { ...NADIA, between: withClaims, stored: at('account', { kind: 'free' }) },
  },
  {
    name: 'what is asked for already beside the amount',
    address: ADDRESS,
    ports: { ...NADIA, between: withClaims, stored: at('amount', { kind: 'free', amount: '100,00' }) },
  },
  { name: 'a reason with its time limit', address: ADDRESS, ports: { ...NADIA, stored: at('reason', HOME) } },
  {
    name: 'the amount and its net',
    address: ADDRESS,
    ports: { ...NADIA, stored: at('amount', { ...HOME, amount: '6 000,00' }) },
  },
  {
    name: 'free savings summed up',
    address: ADDRESS,
    ports: { ...NADIA, stored: at('summary', { kind: 'free', amount: '500,00' }) },
  },
  {
    name: 'what may be released, before a date is there',
    address: ADDRESS,
    ports: { ...SYLVIE, stored: at('reason', { ...SYLVIES, event: '' }, SYLVIE.person) },
  },
  {
    name: 'an event to come',
    address: ADDRESS,
    ports: { ...SYLVIE, stored: at('reason', { ...SYLVIES, event: '15/01/2027' }, SYLVIE.person) },
  },
  {
    name: 'savings that become free soon',
    address: ADDRESS,
    ports: { ...SYLVIE, stored: at('amount', { policyId: '00482190', kind: 'soon', amount: '100,00' }, SYLVIE.person) },
  },
  {
    name: 'what stays blocked after the event',
    address: ADDRESS,
    ports: { ...SYLVIE, stored: at('reason', SYLVIES, SYLVIE.person) },
  },
  {
    name: 'a bank account in validation and a request that runs',
    address: ADDRESS,
    ports: { ...SYLVIE, between: withBoth, stored: at('amount', { ...SYLVIES, amount: '5 000,00' }, SYLVIE.person) },
  },
  {
    name: 'a summary whose sale waits for the bank account',
    address: ADDRESS,
    ports: {
      ...SYLVIE,
      between: withBoth,
      stored: at('summary', { policyId: '00482190', kind: 'free', amount: '500,00' }, SYLVIE.person),
    },
  },
  {
    name: 'a refund that is recorded, and what happens next',
    address: ADDRESS,
    ports: { ...NADIA, between: recording, stored: at('summary', { kind: 'free', amount: '500,00' }) },
    acts: [{ press: 'main [type="submit"]' }, { until: 'main a[href^="/operations"]' }],
  },
  {
    name: 'documents to send of a request that took everything',
    address: ADDRESS,
    ports: { ...NADIA, between: withAllClaimed, stored: recordedOf() },
  },
  {
    name: 'deducted payments',
    address: ADDRESS,
    ports: {
      ...NADIA,
      stored: at('amount', {
        policyId: '00771224',
        kind: 'blocked',
        releaseId: 'per-home',
        event: '14/09/2026',
        amount: '100,00',
        wage: '30 000,00',
      }),
    },
  },
]
