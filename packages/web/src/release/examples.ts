import type { PageExample } from '../shell/index.ts'

/** A request of Nadia's on one of its steps. */
const at = (step: string, form: object): Readonly<Record<string, string>> => ({
  'hautelisse.release': JSON.stringify({
    version: 1,
    userId: 'nadia-belkhir',
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
const HOME = { kind: 'blocked', releaseId: 'pee-home', event: '14/09/2026' } as const

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
