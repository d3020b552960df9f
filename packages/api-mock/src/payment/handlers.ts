import type { FieldProblem } from '@hautelisse/domain/contract'
import {
  cancelOperationCall,
  checkPayment,
  paymentCall,
  paymentContextCall,
  paymentDocumentsCall,
  paymentPermissionCall,
  stopPaymentCall,
  stopRetirementPaymentCall,
} from '@hautelisse/domain/payment'

import { cardDoor, doing, recordAct, traceOf } from '../acts/index.ts'
import { scheduledOf } from '../operations/index.ts'
import type { Person } from '../people/index.ts'
import { answered, forMembers, refused } from '../server/index.ts'
import { contextOf } from './context.ts'

const mandatesOf = ({ s2e_profile: profile }: Person): readonly string[] =>
  (profile?.bank_accounts ?? []).flatMap(({ type, warrant }) =>
    type === 'PRELEVEMENT' && warrant?.rum !== undefined ? [warrant.rum] : [],
  )

const conflict = (code: string): readonly FieldProblem[] => [{ path: '', code }]

const isStoppable = (person: Person, id: string, scope: 's2e' | 'ais', today: Parameters<typeof scheduledOf>[2]): boolean =>
  [...person.accounts.flatMap((account) => scheduledOf(person, account, today)), ...(person.done?.scheduled ?? [])].some(
    (payment) => payment.id === id && payment.scope === scope,
  )

const stopping = (call: typeof stopPaymentCall, scope: 's2e' | 'ais') =>
  forMembers(call, ({ api, person, requestKey, body }) =>
    recordAct({ api, person, call, requestKey, asked: body }, ({ person: standing, now }) => {
      if (standing.done?.stopped.has(body.id) === true) return refused('ERR_CONFLICT', conflict('already-stopped'))
      if (!isStoppable(standing, body.id, scope, now.day)) return refused('ERR_UNKNOWN')
      return doing({ kind: 'stop', id: body.id }, 'OK')
    }),
  )

/** The calls of payments, answered. A company that is not the person's is an unknown address. */
export const paymentCalls = [
  forMembers(paymentContextCall, async ({ api, person, query }) => {
    const context = contextOf(person, query.main_company_id, api.options.clock.today())
    return context === undefined ? refused('ERR_UNKNOWN') : answered(context)
  }),

  forMembers(paymentPermissionCall, async ({ person }) =>
    person.s2e_profile === undefined ? refused('ERR_UNKNOWN') : answered({ punctual: true, periodic: true }),
  ),

  forMembers(paymentCall, ({ api, person, requestKey, body }) =>
    recordAct(
      { api, person, call: paymentCall, requestKey, asked: paymentCall.request.encode(body) },
      ({ person: standing, now, id }) => {
        const context = contextOf(standing, body.main_company_id, now.day)
        if (context === undefined) return refused('ERR_UNKNOWN')
        if (context.blockings.length > 0) return refused('ERR_CONFLICT', conflict('blocked'))
        const fields = checkPayment(body, context, mandatesOf(standing))
        if (fields.length > 0) return refused('ERR_INVALID', fields)
        const url = body.method === 'CARD' ? cardDoor(id) : null
        return doing({ kind: 'payment', id }, { url, s2e_transaction_id: id })
      },
    ),
  ),

  forMembers(paymentDocumentsCall, async ({ api, person, requestKey, body, files }) => {
    const id = body.s2e_transaction_id
    const asked = { id, files: await Promise.all(files.map(traceOf)) }
    return recordAct({ api, person, call: paymentDocumentsCall, requestKey, asked }, ({ person: standing }) => {
      const payment = [...(standing.done?.operations ?? []), ...(standing.done?.scheduled ?? [])].find((one) => one.id === id)
      if (payment === undefined) return refused('ERR_UNKNOWN')
      if (payment.status !== 'En cours') return refused('ERR_CONFLICT', conflict('too-late'))
      return doing({ kind: 'documents', id, names: files.map(({ name }) => name) }, 'OK')
    })
  }),

  stopping(stopPaymentCall, 's2e'),
  stopping(stopRetirementPaymentCall, 'ais'),

  forMembers(cancelOperationCall, ({ api, person, requestKey, params: { id } }) =>
    recordAct({ api, person, call: cancelOperationCall, requestKey, asked: id }, ({ person: standing }) => {
      const operation = standing.operations?.find((one) => one.id === id)
      if (operation === undefined) return refused('ERR_UNKNOWN')
      if (operation.cancellable !== true) return refused('ERR_CONFLICT', conflict('too-late'))
      return doing({ kind: 'cancel', id }, 'OK')
    }),
  ),
]
