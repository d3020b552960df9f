import type { TransmissionAnswer } from '@hautelisse/domain/transmission'
import {
  arriveAt,
  backToRefused,
  followHistory,
  keepAnswer,
  keepFailure,
  openRequested,
  resumeSteps,
  showErrors,
  turnTo,
} from '../stepper/index.ts'
import { base, inputOn, openContext } from './base.ts'
import type { Modified } from './context.ts'
import { STATE_OF_STEP } from './flow.ts'

type Done<Output> = { readonly event: { readonly output: Output } }
const answerOf = ({ event }: Done<TransmissionAnswer>) => ({ answer: event.output })
const savedOf = ({ event }: Done<TransmissionAnswer | undefined>) => ({ answer: event.output })

const modifiedOf = ({ event: { modified } }: { readonly event: { readonly modified: Modified } }): Modified => modified

const userInput = ({ context: { asker, ports } }: { readonly context: ReturnType<typeof openContext> }) => ({
  userId: asker.userId,
  read: ports.read,
  remove: ports.remove,
})

/** Amounts are typed on both steps that have some. */
const amounts = { amountTyped: keepAnswer, amountLeft: keepAnswer, planSwitched: keepAnswer } as const

/**
 * Ma Transmission 360 as its saver meets it: introduction, notice, three steps, each submitted before the next, and the result.
 *
 * What the simulator does not answer empties what was kept and says why. Going back keeps every answer; another answer drops the result; a failed call keeps
 * the step and everything typed. TRANS-04 to TRANS-21, TRANS-36 to TRANS-51.
 */
