import {
  PROFILES,
  roboEntitiesCall,
  roboProfileCall,
  roboStatementCall,
  type RoboEntity,
  type RoboProfile,
} from '@hautelisse/domain/robo-advice'
import { assign, fromPromise, setup } from 'xstate'
import { failureCode } from '../api/index.ts'
import type { AdvisorContext, AdvisorInput, ProfileAnswer } from './advisor-context.ts'
import { leavingOf, targetsOf } from './plan.ts'

export type AdvisorEvent =
  | { readonly type: 'entityChosen'; readonly contractId: string }
  | { readonly type: 'profileChosen'; readonly profile: RoboProfile }
  | { readonly type: 'horizonChosen'; readonly years: number }
  | { readonly type: 'retryRequested' }
  /** Another page of the plan changed what is known of it: its questionnaire. */
  | { readonly type: 'refreshRequested' }
  | { readonly type: 'adjustRequested' }
  | { readonly type: 'continueRequested' }
  | { readonly type: 'backRequested' }
  | { readonly type: 'statementRequested' }

type AskedProfile = Pick<AdvisorContext, 'client' | 'userId' | 'entity' | 'years'>
type AskedStatement = AskedProfile & { readonly profile: RoboProfile; readonly choice: 'follow' | 'keep' }

/** Names a plan to the API. */
export const planOf = ({ userId, entity }: Pick<AdvisorContext, 'userId' | 'entity'>) => {
  if (entity === undefined) throw new Error('A plan was asked for before one was known.')
  return { user_id: userId, entity_id: entity.entity_id, contract_id: entity.contract_id }
}

const readEntities = fromPromise<readonly RoboEntity[], Pick<AdvisorContext, 'client' | 'userId'>>(
  ({ input: { client, userId }, signal }) => client.call(roboEntitiesCall, { body: { user_id: userId } }, { signal }),
)
const readProfile = fromPromise<ProfileAnswer, AskedProfile>(({ input, signal }) => {
  const { client, years } = input
  const body = { ...planOf(input), ...(years === undefined ? {} : { horizon_years: years }) }
  return client.call(roboProfileCall, { body }, { signal })
})
const keepChoice = fromPromise<string, AskedStatement>(({ input, signal }) => {
  const { client, years, profile, choice } = input
  if (years === undefined) throw new Error('A choice was kept before a horizon was known.')
  return client.call(roboStatementCall, { body: { ...planOf(input), profile, horizon_years: years, choice } }, { signal })
})

const askedOf = ({ client, userId, entity, years }: AdvisorContext): AskedProfile => ({ client, userId, entity, years })

const base = setup({
  types: { context: {} as AdvisorContext, events: {} as AdvisorEvent, input: {} as AdvisorInput },
  actors: { readEntities, readProfile, keepChoice },
  guards: {
    isNone: (_, { entities }: { readonly entities: readonly RoboEntity[] }) => entities.length === 0,
    isOther: ({ context: { entity, entities } }, { contractId }: { readonly contractId: string }) =>
      entity?.contract_id !== contractId && entities.some((one) => one.contract_id === contractId),
    hasTargets: ({ context }) => targetsOf(context) !== undefined,
    isForbidden: ({ context }) => targetsOf(context) !== undefined && leavingOf(context) === 'contact',
    isBolder: ({ context }) => targetsOf(context) !== undefined && leavingOf(context) === 'bolder',
    hasHorizon: ({ context: { years } }) => years !== undefined,
    /** The home of the API prints nothing, or keeps no choice: the way on stays open, and the page is printed by the browser. */
    isWithoutStatement: (_, { error }: { readonly error: unknown }) => failureCode(error) === 'ERR_UNKNOWN',
  },
  actions: {
    takeEntities: assign((_, { entities }: { readonly entities: readonly RoboEntity[] }) => ({ entities, entity: entities[0] })),
    takeEntity: assign(({ context: { entities } }, { contractId }: { readonly contractId: string }) => ({
      entity: entities.find((one) => one.contract_id === contractId),
      answer: undefined,
      years: undefined,
    })),
    takeFirstAnswer: assign((_, { answer }: { readonly answer: ProfileAnswer }) => ({
      answer,
      profile: answer.investor_profile ?? 'balanced',
      years: answer.horizon_years ?? undefined,
    })),
    takeAnswer: assign(({ context: { answer: before, profile, years } }, { answer }: { readonly answer: ProfileAnswer }) => ({
      answer,
      // A new questionnaire gives a new profile; until then the saver looks at whichever they chose.
      profile:
        answer.investor_profile !== null && answer.investor_profile !== before?.investor_profile
          ? answer.investor_profile
          : profile,
      years: answer.horizon_years ?? years,
    })),
    takeProfile: assign((_, { profile }: { readonly profile: RoboProfile }) => ({ profile })),
    takeHorizon: assign((_, { years }: { readonly years: number }) => ({ years })),
    forgetHorizon: assign({ years: undefined }),
    saveStatement: ({ context }, { pdf }: { readonly pdf: string }) => context.saveStatement(pdf),
    handOver: ({ context }) => {
      const targets = targetsOf(context)
      if (targets !== undefined) context.handOver(targets)
    },
  },
})

