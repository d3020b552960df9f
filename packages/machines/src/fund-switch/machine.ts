import { requestOf, type SwitchReadings, type SwitchRequest, type SwitchStep } from '@hautelisse/domain/fund-switch'
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
import type {
  Answer,
  Asked,
  Holder,
  Recorded,
  SwitchContextOf,
  SwitchEvent,
  SwitchInput,
  SwitchPorts,
  SwitchScope,
} from './context.ts'
import { flow, offerOf, STATE_OF_STEP } from './flow.ts'
import { openContext, takeAnswer, withTerms } from './open.ts'

type OrderInput = {
  readonly request: SwitchRequest | undefined
  readonly scope: SwitchScope
  readonly key: string
  readonly order: SwitchPorts['order']
}
type Verified = { readonly kind: 'found'; readonly recorded: Recorded } | { readonly kind: 'none' }

/** Looks for the switch by its key; whether it is there can only be told from both lists whole. */
const verify = async (read: SwitchPorts['readOperations'], key: string, signal: AbortSignal): Promise<Verified> => {
  const { operations, missing, unreadable }: OperationsRead = await read({ signal })
  const found = operations.find(({ request_key }) => request_key === key)
  if (found !== undefined) return { kind: 'found', recorded: { id: found.id } }
  if (missing.length + unreadable > 0) throw new Error('A part of the operations is missing, and the switch may be among them.')
  return { kind: 'none' }
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
      verify(input.read, input.key, signal),
    ),
  },
  guards: {
    ...stepperGuards(flow),
    hasSavings: ({ context }) => context.holder.accounts.some(({ scope }) => scope === 's2e' || scope === 'ais'),
    // After a refusal the form stays, which says what was refused.
    hasOffers: ({ context: { offers, failure } }) =>
      failure !== undefined || offers.some(({ refusals }) => refusals.length === 0),
    isSilent: (_, { error }: { error: unknown }) => isSilence(error),
    isConflict: (_, { error }: { error: unknown }) =>
      failureCode(error) === 'ERR_CONFLICT' || failureCode(error) === 'ERR_UNKNOWN',
    isFound: (_, { verified }: { verified: Verified }) => verified.kind === 'found',
  },
  actions: {
    ...stepperActions<SwitchContextOf, SwitchEvent, SwitchStep>(flow),
    keepAnswer: assign(({ context }, { answer }: { answer: Answer }) => takeAnswer(context, answer)),
    takeTerms: assign(({ context }, { terms }: { terms: SwitchReadings }) => withTerms(context, terms)),
    takeRecord: assign((_, { verified }: { verified: Verified | undefined }) => ({
      result: verified?.kind === 'found' ? verified.recorded : { id: undefined },
    })),
    takeNewKey: assign(({ context }) => ({ requestKey: context.ports.random() })),
  },
})

type Done<Output> = { readonly event: { readonly output: Output } }
type Failed = { readonly event: { readonly error: unknown } }
const failedWith = ({ event }: Failed) => ({ error: event.error })
const verifiedAs = ({ event }: Done<Verified>) => ({ verified: event.output })
const termsInput = ({ context: { holder, ports } }: { readonly context: SwitchContextOf }) => ({
  asked: askedBy(holder),
  read: ports.readTerms,
})
const verifyInput = ({ context: { requestKey, ports } }: { readonly context: SwitchContextOf }) => ({
  key: requestKey,
  read: ports.readOperations,
})

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
    /** No account of the saver can be switched here. */
    nothing: {},
    readingTerms: {
      invoke: {
        src: 'readTerms',
        input: termsInput,
        onDone: { target: 'asking', actions: { type: 'takeTerms', params: ({ event }) => ({ terms: event.output }) } },
        onError: 'unavailable',
      },
    },
    /** Without what may be moved no form is shown (O-ERR-08). */
    unavailable: { on: { retryRequested: 'readingTerms' } },
    asking: {
      initial: 'resuming',
      on: { stepRequested: openRequested(STATE_OF_STEP), historyMoved: followHistory(STATE_OF_STEP) },
      states: {
        resuming: {
          always: [
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
          { guard: { type: 'isTooMuch', params: failedWith }, target: 'readingAgain', actions: keepFailure },
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
