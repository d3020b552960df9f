import { planCompanies } from '@hautelisse/domain/accounts'
import { requestOf, type PaymentStep } from '@hautelisse/domain/payment'
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
import type { Answer, Asked, PaymentContextOf, PaymentEvent, PaymentInput, PaymentPorts, Recorded, Terms } from './context.ts'
import { flow, offerOf, rumOf, STATE_OF_STEP } from './flow.ts'
import { openContext, takeAnswer, withTerms } from './open.ts'

type TermsInput = { readonly asked: Asked; readonly ports: Pick<PaymentPorts, 'readTerms' | 'readLabs'> }
/** Companies whose savings plans the saver has, whether they have a retirement contract, and the payment that is to be replaced. */
const askedBy = ({ payer: { accounts }, replaces }: Pick<PaymentContextOf, 'payer' | 'replaces'>): Asked => ({
  companies: planCompanies(accounts),
  hasRetirement: accounts.some(({ scope }) => scope === 'ais'),
  replaces,
})

const base = setup({
  types: { context: {} as PaymentContextOf, events: {} as PaymentEvent, input: {} as PaymentInput },
  actors: {
    readTerms: fromPromise<Terms, TermsInput>(async ({ input: { asked, ports }, signal }) => {
      const [terms, labs] = await Promise.all([ports.readTerms(asked, { signal }), ports.readLabs(asked.companies, { signal })])
      return { ...terms, labs }
    }),
    act: actMachine<Recorded>(),
  },
  guards: {
    ...stepperGuards(flow),
    hasPlans: ({ context }) => {
      const { companies, hasRetirement } = askedBy(context)
      return hasRetirement || companies.length > 0
    },
    wasSent: ({ context }) => context.wasSent,
    isRecorded: ({ context }) => context.result !== undefined,
    hasOffers: ({ context }) => context.offers.length > 0,
    ...actGuards,
  },
  actions: {
    ...stepperActions<PaymentContextOf, PaymentEvent, PaymentStep>(flow),
    ...actActions<PaymentContextOf, PaymentEvent>(),
    ...keyActions<PaymentContextOf, PaymentEvent>(),
    keepAnswer: assign(({ context }, { answer }: { answer: Answer }) => takeAnswer(context, answer)),
    takeTerms: assign(({ context }, { terms }: { terms: Terms }) => withTerms(context, terms)),
    keepReading: assign(({ context }, { on }: { on: boolean }) => ({ form: { ...context.form, hasRead: on } })),
    takeRecord: assign((_, { recorded }: { recorded: Recorded | undefined }) => ({ result: recorded, aside: undefined })),
    leaveForCard: ({ context }) => {
      if (context.result?.url !== null && context.result?.url !== undefined) context.ports.navigation.leave(context.result.url)
    },
  },
})

const termsInput = ({ context }: { readonly context: PaymentContextOf }) => ({
  asked: askedBy(context),
  ports: context.ports,
})

const payInput = ({ context }: { readonly context: PaymentContextOf }): ActInput<Recorded> => {
  const { requestKey: key, form, ports } = context
  const offer = offerOf(context)
  const request = offer && requestOf(form, offer, rumOf(context))
  return {
    send: async (options) => ports.pay(madeOf(request), offer?.account.scope === 'ais' ? 'ais' : 's2e', key, options),
    find: async (options) => {
      const found = await findOperation(ports.readOperations, key, options)
      return found && { s2e_transaction_id: found.id, url: found.url ?? null }
    },
  }
}

/** What was sent before a reload is looked for under its key; nothing is sent. */
const lookInput = (input: Parameters<typeof payInput>[0]): ActInput<Recorded> => ({ ...payInput(input), wasSent: true })

/**
 * A payment to employee savings or to a retirement contract as its saver meets it: account, amount and shares, means, summary, record.
 *
 * It is sent once, with a key that changes with the answers. When the answer is lost the operations are asked for that key, and nothing is sent by itself;
 * what is not there may be sent again under the same key. One that was sent before a reload is looked for first, and its record is shown if it is there. PAY-12, PAY-13, PAY-20, PAYM-11.
 */
export const paymentMachine = base.createMachine({
  id: 'payment',
  context: ({ input }) => openContext(input),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'wasSent', target: 'lookingFirst' },
        { guard: 'hasPlans', target: 'readingTerms' },
        { target: 'external' },
      ],
    },
    lookingFirst: lookingFirst(lookInput, { recorded: 'readingRecord', absent: 'readingTerms' }),
    /** What was sent before the reload is recorded; its record is shown without its days where these cannot be read. */
    readingRecord: reading(termsInput, { known: 'asking', failed: 'asking.showingRecord' }),
    /** Payments to contracts that allow none here are made in the external space (O-CALL-66). */
    external: {},
    readingTerms: reading(termsInput, { known: 'asking', failed: 'unavailable' }),
    /** Without its limits no form is shown (O-ERR-08). */
    unavailable: { on: { retryRequested: 'readingTerms' } },
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
            ...sendFrom('summary', '#payment.paying'),
            previousRequested: turnTo('choosingMeans'),
          },
        },
        showingRecord: { entry: arriveAt('results') },
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
    readingAgain: reading(termsInput, { known: 'asking', failed: 'unavailable' }),
    recorded: { entry: 'leaveForCard', always: 'asking.showingRecord' },
  },
})
