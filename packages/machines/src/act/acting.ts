import { showErrors } from '../stepper/index.ts'
import type { ActOutcome, ActSnapshot } from './machine.ts'
import { errorOf, type ActScreen } from './parts.ts'

type Ended<Recorded> = { readonly event: { readonly output: ActOutcome<Recorded> } }
type Followed = { readonly event: { readonly snapshot: Pick<ActSnapshot, 'value'> } }

const SCREENS = {
  opening: 'sending',
  sending: 'sending',
  numbering: 'sending',
  awaitingCode: 'code',
  verifying: 'verifying',
  notFound: 'not-found',
  unverified: 'unverified',
} as const satisfies Record<Exclude<ActSnapshot['value'], 'ended'>, ActScreen>

const followed = ({ event: { snapshot } }: Followed) => ({
  screen: snapshot.value === 'ended' ? undefined : SCREENS[snapshot.value],
})
const endedAs = ({ event }: Ended<unknown>) => ({ outcome: event.output })
const recordedAs = <Recorded>({ event: { output } }: Ended<Recorded>) => ({
  recorded: output.kind === 'recorded' ? output.recorded : undefined,
})

/** Why an act was not recorded, as a parameter of a room's own action. */
export const refusalOf = ({ event }: Ended<unknown>) => ({ error: errorOf(event.output) })

/** Guards of what follows an act: it is recorded, the saver went back, what stands has changed. What else follows it was refused. */
export const wasRecorded = { type: 'wasRecorded', params: endedAs } as const
export const wasGivenUp = { type: 'wasGivenUp', params: endedAs } as const
export const hasChanged = { type: 'hasChanged', params: endedAs } as const

/** Takes in what was recorded, for the room to keep. */
export const takeRecord = { type: 'takeRecord', params: recordedAs } as const

/** Keeps why an act was not recorded. */
export const keepRefusal = { type: 'keepFailure', params: refusalOf } as const

/** What a saver answers to an act that waits: to try again, and to go back. */
export const actMoves = {
  retryRequested: { guard: 'isActWaiting', actions: 'retryAct' },
  previousRequested: { guard: 'isActWaiting', actions: 'giveUpAct' },
} as const

/**
 * Describes the state in which a request is sent and looked for, for a room that says itself where each outcome leads.
 *
 * @param input what the act is given
 * @param onDone transitions that follow it
 * @example sendingFiles: actingWith(filesInput, [{ guard: wasRecorded, target: 'record' }, { target: 'record', actions: keepRefusal }])
 */
export const actingWith = <Input, const Transitions extends readonly unknown[]>(input: Input, onDone: Transitions) =>
  ({
    entry: [{ type: 'showAct', params: { screen: 'sending' } }, 'startWaiting'],
    exit: { type: 'showAct', params: { screen: undefined } },
    invoke: {
      id: 'act',
      src: 'act',
      input,
      onSnapshot: {
        guard: { type: 'isUnderWay', params: followed },
        actions: { type: 'showAct', params: followed },
      },
      onDone,
    },
  }) as const

/**
 * Gives the events by which a step sends its request: the way on, and another try after a refusal. Until its answers hold its errors show.
 *
 * @param step step on the screen
 * @param target state in which the request is sent
 * @example summingUp: { entry: arriveAt('summary'), on: { ...sendFrom('summary', '#payment.paying'), previousRequested: turnTo('choosingMeans') } }
 */
export const sendFrom = <Step extends string>(step: Step, target: string) => {
  const send = { guard: { type: 'isComplete', params: { step } }, target } as const
  return { nextRequested: [send, showErrors(step)], retryRequested: send } as const
}

/**
 * Describes the state in which a request that was sent before a reload is looked for, before anything is asked anew. It sends nothing.
 *
 * @param input what the act is given
 * @param to states that follow: once it is found, and where it is not there
 * @example lookingFirst: lookingFirst(lookInput, { recorded: 'readingRecord', absent: 'readingTerms' })
 */
export const lookingFirst = <Input>(input: Input, to: { readonly recorded: string; readonly absent: string }) =>
  ({
    entry: { type: 'showAct', params: { screen: 'verifying' } },
    exit: { type: 'showAct', params: { screen: undefined } },
    invoke: {
      id: 'act',
      src: 'act',
      input,
      onSnapshot: [
        { guard: { type: 'isNotFound', params: followed }, target: to.absent },
        { guard: { type: 'isUnderWay', params: followed }, actions: { type: 'showAct', params: followed } },
      ],
      onDone: { target: to.recorded, actions: takeRecord },
    },
    on: { retryRequested: actMoves.retryRequested },
  }) as const

/** States that follow an act. */
type Ways<Step extends string> = {
  /** It is recorded. */
  readonly recorded: string
  /** What stands has changed: it is read again, and the saver confirms anew under another key. */
  readonly changed: string
  /** Where what was sent is summed up: after a refusal that no step shows, and after the code was not given. */
  readonly summary: string
  /** Where more was asked for than there is: what there is is read again. Left out, it is a refusal of its field. */
  readonly tooMuch?: string
  /** State of each step whose fields may be refused, first one first. */
  readonly steps: Readonly<Record<Step, string>>
}

/**
 * Describes the state in which the request of a stepper is sent and looked for.
 *
 * @param to states that follow
 * @param input what the act is given
 * @example paying: acting({ recorded: 'recorded', changed: 'readingAgain', summary: 'asking.summingUp', steps: {} }, actInput)
 */
export const acting = <Step extends string, Input>(to: Ways<Step>, input: Input) => ({
  ...actingWith(input, [
    { guard: wasRecorded, target: to.recorded, actions: takeRecord },
    { guard: wasGivenUp, target: to.summary },
    { guard: hasChanged, target: to.changed, actions: [keepRefusal, 'takeNewKey'] },
    ...(to.tooMuch === undefined
      ? []
      : [{ guard: { type: 'isTooMuch', params: refusalOf }, target: to.tooMuch, actions: keepRefusal } as const]),
    ...(Object.keys(to.steps) as Step[]).map(
      (step) =>
        ({
          guard: { type: 'isRefusedOn', params: (ended: Ended<unknown>) => ({ step, ...refusalOf(ended) }) },
          target: to.steps[step],
          actions: keepRefusal,
        }) as const,
    ),
    { target: to.summary, actions: keepRefusal },
  ]),
  on: actMoves,
})
