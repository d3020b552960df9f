import { employeeGaugeCall, retirementGaugeByTypeCall, retirementGaugeCall } from '@hautelisse/domain/contributions'
import type { BulletinType, Gauges } from '@hautelisse/domain/contributions'
import { assign, fromPromise, setup } from 'xstate'
import { failureCode } from '../api/index.ts'
import type { Client } from '../api/index.ts'
import { resource, resourceGuards } from '../resource/index.ts'
import type { Given } from '../resource/index.ts'

/** The two calls that tell of gauges: employer top-ups, and deductible payments. */
export const GAUGE_PARTS = ['employee', 'retirement'] as const
export type GaugePart = (typeof GAUGE_PARTS)[number]

/** Asks about deductible payments beside a kind of premium, of one contract or company or of all. */
export type RetirementQuestion = { readonly type: BulletinType; readonly id?: string | undefined }

export type ContributionGaugeInput = {
  readonly client: Client
  /** Company whose top-ups are asked about; nothing for those without employee savings. */
  readonly company?: string | undefined
  /** Nothing for those without retirement savings. */
  readonly retirement?: RetirementQuestion | undefined
}

export type ContributionGaugeEvent = { readonly type: 'retryRequested' }

type GaugeContext = ContributionGaugeInput & { readonly employee: Gauges; readonly retired: Gauges }

/** The API's answer where a person has no such gauge. */
const NO_GAUGE = 'ERR_UNKNOWN'

const orNone = async (gauges: Promise<Gauges>): Promise<Gauges> => {
  try {
    return await gauges
  } catch (error) {
    if (failureCode(error) === NO_GAUGE) return {}
    throw error
  }
}

/** Reads what the employer has added this year (S-CALL-37). */
const readEmployee = fromPromise<Gauges, { readonly client: Client; readonly company: string }>(
  ({ input: { client, company }, signal }) =>
    orNone(
      client.call(employeeGaugeCall, { params: { id: company } }, { signal }).then((answer) => answer.s2e_contribution_gauge),
    ),
)

/** Reads what may still be deducted this year (S-CALL-38, P-CALL-21). */
const readRetirement = fromPromise<Gauges, { readonly client: Client; readonly question: RetirementQuestion }>(
  ({
    input: {
      client,
      question: { type, id },
    },
    signal,
  }) =>
    orNone(
      id === undefined
        ? client.call(retirementGaugeByTypeCall, { params: { type } }, { signal })
        : client.call(retirementGaugeCall, { params: { a: type, b: id } }, { signal }),
    ),
)

const base = setup({
  types: { context: {} as GaugeContext, events: {} as ContributionGaugeEvent, input: {} as ContributionGaugeInput },
  actors: { readEmployee, readRetirement },
  guards: {
    ...resourceGuards,
    hasCompany: ({ context }) => context.company !== undefined,
    hasRetirement: ({ context }) => context.retirement !== undefined,
  },
  actions: {
    takeEmployee: assign((_, { given }: Given<Gauges>) => ({ employee: given })),
    takeRetirement: assign((_, { given }: Given<Gauges>) => ({ retired: given })),
  },
})

/**
 * The gauges of the year's contributions: both calls at once, each alone; what failed is asked for again together, what is known stays
 * (GAUGE-01, GAUGE-02, S-ERR-21).
 */
export const contributionGaugeMachine = base.createMachine({
  id: 'contributionGauge',
  context: ({ input }) => ({ ...input, employee: {}, retired: {} }),
  type: 'parallel',
  states: {
    employee: resource<Gauges>()({
      part: 'employee',
      read: 'readEmployee',
      input: ({ client, company = '' }: GaugeContext) => ({ client, company }),
      when: 'hasCompany',
      take: 'takeEmployee',
    }),
    retirement: resource<Gauges>()({
      part: 'retirement',
      read: 'readRetirement',
      input: ({ client, retirement: question = { type: 'PARTICIPATION' } }: GaugeContext) => ({ client, question }),
      when: 'hasRetirement',
      take: 'takeRetirement',
    }),
  },
})
