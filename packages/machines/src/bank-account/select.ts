import { countryChoice, openPurposes, PURPOSES, type BankAccountProblem } from '@hautelisse/domain/bank-account'
import type { SnapshotFrom } from 'xstate'
import type { bankAccountMachine } from './machine.ts'
import { limitsOf, problemsOf, reasonOf } from './open.ts'
import type { bankCoordinatesMachine } from './overview.ts'

export type BankAccountSnapshot = SnapshotFrom<typeof bankAccountMachine>
export type BankCoordinatesSnapshot = SnapshotFrom<typeof bankCoordinatesMachine>

/** What the page shows. */
export const selectScreen = (
  snapshot: BankAccountSnapshot,
): 'waiting' | 'unavailable' | 'closed' | 'form' | 'code-first' | 'payee' | 'signature' | 'refused' | 'by-post' | 'signed' => {
  if (snapshot.matches('closed')) return 'closed'
  if (snapshot.matches('unavailable') || snapshot.matches({ open: 'unread' })) return 'unavailable'
  if (snapshot.matches('signed')) return 'signed'
  if (snapshot.context.act === 'code') return 'code-first'
  if (snapshot.matches({ open: 'recognising' })) return 'payee'
  if (snapshot.matches({ open: 'signing' })) return 'signature'
  if (snapshot.matches({ open: 'refused' })) return 'refused'
  if (snapshot.matches({ open: 'byPost' })) return 'by-post'
  return snapshot.matches({ open: 'filling' }) || snapshot.matches({ open: 'asking' }) ? 'form' : 'waiting'
}

/** The form as it stands. */
export const selectForm = (snapshot: BankAccountSnapshot) => {
  const { context } = snapshot
  const { terms, countries, form, holder, fileView, wasSent, failure } = context
  const problems: readonly BankAccountProblem[] = wasSent ? problemsOf(context) : []
  const sideOf = (purpose: 'VIREMENT' | 'PRELEVEMENT') => holder.accounts.find(({ type }) => type === purpose)?.iban
  return {
    form,
    purposes: (terms === undefined ? [] : openPurposes(terms)).map((purpose) => ({ purpose, replaces: sideOf(purpose) })),
    countries: countryChoice(countries, terms?.signature.authorized_countries ?? []),
    onlineFrom: terms?.signature.online_from,
    paper: reasonOf(context),
    problems,
    files: { view: fileView, limits: limitsOf(context) },
    isReading: snapshot.matches({ open: { filling: 'readingRib' } }),
    isBusy: snapshot.matches({ open: 'asking' }) && context.act === 'sending',
    failure: problems.length === 0 ? failure : undefined,
  }
}

/** Requests that are signed and wait, each with its purpose: nothing else can be asked for that purpose until then. */
export const selectPending = ({ context: { terms } }: BankAccountSnapshot) =>
  PURPOSES.flatMap((purpose) => {
    const pending = (purpose === 'VIREMENT' ? terms?.transfer : terms?.debit)?.pending
    return pending === undefined ? [] : [{ purpose, ...pending }]
  })

/** Where papers are sent. */
export const selectPaperAddress = ({ context: { terms } }: BankAccountSnapshot) => terms?.tsa_address
export const selectPaperReason = ({ context }: BankAccountSnapshot) => reasonOf(context)
export const selectOnlineFrom = ({ context: { terms } }: BankAccountSnapshot) => terms?.signature.online_from

/** The request that waits for its signature. */
export const selectSignature = (snapshot: BankAccountSnapshot) => {
  const { act, form, files, answer, code, isCertified, signatureProblems, codesLeft, failure, documentState } = snapshot.context
  return {
    form,
    fileNames: files.map(({ name }) => name),
    sentTo: answer?.sent_to ?? '',
    demonstration: answer?.demonstration,
    payeeName: answer?.payee?.name ?? '',
    code,
    isCertified,
    problems: signatureProblems,
    isSending: snapshot.matches({ open: 'signing' }) && act === 'sending',
    canAskAgain: codesLeft > 0 && snapshot.matches({ open: { signing: { code: 'ready' } } }),
    codesLeft,
    failure,
    documentState,
    isReadingDocument: snapshot.matches({ open: { signing: { document: 'reading' } } }),
  }
}

/** What the cards of bank accounts show. */
export const selectOverview = (snapshot: BankCoordinatesSnapshot) => ({
  screen: snapshot.matches('reading')
    ? ('waiting' as const)
    : snapshot.matches('unavailable')
      ? ('unavailable' as const)
      : ('showing' as const),
  terms: snapshot.context.terms,
  isReadOnly: snapshot.matches('readOnly'),
  isConfirming: snapshot.matches('confirming') || snapshot.matches('cancelling'),
  isCancelling: snapshot.context.act === 'sending',
  failure: snapshot.context.failure,
})
