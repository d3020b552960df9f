import {
  paperReason,
  CODE,
  openPurposes,
  prefilled,
  requestOf,
  type BankAccountAnswer,
  type NewCodeAnswer,
  type Scores,
} from '@hautelisse/domain/bank-account'
import { assign, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate'
import { actActions, actGuards, actMachine, type ActInput } from '../act/index.ts'
import { failureCode } from '../api/index.ts'
import { fileFieldMachine, selectFileField, type FileFieldEvent, type PickedFile } from '../files/index.ts'
import type {
  BankAccountEvent,
  BankAccountInput,
  BankAccountMachineContext,
  BankAccountPorts,
  BankAnswer,
  BankTerms,
} from './context.ts'
import { missingOf, problemsOf, reasonOf, refusedBy, signatureRefusedBy, takeAnswer, withTerms } from './open.ts'

type InContext = { readonly context: BankAccountMachineContext }
type Failed = { readonly error: unknown }

export const termsInput = ({ context: { holder, ports } }: InContext) => ({
  company: holder.company ?? '',
  readTerms: ports.readTerms,
  readCountries: ports.readCountries,
})
/** The request, which nothing that can be read tells of before it is signed: it is sent again under its key. */
export const askInput = ({
  context: { form, holder, files, requestKey: key, ports },
}: InContext): ActInput<BankAccountAnswer> => {
  const request = requestOf(form, holder.company ?? '')
  const sent = files.map(({ source }) => source)
  return { asksForCode: true, send: (options) => ports.ask(request, sent, key, options) }
}
export const ribInput = ({ context: { holder, files, ports } }: InContext) => ({
  company: holder.company ?? '',
  file: files[0]?.source,
  readRib: ports.readRib,
})
/** The signature, under a key of its own, which changes with the code. */
export const signInput = ({
  context: { answer, code, isPayeeConfirmed, signatureKey: key, ports },
}: InContext): ActInput<BankAccountAnswer> => {
  const signed = { requestId: answer?.request_id ?? '', code, payeeConfirmed: isPayeeConfirmed }
  return {
    asksForCode: true,
    send: async (options) => {
      await ports.sign(signed, key, options)
      return answer
    },
  }
}
export const codeInput = ({ context: { answer, ports } }: InContext) => ({
  requestId: answer?.request_id ?? '',
  sendCode: ports.sendCode,
})
export const documentInput = ({ context: { answer, ports } }: InContext) => ({
  requestId: answer?.request_id ?? '',
  readDocument: ports.readDocument,
})

/** Guards, actions and actors of a change of bank account, by the names that its statechart reads by. */
export const base = setup({
  types: { context: {} as BankAccountMachineContext, events: {} as BankAccountEvent, input: {} as BankAccountInput },
  actors: {
    files: fileFieldMachine,
    readTerms: fromPromise<BankTerms, Pick<BankAccountPorts, 'readTerms' | 'readCountries'> & { readonly company: string }>(
      async ({ input, signal }) => {
        const [terms, countries] = await Promise.all([
          input.readTerms(input.company, { signal }),
          input.readCountries({ signal }),
        ])
        return { terms, countries }
      },
    ),
    act: actMachine<BankAccountAnswer>(),
    readRib: fromPromise<
      Scores,
      Pick<BankAccountPorts, 'readRib'> & { readonly company: string; readonly file: PickedFile | undefined }
    >(async ({ input: { readRib, company, file }, signal }) =>
      file === undefined ? { iban: null, bic: null } : readRib(company, file, { signal }),
    ),
    sendCode: fromPromise<NewCodeAnswer, Pick<BankAccountPorts, 'sendCode'> & { readonly requestId: string }>(
      ({ input: { sendCode, requestId }, signal }) => sendCode(requestId, { signal }),
    ),
    readDocument: fromPromise<string, Pick<BankAccountPorts, 'readDocument'> & { readonly requestId: string }>(
      ({ input: { readDocument, requestId }, signal }) => readDocument(requestId, { signal }),
    ),
  },
  delays: { beforeAnotherCode: CODE.waitSeconds * 1000 },
  guards: {
    isForm: ({ event }) => (event.type === 'stepRequested' || event.type === 'historyMoved') && event.step === 'form',
    hasCompany: ({ context }) => context.holder.company !== undefined,
    hasPurposes: ({ context: { terms } }) => terms !== undefined && openPurposes(terms).length > 0,
    /** Whatever is typed, it goes by post: no form is shown that leads nowhere. */
    goesByPost: ({ context: { terms } }) =>
      terms !== undefined && paperReason(terms, { purposes: [], country: undefined }) !== undefined,
    isByCode: ({ context }) => reasonOf(context) === undefined,
    isComplete: ({ context }) => reasonOf(context) === undefined && problemsOf(context).length === 0,
    hasSomethingMissing: ({ context }) => missingOf(context).length > 0,
    mayAskAgain: ({ context }) => context.codesLeft > 0,
    canReadRib: ({ context: { terms, files } }) => terms?.signature.ladrad_authorization === true && files.length > 0,
    ...actGuards,
    isRefused: (_, { error }: Failed) => failureCode(error) === 'ERR_REFUSED',
    isUnknown: (_, { error }: Failed) => failureCode(error) === 'ERR_UNKNOWN',
    isByPost: ({ context: { answer } }) => answer?.signature === 'COURRIER',
    isClose: ({ context: { answer } }) => answer?.payee?.result === 'close',
  },
  actions: {
    ...actActions<BankAccountMachineContext, BankAccountEvent>(),
    takeTerms: assign(({ context }, { terms }: { terms: BankTerms }) => withTerms(context, terms)),
    keepAnswer: assign(({ context }, { answer }: { answer: BankAnswer }) => takeAnswer(context, answer)),
    showProblems: assign({ wasSent: true }),
    startWaiting: assign({ failure: undefined }),
    keepFailure: assign((_, { error }: Failed) => ({ failure: failureCode(error), refused: refusedBy(error) })),
    takeNewKey: assign(({ context }) => ({ requestKey: context.ports.random(), paper: undefined })),
    takeRecord: assign(({ context }, { recorded }: { readonly recorded: BankAccountAnswer | undefined }) => ({
      answer: recorded,
      code: '',
      isCertified: false,
      isPayeeConfirmed: false,
      signatureProblems: [],
      codesLeft: CODE.sent - 1,
      signatureKey: context.ports.random(),
      paper: recorded?.signature === 'COURRIER' ? (reasonOf(context) ?? 'payee') : undefined,
    })),
    confirmPayee: assign({ isPayeeConfirmed: true }),
    refusePayee: assign({ paper: 'payee' }),
    takeRib: assign(({ context }, { read }: { read: Scores }) => ({ form: prefilled(context.form, read) })),
    takeCode: assign(({ context }, { text }: { text: string }) => ({
      code: text.replaceAll(/\D/g, '').slice(0, CODE.digits),
      signatureKey: context.ports.random(),
      signatureProblems: [],
      failure: undefined,
    })),
    takeCertified: assign((_, { on }: { on: boolean }) => ({ isCertified: on, signatureProblems: [] })),
    showMissing: assign(({ context }) => ({ signatureProblems: missingOf(context) })),
    keepSignatureFailure: assign((_, { error }: Failed) => {
      const problems = signatureRefusedBy(error)
      return { signatureProblems: problems, failure: problems.length > 0 ? undefined : failureCode(error) }
    }),
    takeNewCode: assign(({ context }, { sent }: { sent: NewCodeAnswer }) => ({
      codesLeft: sent.left,
      code: '',
      signatureProblems: [],
      failure: undefined,
      signatureKey: context.ports.random(),
      ...(context.answer === undefined
        ? {}
        : {
            answer: {
              ...context.answer,
              sent_to: sent.sent_to,
              expires_at: sent.expires_at,
              demonstration: sent.demonstration,
            },
          }),
    })),
    handOver: ({ context }, { base64 }: { base64: string }) => context.ports.save(base64),
    keepDocumentState: assign((_, { state }: { state: 'none' | 'unavailable' | 'failed' }) => ({ documentState: state })),
    tellSession: ({ context }) => context.ports.profileChanged(),
    tellFiles: sendTo('files', (_, { event }: { readonly event: FileFieldEvent }) => event),
    takeFiles: assign(({ context }, { snapshot }: { readonly snapshot: SnapshotFrom<typeof fileFieldMachine> }) => {
      const { files } = snapshot.context
      const isSame = files === context.files
      return { files, fileView: selectFileField(snapshot), ...(isSame ? {} : { requestKey: context.ports.random() }) }
    }),
  },
})
