import { EMPTY_PAYMENT, type PaymentStep } from '@hautelisse/domain/payment'
import { draft } from '@hautelisse/machines/payment'
import type { PageExample } from '../shell/index.ts'

/** A saver comes back to 200,00 € a month, shared among three funds of their PEE. */
const atStep = (name: string, step: PaymentStep): PageExample => ({
  name,
  address: '/transactional/payment',
  ports: {
    person: 'sylvie-garnier',
    stored: {
      [draft.key]: draft.format({
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
  { name: 'the account that is paid into', address: '/transactional/payment', ports: { person: 'sylvie-garnier' } },
  atStep('the amount with what it comes to', 'amount'),
  atStep('the summary with its days', 'summary'),
  {
    ...atStep('a payment that is recorded, and what happens next', 'summary'),
    acts: [{ press: 'main [type="submit"]' }, { until: 'main a[href^="/operations"]' }],
  },
]
