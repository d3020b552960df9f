import { requestOf, type PaymentRequest, type PaymentStep } from '@hautelisse/domain/payment'
import type { OperationsRead } from '@hautelisse/domain/operations'
import { assign, fromPromise, not, setup } from 'xstate'
import { failureCode, isSilence } from '../api/index.ts'
import {
  arriveAt,
  backToRefused,
  followHistory,
  keepAnswer,
  keepFailure,
  nextFrom,
  openRequested,
  resumeSteps,
  showErrors,
  stepperActions,
  stepperGuards,
  turnTo,
} from '../stepper/index.ts'
import type { Answer, Asked, PaymentContextOf, PaymentEvent, PaymentInput, PaymentPorts, Recorded, Terms } from './context.ts'
import { flow, offerOf, rumOf, STATE_OF_STEP } from './flow.ts'
import { openContext, takeAnswer, withTerms } from './open.ts'

type PayInput = {
  readonly request: PaymentRequest | undefined
  readonly scope: 's2e' | 'ais'
  readonly key: string
  readonly pay: PaymentPorts['pay']
}
type TermsInput = { readonly asked: Asked; readonly ports: Pick<PaymentPorts, 'readTerms' | 'readLabs'> }
type Verified = { readonly kind: 'found'; readonly recorded: Recorded } | { readonly kind: 'none' }

/** Looks for the payment by its key; whether it is there can only be told from both lists whole. */
const verify = async (read: PaymentPorts['readOperations'], key: string, signal: AbortSignal): Promise<Verified> => {
  const { operations, missing, unreadable }: OperationsRead = await read({ signal })
  const found = operations.find(({ request_key }) => request_key === key)
  if (found !== undefined) return { kind: 'found', recorded: { s2e_transaction_id: found.id, url: found.url ?? null } }
  if (missing.length + unreadable > 0) throw new Error('A part of the operations is missing, and the payment may be among them.')
  return { kind: 'none' }
}

/** Companies whose savings plans the saver has, whether they have a retirement contract, and the payment that is to be replaced. */
const askedBy = ({ payer: { accounts }, replaces }: Pick<PaymentContextOf, 'payer' | 'replaces'>): Asked => ({
  companies: [...new Set(accounts.flatMap(({ scope, company_id }) => (scope === 's2e' ? (company_id ?? []) : [])))],
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
    pay: fromPromise<Recorded, PayInput>(({ input: { request, scope, key, pay }, signal }) => {
      if (request === undefined) throw new Error('A payment was confirmed whose answers make none.')
      return pay(request, scope, key, { signal })
    }),
    verify: fromPromise<Verified, { readonly key: string; readonly read: PaymentPorts['readOperations'] }>(({ input, signal }) =>
      verify(input.read, input.key, signal),
    ),
  },
  guards: {
    ...stepperGuards(flow),
    hasPlans: ({ context }) => {
      const { companies, hasRetirement } = askedBy(context)
      return hasRetirement || companies.length > 0
    },
    hasOffers: ({ context }) => context.offers.length > 0,
    isSilent: (_, { error }: { error: unknown }) => isSilence(error),
    isConflict: (_, { error }: { error: unknown }) =>
      failureCode(error) === 'ERR_CONFLICT' || failureCode(error) === 'ERR_UNKNOWN',
    isFound: (_, { verified }: { verified: Verified }) => verified.kind === 'found',
  },
  actions: {
    ...stepperActions<PaymentContextOf, PaymentEvent, PaymentStep>(flow),
    keepAnswer: assign(({ context }, { answer }: { answer: Answer }) => takeAnswer(context, answer)),
    takeTerms: assign(({ context }, { terms }: { terms: Terms }) => withTerms(context, terms)),
    keepReading: assign(({ context }, { on }: { on: boolean }) => ({ form: { ...context.form, hasRead: on } })),
    takeRecord: assign((_, { recorded }: { recorded: Recorded | undefined }) => ({ result: recorded })),
    takeNewKey: assign(({ context }) => ({ requestKey: context.ports.random() })),
    leaveForCard: ({ context }) => {
      if (context.result?.url !== null && context.result?.url !== undefined) context.ports.navigation.leave(context.result.url)
    },
  },
})

