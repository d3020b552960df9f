import { requestOf, type MoneyOut, type ReleaseStep } from '@hautelisse/domain/release'
import type { OperationsRead } from '@hautelisse/domain/operations'
import { assign, fromPromise, sendTo, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { failureCode, isSilence } from '../api/index.ts'
import { fileFieldMachine, selectFileField, type FileFieldEvent } from '../files/index.ts'
import { stepperActions, stepperGuards } from '../stepper/index.ts'
import type {
  Answer,
  FilesFate,
  ReleaseContext,
  ReleaseEvent,
  ReleaseInput,
  ReleasePorts,
  ReleaseTerms,
  SentFiles,
} from './context.ts'
import { flow, kindsOf, offerOf } from './flow.ts'
import { takeAnswer, withTerms } from './open.ts'

type AskInput = Pick<ReleasePorts, 'ask'> & { readonly request: MoneyOut | undefined; readonly key: string }
type FilesInput = Pick<ReleasePorts, 'sendFiles'> & { readonly sent: SentFiles; readonly key: string }
type Failed = { readonly error: unknown }

/** Looks for the request by its key; whether it is there can only be told from both lists whole. */
const verify = async (
  read: ReleasePorts['readOperations'],
  key: string,
  signal: AbortSignal,
): Promise<{ readonly id: string | undefined }> => {
  const { operations, missing, unreadable }: OperationsRead = await read({ signal })
  const found = operations.find(({ request_key }) => request_key === key)
  if (found === undefined && missing.length + unreadable > 0)
    throw new Error('A part of the operations is missing, and the request may be among them.')
  return { id: found?.id }
}

type InContext = { readonly context: ReleaseContext }

export const termsInput = ({ context: { holder, ports } }: InContext) => ({
  companies: [...new Set(holder.accounts.flatMap(({ scope, company_id }) => (scope === 's2e' ? (company_id ?? []) : [])))],
  read: ports.readTerms,
})
export const verifyInput = ({ context: { requestKey, ports } }: InContext) => ({ key: requestKey, read: ports.readOperations })
export const askInput = ({ context }: InContext) => {
  const offer = offerOf(context)
  const { ask, clock } = context.ports
  return { ask, request: offer && requestOf(context.form, offer, clock.today()), key: context.requestKey }
}
export const filesInput = ({ context }: InContext) => ({
  sendFiles: context.ports.sendFiles,
  sent: { id: context.result?.id ?? '', files: context.files.map(({ source }) => source), kinds: kindsOf(context) },
  key: context.filesKey,
})

/** Guards, actions and actors of a request for money out, by the names that its statechart reads by. */
export const base = setup({
  types: { context: {} as ReleaseContext, events: {} as ReleaseEvent, input: {} as ReleaseInput },
  actors: {
    files: fileFieldMachine,
    readTerms: fromPromise<ReleaseTerms, { readonly companies: readonly string[]; readonly read: ReleasePorts['readTerms'] }>(
      ({ input, signal }) => input.read(input.companies, { signal }),
    ),
    ask: fromPromise<{ readonly id: string }, AskInput>(async ({ input: { request, key, ask }, signal }) => {
      if (request === undefined) throw new Error('A request for money out was confirmed whose answers make none.')
      return { id: await ask(request, key, { signal }) }
    }),
    sendFiles: fromPromise<void, FilesInput>(({ input: { sent, key, sendFiles }, signal }) => sendFiles(sent, key, { signal })),
    verify: fromPromise<
      { readonly id: string | undefined },
      { readonly key: string; readonly read: ReleasePorts['readOperations'] }
    >(({ input, signal }) => verify(input.read, input.key, signal)),
  },
  guards: {
    ...stepperGuards(flow),
    hasSavings: ({ context }) => context.holder.accounts.some(({ scope }) => scope === 's2e'),
    hasReason: ({ context }) => flow.steps(context).includes('reason'),
    isReasonNext: ({ context }) => flow.errorsOn(context, 'account').length === 0 && flow.steps(context).includes('reason'),
    isRecorded: ({ context }) => context.result !== undefined,
    hasFiles: ({ context }) => context.files.length > 0,
    canSendFiles: ({ context }) => context.result?.files === 'to-send' && context.files.length > 0,
    isSilent: (_, { error }: Failed) => isSilence(error),
    isConflict: (_, { error }: Failed) => failureCode(error) === 'ERR_CONFLICT' || failureCode(error) === 'ERR_UNKNOWN',
    needsCode: (_, { error }: Failed) => failureCode(error) === 'ERR_OTP',
    isFound: (_, { id }: { readonly id: string | undefined }) => id !== undefined,
  },
  actions: {
    ...stepperActions<ReleaseContext, ReleaseEvent, ReleaseStep>(flow),
    keepAnswer: assign(({ context }, { answer }: { answer: Answer }) => takeAnswer(context, answer)),
    takeTerms: assign(({ context }, { terms }: { terms: ReleaseTerms }) => withTerms(context, terms)),
    takeRecord: assign(({ context }, { id }: { readonly id: string | undefined }) => {
      const fate: FilesFate = kindsOf(context).length > 0 ? 'to-send' : 'none'
      return id === undefined ? {} : { result: { id, files: fate } }
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
    keepFileKind: assign(({ context, event }) =>
      event.type === 'fileKindChosen'
        ? { kinds: { ...context.kinds, [event.id]: event.kind }, filesKey: context.ports.random() }
        : {},
    ),
    keepOpened: assign(({ event }) => ({ opened: event.type === 'figureOpened' ? event.figure : undefined })),
    keepFilesSent: assign(({ context: { result } }) => (result ? { result: { ...result, files: 'sent' as const } } : {})),
    keepFilesFailed: assign(({ context: { result } }, { error }: Failed) => {
      const files: FilesFate = failureCode(error) === 'ERR_CONFLICT' ? 'too-late' : 'to-send'
      return result ? { result: { ...result, files } } : {}
    }),
    takeNewKey: assign(({ context }) => ({ requestKey: context.ports.random() })),
  },
})
