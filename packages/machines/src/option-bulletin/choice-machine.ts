import { and } from 'xstate'
import { actingWith, actMoves, keepRefusal, lookingFirst, refusalOf, takeRecord, wasGivenUp, wasRecorded } from '../act/index.ts'
import { countedIn } from './choice-amounts.ts'
import { choiceBase, choiceInput, lookInput, openChoice } from './choice-base.ts'
import type { ChoiceContext, ChoicePlace, SimulatedTopUps } from './choice-context.ts'

type InContext = { readonly context: ChoiceContext }
type Done<Output> = { readonly event: { readonly output: Output } }

const simulatedOf = ({ event }: Done<SimulatedTopUps>) => ({ simulated: event.output })
const bulletinOf = ({ event }: Done<ChoiceContext['bulletin'] | undefined>) => ({ bulletin: event.output })

const closeFigure = { type: 'openFigure', params: { figure: undefined } } as const
const at = (place: ChoicePlace) => ({ type: 'asksFor', params: { place } }) as const
const send = { target: 'acting', actions: 'makeKey' } as const
const back = { target: 'choosing', actions: 'forgetFailure' } as const

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
  on: {
    supposed: { actions: 'keepSupposed' },
    withholdingTyped: { actions: 'keepWithholding' },
    figureOpened: { actions: { type: 'openFigure', params: ({ event }) => ({ figure: event.figure }) } },
    figureClosed: { actions: closeFigure },
  },
  states: {
    choice: {
      initial: 'opening',
      states: {
        opening: { always: [{ guard: 'wasSent', target: 'lookingFirst' }, { target: 'choosing' }] },
        /** A choice that was sent before a reload is looked for first; one that is not there stands in its summary, to be sent again or changed. */
        lookingFirst: lookingFirst(lookInput, { recorded: 'taken', absent: 'resuming' }),
        resuming: { always: [{ guard: 'isWhole', target: 'confirming' }, { target: 'choosing' }] },
        choosing: {
          on: {
            amountTyped: { actions: ['forgetKey', 'keepAmount'] },
            amountLeft: { actions: 'orderAmount' },
            restRequested: { actions: ['forgetKey', 'keepRest'] },
            comparisonOpened: { target: 'comparing', actions: closeFigure },
            nextRequested: [{ guard: 'isWhole', target: 'confirming', actions: closeFigure }, { actions: 'showProblems' }],
            historyMoved: [
              { guard: at('comparison'), target: 'comparing', actions: closeFigure },
              { guard: and([at('summary'), 'isWhole']), target: 'confirming', actions: closeFigure },
            ],
          },
        },
        comparing: {
          on: {
            comparisonClosed: { target: 'choosing', actions: closeFigure },
            stepRequested: { guard: at('choice'), target: 'choosing', actions: closeFigure },
            historyMoved: { guard: at('choice'), target: 'choosing', actions: closeFigure },
          },
        },
        confirming: {
          on: {
            nextRequested: send,
            retryRequested: send,
            previousRequested: back,
            stepRequested: { guard: at('choice'), ...back },
            historyMoved: [
              { guard: at('choice'), ...back },
              { guard: at('comparison'), target: 'comparing', actions: 'forgetFailure' },
            ],
          },
        },
        acting: {
          ...actingWith(choiceInput, [
            { guard: wasRecorded, target: 'taken', actions: takeRecord },
            { guard: wasGivenUp, target: 'confirming' },
            { guard: { type: 'isConflict', params: refusalOf }, target: 'readingNewer', actions: keepRefusal },
            { target: 'confirming', actions: ['forgetKey', keepRefusal] },
          ]),
          on: actMoves,
        },
        readingNewer: {
          invoke: {
            src: 'read',
            input: ({ context }: InContext) => ({ read: context.ports.read, id: context.bulletin.id }),
            onDone: [
              {
                guard: { type: 'isAnswered', params: bulletinOf },
                target: 'conflicted',
                actions: ['forgetFailure', { type: 'keepNewer', params: bulletinOf }],
              },
              {
                guard: { type: 'isThere', params: bulletinOf },
                target: 'confirming',
                actions: { type: 'keepNewer', params: bulletinOf },
              },
              { target: 'over' },
            ],
            onError: { target: 'unread' },
          },
        },
        unread: { on: { retryRequested: 'readingNewer' } },
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
              choice: countedIn(context),
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
