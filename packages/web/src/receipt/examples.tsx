import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import { receipt, receiptOf as madeOf, type ReceiptSale } from '@hautelisse/domain/receipt'
import type { ReactElement } from 'react'
import { RELEASE_ID, tellingRelease } from '../operations/examples.tsx'
import type { Between, Example } from '../shell/index.ts'
import { useLifeNames } from '../act/index.ts'
import { ReceiptActions } from './receipt-actions.tsx'

const ON = plainDate('2026-11-20')

/** 5 000,00 € out of Sylvie's PEE, as the receipt of the release holds it. */
const SALE: ReceiptSale = {
  policyId: '00482190',
  sale: { tax: 'charges', value: euros('11404.16'), paidIn: euros('8849.63'), amount: euros(5000), on: ON },
}

/** The answer of the API for a receipt of money out. */
const answerOf = (act: 'release' | 'retirement', sales: readonly ReceiptSale[]): string => {
  const made = madeOf({
    act,
    operation_id: RELEASE_ID,
    made_on: ON,
    request: {},
    answer: {},
    entries: [],
    given: { premium: undefined, topUps: [], sales },
  })
  return JSON.stringify({ receipt: receipt.encode({ ...made, sha256: `3f2a91c07b1e55d2${'0'.repeat(48)}` }) })
}

/** The API tells the receipt of a release, and its operation with what is otherwise told of it. */
export const tellingReceipt =
  (operation: object = {}, details: object = {}, act: 'release' | 'retirement' = 'release', sales = [SALE]): Between =>
  (request, pass) =>
    request.path.endsWith('/receipt')
      ? Promise.resolve({ status: 200, body: answerOf(act, sales) })
      : tellingRelease(operation, details)(request, pass)

const Actions = (): ReactElement => <ReceiptActions id={RELEASE_ID} nameOf={useLifeNames()} />

/** The receipt of an act, on its own. */
export const receiptOf = (name: string, between?: Between): Example => ({
  name,
  element: <Actions />,
  ports: { person: 'sylvie-garnier', ...(between === undefined ? {} : { between }) },
})

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly Example[] = [
  receiptOf('the receipt of an act', tellingReceipt()),
  {
    ...receiptOf('a receipt that cannot be read', ({ path }, pass) => {
      if (path.endsWith('/receipt')) throw new TypeError('offline')
      return pass()
    }),
    acts: [{ press: 'main button' }, { until: 'main [role="status"] svg' }],
  },
]
