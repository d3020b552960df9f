import { EMPTY_PAYMENT, type PaymentForm, type PaymentStep } from '@hautelisse/domain/payment'
import { draft } from '@hautelisse/machines/payment'
import type { PageExample } from '../shell/index.ts'

/** A saver comes back to 200,00 € a month, shared among three funds of their PEE. */
const atStep = (name: string, step: PaymentStep, form: Partial<PaymentForm> = {}): PageExample => ({
  name,
  address: '/transactional/payment',
  ports: {
    person: 'sylvie-garnier',
    stored: {
      [draft.key]: draft.format({
        userId: 'sylvie-garnier',
        step,
        requestKey: 'example',
        address: {},
        form: {
          ...EMPTY_PAYMENT,
          policyId: '00482190',
          way: 'scheduled',
          amount: '200,00',
          shares: { 'monetaire-responsable': '20', 'obligations-responsables': '30', 'actions-europe-durable': '50' },
          ...form,
        },
      }),
    },
  },
})

/** 100,00 € a month for the plan to which 150,00 € a month go already. */
const SECOND = { policyId: '00482201', amount: '100,00', shares: { 'retraite-2035': '100' }, taxChoice: 'DEDUCTIBLE' } as const

/** More than the tax notice leaves to be deducted. */
const DEBIT = {
  policyId: '00482201',
  way: 'debit',
  amount: '5 000,00',
  shares: { 'retraite-2035': '100' },
  taxChoice: 'DEDUCTIBLE',
} as const

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly PageExample[] = [
  { name: 'the account that is paid into', address: '/transactional/payment', ports: { person: 'sylvie-garnier' } },
  atStep('the amount with what it comes to', 'amount'),
  atStep('a debit to a retirement contract, with what is deducted of it', 'means', DEBIT),
  {
    ...atStep('a debit to a retirement contract, line by line of the tax notice', 'means', DEBIT),
    acts: [
      { until: '[data-ceilings] button' },
      { press: '[data-ceilings] button' },
      { fill: '#own_3', text: '500' },
      { fill: '#own_0', text: '4210' },
    ],
  },
  atStep('documents on the origin of the money', 'means', { way: 'debit', amount: '6 000,00' }),
  atStep('the document of a fund that is not held yet', 'summary', {
    shares: { 'monetaire-responsable': '40', 'equilibre-durable': '60' },
  }),
  atStep('a second scheduled payment, before it is said what it does to the first', 'amount', SECOND),
  atStep('a second scheduled payment that comes on top of the first', 'summary', { ...SECOND, inAddition: true }),
  atStep('the summary with its days', 'summary'),
  {
    ...atStep('a payment that is recorded, and what happens next', 'summary'),
    acts: [{ press: 'main [type="submit"]' }, { until: 'main a[href^="/operations"]' }],
  },
  {
    name: 'the question before a payment is stopped',
    address: '/operations',
    ports: { person: 'sylvie-garnier' },
    acts: [{ press: 'main button[aria-label*="150"]' }, { until: '[role="dialog"]' }],
  },
]
