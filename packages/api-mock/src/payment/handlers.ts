import { yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import { voluntaryPaid } from '@hautelisse/domain/contributions'
import type { FieldProblem, UploadedFile } from '@hautelisse/domain/contract'
import { checkFiles } from '@hautelisse/domain/files'
import {
  allowedBy,
  cancelOperationCall,
  checkPayment,
  labContextCall,
  labLimits,
  papersFor,
  paymentCall,
  paymentContextCall,
  paymentDocumentsCall,
  paymentPermissionCall,
  retirementPaidCall,
  retirementPaymentCall,
  retirementPermissionCall,
  stopPaymentCall,
  stopRetirementPaymentCall,
  type PaymentContext,
  type PaymentRequest,
} from '@hautelisse/domain/payment'

import type { ScheduledPayment } from '@hautelisse/domain/operations'

import { cardDoor, doing, recordAct, traceOf } from '../journal/index.ts'
import { scheduledOf } from '../operations/index.ts'
import { actPermissionsOf, labOf, paymentPermissionOf, type Person } from '../people/index.ts'
import { accountsOn } from '../portfolios/index.ts'
import { answered, forMembers, refused, takesBack } from '../server/index.ts'
import { contextOf, isOfCompany, payableOf } from './context.ts'

const mandatesOf = ({ s2e_profile, ais_profile }: Person): readonly string[] =>
  [...(s2e_profile?.bank_accounts ?? []), ...(ais_profile?.bank_accounts ?? [])].flatMap(({ type, warrant }) =>
    type === 'PRELEVEMENT' && warrant?.rum !== undefined ? [warrant.rum] : [],
  )

const conflict = (code: string): readonly FieldProblem[] => [{ path: '', code }]

type ContextFor = (person: Person, request: PaymentRequest, today: PlainDate) => PaymentContext | undefined

/** A payment that is made again and again, stopped or not, by its id. */
const scheduledNamed = (person: Person, id: string, today: PlainDate): ScheduledPayment | undefined =>
  [...person.accounts.flatMap((account) => scheduledOf(person, account, today)), ...(person.done?.scheduled ?? [])].find(
    (payment) => payment.id === id,
  )

const stopping = (call: typeof stopPaymentCall, scope: 's2e' | 'ais') =>
  takesBack(
    forMembers(call, ({ api, person, requestKey, stands, body }) =>
      recordAct({ api, person, stands, call, requestKey, asked: body }, ({ person: standing, now }) => {
        if (standing.done?.stopped.has(body.id) === true) return refused('ERR_CONFLICT', conflict('already-stopped'))
        if (scheduledNamed(standing, body.id, now.day)?.scope !== scope) return refused('ERR_UNKNOWN')
        return doing({ kind: 'stop', id: body.id }, 'OK')
      }),
    ),
  )

/** Every permission that bears on a payment allows it (OPS-39). */
const permissionFor = (person: Person, scope: 's2e' | 'ais') => {
  const permission = paymentPermissionOf(person, scope)
  return scope === 's2e' ? allowedBy(permission, actPermissionsOf(person)) : permission
}

/** A payment is decided by what stands: by the limits of its account, by what is on its way, and by the payment that it takes the place of. */
const paying = (call: typeof paymentCall, scope: 's2e' | 'ais', contextFor: ContextFor) =>
  forMembers(call, ({ api, person, requestKey, stands, body }) =>
    recordAct({ api, person, stands, call, requestKey, asked: call.request.encode(body) }, ({ person: standing, now, id }) => {
      const context = contextFor(standing, body, now.day)
      if (context === undefined) return refused('ERR_UNKNOWN')
      const { punctual, periodic } = permissionFor(standing, scope)
      if (!(body.kind === 'PERIODIC' ? periodic : punctual)) return refused('ERR_CONFLICT', conflict('no-act'))
      if (context.blockings.length > 0) return refused('ERR_CONFLICT', conflict('blocked'))
      const fields = checkPayment(body, context, mandatesOf(standing))
      if (fields.length > 0) return refused('ERR_INVALID', fields)
      const { replaces } = body
      if (replaces !== undefined && standing.done?.stopped.has(replaces) === true)
        return refused('ERR_CONFLICT', conflict('already-stopped'))
      if (replaces !== undefined && scheduledNamed(standing, replaces, now.day)?.policy_id !== body.policy_id)
        return refused('ERR_INVALID', [{ path: 'replaces', code: 'wrong' }])
      const url = body.method === 'CARD' ? cardDoor(id) : null
      const asks = scope === 's2e' && papersFor(body.amount, labOf(body.main_company_id)) === 'files'
      return doing({ kind: 'payment', id }, { url, s2e_transaction_id: id, ...(asks ? { documents: true } : {}) })
    }),
  )

/** Files that are larger than a company takes them, one by one or together (PAY-11). */
const filesRefused = (files: readonly UploadedFile[], company: string | undefined): readonly FieldProblem[] => {
  const listed = files.map(({ name, contentType, bytes }) => ({ name, contentType, size: bytes.length }))
  const refusals = company === undefined ? [] : checkFiles(listed, labLimits(labOf(company)))
  return refusals.map(({ index, refusal }) => Object.assign({ path: `files.${index}` }, refusal))
}

/** The calls of payments, answered. A company that is not the person's is an unknown address. */
export const paymentCalls = [
  forMembers(paymentContextCall, async ({ api, person, query }) => {
    const context = contextOf(person, query.main_company_id, api.options.clock.today())
    return context === undefined ? refused('ERR_UNKNOWN') : answered(context)
  }),

  forMembers(labContextCall, async ({ person, query: { main_company_id: company } }) =>
    isOfCompany(person, company) ? answered(labOf(company)) : refused('ERR_UNKNOWN'),
  ),

  forMembers(paymentPermissionCall, async ({ person }) =>
    person.s2e_profile === undefined ? refused('ERR_UNKNOWN') : answered(paymentPermissionOf(person, 's2e')),
  ),

  paying(paymentCall, 's2e', (person, { main_company_id: company }, today) => contextOf(person, company, today)),

  paying(retirementPaymentCall, 'ais', (person, { main_company_id: company, policy_id }, today) => {
    const account = accountsOn(person, today).find((one) => one.scope === 'ais' && one.policy_id === policy_id)
    return account?.company_id === company ? payableOf(person, account, today) : undefined
  }),

  forMembers(retirementPaidCall, async ({ api, person }) => {
    if (person.ais_profile === undefined) return refused('ERR_UNKNOWN')
    const contracts = person.accounts.filter(({ scope }) => scope === 'ais')
    const paid = voluntaryPaid(person.operations ?? [], contracts, yearOf(api.options.clock.today()))
    return answered({ actType: 'VV', fundType: 'ALL', grossAmount: paid })
  }),

  forMembers(retirementPermissionCall, async ({ person }) =>
    person.ais_profile === undefined ? refused('ERR_UNKNOWN') : answered(paymentPermissionOf(person, 'ais')),
  ),

  forMembers(paymentDocumentsCall, async ({ api, person, requestKey, stands, body, files }) => {
    const id = body.s2e_transaction_id
    const asked = { id, files: await Promise.all(files.map(traceOf)) }
    return recordAct({ api, person, stands, call: paymentDocumentsCall, requestKey, asked }, ({ person: standing }) => {
      const payment = [...(standing.done?.operations ?? []), ...(standing.done?.scheduled ?? [])].find((one) => one.id === id)
      if (payment === undefined) return refused('ERR_UNKNOWN')
      if (payment.status !== 'En cours') return refused('ERR_CONFLICT', conflict('too-late'))
      const tooLarge = filesRefused(files, standing.accounts.find(({ policy_id }) => policy_id === payment.policy_id)?.company_id)
      if (tooLarge.length > 0) return refused('ERR_INVALID', tooLarge)
      return doing({ kind: 'documents', id, names: files.map(({ name }) => name) }, 'OK')
    })
  }),

  stopping(stopPaymentCall, 's2e'),
  stopping(stopRetirementPaymentCall, 'ais'),

  takesBack(
    forMembers(cancelOperationCall, ({ api, person, requestKey, stands, params: { id } }) =>
      recordAct({ api, person, stands, call: cancelOperationCall, requestKey, asked: id }, ({ person: standing }) => {
        const operation = standing.operations?.find((one) => one.id === id)
        if (operation === undefined) return refused('ERR_UNKNOWN')
        if (operation.cancellable !== true) return refused('ERR_CONFLICT', conflict('too-late'))
        return doing({ kind: 'cancel', id }, 'OK')
      }),
    ),
  ),
]
