import {
  bankAccountContextCall,
  bankDocumentCall,
  bankScoresCall,
  cancelBankAccountCall,
  countriesCall,
  countriesOn,
  checkBankAccount,
  newBankCodeCall,
  openPurposes,
  paperReason,
  shortMobile,
  signBankAccountCall,
  updateBankAccountCall,
  usableOn,
  type BankAccountAnswer,
  type BankAccountRequest,
} from '@hautelisse/domain/bank-account'
import type { Moment } from '@hautelisse/domain/operations'

import { doing, momentOf, recordAct, traceOf } from '../journal/index.ts'
import { printed } from '../documents/index.ts'
import type { BankRequest, Person } from '../people/index.ts'
import { answered, forMembers, refused, takesBack, type Api, type Outcome, type Refusal } from '../server/index.ts'
import { checkPayee } from './banks.ts'
import { anotherCode, firstCode } from './codes.ts'
import { contextOf, mainCompanyOf } from './context.ts'
import { documentToSign } from './document.ts'
import { lettersOfAccount, sendCode } from './letters.ts'
import { proofProblem } from './proof.ts'
import { readRib } from './rib.ts'

const namesOf = ({ s2e_profile, birth }: Person) => ({
  first: s2e_profile?.first_name ?? '',
  last: s2e_profile?.last_name ?? '',
  birth: birth?.name,
})

const requestIn = (person: Person, id: string): BankRequest | undefined => person.bankRequests?.find((one) => one.id === id)

/** Where nothing is really sent the code is told, so that the journey can be walked. */
const toldIn = ({ options: { environment } }: Api, code: string) => (environment === 'production' ? {} : { demonstration: code })

/** What stands against a request; undefined where nothing does. */
const refusalOf = (person: Person, body: BankAccountRequest, fileCount: number, now: Moment): Refusal | undefined => {
  if (body.main_company_id !== mainCompanyOf(person)) return refused('ERR_UNKNOWN')
  const context = contextOf(person, now)
  if (new Set(body.purposes).size < body.purposes.length) return refused('ERR_INVALID', [{ path: 'purposes', code: 'wrong' }])
  const isPending = body.purposes.some(
    (purpose) => (purpose === 'VIREMENT' ? context.transfer : context.debit)?.pending !== undefined,
  )
  if (isPending) return refused('ERR_CONFLICT', [{ path: 'purposes', code: 'pending' }])
  const problems = checkBankAccount(
    { ...body, bic: body.bic ?? '' },
    { purposes: openPurposes(context), accounts: person.s2e_profile?.bank_accounts ?? [] },
  )
  if (problems.length > 0) return refused('ERR_INVALID', problems)
  const reason = paperReason(context, body)
  return reason === undefined && fileCount === 0 ? refused('ERR_INVALID', [{ path: 'files', code: 'required' }]) : undefined
}

/** Why a request that is not open is signed by no code. */
const notOpen = (request: BankRequest | undefined): Refusal => {
  switch (request?.state) {
    case undefined:
      return refused('ERR_UNKNOWN')
    case 'by-post':
      return refused('ERR_REFUSED', [{ path: '', code: 'by-post' }])
    case 'replaced':
      return refused('ERR_CONFLICT', [{ path: '', code: 'replaced' }])
    case 'cancelled':
      return refused('ERR_CONFLICT', [{ path: '', code: 'cancelled' }])
    case 'open':
    case 'signed':
    case 'in-force':
    default:
      return refused('ERR_CONFLICT', [{ path: '', code: 'already-signed' }])
  }
}

/** Adds to a recorded answer what is not kept of it: where its code went, until when, and, in a demonstration, the code. */
const withCode = async (api: Api, person: Person, answer: BankAccountAnswer): Promise<Outcome<BankAccountAnswer>> => {
  if (answer.signature === 'COURRIER') return answered(answer)
  const sent = await firstCode(api, person.oauth_profile.sub, answer.request_id)
  if (sent.isNew) await sendCode(api, person, sent.code)
  return answered({ ...answer, expires_at: sent.expiresAt, ...toldIn(api, sent.code) })
}

const FRENCH = new Intl.DisplayNames('fr', { type: 'region' })

