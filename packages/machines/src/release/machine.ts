import { acting, lookingFirst, reading, sendFrom, actingWith, refusalOf, wasRecorded } from '../act/index.ts'
import { arriveAt, followHistory, keepAnswer, nextFrom, openRequested, resumeSteps, turnTo } from '../stepper/index.ts'
import { askInput, base, filesInput, lookInput, termsInput } from './base.ts'
import type { ReleaseEvent } from './context.ts'
import { STATE_OF_STEP } from './flow.ts'
import { openContext } from './open.ts'
import type { FileFieldEvent } from '../files/index.ts'

const tellFiles = {
  type: 'tellFiles',
  params: ({ event }: { readonly event: ReleaseEvent & FileFieldEvent }) => ({ event }),
} as const

/**
 * A request for money out as its saver meets it: account and which of its savings, reason with its event, amount and documents, summary, record.
 *
 * It is sent once, with a key that changes with the answers. Its documents follow under a key of their own, and are sent again alone when they fail; the
 * one-time code is asked for over the summary. When the answer is lost the operations tell, and nothing is sent by itself; one
 * that was sent before a reload is looked for first, and its record is shown if it is there. WDR-12, WDR-15, REF-06.
 */
export const releaseMachine = base.createMachine({
  id: 'release',
  context: ({ input }) => openContext(input),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'wasSent', target: 'lookingFirst' },
        { guard: 'hasSavings', target: 'readingTerms' },
        { target: 'nothing' },
      ],
    },
    lookingFirst: lookingFirst(lookInput, { recorded: 'readingRecord', absent: 'readingTerms' }),
    /** What was sent before the reload is recorded; its record is shown without its days where these cannot be read. */
    readingRecord: reading(termsInput, { known: 'open', failed: 'open.asking.showingRecord' }),
    /** No account of employee savings. */
    nothing: {},
    readingTerms: reading(termsInput, { known: 'open', failed: 'unavailable' }),
    /** Without what may be asked for no form is shown (O-ERR-08). */
    unavailable: { on: { retryRequested: 'readingTerms' } },
    open: {
      initial: 'asking',
      invoke: {
        id: 'files',
        src: 'files',
        input: ({ context: { limits } }) => ({ limits }),
        onSnapshot: { actions: { type: 'takeFiles', params: ({ event }) => ({ snapshot: event.snapshot }) } },
      },
      on: {
        filesPicked: { actions: tellFiles },
        fileRemoved: { actions: tellFiles },
        refusalClosed: { actions: tellFiles },
        figureOpened: { actions: 'keepOpened' },
        figureClosed: { actions: 'keepOpened' },
      },
      states: {
        asking: {
          initial: 'resuming',
          on: { stepRequested: openRequested(STATE_OF_STEP), historyMoved: followHistory(STATE_OF_STEP) },
          states: {
            resuming: {
              always: [
                { guard: 'isRecorded', target: 'showingRecord' },
                ...resumeSteps(STATE_OF_STEP),
                { target: 'choosingAccount' },
              ],
            },
            choosingAccount: {
              entry: arriveAt('account'),
              on: {
                accountChosen: keepAnswer,
                kindChosen: keepAnswer,
                nextRequested: [{ guard: 'isReasonNext', ...turnTo('choosingReason') }, ...nextFrom('account', 'choosingAmount')],
              },
            },
            choosingReason: {
              entry: arriveAt('reason'),
              on: {
                reasonChosen: keepAnswer,
                eventTyped: keepAnswer,
                nextRequested: nextFrom('reason', 'choosingAmount'),
                previousRequested: turnTo('choosingAccount'),
              },
            },
            choosingAmount: {
              entry: [arriveAt('amount'), 'tellSlots'],
              on: {
                amountTyped: keepAnswer,
                amountLeft: keepAnswer,
                allTaken: keepAnswer,
                firstChosen: keepAnswer,
                householdChosen: keepAnswer,
                nextRequested: nextFrom('amount', 'summingUp'),
                previousRequested: [{ guard: 'hasReason', ...turnTo('choosingReason') }, turnTo('choosingAccount')],
              },
            },
            summingUp: {
              entry: arriveAt('summary'),
              on: {
                ...sendFrom('summary', '#release.open.ordering'),
                previousRequested: turnTo('choosingAmount'),
              },
            },
            showingRecord: {
              entry: arriveAt('results'),
              on: {
                retryRequested: { guard: 'canSendFiles', target: '#release.open.sendingFiles' },
                restartRequested: { target: '#release.opening', actions: 'beginAnew' },
              },
            },
          },
        },
        ordering: acting(
          {
            recorded: 'recorded',
            changed: 'readingAgain',
            tooMuch: 'readingAgain',
            summary: 'asking.summingUp',
            steps: {
              account: 'asking.choosingAccount',
              reason: 'asking.choosingReason',
              amount: 'asking.choosingAmount',
              summary: 'asking.summingUp',
            },
          },
          askInput,
        ),
        recorded: { always: [{ guard: 'canSendFiles', target: 'sendingFiles' }, { target: 'asking.showingRecord' }] },
        /** The request is recorded: only its documents are sent, as often as it takes (WDR-15). */
        sendingFiles: actingWith(filesInput, [
          { guard: wasRecorded, target: 'asking.showingRecord', actions: 'keepFilesSent' },
          { target: 'asking.showingRecord', actions: { type: 'keepFilesFailed', params: refusalOf } },
        ]),
        /** What stands has changed: it is read again, and the saver confirms anew. */
        readingAgain: reading(termsInput, { known: 'asking', failed: 'unread' }),
        unread: { on: { retryRequested: 'readingAgain' } },
      },
    },
  },
})
