import { EMPTY_PAYMENT, type PaymentStep } from '@hautelisse/domain/payment'
import type { PageExample } from '../shell/index.ts'

/** A saver comes back to 200,00 € a month, shared among three funds of their PEE. */
const atStep = (name: string, step: PaymentStep): PageExample => ({
  name,
  address: '/transactional/payment',
  ports: {
    person: 'sylvie-garnier',
    stored: {
      'hautelisse.payment': JSON.stringify({
        version: 1,
        userId: 'sylvie-garnier',
        step,
        requestKey: 'example',
        form: {
          ...EMPTY_PAYMENT,
          policyId: '00482190',
          way: 'scheduled',
          amount: '200,00',
          shares: { 'monetaire-responsable': '20', 'obligations-responsables': '30', 'actions-europe-durable': '50' },
        },
      }),
    },
  },
})

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly PageExample[] = [
  { name: 'the amount and its shares', address: '/transactional/payment', ports: { person: 'sylvie-garnier' } },
  atStep('the amount with what it comes to', 'amount'),
  atStep('the summary with its days', 'summary'),
]
