import type { Between, Example } from '../shell/index.ts'
import { ReceiptActions } from './receipt-actions.tsx'

/** The receipt of a payment, on its own. */
export const receiptOf = (name: string, between?: Between): Example => ({
  name,
  element: <ReceiptActions id="41720001" />,
  ports: { person: 'sylvie-garnier', ...(between === undefined ? {} : { between }) },
})

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly Example[] = [
  receiptOf('the receipt of an act'),
  {
    ...receiptOf('a receipt that cannot be read', ({ path }, pass) => {
      if (path.endsWith('/receipt')) throw new TypeError('offline')
      return pass()
    }),
    acts: [{ press: 'main button' }, { until: 'main [role="status"] svg' }],
  },
]