type Done<Output> = { readonly event: { readonly output: Output } }
type Failed = { readonly event: { readonly error: unknown } }
const failedWith = ({ event }: Failed) => ({ error: event.error })
const verifiedAs = ({ event }: Done<Verified>) => ({ verified: event.output })
const recordedAs = ({ event }: Done<Recorded>) => ({ recorded: event.output })
const foundAs = ({ event: { output } }: Done<Verified>) => ({ recorded: output.kind === 'found' ? output.recorded : undefined })
const termsInput = ({ context }: { readonly context: PaymentContextOf }) => ({
  asked: askedBy(context),
  ports: context.ports,
})

/**
 * A payment to employee savings or to a retirement contract as its saver meets it: account, amount and shares, means, summary, record.
 *
 * It is sent once, with a key that changes with the answers. When the answer is lost the operations are asked for that key, and nothing is sent by itself;
 * what is not there may be sent again under the same key. PAY-12, PAY-13, PAY-20, PAYM-11.
 */
export const paymentMachine = base.createMachine({
  id: 'payment',
  context: ({ input }) => openContext(input),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasPlans', target: 'readingTerms' }, { target: 'external' }] },
    /** Payments to contracts that allow none here are made in the external space (O-CALL-66). */
    external: {},
    readingTerms: {
      invoke: {
        src: 'readTerms',
        input: termsInput,
        onDone: { target: 'asking', actions: { type: 'takeTerms', params: ({ event }) => ({ terms: event.output }) } },
        onError: 'unavailable',
      },
    },
    /** Without its limits no form is shown (O-ERR-08). */
    unavailable: { on: { retryRequested: 'readingTerms' } },
    asking: {
      initial: 'resuming',
      on: { stepRequested: openRequested(STATE_OF_STEP), historyMoved: followHistory(STATE_OF_STEP) },
      states: {
        resuming: {
          always: [
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
            nextRequested: [
              { guard: { type: 'isComplete', params: { step: 'summary' } }, target: '#payment.paying' },
              showErrors('summary'),
            ],
            retryRequested: { guard: { type: 'isComplete', params: { step: 'summary' } }, target: '#payment.paying' },
            previousRequested: turnTo('choosingMeans'),
          },
        },
        showingRecord: { entry: arriveAt('results') },
      },
    },
    paying: {
      entry: 'startWaiting',
      invoke: {
        src: 'pay',
        input: ({ context }) => {
          const offer = offerOf(context)
          return {
            request: offer && requestOf(context.form, offer, rumOf(context)),
            scope: offer?.account.scope === 'ais' ? ('ais' as const) : ('s2e' as const),
            key: context.requestKey,
            pay: context.ports.pay,
          }
        },
        onDone: { target: 'recorded', actions: { type: 'takeRecord', params: recordedAs } },
        onError: [
          { guard: { type: 'isSilent', params: failedWith }, target: 'verifying' },
          { guard: { type: 'isConflict', params: failedWith }, target: 'readingAgain', actions: [keepFailure, 'takeNewKey'] },
          ...backToRefused(
            {
              account: 'asking.choosingAccount',
              amount: 'asking.choosingAmount',
              means: 'asking.choosingMeans',
              summary: 'asking.summingUp',
            },
            ['account', 'amount', 'means', 'summary'],
          ),
          { target: 'asking.summingUp', actions: keepFailure },
        ],
      },
    },
    /** What stands has changed: the limits are read again, and the saver confirms anew. */
    readingAgain: {
      invoke: {
        src: 'readTerms',
        input: termsInput,
        onDone: { target: 'asking', actions: { type: 'takeTerms', params: ({ event }) => ({ terms: event.output }) } },
        onError: 'unavailable',
      },
    },
    /** "Nous vérifions votre demande": the operations tell whether it was recorded. */
    verifying: {
      invoke: {
        src: 'verify',
        input: ({ context }) => ({ key: context.requestKey, read: context.ports.readOperations }),
        onDone: [
          {
            guard: { type: 'isFound', params: verifiedAs },
            target: 'recorded',
            actions: { type: 'takeRecord', params: foundAs },
          },
          { target: 'notFound' },
        ],
        onError: 'unverified',
      },
    },
    /** It may be sent again without risk, under the same key. */
    notFound: { on: { retryRequested: 'paying' } },
    unverified: { on: { retryRequested: 'verifying' } },
    recorded: { entry: 'leaveForCard', always: 'asking.showingRecord' },
  },
})
