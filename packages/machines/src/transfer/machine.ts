import type { Account } from '@hautelisse/domain/accounts'
import type { PlainDate } from '@hautelisse/domain/calendar'
import {
  EMPTY_TRANSFER,
  transferErrors,
  transferFee,
  transferLastDay,
  transferOffers,
  transferVerdict,
  type TransferForm,
  type TransferOffer,
  type TransferScope,
} from '@hautelisse/domain/transfer'
import { assign, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import type { TransferDraft } from './draft.ts'

export type TransferInput = {
  readonly userId: string
  readonly accounts: readonly Account[]
  /** Family that the address names; undefined for a saver of both, who has not chosen yet. */
  readonly scope: TransferScope | undefined
  readonly today: PlainDate
  readonly draft?: TransferDraft | undefined
  /** Opens the print dialogue. */
  readonly print: () => void
}

/** What the saver answers. */
export type TransferEvent =
  | { readonly type: 'accountChosen'; readonly policyId: string }
  | { readonly type: 'workAnswered'; readonly isEmployed: boolean }
  | { readonly type: 'textTyped'; readonly field: 'last' | 'manager' | 'number'; readonly text: string }
  | { readonly type: 'printRequested' }

type TransferContext = TransferInput & {
  readonly offers: readonly TransferOffer[]
  readonly form: TransferForm
  /** The dossier was asked for: what is missing is said. */
  readonly isAttempted: boolean
}

/** A draft of the same person; an account that is no longer there is asked for again. */
const formOf = ({ userId, draft }: TransferInput, offers: readonly TransferOffer[]): TransferForm => {
  const kept = draft?.userId === userId ? draft.form : EMPTY_TRANSFER
  return offers.some(({ account }) => account.policy_id === kept.policyId) ? kept : { ...kept, policyId: '' }
}

const formAfter = (form: TransferForm, event: TransferEvent): TransferForm => {
  switch (event.type) {
    case 'accountChosen':
      return { ...form, policyId: event.policyId }
    case 'workAnswered':
      return { ...form, isEmployed: event.isEmployed }
    case 'textTyped':
      return { ...form, [event.field]: event.text }
    case 'printRequested':
      return form
    default:
      return event satisfies never
  }
}

const errorsOf = ({ form, offers, today }: TransferContext) => transferErrors(form, offers, today)

/**
 * The dossier of a transfer: which account, what its law asks, who takes the money, then the paper. Nothing is sent: the transfer is asked of the manager that takes
 * the money. WDR-18, TRF-05.
 */
export const transferMachine = setup({
  types: { context: {} as TransferContext, events: {} as TransferEvent, input: {} as TransferInput },
  guards: { isWhole: ({ context }) => errorsOf(context).length === 0 },
  actions: {
    keepAnswer: assign(({ context, event }) => ({ form: formAfter(context.form, event) })),
    showErrors: assign({ isAttempted: true }),
    print: ({ context }) => context.print(),
  },
}).createMachine({
  id: 'transfer',
  context: ({ input }) => {
    const offers = transferOffers(input.scope, input.accounts)
    return { ...input, offers, form: formOf(input, offers), isAttempted: false }
  },
  initial: 'asking',
  states: {
    asking: {
      on: {
        accountChosen: { actions: 'keepAnswer' },
        workAnswered: { actions: 'keepAnswer' },
        textTyped: { actions: 'keepAnswer' },
        printRequested: [{ guard: 'isWhole', actions: 'print' }, { actions: 'showErrors' }],
      },
    },
  },
})

export type TransferSnapshot = SnapshotFrom<typeof transferMachine>

export const selectForm = ({ context }: TransferSnapshot): TransferForm => context.form
export const selectOffers = ({ context }: TransferSnapshot): readonly TransferOffer[] => context.offers

/** What is missing or wrong, once the dossier was asked for. */
export const selectErrors = ({ context }: TransferSnapshot) => (context.isAttempted ? errorsOf(context) : [])

/** The account that was chosen: whether it can be transferred, what it may cost, and by when the money arrives. */
export const selectTransfer = ({ context: { form, offers, today } }: TransferSnapshot) => {
  const offer = offers.find(({ account, law }) => account.policy_id === form.policyId && law !== undefined)
  if (offer === undefined) return undefined
  return {
    offer,
    verdict: transferVerdict(form, offer, today),
    fee: transferFee(offer, today),
    lastDay: transferLastDay(offer, today),
  }
}
