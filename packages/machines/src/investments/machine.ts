import { availablePeriods, within } from '@hautelisse/domain/investments'
import type { Period, Valuation } from '@hautelisse/domain/investments'
import type { PlainDate } from '@hautelisse/domain/calendar'
import { assign, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import type { Client } from '../api/index.ts'
import { contentOf, resource, resourceGuards } from '../resource/index.ts'
import type { Content, Given, RetryRequested } from '../resource/index.ts'
import { readDocument, readValuations } from './reads.ts'

export type FundInput = {
  readonly client: Client
  /** Number of the contract that holds the fund, and id of the fund in it. */
  readonly accountId: string
  readonly investmentId: string
  readonly today: PlainDate
}

export type FundEvent = RetryRequested<'valuations' | 'document'> | { readonly type: 'periodChosen'; readonly period: Period }

type FundContext = FundInput & {
  readonly valuations: readonly Valuation[] | undefined
  readonly document: string | undefined
  /** Period that the saver chose; the first available one until then. */
  readonly chosen: Period | undefined
}

const named = ({ client, accountId, investmentId }: FundContext) => ({ client, accountId, investmentId })

/** The sheet of a fund: its values and the address of its document, asked for together when it is opened (FUND-17, FUND-21). */
export const fundMachine = setup({
  types: { context: {} as FundContext, events: {} as FundEvent, input: {} as FundInput },
  actors: { readValuations, readDocument },
  guards: resourceGuards,
  actions: {
    takeValuations: assign((_, { given }: Given<readonly Valuation[]>) => ({ valuations: given })),
    takeDocument: assign((_, { given }: Given<string>) => ({ document: given })),
    takePeriod: assign((_, { given }: Given<Period>) => ({ chosen: given })),
  },
}).createMachine({
  id: 'fund',
  context: ({ input }) => ({ ...input, valuations: undefined, document: undefined, chosen: undefined }),
  type: 'parallel',
  on: { periodChosen: { actions: { type: 'takePeriod', params: ({ event }) => ({ given: event.period }) } } },
  states: {
    valuations: resource<readonly Valuation[]>()({
      part: 'valuations',
      read: 'readValuations',
      input: named,
      take: 'takeValuations',
    }),
    document: resource<string>()({ part: 'document', read: 'readDocument', input: named, take: 'takeDocument' }),
  },
})

type FundSnapshot = SnapshotFrom<typeof fundMachine>

/** What the sheet draws: every value, the periods that have data, the one that is shown and its values (FUND-07 to FUND-09, FUND-20). */
export type FundHistory = {
  readonly valuations: readonly Valuation[]
  readonly periods: readonly Period[]
  readonly period: Period | undefined
  readonly shown: readonly Valuation[]
}

/** The values of the fund; none where they could not be read (FUND-18). */
export const selectHistory = ({ value, context }: FundSnapshot): Content<FundHistory> => {
  const { valuations = [], chosen, today } = context
  const periods = availablePeriods(valuations, today)
  const period = periods.find((one) => one === chosen) ?? periods[0]
  const shown = period === undefined ? [] : within(valuations, period, today)
  return contentOf(value.valuations, { valuations, periods, period, shown })
}

/** Address of the fund's document. */
export const selectDocument = ({ value, context }: FundSnapshot): Content<string> => contentOf(value.document, context.document)
