import type { FieldProblem } from '@hautelisse/domain/contract'
import { ZERO_EUROS } from '@hautelisse/domain/money'
import { holdsOf, type Hold, type Moment } from '@hautelisse/domain/operations'
import {
  canBePaid,
  orderOfRefund,
  orderOfRelease,
  refundCall,
  refundContextCall,
  refundDenial,
  refundPermissionsCall,
  releaseDenial,
  releaseDocumentsCall,
  releaseLines,
  releasesCall,
  takenBy,
  withdrawCall,
  type ReleaseDenial,
  type ReleaseOrder,
  type ReleaseStanding,
} from '@hautelisse/domain/release'
import { scopesOf } from '@hautelisse/domain/session'

import { doing, recordAct, traceOf } from '../journal/index.ts'
import type { Person } from '../people/index.ts'
import { unclaimedOn } from '../portfolios/index.ts'
import { answered, forMembers, refused, type Refusal } from '../server/index.ts'
import { accountsAt, contextOf, isBlocked, paidIn, permissionsOf } from './context.ts'

const problem = (path: string, code: string, params?: Record<string, string>): readonly FieldProblem[] => [
  params === undefined ? { path, code } : { path, code, params },
]

/** What a request for money out stands against. */
const standingOf = (person: Person, company: string, policy: string | undefined, { day: today }: Moment): ReleaseStanding => {
  const account = accountsAt(person, company, today).find(({ policy_id }) => policy_id === policy)
  return {
    account,
    paidIn: account === undefined ? ZERO_EUROS : paidIn(person, account, today),
    isBlocked: isBlocked(person, company, today),
    canBePaid: canBePaid(person.s2e_profile, company),
    former: person.done?.former ?? [],
    today,
  }
}

const refusalOf = (denial: ReleaseDenial): Refusal => {
  switch (denial.kind) {
    case 'unknown':
      return refused('ERR_UNKNOWN')
    case 'blocked':
    case 'no-bank-account':
      return refused('ERR_CONFLICT', problem('', denial.kind))
    case 'invalid':
      return refused('ERR_INVALID', [denial.error])
    case 'already-asked':
      return refused('ERR_CONFLICT', problem('', denial.kind, { id: denial.id }))
    default:
      return denial satisfies never
  }
}

/** Holds what an order takes of what no other order has claimed. */
const holding = (person: Person, order: ReleaseOrder | undefined, { day }: Moment): Hold[] =>
  order === undefined ? [] : [...holdsOf(takenBy(order, unclaimedOn(person, order.policy, day)))]

/** The calls of releases and refunds, answered. */
export const releaseCalls = [
  forMembers(releasesCall, async ({ api, person }) =>
    scopesOf(person.oauth_profile).includes('s2e')
      ? answered({ s2e_releases: [...releaseLines(api.options.clock.today())] })
      : refused('ERR_UNKNOWN'),
  ),

  forMembers(refundPermissionsCall, async ({ api, person }) =>
    person.s2e_profile === undefined
      ? refused('ERR_UNKNOWN')
      : answered({ s2e_refunds_permissions: permissionsOf(person, api.options.clock.today()) }),
  ),

  forMembers(refundContextCall, async ({ api, person, body: { type, id } }) => {
    const today = api.options.clock.today()
    const permission = permissionsOf(person, today).find((one) => one.type === type && (id === undefined || one.id === id))
    return permission === undefined ? refused('ERR_UNKNOWN') : answered(contextOf(person, permission.company_id, type, today))
  }),

  forMembers(refundCall, ({ api, person, requestKey, stands, body }) =>
    recordAct(
      { api, person, stands, call: refundCall, requestKey, asked: refundCall.request.encode(body) },
      ({ person: saver, now, id }) => {
        const { id_entreprise: company, avoirs } = body.context
        const standing = standingOf(saver, company, avoirs[0]?.policy_id, now)
        const denial = refundDenial(body, standing)
        if (denial !== undefined) return refusalOf(denial)
        const holds = holding(saver, orderOfRefund(body, now.day), now)
        return doing({ kind: 'release', id, holds }, { s2e_transaction_id: id })
      },
    ),
  ),

  forMembers(withdrawCall, ({ api, person, requestKey, stands, body }) =>
    recordAct(
      { api, person, stands, call: withdrawCall, requestKey, asked: withdrawCall.request.encode(body) },
      ({ person: saver, now, id }) => {
        const standing = standingOf(saver, body.company_id, body.policies[0]?.policy_id, now)
        const denial = releaseDenial(body, standing)
        if (denial !== undefined) return refusalOf(denial)
        const holds = holding(saver, orderOfRelease(body, now.day), now)
        return doing({ kind: 'release', id, holds }, { s2e_transaction_id: id })
      },
    ),
  ),

  forMembers(releaseDocumentsCall, async ({ api, person, requestKey, stands, params: { id }, body, files }) => {
    const asked = { id, kinds: body.kinds ?? [], files: await Promise.all(files.map(traceOf)) }
    return recordAct({ api, person, stands, call: releaseDocumentsCall, requestKey, asked }, ({ person: standing }) => {
      const release = standing.done?.operations.find((one) => one.id === id && one.type === 'REMBOURSEMENT')
      if (release === undefined) return refused('ERR_UNKNOWN')
      if (standing.done?.detailsOf(id)?.takesFiles !== true) return refused('ERR_CONFLICT', problem('', 'too-late'))
      return doing({ kind: 'documents', id, names: files.map(({ name }) => name) }, 'OK')
    })
  }),
]
