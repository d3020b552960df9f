import { operationsCall, scheduledPaymentsCall, transactionDetailsCall } from '@hautelisse/domain/operations'
import { expect, it } from 'vitest'
import { fakeClient, settled } from '../testing/index.ts'
import { apiPorts } from './index.ts'
import { REFUSED } from './payment.testing.ts'

it('[PAYM-20] a refused payment whose details cannot be read is tried again all the same', async () => {
  const { client, answer, refuse } = fakeClient()
  const { operation } = REFUSED
  const asked = { companies: [], hasRetirement: false, replaces: undefined, again: operation.id }
  const terms = apiPorts(client).readTerms(asked, { signal: new AbortController().signal })
  answer(scheduledPaymentsCall, { periodic_vv: [], error_scope: [] })
  answer(operationsCall, { operations: [operation], error_scope: [] })
  answer(operationsCall, { operations: [], error_scope: [] })
  await settled()
  refuse(transactionDetailsCall, 'ERR_INTERNAL')
  expect((await terms).refused).toEqual({ operation, details: undefined })
})
