import { requestOf, type SwitchReadings, type SwitchRequest, type SwitchStep } from '@hautelisse/domain/fund-switch'
import { assign, fromPromise, setup } from 'xstate'
import {
  arriveAt,
  backToRefused,
  failedWith,
  followHistory,
  keepAnswer,
  keepFailure,
  nextFrom,
  onceGuards,
  openRequested,
  resumeSteps,
  showErrors,
  stepperActions,
  stepperGuards,
  turnTo,
  verifiedAs,
  verifyOnce,
  type Verified,
} from '../stepper/index.ts'
import type { Answer, Asked, Holder, SwitchContextOf, SwitchEvent, SwitchInput, SwitchPorts, SwitchScope } from './context.ts'
import { flow, offerOf, STATE_OF_STEP } from './flow.ts'
import { openContext, takeAnswer, withTerms } from './open.ts'

type OrderInput = {
  readonly request: SwitchRequest | undefined
  readonly scope: SwitchScope
  readonly key: string
  readonly order: SwitchPorts['order']
}

/** What is asked for before a switch. */
const askedBy = ({ accounts }: Holder): Asked => ({
  companies: [...new Set(accounts.flatMap(({ scope, company_id }) => (scope === 's2e' ? (company_id ?? []) : [])))],
  hasRetirement: accounts.some(({ scope }) => scope === 'ais'),
})

const base = setup({
  types: { context: {} as SwitchContextOf, events: {} as SwitchEvent, input: {} as SwitchInput },
  actors: {
    readTerms: fromPromise<SwitchReadings, { readonly asked: Asked; readonly read: SwitchPorts['readTerms'] }>(
      ({ input, signal }) => input.read(input.asked, { signal }),
    ),
    order: fromPromise<void, OrderInput>(({ input: { request, scope, key, order }, signal }) => {
      if (request === undefined) throw new Error('A fund switch was confirmed whose answers make none.')
      return order(request, scope, key, { signal })
    }),
    verify: fromPromise<Verified, { readonly key: string; readonly read: SwitchPorts['readOperations'] }>(({ input, signal }) =>
      verifyOnce(input, signal),
    ),
  },
  guards: {
    ...stepperGuards(flow),
    ...onceGuards,
    hasSavings: ({ context }) => context.holder.accounts.some(({ scope }) => scope === 's2e' || scope === 'ais'),
  },
  actions: {
    ...stepperActions<SwitchContextOf, SwitchEvent, SwitchStep>(flow),
    keepAnswer: assign(({ context }, { answer }: { answer: Answer }) => takeAnswer(context, answer)),
    takeTerms: assign(({ context }, { terms }: { terms: SwitchReadings }) => withTerms(context, terms)),
    takeRecord: assign((_, { verified }: { verified: Verified | undefined }) => ({
      result: { id: verified?.kind === 'found' ? verified.operation.id : undefined },
    })),
    takeNewKey: assign(({ context }) => ({ requestKey: context.ports.random() })),
  },
})

type Done<Output> = { readonly event: { readonly output: Output } }
const termsInput = ({ context: { holder, ports } }: { readonly context: SwitchContextOf }) => ({
  asked: askedBy(holder),
  read: ports.readTerms,
})
const verifyInput = ({ context: { requestKey, ports } }: { readonly context: SwitchContextOf }) => ({
  key: requestKey,
  read: ports.readOperations,
})

/** Reads what may be switched; the form opens with it. */
const readTerms = {
  src: 'readTerms',
  input: termsInput,
  onDone: {
    target: 'asking',
    actions: { type: 'takeTerms', params: ({ event }: Done<SwitchReadings>) => ({ terms: event.output }) },
  },
  onError: 'unavailable',
} as const

/**
 * A fund switch as its saver meets it: account, what leaves funds, what comes to others, summary, record.
 *
 * It is sent once, with a key that changes with the answers; its answer holds no number, which is read from the operation with that key. When the answer is
 * lost the operations tell, and nothing is sent by itself. ARB-03, ARB-06, FSW-07.
 */
export const fundSwitchMachine = base.createMachine({
  id: 'fund-switch',
  context: ({ input }) => openContext(input),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasSavings', target: 'readingTerms' }, { target: 'nothing' }] },
    /** No account of ours has funds. */
    nothing: {},
    readingTerms: { invoke: readTerms },
    /** Without what may be moved no form is shown (O-ERR-08). */
    unavailable: { on: { retryRequested: 'readingTerms' } },
    asking: {
      initial: 'resuming',
      on: { stepRequested: openRequested(STATE_OF_STEP), historyMoved: followHistory(STATE_OF_STEP) },
      states: {
        resuming: { always: [...resumeSteps(STATE_OF_STEP), { target: 'choosingAccount' }] },
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
            nextRequested: nextFrom('in', 'summingUp'),
            previousRequested: turnTo('takingOut'),
          },
        },
        summingUp: {
          entry: arriveAt('summary'),
          on: {
            nextRequested: [
              { guard: { type: 'isComplete', params: { step: 'summary' } }, target: '#fund-switch.ordering' },
              showErrors('summary'),
            ],
            retryRequested: { guard: { type: 'isComplete', params: { step: 'summary' } }, target: '#fund-switch.ordering' },
            previousRequested: turnTo('puttingIn'),
          },
        },
        showingRecord: { entry: arriveAt('results') },
      },
    },
    ordering: {
      entry: 'startWaiting',
      invoke: {
        src: 'order',
        input: ({ context }) => {
          const offer = offerOf(context)
          return {
            request: offer && requestOf(context.form, offer),
            scope: offer?.account.scope === 's2e' ? 's2e' : 'ais',
            key: context.requestKey,
            order: context.ports.order,
          }
        },
        onDone: 'finding',
        onError: [
          { guard: { type: 'isSilent', params: failedWith }, target: 'verifying' },
          { guard: { type: 'isConflict', params: failedWith }, target: 'readingAgain', actions: [keepFailure, 'takeNewKey'] },
          ...backToRefused(
            { account: 'asking.choosingAccount', out: 'asking.takingOut', in: 'asking.puttingIn', summary: 'asking.summingUp' },
            ['account', 'out', 'in', 'summary'],
          ),
          { target: 'asking.summingUp', actions: keepFailure },
        ],
      },
    },
    /** It is recorded; its number stands in the operations, and is not waited for when they cannot be read. */
    finding: {
      invoke: {
        src: 'verify',
        input: verifyInput,
        onDone: { target: 'asking.showingRecord', actions: { type: 'takeRecord', params: verifiedAs } },
        onError: { target: 'asking.showingRecord', actions: { type: 'takeRecord', params: { verified: undefined } } },
      },
    },
    /** What stands has changed: it is read again, and the saver confirms anew. */
    readingAgain: { invoke: readTerms },
    /** "Nous vérifions votre demande": the operations tell whether it was recorded. */
    verifying: {
      invoke: {
        src: 'verify',
        input: verifyInput,
        onDone: [
          {
            guard: { type: 'isFound', params: verifiedAs },
            target: 'asking.showingRecord',
            actions: { type: 'takeRecord', params: verifiedAs },
          },
          { target: 'notFound' },
        ],
        onError: 'unverified',
      },
    },
    /** It may be sent again without risk, under the same key. */
    notFound: { on: { retryRequested: 'ordering' } },
    unverified: { on: { retryRequested: 'verifying' } },
  },
})
