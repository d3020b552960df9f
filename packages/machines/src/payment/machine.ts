import { acting, actingWith, lookingFirst, reading, refusalOf, sendFrom, wasRecorded } from '../act/index.ts'
import type { FileFieldEvent } from '../files/index.ts'
import { arriveAt, followHistory, keepAnswer, nextFrom, openRequested, resumeSteps, turnTo } from '../stepper/index.ts'
import { not } from 'xstate'
import { base, lookInput, papersInput, payInput, termsInput } from './base.ts'
import type { PaymentEvent } from './context.ts'
import { STATE_OF_STEP } from './flow.ts'
import { openContext } from './open.ts'

const tellFiles = {
  type: 'tellFiles',
  params: ({ event }: { readonly event: PaymentEvent & FileFieldEvent }) => ({ event }),
} as const

/**
 * A payment to employee savings or to a retirement contract as its saver meets it: account, amount and shares, means, summary, record.
 *
 * It is sent once, with a key that changes with the answers. When the answer is lost the operations are asked for that key, and nothing is sent by itself;
 * what is not there may be sent again under the same key. Its documents follow under a key of their own, and are sent again alone when they fail. One that was sent before a reload is looked for first, and its record is shown if it is there. PAY-12, PAY-13, PAY-20, PAYM-11.
 */
export const paymentMachine = base.createMachine({
  id: 'payment',
  context: ({ input }) => openContext(input),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isRecorded', target: 'readingRecord' },
        { guard: 'wasSent', target: 'lookingFirst' },
        { guard: 'hasPlans', target: 'readingTerms' },
        { target: 'external' },
      ],
    },
    lookingFirst: lookingFirst(lookInput, { recorded: 'readingRecord', absent: 'readingTerms' }),
    /** A payment is recorded since before the reload; its record is shown without its days where these cannot be read. */
    readingRecord: reading(termsInput, { known: 'open', failed: 'open.asking.showingRecord' }),
    /** Payments to contracts that allow none here are made in the external space (O-CALL-66). */
    external: {},
    readingTerms: reading(termsInput, { known: 'open', failed: 'unavailable' }),
    /** Without its limits no form is shown (O-ERR-08). */
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
      },
      states: {
        asking: {
          initial: 'resuming',
          on: { stepRequested: openRequested(STATE_OF_STEP), historyMoved: followHistory(STATE_OF_STEP) },
          states: {
            resuming: {
              always: [
                { guard: 'isRecorded', target: 'showingRecord' },
                { guard: not('hasOffers'), target: '#payment.external' },
                ...resumeSteps(STATE_OF_STEP),
                { target: 'choosingAccount' },
              ],
            },
            choosingAccount: {
              entry: arriveAt('account'),
              on: { accountChosen: keepAnswer, nextRequested: nextFrom('account', 'choosingAmount') },
            },
            choosingAmount: {
              entry: arriveAt('amount'),
              on: {
                wayChosen: keepAnswer,
                frequencyChosen: keepAnswer,
                dayChosen: keepAnswer,
                shareTyped: keepAnswer,
                todaysSharesTaken: keepAnswer,
                programmeChosen: keepAnswer,
                amountTyped: keepAnswer,
                amountLeft: keepAnswer,
                nextRequested: nextFrom('amount', 'choosingMeans'),
                previousRequested: turnTo('choosingAccount'),
              },
            },
            choosingMeans: {
              entry: arriveAt('means'),
              on: {
                taxChosen: keepAnswer,
                ceilingStated: keepAnswer,
                nextRequested: nextFrom('means', 'summingUp'),
                previousRequested: turnTo('choosingAmount'),
              },
            },
            summingUp: {
              entry: arriveAt('summary'),
              on: {
                documentsRead: { actions: { type: 'keepReading', params: ({ event }) => ({ on: event.on }) } },
                ...sendFrom('summary', '#payment.open.paying'),
                previousRequested: turnTo('choosingMeans'),
              },
            },
            showingRecord: {
              entry: arriveAt('results'),
              on: {
                retryRequested: { guard: 'canSendPapers', target: '#payment.open.sendingPapers' },
                restartRequested: { target: '#payment.opening', actions: 'beginAnew' },
              },
            },
          },
        },
        paying: acting(
          {
            recorded: 'recorded',
            changed: 'readingAgain',
            summary: 'asking.summingUp',
            steps: {
              account: 'asking.choosingAccount',
              amount: 'asking.choosingAmount',
              means: 'asking.choosingMeans',
              summary: 'asking.summingUp',
            },
          },
          payInput,
        ),
        /** What stands has changed: the limits are read again, and the saver confirms anew. */
        readingAgain: reading(termsInput, { known: 'asking', failed: 'unread' }),
        unread: { on: { retryRequested: 'readingAgain' } },
        recorded: {
          always: [
            { guard: 'canSendPapers', target: 'sendingPapers' },
            { guard: 'isPaperless', target: 'asking.showingRecord' },
            { target: 'leaving' },
          ],
        },
        /** The payment is recorded: only its documents are sent, as often as it takes (PAY-11). */
        sendingPapers: actingWith(papersInput, [
          { guard: wasRecorded, target: 'leaving', actions: 'keepPapersSent' },
          { target: 'asking.showingRecord', actions: { type: 'keepPapersFailed', params: refusalOf } },
        ]),
        /** A payment by card goes on at its provider's. */
        leaving: { entry: 'leaveForCard', always: 'asking.showingRecord' },
      },
    },
  },
})
