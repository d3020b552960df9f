import type { AnswerOf, Call, FieldProblem } from '@hautelisse/domain/contract'
import {
  addressChangeErrors,
  addressContextCall,
  bankCoordinatesCall,
  checkEmail,
  checkPersonalPhone,
  declarationErrors,
  identityContextCall,
  identityErrors,
  isOnline,
  isSameEmail,
  movesAbroad,
  phoneOnWire,
  updateAddressCall,
  updateEmailCall,
  updateIdentityCall,
  updatePhoneCall,
  wayOf,
} from '@hautelisse/domain/profile'
import type { FieldError } from '@hautelisse/domain/validation'

import { doing, momentOf, recordAct, traceOf } from '../journal/index.ts'
import type { Person, ProfileChange } from '../people/index.ts'
import { answered, forMembers, refused, type Api, type Outcome, type Refusal, type SignedIn } from '../server/index.ts'
import { addressContextOf, identityContextOf, isAt } from './context.ts'
import { lettersOfChange, type ToldChange } from './notices.ts'

const problemsOf = (errors: readonly FieldError[], below?: string): readonly FieldProblem[] =>
  errors.map(({ path, code, params }) => ({
    path: below === undefined || path === 'files' || path === 'proof' ? path : `${below}.${path}`,
    code,
    ...(params === undefined ? {} : { params: { ...params } }),
  }))

const invalid = (problems: readonly FieldProblem[]): Refusal | undefined =>
  problems.length === 0 ? undefined : refused('ERR_INVALID', problems)

const conflict = (code: string): Refusal => refused('ERR_CONFLICT', [{ path: '', code }])

type Changing<C extends Call> = Pick<SignedIn, 'person' | 'stands'> & {
  readonly api: Api
  readonly requestKey: string
  readonly call: C
  readonly asked: unknown
}

const TOLD: ReadonlySet<string> = new Set<ToldChange>(['email', 'identity', 'address'])
const isTold = (kind: ProfileChange['kind']): kind is ToldChange => TOLD.has(kind)

/** Keeps a change once, with what is told of it. What stands decides: a change of the same person that came first may rule it out. */
const keep = <C extends Call>(
  { api, person, stands, requestKey, call, asked }: Changing<C>,
  decide: (standing: Person) => ProfileChange | Refusal,
): Promise<Outcome<AnswerOf<C>>> => {
  return recordAct({ api, person, stands, requestKey, call, asked }, ({ person: standing, id }) => {
    const change = decide(standing)
    if (change.kind === 'refused') return change
    const letters = isTold(change.kind) ? lettersOfChange(standing, change.kind) : []
    return doing({ kind: 'profile', id, change }, 'OK' as AnswerOf<C>, letters)
  })
}

/** The calls of the profile, answered. Only employee savings have changes; who holds none has no such address. */
export const profileCalls = [
  forMembers(identityContextCall, async ({ api, person, query: { main_company_id: company } }) =>
    isAt(person, company) ? answered(identityContextOf(person, company, momentOf(api.options.clock))) : refused('ERR_UNKNOWN'),
  ),

  forMembers(addressContextCall, async ({ person, query: { main_company_id: company } }) =>
    isAt(person, company) ? answered(addressContextOf(person, company)) : refused('ERR_UNKNOWN'),
  ),

  forMembers(bankCoordinatesCall, async ({ person: { ais_profile: profile } }) =>
    profile === undefined ? refused('ERR_UNKNOWN') : answered({ bank_accounts: profile.bank_accounts }),
  ),

  forMembers(updateEmailCall, async ({ api, person, requestKey, stands, body }) => {
    if (person.s2e_profile === undefined) return refused('ERR_UNKNOWN')
    const email = body.email.trim()
    const wrong = checkEmail(email)
    if (wrong !== undefined) return refused('ERR_INVALID', problemsOf([wrong]))
    if (isSameEmail(email, person.s2e_profile.email)) return answered('OK')
    return keep({ api, person, stands, requestKey, call: updateEmailCall, asked: body }, () => ({ kind: 'email', email }))
  }),

  forMembers(updatePhoneCall, async ({ api, person, requestKey, stands, body }) => {
    if (person.s2e_profile === undefined) return refused('ERR_UNKNOWN')
    const wrong = checkPersonalPhone(body.personal_phone)
    if (wrong !== undefined) return refused('ERR_INVALID', problemsOf([wrong]))
    const phone = phoneOnWire(body.personal_phone)
    if (phone === (person.s2e_profile.personal_phone ?? '')) return answered('OK')
    return keep({ api, person, stands, requestKey, call: updatePhoneCall, asked: body }, () => ({ kind: 'phone', phone }))
  }),

  forMembers(updateIdentityCall, async ({ api, person, requestKey, stands, body, files }) => {
    const { main_company_id: company, identity, declaration: declared, proof } = body
    if (!isAt(person, company)) return refused('ERR_UNKNOWN')
    if ((identity === undefined) === (declared === undefined))
      return refused('ERR_INVALID', [{ path: 'identity', code: identity === undefined ? 'required' : 'wrong' }])
    const wrong = invalid([
      ...(identity === undefined ? [] : problemsOf(identityErrors(identity, proof, files.length), 'identity')),
      ...(declared === undefined ? [] : problemsOf(declarationErrors(declared, api.options.clock.today()), 'declaration')),
    ])
    if (wrong !== undefined) return wrong
    const asked = { ...updateIdentityCall.request.encode(body), files: await Promise.all(files.map(traceOf)) }
    return keep({ api, person, stands, requestKey, call: updateIdentityCall, asked }, (standing) => {
      if (declared !== undefined) return { kind: 'declaration', declaration: declared }
      if (!isOnline(wayOf(identityContextOf(standing, company, momentOf(api.options.clock))))) return conflict('not-online')
      if (standing.kept?.identity !== undefined) return conflict('under-way')
      return identity === undefined ? conflict('not-online') : { kind: 'identity', identity }
    })
  }),

  forMembers(updateAddressCall, async ({ api, person, requestKey, stands, body, files }) => {
    const { main_company_id: company, address, proof } = body
    if (!isAt(person, company)) return refused('ERR_UNKNOWN')
    const wrong = invalid(problemsOf(addressChangeErrors(address, proof, files.length), 'address'))
    if (wrong !== undefined) return wrong
    const asked = { ...updateAddressCall.request.encode(body), files: await Promise.all(files.map(traceOf)) }
    return keep({ api, person, stands, requestKey, call: updateAddressCall, asked }, (standing) => {
      if (!isOnline(wayOf(addressContextOf(standing, company)))) return conflict('not-online')
      if (standing.kept?.address !== undefined) return conflict('under-way')
      return { kind: 'address', address, movesAbroad: movesAbroad(address, standing.s2e_profile?.address) }
    })
  }),
]
