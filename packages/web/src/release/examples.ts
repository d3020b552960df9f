import type { PageExample } from '../shell/index.ts'
import { withBoth } from '../under-way/examples.tsx'

/** A request on one of its steps, Nadia's unless said otherwise. */
const at = (step: string, form: object, userId = 'nadia-belkhir'): Readonly<Record<string, string>> => ({
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
  }),
})
const ADDRESS = '/savings/withdraw'
const NADIA = { person: 'nadia-belkhir' } as const
const SYLVIE = { person: 'sylvie-garnier' } as const
const HOME = { kind: 'blocked', releaseId: 'pee-home', event: '14/09/2026' } as const

const SYLVIES = { ...HOME, policyId: '00482190' } as const

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly PageExample[] = [
  { name: 'the accounts', address: ADDRESS, ports: NADIA },
  { name: 'an account that is chosen', address: ADDRESS, ports: { ...NADIA, stored: at('account', { kind: 'blocked' }) } },
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
