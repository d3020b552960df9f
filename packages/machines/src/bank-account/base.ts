import {
  CODE,
  openPurposes,
  prefilled,
  requestOf,
  type BankAccountAnswer,
  type BankAccountRequest,
  type NewCodeAnswer,
  type Scores,
} from '@hautelisse/domain/bank-account'
import { assign, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate'
import { failureCode, isSilence } from '../api/index.ts'
import { fileFieldMachine, selectFileField, type FileFieldEvent, type PickedFile } from '../files/index.ts'
import type {
  BankAccountEvent,
  BankAccountInput,
  BankAccountMachineContext,
  BankAccountPorts,
  BankAnswer,
  BankTerms,
  Signed,
} from './context.ts'
import { missingOf, problemsOf, reasonOf, refusedBy, signatureRefusedBy, takeAnswer, withTerms } from './open.ts'

type InContext = { readonly context: BankAccountMachineContext }
type Failed = { readonly error: unknown }

export const termsInput = ({ context: { holder, ports } }: InContext) => ({
  company: holder.company ?? '',
  readTerms: ports.readTerms,
  readCountries: ports.readCountries,
})
export const askInput = ({ context: { form, holder, files, requestKey, ports } }: InContext) => ({
  request: requestOf(form, holder.company ?? ''),
  files: files.map(({ source }) => source),
  key: requestKey,
  ask: ports.ask,
})
export const ribInput = ({ context: { holder, files, ports } }: InContext) => ({
  company: holder.company ?? '',
  file: files[0]?.source,
  readRib: ports.readRib,
})
export const signInput = ({ context: { answer, code, isPayeeConfirmed, signatureKey, ports } }: InContext) => ({
  signed: { requestId: answer?.request_id ?? '', code, payeeConfirmed: isPayeeConfirmed },
  key: signatureKey,
  sign: ports.sign,
})
export const codeInput = ({ context: { answer, ports } }: InContext) => ({
  requestId: answer?.request_id ?? '',
  sendCode: ports.sendCode,
})
export const documentInput = ({ context: { answer, ports } }: InContext) => ({
  requestId: answer?.request_id ?? '',
  readDocument: ports.readDocument,
})

type AskInput = Pick<BankAccountPorts, 'ask'> & {
  readonly request: BankAccountRequest
  readonly files: readonly PickedFile[]
  readonly key: string
}

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
    ask: fromPromise<BankAccountAnswer, AskInput>(({ input: { ask, request, files, key }, signal }) =>
      ask(request, files, key, { signal }),
    ),
    readRib: fromPromise<
      Scores,
      Pick<BankAccountPorts, 'readRib'> & { readonly company: string; readonly file: PickedFile | undefined }
    >(async ({ input: { readRib, company, file }, signal }) =>
      file === undefined ? { iban: null, bic: null } : readRib(company, file, { signal }),
    ),
    sign: fromPromise<unknown, Pick<BankAccountPorts, 'sign'> & { readonly signed: Signed; readonly key: string }>(
      ({ input: { sign, signed, key }, signal }) => sign(signed, key, { signal }),
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
    hasCompany: ({ context }) => context.holder.company !== undefined,
    hasPurposes: ({ context: { terms } }) => terms !== undefined && openPurposes(terms).length > 0,
    isByCode: ({ context }) => reasonOf(context) === undefined,
    isComplete: ({ context }) => reasonOf(context) === undefined && problemsOf(context).length === 0,
    hasSomethingMissing: ({ context }) => missingOf(context).length > 0,
    mayAskAgain: ({ context }) => context.codesLeft > 0,
    canReadRib: ({ context: { terms, files } }) => terms?.signature.ladrad_authorization === true && files.length > 0,
    isSilent: (_, { error }: Failed) => isSilence(error),
    needsCode: (_, { error }: Failed) => failureCode(error) === 'ERR_OTP',
    isRefused: (_, { error }: Failed) => failureCode(error) === 'ERR_REFUSED',
    isConflict: (_, { error }: Failed) => failureCode(error) === 'ERR_CONFLICT' || failureCode(error) === 'ERR_UNKNOWN',
    isUnknown: (_, { error }: Failed) => failureCode(error) === 'ERR_UNKNOWN',
    isPaper: (_, { answer }: { readonly answer: BankAccountAnswer }) => answer.signature === 'COURRIER',
    isClose: (_, { answer }: { readonly answer: BankAccountAnswer }) => answer.payee?.result === 'close',
  },
  actions: {
    takeTerms: assign(({ context }, { read }: { read: BankTerms }) => withTerms(context, read)),
    keepAnswer: assign(({ context }, { answer }: { answer: BankAnswer }) => takeAnswer(context, answer)),
    showProblems: assign({ wasSent: true }),
    forgetFailure: assign({ failure: undefined }),
    keepFailure: assign((_, { error }: Failed) => ({ failure: failureCode(error), refused: refusedBy(error) })),
    takeNewKey: assign(({ context }) => ({ requestKey: context.ports.random(), paper: undefined })),
    takeRequest: assign(({ context }, { answer }: { answer: BankAccountAnswer }) => ({
      answer,
      code: '',
      isCertified: false,
      isPayeeConfirmed: false,
      signatureProblems: [],
      codesLeft: CODE.sent - 1,
      signatureKey: context.ports.random(),
      paper: answer.signature === 'COURRIER' ? (reasonOf(context) ?? 'payee') : undefined,
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
