import { planCompanies } from '@hautelisse/domain/accounts'
import { requestOf, type SwitchReadings, type SwitchStep } from '@hautelisse/domain/fund-switch'
import { assign, fromPromise, not, setup } from 'xstate'
import {
  actActions,
  actGuards,
  acting,
  actMachine,
  findOperation,
  keyActions,
  lookingFirst,
  madeOf,
  reading,
  sendFrom,
  type ActInput,
} from '../act/index.ts'
import {
  arriveAt,
  followHistory,
  keepAnswer,
  nextFrom,
  openRequested,
  resumeSteps,
  stepperActions,
  stepperGuards,
  turnTo,
} from '../stepper/index.ts'
import type { Answer, Asked, Holder, Recorded, SwitchContextOf, SwitchEvent, SwitchInput, SwitchPorts } from './context.ts'
import { flow, offerOf, STATE_OF_STEP } from './flow.ts'
import { openContext, takeAnswer, withTerms } from './open.ts'

/** What is asked for before a switch. */
const askedBy = ({ accounts }: Holder): Asked => ({
  companies: planCompanies(accounts),
  hasRetirement: accounts.some(({ scope }) => scope === 'ais'),
})

const base = setup({
  types: { context: {} as SwitchContextOf, events: {} as SwitchEvent, input: {} as SwitchInput },
  actors: {
    readTerms: fromPromise<SwitchReadings, { readonly asked: Asked; readonly read: SwitchPorts['readTerms'] }>(
      ({ input, signal }) => input.read(input.asked, { signal }),
    ),
    act: actMachine<Recorded>(),
  },
  guards: {
    ...stepperGuards(flow),
    hasSavings: ({ context }) => context.holder.accounts.some(({ scope }) => scope === 's2e' || scope === 'ais'),
    wasSent: ({ context }) => context.wasSent,
    isRecorded: ({ context }) => context.result !== undefined,
    // After a refusal the form stays, which says what was refused.
    hasOffers: ({ context: { offers, failure } }) =>
      failure !== undefined || offers.some(({ refusals }) => refusals.length === 0),
    ...actGuards,
  },
  actions: {
    ...stepperActions<SwitchContextOf, SwitchEvent, SwitchStep>(flow),
    keepAnswer: assign(({ context }, { answer }: { answer: Answer }) => takeAnswer(context, answer)),
    takeTerms: assign(({ context }, { terms }: { terms: SwitchReadings }) => withTerms(context, terms)),
    ...actActions<SwitchContextOf, SwitchEvent>(),
    ...keyActions<SwitchContextOf, SwitchEvent>(),
    takeRecord: assign((_, { recorded }: { recorded: Recorded | undefined }) => ({
      result: recorded ?? { id: undefined },
      aside: undefined,
    })),
  },
})

const termsInput = ({ context: { holder, ports } }: { readonly context: SwitchContextOf }) => ({
  asked: askedBy(holder),
  read: ports.readTerms,
})
/** The order, whose answer holds no number: the operations tell it. */
const orderInput = ({ context }: { readonly context: SwitchContextOf }): ActInput<Recorded> => {
  const { requestKey: key, form, ports } = context
  const offer = offerOf(context)
  const request = offer && requestOf(form, offer)
  return {
    send: async (options) => {
      await ports.order(madeOf(request), offer?.account.scope === 's2e' ? 's2e' : 'ais', key, options)
      return undefined
    },
    find: (options) => findOperation(ports.readOperations, key, options),
  }
}

/** What was sent before a reload is looked for under its key; nothing is sent. */
const lookInput = (input: Parameters<typeof orderInput>[0]): ActInput<Recorded> => ({ ...orderInput(input), wasSent: true })

/**
 * A fund switch as its saver meets it: account, what leaves funds, what comes to others, summary, record.
 *
 * It is sent once, with a key that changes with the answers; its answer holds no number, which is read from the operation with that key. When the answer is
 * lost the operations tell, and nothing is sent by itself. One that was sent before a reload is looked for first, and its record is shown if it is there. ARB-03, ARB-06, FSW-07.
 */
export const fundSwitchMachine = base.createMachine({
  id: 'fund-switch',
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
    readingRecord: reading(termsInput, { known: 'asking', failed: 'asking.showingRecord' }),
    /** No account of the saver can be switched here. */
    nothing: {},
    readingTerms: reading(termsInput, { known: 'asking', failed: 'unavailable' }),
    /** Without what may be moved no form is shown (O-ERR-08). */
    unavailable: { on: { retryRequested: 'readingTerms' } },
    asking: {
      initial: 'resuming',
      on: { stepRequested: openRequested(STATE_OF_STEP), historyMoved: followHistory(STATE_OF_STEP) },
      states: {
        resuming: {
          always: [
            { guard: 'isRecorded', target: 'showingRecord' },
            { guard: not('hasOffers'), target: '#fund-switch.nothing' },
            ...resumeSteps(STATE_OF_STEP),
            { target: 'choosingAccount' },
          ],
        },
        choosingAccount: {
          entry: arriveAt('account'),
          on: { accountChosen: keepAnswer, nextRequested: nextFrom('account', 'takingOut') },
        },
        takingOut: {
          entry: arriveAt('out'),
          on: {
            amountTyped: keepAnswer,
            amountLeft: keepAnswer,
            allTaken: keepAnswer,
            nextRequested: nextFrom('out', 'puttingIn'),
            previousRequested: turnTo('choosingAccount'),
          },
        },
        puttingIn: {
          entry: arriveAt('in'),
          on: {
            amountTyped: keepAnswer,
            amountLeft: keepAnswer,
            restPut: keepAnswer,
            destinationChosen: keepAnswer,
            awarenessGiven: keepAnswer,
            nextRequested: nextFrom('in', 'summingUp'),
            previousRequested: turnTo('takingOut'),
          },
        },
        summingUp: {
          entry: arriveAt('summary'),
          on: {
            ...sendFrom('summary', '#fund-switch.ordering'),
            previousRequested: turnTo('puttingIn'),
          },
        },
        showingRecord: { entry: arriveAt('results') },
      },
    },
    ordering: acting(
      {
        recorded: 'asking.showingRecord',
        changed: 'readingAgain',
        tooMuch: 'readingAgain',
        summary: 'asking.summingUp',
        steps: {
          account: 'asking.choosingAccount',
          out: 'asking.takingOut',
          in: 'asking.puttingIn',
          summary: 'asking.summingUp',
        },
      },
      orderInput,
    ),
    /** What stands has changed: it is read again, and the saver confirms anew. */
    readingAgain: reading(termsInput, { known: 'asking', failed: 'unavailable' }),
  },
})
