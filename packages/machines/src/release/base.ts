import { planCompanies } from '@hautelisse/domain/accounts'
import { requestOf, type ReleaseStep } from '@hautelisse/domain/release'
import { assign, fromPromise, sendTo, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { actActions, actGuards, actMachine, findOperation, isTooLate, keyActions, madeOf, type ActInput } from '../act/index.ts'
import { fileFieldMachine, selectFileField, type FileFieldEvent } from '../files/index.ts'
import { stepperActions, stepperGuards } from '../stepper/index.ts'
import type { Answer, FilesFate, ReleaseContext, ReleaseEvent, ReleaseInput, ReleasePorts, ReleaseTerms } from './context.ts'
import { filesIn, flow, offerOf, slotsIn } from './flow.ts'
import { beginAnew, takeAnswer, withTerms } from './open.ts'

type Failed = { readonly error: unknown }
/** What the two acts of a release have in common: the number of the request that they belong to. */
type RecordedAct = { readonly id: string }

type InContext = { readonly context: ReleaseContext }

export const termsInput = ({ context: { holder, ports } }: InContext) => ({
  companies: planCompanies(holder.accounts),
  read: ports.readTerms,
})
/** The request: it is recorded once, and found among the operations when its answer is lost. */
export const askInput = ({ context }: InContext): ActInput<RecordedAct> => {
  const { requestKey: key, form, ports } = context
  const offer = offerOf(context)
  const request = offer && requestOf(form, offer, ports.clock.today())
  return {
    asksForCode: true,
    send: async (options) => ({ id: await ports.ask(madeOf(request), key, options) }),
    find: (options) => findOperation(ports.readOperations, key, options),
  }
}
/** What was sent before a reload is looked for under its key; nothing is sent. */
export const lookInput = (input: InContext): ActInput<RecordedAct> => ({ ...askInput(input), wasSent: true })

/** Whether files go with the request; before it is read what is asked for, the names of the files that were chosen tell. */
const hasDocuments = (context: ReleaseContext): boolean =>
  offerOf(context) === undefined ? context.lostFiles.length > 0 : filesIn(context).length > 0

/** Its documents, which no operation tells of: they are sent again under their key. */
export const filesInput = ({ context }: InContext): ActInput<RecordedAct> => {
  const { result, filesKey: key, ports } = context
  const files = filesIn(context)
  const kinds = files.flatMap(({ slot }) => (slot === 'ATTACHMENT' ? [] : slot))
  const sent = { id: result?.id ?? '', files: files.map(({ source }) => source), kinds }
  return {
    send: async (options) => {
      await ports.sendFiles(sent, key, options)
      return sent
    },
  }
}

/** Guards, actions and actors of a request for money out, by the names that its statechart reads by. */
export const base = setup({
  types: { context: {} as ReleaseContext, events: {} as ReleaseEvent, input: {} as ReleaseInput },
  actors: {
    files: fileFieldMachine,
    readTerms: fromPromise<ReleaseTerms, { readonly companies: readonly string[]; readonly read: ReleasePorts['readTerms'] }>(
      ({ input, signal }) => input.read(input.companies, { signal }),
    ),
    act: actMachine<RecordedAct>(),
  },
  guards: {
    ...stepperGuards(flow),
    hasSavings: ({ context }) => context.holder.accounts.some(({ scope }) => scope === 's2e'),
    wasSent: ({ context }) => context.wasSent,
    hasReason: ({ context }) => flow.steps(context).includes('reason'),
    isReasonNext: ({ context }) => flow.errorsOn(context, 'account').length === 0 && flow.steps(context).includes('reason'),
    isRecorded: ({ context }) => context.result !== undefined,
    canSendFiles: ({ context }) => context.result?.files === 'to-send' && filesIn(context).length > 0,
    ...actGuards,
  },
  actions: {
    ...stepperActions<ReleaseContext, ReleaseEvent, ReleaseStep>(flow),
    ...actActions<ReleaseContext, ReleaseEvent>(),
    ...keyActions<ReleaseContext, ReleaseEvent>(),
    beginAnew: assign(({ context }) => beginAnew(context)),
    keepAnswer: assign(({ context }, { answer }: { answer: Answer }) => takeAnswer(context, answer)),
    takeTerms: assign(({ context }, { terms }: { terms: ReleaseTerms }) => withTerms(context, terms)),
    takeRecord: assign(({ context }, { recorded }: { readonly recorded: RecordedAct | undefined }) => {
      const files: FilesFate = hasDocuments(context) ? 'to-send' : 'none'
      return recorded === undefined ? {} : { result: { id: recorded.id, files }, aside: undefined }
    }),
    tellFiles: sendTo('files', (_, { event }: { readonly event: FileFieldEvent }) => event),
    /** Files for another reason are taken away, so that they count against nothing. */
    tellSlots: sendTo('files', ({ context }) => ({ type: 'slotsChanged' as const, slots: slotsIn(context) })),
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
    keepOpened: assign(({ event }) => ({ opened: event.type === 'figureOpened' ? event.figure : undefined })),
    keepFilesSent: assign(({ context: { result } }) => (result ? { result: { ...result, files: 'sent' as const } } : {})),
    keepFilesFailed: assign(({ context: { result } }, { error }: Failed) => {
      const files: FilesFate = isTooLate(error) ? 'too-late' : 'to-send'
      return result ? { result: { ...result, files } } : {}
    }),
  },
})
