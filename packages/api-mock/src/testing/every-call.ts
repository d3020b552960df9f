import {
  showAccountsCall,
  foundAccountsCall,
  deleteConnectionCall,
  refreshConnectionCall,
  returnCall,
} from '@hautelisse/domain/aggregation'
import { confirmContractCall, identifyContractCall } from '@hautelisse/domain/attachment'
import { signBankAccountCall, updateBankAccountCall } from '@hautelisse/domain/bank-account'
import { CATALOGUE } from '@hautelisse/domain/catalogue'
import { parseJson, pathOf, type Call } from '@hautelisse/domain/contract'
import { eraseAnswersCall, keepAnswersCall, keptAnswersCall } from '@hautelisse/domain/kept'
import { transactionDetailsCall } from '@hautelisse/domain/operations'
import { cancelOperationCall } from '@hautelisse/domain/payment'
import { receiptCall } from '@hautelisse/domain/receipt'
import { refundCall, releaseDocumentsCall } from '@hautelisse/domain/release'
import { eraseSimulationCall, keepSimulationCall, keptSimulationCall } from '@hautelisse/domain/simulations'
import * as z from 'zod'

import type { Person } from '../people/index.ts'
import { askForBank } from './banks.ts'
import { answersPath, draftPath, paymentDraft, pensionAnswers } from './drafts.ts'
import { DEBITED, SCHEDULED, goodBody, roleFor } from './good-bodies.ts'
import { confirmByCode } from './one-time-code.ts'
import { BY_DEBIT, MONTHLY, PAYMENT, keyed, paymentBody } from './payments.ts'
import { pensionBodies } from './pension.ts'
import { paramsOf, queryOf } from './queries.ts'
import { refundBody, releaseBody } from './releases.ts'
import { enterAsAdmin, gridCsv, passAsAdmin } from './robo-admin.ts'
import { keptTax, SIMULATION_ID, simulationPath } from './simulations.ts'
import { pdf, type Received, type Sent, type TestApi, type Visitor } from './visitor.ts'

/** Calls about one linked bank. */
const LINK_CALLS: ReadonlySet<Call> = new Set<Call>([
  foundAccountsCall,
  showAccountsCall,
  refreshConnectionCall,
  deleteConnectionCall,
])

/** Calls about the answers of a simulator. */
const ANSWERS_CALLS: ReadonlySet<Call> = new Set<Call>([keptAnswersCall, keepAnswersCall, eraseAnswersCall])
/** Calls about one simulation that is kept. */
const SIMULATION_CALLS: ReadonlySet<Call> = new Set<Call>([keptSimulationCall, keepSimulationCall, eraseSimulationCall])

/** The parameters of a call, where they name an operation. */
const placesOf = (call: Call, person: Person) => {
  if (call === cancelOperationCall || call === receiptCall) return { id: DEBITED }
  if (call === releaseDocumentsCall) return { id: SCHEDULED }
  if (ANSWERS_CALLS.has(call)) return { id: 'pension' }
  if (SIMULATION_CALLS.has(call)) return { id: SIMULATION_ID }
  if (call.extension === 'kept') return { id: 'payment' }
  if (LINK_CALLS.has(call)) return { id: `sainte-ambre-${person.oauth_profile.sub}` }
  return call === transactionDetailsCall ? operationOf(person) : paramsOf(person)
}

const operationOf = ({ operations = [] }: Person) => ({ id: operations.find(({ scope }) => scope === 's2e')?.id ?? 'none' })

/** What ends or changes what others need comes last: the link to a bank, another contract, and the session. */
const LATE: readonly string[] = ['delete-connection', 'attachment-identify', 'attachment-confirm']
const lastOf = ({ name }: Call): number => (name === 'logout' ? LATE.length + 1 : LATE.indexOf(name) + 1)
const CALLS = CATALOGUE.toSorted((one, other) => lastOf(one) - lastOf(other))

const HALF_MINUTE_MS = 30_000

/** The request for a bank account that was made last, with the code that was sent for it. */
const bankRequest = () => {
  let last = { request_id: 'none', code: '000000' }
  return {
    note: ({ status, text }: Received): void => {
      const told = status === 200 ? sentCode.safeParse(parseJson(text)).data : undefined
      if (told !== undefined) last = { request_id: told.request_id ?? last.request_id, code: told.demonstration }
    },
    signature: () => ({ ...last, certified: true }),
  }
}
const sentCode = z.object({ request_id: z.string().optional(), demonstration: z.string() })

