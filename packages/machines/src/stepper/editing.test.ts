import { fieldError } from '@hautelisse/domain/validation'
import { createActor, fromPromise, setup } from 'xstate'
import { describe, expect, test, vi } from 'vitest'
import {
  editAnswer,
  editedOf,
  editingActions,
  editingGuards,
  errorsShown,
  keepEdited,
  keepEditFailure,
  openSteps,
  takeEdited,
  type Edit,
  type EditMove,
  type Flow,
  type StepperContext,
} from './index.ts'

type Step = 'status' | 'income' | 'results'
type Answer = { readonly type: 'typed'; readonly field: 'status' | 'income'; readonly text: string }
type Event = Answer | EditMove<Step>
type Context = StepperContext<Step> & {
  readonly edit: Edit<Context, Step> | undefined
  readonly form: { readonly status: string; readonly income: string }
  readonly result: string | undefined
}

const FLOW: Flow<Context, Step> = {
  steps: () => ['status', 'income', 'results'],
  stateOf: { status: 'status', income: 'income', results: 'results' },
  errorsOn: ({ form }, step) => (step !== 'results' && form[step] === '' ? [fieldError(step, 'wrong')] : []),
  stepOfField: (path) => (path === 'status' || path === 'income' ? path : undefined),
}

/** What the form asks, as the answer of the call repeats it. */
const questionOf = ({ form }: Context): string => `${form.status}, ${form.income}`

/** Another status asks for the income again. */
const takeAnswer = (context: Context, { field, text }: Answer): Partial<Context> => {
  const form = { ...context.form, ...(field === 'status' ? { income: '' } : {}), [field]: text }
  return { form, result: context.result === questionOf({ ...context, form }) ? context.result : undefined }
}

const begin = (simulate: (question: string) => Promise<string>) => {
  const machine = setup({
    types: { context: {} as Context, events: {} as Event },
    actors: { simulate: fromPromise<string, string>(async ({ input }) => simulate(input)) },
    guards: editingGuards<Context, Step>(FLOW),
    actions: editingActions<Context, Event, Step, Answer>(FLOW, takeAnswer),
  }).createMachine({
    context: {
      ...openSteps<Step>('results'),
      form: { status: 'single', income: '2000' },
      result: 'single, 2000',
      edit: undefined,
    },
    initial: 'results',
    states: {
      results: { on: { answerEdited: editAnswer('editing') } },
      editing: {
        on: {
          answerEdited: editAnswer('editing'),
          typed: keepEdited,
          editTaken: takeEdited({ results: 'results', asking: 'asking' }),
          editLeft: { target: 'results', actions: 'leaveEdit' },
        },
      },
      asking: {
        entry: 'startEdited',
        invoke: {
          src: 'simulate',
          input: ({ context }) => questionOf(editedOf<Context, Step>(context)),
          onDone: { target: 'results', actions: 'takeEdit' },
          onError: { target: 'editing', actions: keepEditFailure },
        },
        on: { editLeft: { target: 'results', actions: 'leaveEdit' } },
      },
    },
  })
  const actor = createActor(machine).start()
  const settle = async (): Promise<void> => vi.waitFor(() => expect(actor.getSnapshot().value).not.toBe('asking'))
  const held = (): Context => actor.getSnapshot().context
  return { actor, settle, held, edited: () => editedOf<Context, Step>(held()) }
}

const answering = async (question: string): Promise<string> => question
const typing = (field: Answer['field'], text: string): Answer => ({ type: 'typed', field, text })

describe('an answer changed on the results (S-27, S-28)', () => {
  test('what is typed stands beside the answers that count, and the result stays', () => {
    const { actor, held, edited } = begin(answering)
    actor.send({ type: 'answerEdited', step: 'income' })
    actor.send(typing('income', '3000'))
    expect(held()).toMatchObject({ form: { income: '2000' }, result: 'single, 2000', edit: { step: 'income' } })
    expect(edited()).toMatchObject({ form: { income: '3000' }, result: undefined })
    actor.send({ type: 'editLeft' })
    expect(held()).toMatchObject({ form: { income: '2000' }, result: 'single, 2000', edit: undefined })
  })

  test('what is taken is asked for, and counts from then on', async () => {
    const asked = vi.fn(answering)
    const { actor, held, settle } = begin(asked)
    actor.send({ type: 'answerEdited', step: 'income' })
    actor.send(typing('income', '3000'))
    actor.send({ type: 'editTaken' })
    expect(held()).toMatchObject({ form: { income: '2000' }, result: 'single, 2000' })
    await settle()
    expect(asked.mock.calls).toEqual([['single, 3000']])
    expect(held()).toMatchObject({ form: { income: '3000' }, edit: undefined })
  })

  test('the same answer is taken without a call', () => {
    const asked = vi.fn(answering)
    const { actor, held } = begin(asked)
    actor.send({ type: 'answerEdited', step: 'income' })
    actor.send(typing('income', '2000'))
    actor.send({ type: 'editTaken' })
    expect(actor.getSnapshot().value).toBe('results')
    expect(held()).toMatchObject({ result: 'single, 2000', edit: undefined })
    expect(asked).not.toHaveBeenCalled()
  })

  test('what is wrong shows in its own fields, once it is to be taken', () => {
    const { actor, edited } = begin(answering)
    actor.send({ type: 'answerEdited', step: 'income' })
    actor.send(typing('income', ''))
    expect(errorsShown(FLOW, edited(), 'income')).toEqual([])
    actor.send({ type: 'editTaken' })
    expect(actor.getSnapshot().value).toBe('editing')
    expect(errorsShown(FLOW, edited(), 'income')).toEqual([fieldError('income', 'wrong')])
  })

  test('a step that is left without an answer opens next, and what was typed before it is kept', () => {
    const { actor, held, edited } = begin(answering)
    actor.send({ type: 'answerEdited', step: 'status' })
    actor.send(typing('status', 'couple'))
    actor.send({ type: 'editTaken' })
    expect(held().edit?.step).toBe('income')
    expect(edited().form).toEqual({ status: 'couple', income: '' })
    expect(errorsShown(FLOW, edited(), 'income')).toEqual([])
  })

  test('a call that fails leaves the former result, its words and what was typed', async () => {
    const { actor, held, edited, settle } = begin(async () => Promise.reject(new Error('silence')))
    actor.send({ type: 'answerEdited', step: 'income' })
    actor.send(typing('income', '3000'))
    actor.send({ type: 'editTaken' })
    await settle()
    expect(held()).toMatchObject({ form: { income: '2000' }, result: 'single, 2000', failure: undefined })
    expect(edited()).toMatchObject({ form: { income: '3000' }, failure: { fields: [] } })
  })

  test('another answer opens in the place of the first, which stays as it was', () => {
    const { actor, held, edited } = begin(answering)
    actor.send({ type: 'answerEdited', step: 'income' })
    actor.send(typing('income', '3000'))
    actor.send({ type: 'answerEdited', step: 'status' })
    expect(held().edit?.step).toBe('status')
    expect(edited().form.income).toBe('2000')
    actor.send({ type: 'answerEdited', step: 'results' })
    expect(held().edit?.step).toBe('status')
  })
})
