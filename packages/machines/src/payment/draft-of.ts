import { EMPTY_PAYMENT, openedFor } from '@hautelisse/domain/payment'
import type { KeptContent } from '@hautelisse/domain/kept'
import { isSentIn } from '../act/index.ts'
import { keptDraftOf } from '../kept/index.ts'
import type { PaymentDraft } from './draft.ts'
import { offerOf, papersOf } from './flow.ts'
import type { PaymentSnapshot } from './select.ts'

const PAPERS_WAIT = 'to-send'

/**
 * Gives what is kept of a payment at one moment, for `keepDraft`: nothing before the saver answers, and nothing once it is recorded with its documents. What
 * waits for its account, or for its address, stays as it was until another payment is sent.
 *
 * @param snapshot state of the machine
 */
export const draftOf = ({ context }: PaymentSnapshot): PaymentDraft | undefined => {
  const { act, address, aside, files, form, lostFiles, payer, step, requestKey, result, wasSent } = context
  const isAnother = act !== undefined && !wasSent
  if (aside !== undefined && !isAnother) return aside
  const offer = offerOf(context)
  const opened = offer === undefined ? EMPTY_PAYMENT : openedFor(offer)
  const isUntouched = JSON.stringify({ ...form, way: '' }) === JSON.stringify({ ...opened, policyId: form.policyId })
  const isOver = result !== undefined && result.papers !== PAPERS_WAIT
  if (isOver || (result === undefined && isUntouched && (form.way === '' || form.way === address.way))) return undefined
  const chosen = files.length === 0 ? lostFiles : files.map(({ name }) => name)
  const names = offer === undefined || papersOf(context) === 'files' ? chosen : []
  return {
    userId: payer.userId,
    step,
    requestKey,
    isSent: result === undefined && isSentIn(context),
    address: { account: address.account, replaces: address.replaces, again: address.again },
    files: names.length === 0 ? undefined : [...names],
    recorded: result && { id: result.s2e_transaction_id, url: result.url },
    form: { ...form, shares: { ...form.shares } },
  }
}

/**
 * Gives what is kept of a payment for the person; what waits for its account, or for its address, stays as it was.
 *
 * @param snapshot state of the machine
 */
export const keptOf = (snapshot: PaymentSnapshot): KeptContent | undefined | 'not-yet' => {
  const { aside, result } = snapshot.context
  // What is recorded is an operation: it says itself which documents it waits for.
  if (result !== undefined) return undefined
  return aside === undefined ? keptDraftOf(draftOf(snapshot)) : 'not-yet'
}