/** The calls of bank accounts, answered. */
export const bankAccountCalls = [
  forMembers(bankAccountContextCall, async ({ api, person, query: { main_company_id } }) =>
    main_company_id === mainCompanyOf(person) ? answered(contextOf(person, momentOf(api.options.clock))) : refused('ERR_UNKNOWN'),
  ),

  forMembers(countriesCall, async ({ api }) =>
    answered([...countriesOn(api.options.clock.today(), (code) => FRENCH.of(code) ?? code)]),
  ),

  forMembers(updateBankAccountCall, async ({ api, person, requestKey, stands, body, files }) => {
    const asked = { body, files: await Promise.all(files.map(traceOf)) }
    const outcome = await recordAct(
      { api, person, stands, call: updateBankAccountCall, requestKey, asked },
      ({ person: standing, now, id }) => {
        const refusal = refusalOf(standing, body, files.length, now)
        if (refusal !== undefined) return refusal
        const isReceiving = body.purposes.includes('VIREMENT')
        const said = checkPayee(body.iban, body.holder, namesOf(standing))
        // Debits have no check of a bank; what was typed is compared with the profile all the same.
        const payee = isReceiving || said.result === 'none' ? said : ({ result: 'unavailable', name: null } as const)
        const context = contextOf(standing, now)
        const isPaper = payee.result === 'none' || paperReason(context, body) !== undefined
        const signature = isPaper ? 'COURRIER' : 'CODE'
        const mobile = standing.s2e_profile?.mobile
        return doing(
          { kind: 'bank-account', id, payee: payee.result, name: payee.name, signature },
          {
            request_id: id,
            signature,
            sent_to: isPaper || mobile === undefined ? null : shortMobile(mobile),
            expires_at: null,
            payee,
          },
        )
      },
    )
    return outcome.kind === 'answered' ? withCode(api, person, outcome.answer) : outcome
  }),

  forMembers(bankScoresCall, async ({ api, person, body, files }) => {
    if (body.main_company_id !== mainCompanyOf(person)) return refused('ERR_UNKNOWN')
    const [file] = files
    const isPdf = file?.name.toLowerCase().endsWith('.pdf') === true
    const text = file !== undefined && isPdf ? await api.options.readPdf?.(file.bytes) : undefined
    return answered(readRib(text ?? ''))
  }),

  // The code is compared where the signature is decided: nothing that stood before the body came lets it pass.
  forMembers(signBankAccountCall, ({ api, session, person, stands, requestKey, body }) => {
    const asked = { request_id: body.request_id }
    const who = { session: session.id, person: person.oauth_profile.sub }
    return recordAct({ api, person, stands, call: signBankAccountCall, requestKey, asked }, async ({ person: standing, now }) => {
      const request = requestIn(standing, body.request_id)
      if (request?.state !== 'open') return notOpen(request)
      const problem = await proofProblem(api, who, request, body)
      if (problem !== undefined) return problem
      const {
        asked: { purposes },
        payee,
      } = request
      const signed = { ...request, usableOn: usableOn(now.day, { purposes, payee }) }
      return doing({ kind: 'bank-signature', id: body.request_id }, 'OK', lettersOfAccount(api, standing, signed, 'signed'))
    })
  }),

  forMembers(newBankCodeCall, async ({ api, session, person, params: { request_id } }) => {
    const request = requestIn(person, request_id)
    if (request?.state !== 'open') return notOpen(request)
    const sent = await anotherCode(api, { session: session.id, person: person.oauth_profile.sub }, request_id)
    if ('kind' in sent)
      return sent.kind === 'too-soon'
        ? { ...refused('ERR_LIMIT'), retryAfterS: sent.seconds }
        : refused('ERR_REFUSED', [{ path: '', code: 'no-more-codes' }])
    await sendCode(api, person, sent.code)
    const { expiresAt, left, code } = sent
    const sentTo = shortMobile(person.s2e_profile?.mobile ?? '')
    return answered({ sent_to: sentTo, expires_at: expiresAt, left, ...toldIn(api, code) })
  }),

  forMembers(bankDocumentCall, async ({ api, person, params: { request_id } }) => {
    const request = requestIn(person, request_id)
    return request === undefined
      ? refused('ERR_UNKNOWN')
      : printed(api, person.oauth_profile.sub, documentToSign(person, request))
  }),

  takesBack(
    forMembers(cancelBankAccountCall, ({ api, person, stands, requestKey, params: { request_id } }) => {
      const asked = { request_id }
      return recordAct({ api, person, stands, call: cancelBankAccountCall, requestKey, asked }, ({ person: standing }) => {
        const request = requestIn(standing, request_id)
        if (request === undefined) return refused('ERR_UNKNOWN')
        if (request.state !== 'signed' && request.state !== 'open')
          return refused('ERR_CONFLICT', [{ path: '', code: 'too-late' }])
        // What nobody signed was told to nobody.
        const letters = request.state === 'signed' ? lettersOfAccount(api, standing, request, 'cancelled') : []
        return doing({ kind: 'bank-cancel', id: request_id }, 'OK', letters)
      })
    }),
  ),
]
