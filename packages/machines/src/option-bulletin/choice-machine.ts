import { actingWith, refusalOf, wasRecorded, keepRefusal, takeRecord } from '../act/index.ts'
import { choiceIn } from './choice-amounts.ts'
import { choiceBase, choiceInput, openChoice } from './choice-base.ts'
import type { ChoiceContext, SimulatedTopUps } from './choice-context.ts'

type InContext = { readonly context: ChoiceContext }
type Done<Output> = { readonly event: { readonly output: Output } }

const simulatedOf = ({ event }: Done<SimulatedTopUps>) => ({ simulated: event.output })
const bulletinOf = ({ event }: Done<ChoiceContext['bulletin'] | undefined>) => ({ bulletin: event.output })

/**
 * The choice on one premium: amounts by fund and cash, the confirmation, the sending that is done once whatever becomes of the answer, and beside it the
 * top-up, which is held against the server's after each pause in the typing.
 *
 * Nothing that is typed is lost: a refusal leads back to the fields, an answer that was lost to the look for its operation, another choice that was taken
 * meanwhile to both side by side. O-BULL-01 to O-BULL-14.
 */
export const choiceMachine = choiceBase.createMachine({
  id: 'choice',
  context: ({ input }) => openChoice(input),
  type: 'parallel',
  on: { supposed: { actions: 'keepSupposed' }, withholdingTyped: { actions: 'keepWithholding' } },
  states: {
    choice: {
      initial: 'opening',
      states: {
        /** A choice that was sent before a reload is looked for first. */
        opening: { always: [{ guard: 'wasSent', target: 'acting' }, { target: 'choosing' }] },
        choosing: {
          on: {
            amountTyped: { actions: ['forgetKey', 'keepAmount'] },
            amountLeft: { actions: 'orderAmount' },
            restRequested: { actions: ['forgetKey', 'keepRest'] },
            comparisonOpened: 'comparing',
            confirmationRequested: [{ guard: 'isWhole', target: 'confirming' }, { actions: 'showProblems' }],
          },
        },
        comparing: { on: { comparisonClosed: 'choosing' } },
        confirming: {
          on: {
            confirmationCancelled: { target: 'choosing', actions: 'forgetFailure' },
            choiceConfirmed: { target: 'acting', actions: 'makeKey' },
          },
        },
        acting: {
          ...actingWith(choiceInput, [
            { guard: wasRecorded, target: 'taken', actions: takeRecord },
            { guard: { type: 'isConflict', params: refusalOf }, target: 'readingNewer' },
            { target: 'confirming', actions: ['forgetKey', keepRefusal] },
          ]),
          on: {
            choiceConfirmed: { guard: 'isActWaiting', actions: 'retryAct' },
            retryRequested: { guard: { type: 'isActAt', params: { screen: 'unverified' } }, actions: 'retryAct' },
            confirmationCancelled: { guard: 'isActWaiting', target: 'choosing' },
          },
        },
        readingNewer: {
          invoke: {
            src: 'read',
            input: ({ context }: InContext) => ({ read: context.ports.read, id: context.bulletin.id }),
            onDone: [
              {
                guard: { type: 'isThere', params: bulletinOf },
                target: 'conflicted',
                actions: { type: 'keepNewer', params: bulletinOf },
              },
              { target: 'over' },
            ],
            onError: { target: 'unread' },
          },
        },
        unread: { on: { retryRequested: 'readingNewer', confirmationCancelled: 'choosing' } },
        conflicted: {
          on: {
            ownKept: { target: 'confirming', actions: 'keepOwn' },
            newerTaken: { target: 'choosing', actions: 'takeNewer' },
          },
        },
        /** The choice can no longer be made or changed. */
        over: {},
        taken: {},
      },
    },
    topUp: {
      initial: 'opening',
      on: { amountTyped: '.pausing', restRequested: '.pausing', newerTaken: '.pausing' },
      states: {
        opening: { always: [{ guard: 'hasTopUp', target: 'asking' }, { target: 'none' }] },
        none: {},
        pausing: { after: { typingPause: [{ guard: 'hasTopUp', target: 'asking' }, { target: 'none' }] } },
        asking: {
          invoke: {
            src: 'simulate',
            input: ({ context }: InContext) => ({
              simulate: context.ports.simulate,
              bulletin: context.bulletin,
              choice: choiceIn(context),
            }),
            onDone: [
              { guard: { type: 'agrees', params: simulatedOf }, target: 'agreed' },
              { target: 'differing', actions: { type: 'keepSimulated', params: simulatedOf } },
            ],
            onError: { target: 'unavailable' },
          },
        },
        agreed: {},
        /** The server reckons otherwise: its figures are shown in the place of the page's. */
        differing: {},
        unavailable: { on: { retryRequested: 'asking' } },
      },
    },
  },
})
