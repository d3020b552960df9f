import type { FieldProblem } from '@hautelisse/domain/contract'
import type { FileLimits } from '@hautelisse/domain/files'
import { FIELD_ERROR_CODES, fieldError, type FieldError, type FieldErrorCode } from '@hautelisse/domain/validation'
import { assign, sendTo, setup, type SnapshotFrom } from 'xstate'
import {
  actActions,
  actGuards,
  actingWith,
  actMachine,
  wasRecorded,
  keepRefusal,
  type ActContext,
  type ActInput,
} from '../act/index.ts'
import { ApiFailure, failureCode } from '../api/index.ts'
import {
  fileFieldMachine,
  selectFileField,
  type FieldFile,
  type FileFieldEvent,
  type FileFieldView,
  type PickedFile,
} from '../files/index.ts'
import type { RandomPort } from '../ports/index.ts'

/** A change that is sent: the answers, the files and the key under which it is made once. */
export type ChangeSent<Form> = { readonly form: Form; readonly files: readonly PickedFile[]; readonly key: string }

export type ChangeInput<Form> = {
  /** Answers to begin with: what stands today. */
  readonly form: Form
  /** Answers that waited while a code was fetched at the door; they stand over the others. */
  readonly draft?: Partial<Form> | undefined
  readonly limits: FileLimits
  /** What is wrong with the answers and so many files. */
  readonly errorsOf: (form: Form, files: number) => readonly FieldError[]
  /** Whether the answers are what stands already: then nothing is sent. */
  readonly isSame: (form: Form) => boolean
  readonly send: (sent: ChangeSent<Form>, signal: AbortSignal) => Promise<unknown>
  readonly random: RandomPort
}

export type ChangeEvent<Form> =
  | { readonly type: 'answered'; readonly answers: Partial<Form> }
  | { readonly type: 'submitted' }
  | FileFieldEvent

/** Why a change was not taken: a code that has to be confirmed first, something that is under way already, or anything else. */
export type ChangeFailure = { readonly code: string | undefined; readonly fields: readonly FieldError[] }

type ChangeContext<Form> = ChangeInput<Form> &
  ActContext & {
    /** What stands today, by what the server says. */
    readonly standing: Form
    readonly files: readonly FieldFile[]
    readonly fileView: FileFieldView
    /** Errors are shown after the form was sent with something wrong in it. */
    readonly isChecked: boolean
    readonly key: string
    readonly failure: ChangeFailure | undefined
  }

const isKnown = (code: string): code is FieldErrorCode => (FIELD_ERROR_CODES as readonly string[]).includes(code)

/** The server names a field below what is changed, as `address.locality`: the form knows its last part. */
const readField = ({ path, code, params }: FieldProblem): FieldError =>
  fieldError(path.split('.').at(-1) ?? path, isKnown(code) ? code : 'wrong', params)

const readFailure = (error: unknown): ChangeFailure => ({
  code: failureCode(error),
  fields: error instanceof ApiFailure ? error.fields.filter(({ path }) => path !== '').map(readField) : [],
})

const NO_FILES: FileFieldView = { files: [], refusals: [], isAdding: false, news: undefined }

/**
 * Makes the machine of one change of the profile: answers are typed, checked, sent once under a key that changes with them, and kept whatever happens. A
 * refusal names its fields; one that asks for the code of the session leaves everything typed in place.
 */
export const changeMachine = <Form extends object>() =>
  setup({
    types: { context: {} as ChangeContext<Form>, events: {} as ChangeEvent<Form>, input: {} as ChangeInput<Form> },
    actors: {
      files: fileFieldMachine,
      act: actMachine<unknown>(),
    },
    guards: {
      ...actGuards,
      isWrong: ({ context }) => context.errorsOf(context.form, context.files.length).length > 0,
      isSame: ({ context }) => context.isSame(context.form),
    },
    actions: {
      ...actActions<ChangeContext<Form>, ChangeEvent<Form>>(),
      takeAnswers: assign(({ context, event }) =>
        event.type === 'answered'
          ? { form: { ...context.form, ...event.answers }, key: context.random(), failure: undefined }
          : {},
      ),
      tellFiles: sendTo('files', ({ event }) => event as FileFieldEvent),
      takeFiles: assign(({ context }, { snapshot }: { readonly snapshot: SnapshotFrom<typeof fileFieldMachine> }) => ({
        files: snapshot.context.files,
        fileView: selectFileField(snapshot),
        ...(snapshot.context.files === context.files ? {} : { key: context.random() }),
      })),
      check: assign({ isChecked: true }),
      startWaiting: assign({ failure: undefined }),
      keepFailure: assign((_, { error }: { readonly error: unknown }) => ({ failure: readFailure(error), isChecked: true })),
    },
  }).createMachine({
    id: 'profileChange',
    context: ({ input }) => ({
      ...input,
      standing: input.form,
      form: { ...input.form, ...input.draft },
      act: undefined,
      files: [],
      fileView: NO_FILES,
      isChecked: false,
      key: input.random(),
      failure: undefined,
    }),
    invoke: {
      id: 'files',
      src: 'files',
      input: ({ context }) => ({ limits: context.limits }),
      onSnapshot: { actions: { type: 'takeFiles', params: ({ event }) => ({ snapshot: event.snapshot }) } },
    },
    initial: 'editing',
    states: {
      editing: {
        on: {
          answered: { actions: 'takeAnswers' },
          filesPicked: { actions: 'tellFiles' },
          fileRemoved: { actions: 'tellFiles' },
          refusalClosed: { actions: 'tellFiles' },
          submitted: [{ guard: 'isWrong', actions: 'check' }, { guard: 'isSame', target: 'unchanged' }, { target: 'sending' }],
        },
      },
      sending: actingWith(
        // No operation tells of a change: it is sent again under its key.
        ({ context: { send, form, files, key } }: { readonly context: ChangeContext<Form> }): ActInput<unknown> => ({
          send: ({ signal }) => send({ form, files: files.map(({ source }) => source), key }, signal),
        }),
        [
          { guard: wasRecorded, target: 'saved' },
          { target: 'editing', actions: keepRefusal },
        ],
      ),
      saved: { type: 'final' },
      unchanged: { type: 'final' },
    },
  })

export type ChangeMachine<Form extends object> = ReturnType<typeof changeMachine<Form>>
export type ChangeSnapshot<Form extends object> = SnapshotFrom<ChangeMachine<Form>>

/** A failed call as the form of a question tells it. A code that is asked for again has words and a way of its own, as a field has. */
const questionOf = ({ code, fields }: ChangeFailure) => ({
  code: code ?? 'NETWORK',
  canRetry: code !== 'ERR_CONFLICT',
  isMarked: fields.length > 0 || code === 'ERR_OTP',
})

/** What a form shows: the answers, the errors after it was sent with something wrong in it, whether it is on its way, and why it was not taken. */
export const selectChange = <Form extends object>(snapshot: ChangeSnapshot<Form>) => {
  const { form, draft, files, fileView, isChecked, failure, errorsOf, limits } = snapshot.context
  const own = isChecked ? errorsOf(form, files.length) : []
  return {
    form,
    fileView,
    limits,
    errors: own.length > 0 ? own : (failure?.fields ?? []),
    /** The form was opened again with what waited for a code. */
    isRestored: draft !== undefined,
    isSending: snapshot.matches('sending'),
    isSaved: snapshot.matches('saved'),
    isUnchanged: snapshot.matches('unchanged'),
    failure,
    question: failure && questionOf(failure),
  }
}