/** Signs the person in and makes what later calls are about: two payments, one that is begun, a simulation, a release and a request for a bank account. */
const prepare = async ({ visit, pass: elapse }: TestApi, person: Person) => {
  const { sub } = person.oauth_profile
  const visitor = visit()
  await visitor.signIn(sub, person.origin)
  for (const more of [MONTHLY, BY_DEBIT])
    await visitor.send({ method: 'POST', path: PAYMENT, body: paymentBody(more), headers: keyed(JSON.stringify(more)) })
  await visitor.send({ method: 'PUT', path: draftPath('payment'), body: { content: paymentDraft() } })
  await visitor.send({ method: 'PUT', path: answersPath('pension'), body: { content: pensionAnswers() } })
  await visitor.send({ method: 'PUT', path: simulationPath(), body: keptTax() })
  if (sub === 'nadia-belkhir') {
    await confirmByCode(visitor)
    await visitor.send({
      method: 'POST',
      path: '/api/v2/services/api-s2e/withdraw',
      body: releaseBody(),
      headers: keyed('release'),
    })
  }
  const refund = await refundBody(visitor)
  // The request for a bank account comes half a minute before: only then another code is sent.
  if (sub === 'nadia-belkhir') {
    await visitor.send({
      method: 'POST',
      path: pathOf(updateBankAccountCall),
      body: goodBody(updateBankAccountCall, person),
      files: [pdf()],
      headers: keyed(updateBankAccountCall.name),
    })
    elapse(HALF_MINUTE_MS)
  }
  return { visitor, refund }
}

/** A call of the catalogue with a request that it accepts of the person, where they may make it at all. */
export type GoodRequest = { readonly visitor: Visitor; readonly call: Call; readonly sent: Sent }

/**
 * Makes each call of the catalogue for a seeded person, with what the calls before answered, in an order in which none takes away what another needs.
 *
 * @param api a fresh API
 * @param person who asks
 * @param ask sends the request and returns its answer; it may send others before
 * @example await askEveryCall(startApi('server'), PEOPLE[0], ({ visitor, sent }) => visitor.send(sent))
 */
export const askEveryCall = async (
  api: TestApi,
  person: Person,
  ask: (request: GoodRequest) => Promise<Received>,
): Promise<void> => {
  const { sub } = person.oauth_profile
  const { visitor, refund } = await prepare(api, person)
  const isAdmin = sub === 'sylvie-garnier'
  const bank = bankRequest()
  const pension = pensionBodies(visitor, person)
  const { state } = await askForBank(visitor, { sub })
  let token: string | undefined
  const knownBodies = new Map<string, () => unknown>([
    [refundCall.name, () => refund],
    [returnCall.name, () => ({ state })],
    [signBankAccountCall.name, bank.signature],
    [confirmContractCall.name, () => ({ token: token ?? 'none' })],
  ])
  for (const call of CALLS as readonly Call[]) {
    // One administrator is enough: their answers do not depend on the person signed in.
    if (isAdmin && call.area !== undefined && call.name !== 'robo-admin-token') await enterAsAdmin(visitor, roleFor(call))
    const pass = isAdmin && call.name === 'robo-admin-token' ? await passAsAdmin(visitor, 'reader') : undefined
    const sent: Sent = {
      method: call.method,
      headers: keyed(call.name),
      path: pathOf(call, { ...placesOf(call, person), request_id: bank.signature().request_id }, queryOf(call, person)),
      ...(call.request === undefined
        ? {}
        : { body: pass ?? (await pension.bodyOf(call)) ?? knownBodies.get(call.name)?.() ?? goodBody(call, person) }),
      ...(call.files === undefined ? {} : { files: [call.name === 'robo-admin-import' ? gridCsv() : pdf()] }),
    }
    const answer = await ask({ visitor, call, sent })
    pension.note(answer)
    bank.note(answer)
    if (call === identifyContractCall && answer.status === 200) ({ token } = identifyContractCall.answer.parse(answer.json()))
  }
}
