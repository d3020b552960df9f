import { planCompanies } from '@hautelisse/domain/accounts'
import { requestOf, type PaymentStep } from '@hautelisse/domain/payment'
import { assign, fromPromise, sendTo, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { actActions, actGuards, actMachine, findOperation, isTooLate, keyActions, madeOf, type ActInput } from '../act/index.ts'
import { fileFieldMachine, selectFileField, type FileFieldEvent } from '../files/index.ts'
import { stepperActions, stepperGuards } from '../stepper/index.ts'
import type {
  Answer,
  Asked,
  PapersFate,
  PaymentContextOf,
  PaymentEvent,
  PaymentInput,
  PaymentPorts,
  Recorded,
  Terms,
} from './context.ts'
import { flow, offerOf, papersOf, rumOf } from './flow.ts'
import { beginAnew, takeAnswer, withTerms } from './open.ts'

type TermsInput = { readonly asked: Asked; readonly ports: Pick<PaymentPorts, 'readTerms' | 'readLabs'> }
/** Companies whose savings plans the saver has, whether they have a retirement contract, and the payments that are read beside them. */
const askedBy = ({ payer: { accounts }, address }: Pick<PaymentContextOf, 'payer' | 'address'>): Asked => ({
  companies: planCompanies(accounts),
  hasRetirement: accounts.some(({ scope }) => scope === 'ais'),
  replaces: address.replaces,
  again: address.again,
})

/** Whether files go with the payment; before it is read what is asked for, the names of the files that were chosen tell. */
const hasPapers = (context: PaymentContextOf): boolean =>
  offerOf(context) === undefined ? context.lostFiles.length > 0 : papersOf(context) === 'files'

/** Guards, actions and actors of a payment, by the names that its statechart reads by. */
export const base = setup({
  types: { context: {} as PaymentContextOf, events: {} as PaymentEvent, input: {} as PaymentInput },
  actors: {
    readTerms: fromPromise<Terms, TermsInput>(async ({ input: { asked, ports }, signal }) => {
      const [terms, labs] = await Promise.all([ports.readTerms(asked, { signal }), ports.readLabs(asked.companies, { signal })])
      return { ...terms, labs }
    }),
    act: actMachine<Recorded>(),
    files: fileFieldMachine,
  },
  guards: {
    ...stepperGuards(flow),
    hasPlans: ({ context }) => {
      const { companies, hasRetirement } = askedBy(context)
      return hasRetirement || companies.length > 0
    },
    wasSent: ({ context }) => context.wasSent,
    isRecorded: ({ context }) => context.result !== undefined,
    hasOffers: ({ context }) => context.offers.length > 0,
    canSendPapers: ({ context }) => context.result?.papers === 'to-send' && context.files.length > 0,
    isPaperless: ({ context }) => context.result?.papers === 'to-send',
    ...actGuards,
  },
  actions: {
    ...stepperActions<PaymentContextOf, PaymentEvent, PaymentStep>(flow),
    ...actActions<PaymentContextOf, PaymentEvent>(),
    ...keyActions<PaymentContextOf, PaymentEvent>(),
    beginAnew: assign(({ context }) => beginAnew(context)),
    keepAnswer: assign(({ context }, { answer }: { answer: Answer }) => takeAnswer(context, answer)),
    takeTerms: assign(({ context }, { terms }: { terms: Terms }) => withTerms(context, terms)),
    keepReading: assign(({ context }, { on }: { on: boolean }) => ({ form: { ...context.form, hasRead: on } })),
    takeRecord: assign(({ context }, { recorded }: { recorded: Recorded | undefined }) => {
      const papers: PapersFate = hasPapers(context) ? 'to-send' : 'none'
      return { result: recorded && { ...recorded, papers }, aside: undefined }
    }),
    tellFiles: sendTo('files', (_, { event }: { readonly event: FileFieldEvent }) => event),
    takeFiles: assign(({ context }, { snapshot }: { readonly snapshot: SnapshotFrom<typeof fileFieldMachine> }) => {
      const { files } = snapshot.context
      const isSame = files === context.files
      return {
        files,
        fileView: selectFileField(snapshot),
        lostFiles: files.length > 0 ? [] : context.lostFiles,
        ...(isSame ? {} : { filesKey: context.ports.random() }),
      }
    }),
    keepPapersSent: assign(({ context: { result } }) => (result ? { result: { ...result, papers: 'sent' as const } } : {})),
    keepPapersFailed: assign(({ context: { result } }, { error }: { readonly error: unknown }) => {
      const papers: PapersFate = isTooLate(error) ? 'too-late' : 'to-send'
      return result ? { result: { ...result, papers } } : {}
    }),
    leaveForCard: ({ context }) => {
      if (context.result?.url !== null && context.result?.url !== undefined) context.ports.navigation.leave(context.result.url)
    },
  },
})

export const termsInput = ({ context }: { readonly context: PaymentContextOf }) => ({
  asked: askedBy(context),
  ports: context.ports,
})

export const payInput = ({ context }: { readonly context: PaymentContextOf }): ActInput<Recorded> => {
  const { requestKey: key, form, ports } = context
  const offer = offerOf(context)
  const request = offer && requestOf(form, offer, rumOf(context))
  return {
    send: async (options) => ports.pay(madeOf(request), offer?.account.scope === 'ais' ? 'ais' : 's2e', key, options),
    find: async (options) => {
      const found = await findOperation(ports.readOperations, key, options)
      return found && { s2e_transaction_id: found.id, url: found.url ?? null }
    },
  }
}

/** What was sent before a reload is looked for under its key; nothing is sent. */
export const lookInput = (input: Parameters<typeof payInput>[0]): ActInput<Recorded> => ({ ...payInput(input), wasSent: true })

/** Its documents, which no operation tells of: they are sent again under their key. */
export const papersInput = ({ context }: { readonly context: PaymentContextOf }): ActInput<Recorded> => {
  const { result, files, filesKey: key, ports } = context
  const sent = { id: result?.s2e_transaction_id ?? '', files: files.map(({ source }) => source) }
  return {
    send: async (options) => {
      await ports.sendPapers(sent, key, options)
      return result
    },
  }
}