export const transmissionMachine = base.createMachine({
  id: 'transmission',
  context: ({ input }) => openContext(input),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'lacksResult', target: 'lackingResult' },
        { guard: 'isResumed', target: 'asking' },
        { guard: 'readsSaved', target: 'readingSaved' },
        { target: 'introducing' },
      ],
    },
    /** Whatever fails, the simulator begins; nothing that is saved is lost by it (O-ERR-12). */
    readingSaved: {
      invoke: {
        src: 'readSaved',
        input: userInput,
        onDone: [
          {
            guard: { type: 'opensSecond', params: savedOf },
            target: 'asking.showingSecond',
            actions: { type: 'takeSaved', params: savedOf },
          },
          {
            guard: { type: 'isWholeAnswer', params: savedOf },
            target: 'asking.showingResults',
            actions: { type: 'takeSaved', params: savedOf },
          },
          { guard: 'asksSecond', target: 'lackingResult', actions: { type: 'takeSaved', params: savedOf } },
          { target: 'introducing', actions: { type: 'takeSaved', params: savedOf } },
        ],
        onError: [{ guard: 'asksSecond', target: 'lackingResult' }, { target: 'introducing' }],
      },
      on: { accessRequested: { target: 'noticing', actions: 'tellAdvisor' } },
    },
    /** The second death was opened without a result: the page says so, and leads to the simulator (BEY-89). */
    lackingResult: {
      on: { simulatorRequested: [{ guard: 'isResumed', target: 'asking' }, { target: 'introducing' }] },
    },
    introducing: { on: { accessRequested: { target: 'noticing', actions: 'tellAdvisor' } } },
    noticing: { on: { noticeRefused: 'introducing', noticeAccepted: 'asking.askingHeirs' } },
    asking: {
      initial: 'resuming',
      on: {
        stepRequested: openRequested(STATE_OF_STEP),
        historyMoved: followHistory(STATE_OF_STEP),
        secondRequested: { guard: 'hasSecond', target: '.showingSecond', actions: 'turnPage' },
      },
      states: {
        resuming: { always: [...resumeSteps(STATE_OF_STEP), { target: 'askingHeirs' }] },
        askingHeirs: {
          entry: arriveAt('heirs'),
          on: {
            heirsChanged: keepAnswer,
            heirLeft: keepAnswer,
            nextRequested: [
              { guard: { type: 'isComplete', params: { step: 'heirs' } }, target: 'submittingHeirs' },
              showErrors('heirs'),
            ],
            retryRequested: { guard: 'hasFailed', target: 'submittingHeirs' },
            previousRequested: { target: '#transmission.noticing', actions: 'turnPage' },
          },
        },
        submittingHeirs: {
          entry: 'startWaiting',
          invoke: {
            src: 'simulate',
            input: inputOn('heirs'),
            onDone: [
              { guard: 'isUnanswered', target: 'explaining' },
              { target: 'askingPatrimony', actions: 'turnPage' },
            ],
            onError: { target: 'askingHeirs', actions: keepFailure },
          },
          on: { previousRequested: 'askingHeirs' },
        },
        /** Why the simulator does not answer, over the heirs (TRANS-39, TRANS-40). */
        explaining: { on: { explanationClosed: 'askingHeirs' } },
        askingPatrimony: {
          entry: arriveAt('patrimony'),
          on: {
            ...amounts,
            patrimonyChanged: keepAnswer,
            goodAdded: keepAnswer,
            goodRemoved: keepAnswer,
            giftAdded: keepAnswer,
            giftRemoved: keepAnswer,
            giftChanged: keepAnswer,
            goodTypeChosen: keepAnswer,
            nextRequested: [
              { guard: { type: 'isComplete', params: { step: 'patrimony' } }, target: 'submittingPatrimony' },
              showErrors('patrimony'),
            ],
            retryRequested: { guard: 'hasFailed', target: 'submittingPatrimony' },
            previousRequested: turnTo('askingHeirs'),
          },
        },
        submittingPatrimony: {
          entry: 'startWaiting',
          invoke: {
            src: 'simulate',
            input: inputOn('patrimony'),
            onDone: { target: 'askingLifeInsurances', actions: 'turnPage' },
            onError: [...backToRefused(STATE_OF_STEP, ['heirs']), { target: 'askingPatrimony', actions: keepFailure }],
          },
          on: { previousRequested: 'askingPatrimony' },
        },
        askingLifeInsurances: {
          entry: [arriveAt('life-insurances'), 'seeContracts'],
          on: {
            ...amounts,
            lifeSwitched: keepAnswer,
            contractAdded: keepAnswer,
            contractRemoved: keepAnswer,
            contractChanged: keepAnswer,
            nextRequested: [
              { guard: { type: 'isComplete', params: { step: 'life-insurances' } }, target: 'submittingLifeInsurances' },
              showErrors('life-insurances'),
            ],
            retryRequested: { guard: 'hasFailed', target: 'submittingLifeInsurances' },
            previousRequested: turnTo('askingPatrimony'),
          },
        },
        submittingLifeInsurances: {
          entry: 'startWaiting',
          invoke: {
            src: 'simulate',
            input: inputOn('life-insurances'),
            onDone: { target: 'showingResults', actions: ['turnPage', { type: 'keepResult', params: answerOf }] },
            onError: [
              ...backToRefused(STATE_OF_STEP, ['heirs', 'patrimony']),
              { target: 'askingLifeInsurances', actions: keepFailure },
            ],
          },
          on: { previousRequested: 'askingLifeInsurances' },
        },
        showingResults: {
          entry: arriveAt('results'),
          initial: 'settled',
          on: {
            supposed: { actions: 'suppose' },
            supposedCleared: { actions: 'clearSupposed' },
            modified: [
              {
                guard: { type: 'isWholeAnswer', params: modifiedOf },
                actions: { type: 'takeModified', params: modifiedOf },
              },
              { target: 'explaining', actions: [{ type: 'takeModified', params: modifiedOf }, arriveAt('heirs')] },
            ],
            previousRequested: turnTo('askingLifeInsurances'),
          },
          states: {
            settled: { on: { deletionRequested: 'confirmingDeletion' } },
            /** The data would be gone for good: the saver confirms (TRANS-47). */
            confirmingDeletion: { on: { deletionConfirmed: 'deleting', deletionCancelled: 'settled' } },
            deleting: {
              entry: 'startWaiting',
              invoke: {
                src: 'remove',
                input: userInput,
                onDone: { target: '#transmission.introducing', actions: 'startAgain' },
                onError: { target: 'settled', actions: keepFailure },
              },
              on: { deletionCancelled: 'settled' },
            },
          },
        },
        /** A second page of the same result: what is typed here is sent nowhere (BEY-89). */
        showingSecond: {
          entry: arriveAt('results'),
          on: {
            amountTyped: { guard: 'isOfSecond', ...keepAnswer },
            amountLeft: { guard: 'isOfSecond', ...keepAnswer },
            secondChanged: keepAnswer,
            previousRequested: turnTo('showingResults'),
          },
        },
      },
    },
  },
})
