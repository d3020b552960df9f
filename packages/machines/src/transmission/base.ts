import type { Question, Step, TransmissionAnswer, TransmissionRequest } from '@hautelisse/domain/transmission'
import { assign, fromPromise, setup } from 'xstate'
import { stepperActions, stepperGuards } from '../stepper/index.ts'
import { takeAnswer } from './answers.ts'
import type { Modified, TransmissionContext, TransmissionInput, TransmissionPorts } from './context.ts'
import type { Answer, TransmissionEvent } from './events.ts'
import { flow, requestOn, unansweredIn } from './flow.ts'
import { hasSecond, isSecondField } from './second.ts'
import { freshAnswers, isWhole, openContext, withSaved } from './open.ts'

type SimulateInput = { readonly request: TransmissionRequest; readonly simulate: TransmissionPorts['simulate'] }
type UserInput<Port extends 'read' | 'remove'> = { readonly userId: string } & Pick<TransmissionPorts, Port>

/** Guards, actions and actors of the simulator, by the names that its statechart reads by. */
export const base = setup({
  types: { context: {} as TransmissionContext, events: {} as TransmissionEvent, input: {} as TransmissionInput },
  actors: {
    simulate: fromPromise<TransmissionAnswer, SimulateInput>(({ input: { request, simulate }, signal }) =>
      simulate(request, { signal }),
    ),
    readSaved: fromPromise<TransmissionAnswer | undefined, UserInput<'read'>>(({ input: { userId, read }, signal }) =>
      read(userId, { signal }),
    ),
    remove: fromPromise<unknown, UserInput<'remove'>>(({ input: { userId, remove }, signal }) => remove(userId, { signal })),
  },
  guards: {
    ...stepperGuards(flow),
    readsSaved: ({ context }) => context.asker.readsSaved,
    isResumed: ({ context }) => context.isResumed,
    hasResult: ({ context }) => context.result !== undefined,
    asksSecond: ({ context }) => context.asksSecond,
    /** Nothing is read, so that there is no result to look at. */
    lacksResult: ({ context }) => context.asksSecond && (context.isResumed || !context.asker.readsSaved),
    /** The field stands on the page of the second death: no other may change what the result rests on. */
    isOfSecond: ({ event }) => (event.type === 'amountTyped' || event.type === 'amountLeft') && isSecondField(event.field),
    hasSecond: ({ context }) => hasSecond(context.result),
    opensSecond: ({ context }, { answer }: { answer: TransmissionAnswer | undefined }) =>
      context.asksSecond && answer !== undefined && hasSecond(withSaved(context, answer).result),
    isWholeAnswer: ({ context }, { answer }: { answer: TransmissionAnswer | undefined }) =>
      answer !== undefined && withSaved(context, answer).result !== undefined,
    isUnanswered: ({ context }) => unansweredIn(context.form) !== undefined,
    hasFailed: ({ context }) => context.failure !== undefined,
  },
  actions: {
    ...stepperActions<TransmissionContext, TransmissionEvent, Step>(flow),
    keepAnswer: assign(({ context }, { answer }: { answer: Answer }) => takeAnswer(context, answer)),
    takeSaved: assign(({ context }, { answer }: { answer: TransmissionAnswer | undefined }) =>
      answer === undefined ? {} : withSaved(context, answer),
    ),
    keepResult: assign((_, { answer }: { answer: TransmissionAnswer }) => ({
      result: answer,
      supposed: {},
      isFromBefore: false,
    })),
    takeModified: assign((_, { form, answer }: Modified) => ({
      form,
      isShareTyped: true,
      result: isWhole(answer) ? answer : undefined,
      supposed: {},
      isFromBefore: false,
    })),
    seeContracts: assign({ areContractsSeen: true }),
    startAgain: assign(({ context }) => ({ ...freshAnswers(context.asker), run: context.run + 1 })),
    tellAdvisor: ({ context }) => context.ports.tellAdvisor(),
    suppose: assign(({ context, event }) =>
      event.type === 'supposed' ? { supposed: { ...context.supposed, ...event.change } } : {},
    ),
    clearSupposed: assign({ supposed: {} }),
  },
})

/** What the call of a step is asked with. */
export const inputOn =
  (step: Question) =>
  ({ context }: { readonly context: TransmissionContext }): SimulateInput => ({
    request: requestOn(context, step),
    simulate: context.ports.simulate,
  })

export { openContext }