type Failed = { readonly event: { readonly error: unknown } }
const failedWith = ({ event }: Failed) => ({ error: event.error })
const answered = ({ event }: { readonly event: { readonly output: ProfileAnswer } }) => ({ answer: event.output })
const printed = ({ event }: { readonly event: { readonly output: string } }) => ({ pdf: event.output })
const listed = ({ event }: { readonly event: { readonly output: readonly RoboEntity[] } }) => ({ entities: event.output })

/**
 * "Vérifier mon allocation": the plans that have a grid, the four profiles of one of them at the saver's horizon, and the way to the fund switch.
 *
 * A bolder profile than one's own is confirmed first; the boldest is not handed over where a loss would endanger the project (decision 16.7).
 * Nothing is sent from here but the choice, with its statement.
 */
export const advisorMachine = base.createMachine({
  id: 'robo-advice',
  context: ({ input }) => ({
    ...input,
    entities: [],
    entity: undefined,
    answer: undefined,
    profile: PROFILES[1],
    years: undefined,
  }),
  initial: 'readingEntities',
  states: {
    readingEntities: {
      invoke: {
        src: 'readEntities',
        input: ({ context: { client, userId } }) => ({ client, userId }),
        onDone: [
          { guard: { type: 'isNone', params: listed }, target: 'nothing' },
          { target: 'plan', actions: { type: 'takeEntities', params: listed } },
        ],
        onError: 'unavailable',
      },
    },
    /** No plan has a grid: the page says so, with the way home (ROBO-05). */
    nothing: {},
    unavailable: { on: { retryRequested: 'readingEntities' } },
    plan: {
      initial: 'reading',
      on: {
        entityChosen: {
          guard: { type: 'isOther', params: ({ event }) => ({ contractId: event.contractId }) },
          target: '.reading',
          actions: { type: 'takeEntity', params: ({ event }) => ({ contractId: event.contractId }) },
        },
      },
      states: {
        reading: {
          invoke: {
            src: 'readProfile',
            input: ({ context }) => askedOf(context),
            onDone: { target: 'shown', actions: { type: 'takeFirstAnswer', params: answered } },
            onError: 'failed',
          },
        },
        failed: { on: { retryRequested: 'reading' } },
        shown: {
          type: 'parallel',
          on: {
            profileChosen: {
              target: '.leaving.staying',
              actions: { type: 'takeProfile', params: ({ event }) => ({ profile: event.profile }) },
            },
            horizonChosen: {
              target: ['.figures.refreshing', '.leaving.staying'],
              actions: { type: 'takeHorizon', params: ({ event }) => ({ years: event.years }) },
            },
            refreshRequested: { target: '.figures.refreshing', actions: 'forgetHorizon' },
          },
          states: {
            /** The column follows the horizon at once; both risks of it are read again. */
            figures: {
              initial: 'fresh',
              states: {
                fresh: {},
                refreshing: {
                  invoke: {
                    src: 'readProfile',
                    input: ({ context }) => askedOf(context),
                    onDone: { target: 'fresh', actions: { type: 'takeAnswer', params: answered } },
                    onError: 'stale',
                  },
                },
                stale: { on: { retryRequested: 'refreshing' } },
              },
            },
            leaving: {
              initial: 'staying',
              states: {
                staying: {
                  on: {
                    adjustRequested: [
                      { guard: 'isForbidden', target: 'contact' },
                      { guard: 'isBolder', target: 'confirming' },
                      { guard: 'hasTargets', target: 'handingOver' },
                    ],
                    statementRequested: { guard: 'hasHorizon', target: 'stating' },
                  },
                },
                confirming: { on: { continueRequested: 'handingOver', backRequested: 'staying' } },
                contact: { on: { backRequested: 'staying' } },
                handingOver: {
                  invoke: {
                    src: 'keepChoice',
                    input: ({ context }) => ({ ...askedOf(context), profile: context.profile, choice: 'follow' }),
                    onDone: { target: 'gone', actions: [{ type: 'saveStatement', params: printed }, 'handOver'] },
                    onError: [
                      {
                        guard: { type: 'isWithoutStatement', params: failedWith },
                        target: 'gone',
                        actions: 'handOver',
                      },
                      { target: 'notKept' },
                    ],
                  },
                },
                /** Before a hand-over the choice is on record: without it nothing is handed over. */
                notKept: { on: { retryRequested: 'handingOver', backRequested: 'staying' } },
                /** The page is being left; a saver who comes back finds it as it was. */
                gone: { on: { backRequested: 'staying', adjustRequested: 'staying' } },
                stating: {
                  invoke: {
                    src: 'keepChoice',
                    input: ({ context }) => ({ ...askedOf(context), profile: context.profile, choice: 'keep' }),
                    onDone: { target: 'staying', actions: { type: 'saveStatement', params: printed } },
                    onError: [
                      { guard: { type: 'isWithoutStatement', params: failedWith }, target: 'withoutStatement' },
                      { target: 'notStated' },
                    ],
                  },
                },
                notStated: { on: { statementRequested: 'stating', retryRequested: 'stating', backRequested: 'staying' } },
                /** Nothing here makes a PDF: the page is printed by the browser. */
                withoutStatement: { on: { backRequested: 'staying', adjustRequested: 'handingOver' } },
              },
            },
          },
        },
      },
    },
  },
})
