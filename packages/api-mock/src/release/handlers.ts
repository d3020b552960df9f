import type { Account } from '@hautelisse/domain/accounts'
import type { PlainDate } from '@hautelisse/domain/calendar'
import type { FieldProblem } from '@hautelisse/domain/contract'
import type { Euros } from '@hautelisse/domain/money'
import type { Moment } from '@hautelisse/domain/payment'
import {
  choiceError,
  freeLots,
  lotsFor,
  purposeError,
  reasonOfLine,
  refundCall,
  refundContextCall,
  refundPermissionsCall,
  releaseAmountError,
  releaseDocumentsCall,
  releaseLines,
  releasesCall,
  soonFreeLots,
  withdrawCall,
  worthOf,
  type PlanRelease,
  type RefundRequest,
  type WithdrawRequest,
} from '@hautelisse/domain/release'
import { scopesOf } from '@hautelisse/domain/session'
import type { FieldError } from '@hautelisse/domain/validation'

import { doing, recordAct, traceOf } from '../acts/index.ts'
import type { Person } from '../people/index.ts'
import { answered, forMembers, refused, type Refusal } from '../server/index.ts'
import { accountsAt, contextOf, isBlocked, openLots, paidIn, permissionsOf } from './context.ts'

const problem = (path: string, code: string, params?: Record<string, string>): readonly FieldProblem[] => [
  params === undefined ? { path, code } : { path, code, params },
]

/** Where the money goes: to a bank account of the saver, one that is signed for and awaited included, or by the company. */
const canBePaid = ({ s2e_profile: profile }: Person, company: string): boolean =>
  profile?.bank_accounts?.some(({ type }) => type === 'VIREMENT') === true ||
  profile?.awaited_bank_accounts?.some(({ purposes }) => purposes.includes('VIREMENT')) === true ||
  profile?.companies?.some(({ id, payor }) => id === company && payor) === true

/** What stands against money out of a company's plans; undefined where nothing does. */
const refusalAt = (person: Person, company: string, account: Account | undefined, day: PlainDate): Refusal | undefined => {
  if (account === undefined) return refused('ERR_UNKNOWN')
  if (isBlocked(person, company, day)) return refused('ERR_CONFLICT', problem('', 'blocked'))
  return canBePaid(person, company) ? undefined : refused('ERR_CONFLICT', problem('', 'no-bank-account'))
}

/** What the cost that is to be financed stands against; undefined where it is not said. REL-19. */
const costError = (
  person: Person,
  asked: Pick<PlanRelease, 'reason' | 'amount' | 'on'> & { readonly account: Account },
  { amount_to_finance: cost }: WithdrawRequest,
  most: Euros,
): FieldError | undefined => {
  if (cost === undefined) return undefined
  const { account, on } = asked
  return purposeError({ ...asked, value: account.balance, paidIn: paidIn(person, account, on) }, cost, most)
}

const refusalOfRelease = (person: Person, body: WithdrawRequest, { day }: Moment): Refusal | undefined => {
  const [part] = body.policies
  const account = accountsAt(person, body.company_id, day).find(({ policy_id }) => policy_id === part?.policy_id)
  const refusal = refusalAt(person, body.company_id, account, day)
  if (refusal !== undefined || account === undefined || part === undefined) return refusal ?? refused('ERR_UNKNOWN')
  const line = releaseLines(day).find(({ id }) => id === body.release_id)
  if (line === undefined) return refused('ERR_UNKNOWN')
  const choice = { line, event: body.event_date ?? undefined }
  const lots = lotsFor(openLots(person, account), choice, day)
  const wrong =
    choiceError(account, choice, day) ??
    releaseAmountError(part.amount ?? undefined, lots) ??
    costError(person, { account, reason: reasonOfLine(line), amount: part.amount ?? worthOf(lots), on: day }, body, worthOf(lots))
  if (wrong !== undefined) return refused('ERR_INVALID', [wrong])
  const former = person.done?.released?.asked.find(
    ({ reason, event }) => reason === line.id && event === body.event_date && body.event_date !== null,
  )
  return former && refused('ERR_CONFLICT', problem('', 'already-asked', { id: former.id }))
}

const refusalOfRefund = (person: Person, { context }: RefundRequest, { day }: Moment): Refusal | undefined => {
  const { id_entreprise: company, type, avoirs } = context
  const [first] = avoirs
  const account = accountsAt(person, company, day).find(({ policy_id }) => policy_id === first?.policy_id)
  const refusal = refusalAt(person, company, account, day)
  if (refusal !== undefined || account === undefined) return refusal ?? refused('ERR_UNKNOWN')
  if (type === 'REMBOURSEMENT_INDISPONIBLE') return refused('ERR_INVALID', problem('context.type', 'wrong'))
  const open = (type === 'REMBOURSEMENT_A_ECHEANCE' ? soonFreeLots : freeLots)(openLots(person, account), day)
  const isSplit = avoirs.some(({ policy_id }) => policy_id !== account.policy_id)
  const isTwice = new Set(avoirs.map(({ investment_id }) => investment_id)).size < avoirs.length
  if (isSplit || isTwice) return refused('ERR_INVALID', problem('context.avoirs', 'wrong'))
  const wrong = avoirs.flatMap(
    ({ investment_id, amount }) =>
      releaseAmountError(
        amount,
        open.filter(({ fund }) => fund === investment_id),
      ) ?? [],
  )
  return wrong.length === 0 ? undefined : refused('ERR_INVALID', wrong.slice(0, 1))
}

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
    const permission = permissionsOf(person, today).find((one) => one.id === id && one.type === type)
    return permission === undefined ? refused('ERR_UNKNOWN') : answered(contextOf(person, permission.company_id, type, today))
  }),

  forMembers(refundCall, ({ api, person, requestKey, body }) =>
    recordAct(
      { api, person, call: refundCall, requestKey, asked: refundCall.request.encode(body) },
      ({ person: standing, now, id }) =>
        refusalOfRefund(standing, body, now) ?? doing({ kind: 'release', id }, { s2e_transaction_id: id }),
    ),
  ),

  forMembers(withdrawCall, ({ api, person, requestKey, body }) =>
    recordAct(
      { api, person, call: withdrawCall, requestKey, asked: withdrawCall.request.encode(body) },
      ({ person: standing, now, id }) =>
        refusalOfRelease(standing, body, now) ?? doing({ kind: 'release', id }, { s2e_transaction_id: id }),
    ),
  ),

  forMembers(releaseDocumentsCall, async ({ api, person, requestKey, params: { id }, body, files }) => {
    const asked = { id, kinds: body.kinds ?? [], files: await Promise.all(files.map(traceOf)) }
    return recordAct({ api, person, call: releaseDocumentsCall, requestKey, asked }, ({ person: standing }) => {
      const release = standing.done?.operations.find((one) => one.id === id && one.type === 'REMBOURSEMENT')
      if (release === undefined) return refused('ERR_UNKNOWN')
      const isAwaited = release.timeline?.some(({ step, done }) => step === 'documents' && !done) === true
      if (!isAwaited) return refused('ERR_CONFLICT', problem('', 'too-late'))
      return doing({ kind: 'documents', id, names: files.map(({ name }) => name) }, 'OK')
    })
  }),
]
