import { countryChoice, openPurposes, PURPOSES, type BankAccountProblem } from '@hautelisse/domain/bank-account'
import type { SnapshotFrom } from 'xstate'
import { BANK_STEPS, type BankStep } from './context.ts'
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

/** Step of the change; what stands beside its steps belongs to the one that it follows. */
export const selectStep = (snapshot: BankAccountSnapshot): BankStep => {
  if (snapshot.matches('signed')) return 'results'
  const isAsked = (['recognising', 'signing', 'refused', 'byPost'] as const).some((open) => snapshot.matches({ open }))
  return isAsked ? 'signature' : 'form'
}

export const selectSteps = (snapshot: BankAccountSnapshot) => {
  const at = BANK_STEPS.indexOf(selectStep(snapshot))
  return BANK_STEPS.map((id, place) => ({
    id,
    state: place === at ? ('current' as const) : place < at ? ('done' as const) : ('pending' as const),
  }))
}

/** Where the change stands in the browser's history: always in its one run, which is not kept. */
export const selectPlace = (snapshot: BankAccountSnapshot) => ({ run: 1, step: selectStep(snapshot) })

/** Whether an account is added, as long as one is missing, or the one that is there changed. */
export const selectTask = ({ context: { holder } }: BankAccountSnapshot): 'add' | 'change' =>
  PURPOSES.every((purpose) => holder.accounts.some(({ type }) => type === purpose)) ? 'change' : 'add'

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
    failure:
      failure === undefined
        ? undefined
        : {
            code: failure,
            canRetry: failure !== 'ERR_CONFLICT' && failure !== 'ERR_UNKNOWN',
            // What the rules or the server refuse is said at its field.
            isMarked: problems.length > 0,
          },
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
    /** Changes with what the server refuses, so that the focus goes there. */
    refusal: failure ?? signatureProblems[0]?.code,
    canAskAgain: codesLeft > 0 && snapshot.matches({ open: { signing: { code: 'ready' } } }),
    codesLeft,
    failure,
    documentState,
    isReadingDocument: snapshot.matches({ open: { signing: { document: 'reading' } } }),
  }
}

/** What is followed once it is signed: the request, whose terms are read again, and the accounts that stay until then. */
export const selectSigned = ({ context: { holder, ports, answer, form } }: BankAccountSnapshot) => ({
  requestId: answer?.request_id ?? '',
  overview: { company: holder.company, ports },
  former: form.purposes.flatMap((purpose) => holder.accounts.filter(({ type }) => type === purpose).map(({ iban }) => iban)),
})

/** A request as it stands among the accounts: the uses that wait for it, each with its day, and whether it was taken back. */
export const selectFollowed = ({ context: { terms, takenBack } }: BankCoordinatesSnapshot, requestId: string) => ({
  isTakenBack: takenBack === requestId,
  uses: PURPOSES.flatMap((purpose) => {
    const pending = (purpose === 'VIREMENT' ? terms?.transfer : terms?.debit)?.pending
    return pending?.request_id === requestId ? [{ purpose, ...pending }] : []
  }),
})

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
