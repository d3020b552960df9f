import type { SignatureRequest } from '@hautelisse/domain/bank-account'

import type { BankRequest } from '../people/index.ts'
import { refused, type Api, type CodeTrier, type Refusal } from '../server/index.ts'
import { tryBankCode } from './codes.ts'

const SECOND_MS = 1000

/**
 * Compares what is brought to sign a request with what it takes: a name that is only close is confirmed, the code is the one that was sent. Each wrong
 * code counts for the session: in the request, and among what the session may try.
 *
 * @param api the API
 * @param who person who signs, in which session
 * @param request the open request
 * @param brought what was brought
 * @returns why it signs nothing; undefined where it signs
 */
export const proofProblem = async (
  api: Api,
  who: CodeTrier,
  { id, payee }: BankRequest,
  { code, payee_confirmed: isConfirmed }: SignatureRequest,
): Promise<Refusal | undefined> => {
  if (payee === 'close' && isConfirmed !== true) return refused('ERR_INVALID', [{ path: 'payee_confirmed', code: 'required' }])
  const mayTry = await api.codeTries.take(who)
  if (mayTry.kind === 'wait') return { ...refused('ERR_LIMIT'), retryAfterS: Math.ceil(mayTry.milliseconds / SECOND_MS) }
  const tried = await tryBankCode(api, who, id, code)
  switch (tried.kind) {
    case 'ended':
      return refused('ERR_REFUSED', [{ path: 'code', code: 'ended' }])
    case 'over':
      return refused('ERR_INVALID', [{ path: 'code', code: 'over' }])
    case 'wrong':
      return refused('ERR_INVALID', [{ path: 'code', code: 'wrong', params: { left: tried.left } }])
    case 'right':
    default:
      await api.codeTries.forget(who)
      return undefined
  }
}
