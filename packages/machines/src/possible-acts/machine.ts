import type { Account } from '@hautelisse/domain/accounts'
import {
  ACT_STATES,
  actDates,
  actsOf,
  doorsOf,
  type AccountDoors,
  type AccountOutlook,
  type ActDate,
  type ActHolder,
  type ActReadings,
  type ActState,
} from '@hautelisse/domain/possible-acts'
import type { PlainDate } from '@hautelisse/domain/calendar'
import { PROVIDER_SCOPE } from '@hautelisse/domain/contract'
import { optionBulletinsCall, type OptionBulletin } from '@hautelisse/domain/option-bulletin'
import { withdrawAuthorizationCall } from '@hautelisse/domain/retirement-withdrawal'
import { assign, fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import type { Client } from '../api/index.ts'
import { apiPorts as switchPorts } from '../fund-switch/index.ts'
import { askOperations } from '../operations/index.ts'
import { apiPorts as paymentPorts } from '../payment/index.ts'
import { apiPorts as releasePorts } from '../release/index.ts'
import { contentOf, freshResource, resourceGuards } from '../resource/index.ts'
import type { Content, Given, RefreshRequested, RetryRequested } from '../resource/index.ts'

type ActsMachineInput = {
  readonly client: Client
  readonly accounts: readonly Account[]
  readonly holder: ActHolder
  readonly today: PlainDate
}

/** Which acts are shown: all of them, or those of one state. */
export const ACT_FILTERS = ['all', ...ACT_STATES] as const
export type ActFilter = (typeof ACT_FILTERS)[number]

export type ActsEvent =
  | RetryRequested<'acts'>
  | RefreshRequested<'acts'>
  | { readonly type: 'filterChosen'; readonly filter: ActFilter }

/** What was read of the acts; `isWhole` is false where a part could not be read. */
type ActsRead = ActReadings & {
  readonly bulletins: readonly OptionBulletin[]
  /** Individual contracts out of which money may be taken online. */
  readonly authorized: ReadonlySet<string>
  readonly isWhole: boolean
}

type ActsContext = ActsMachineInput & { readonly read: ActsRead | undefined; readonly filter: ActFilter }

const individualOf = (accounts: readonly Account[]): readonly Account[] =>
  accounts.filter(({ scope }) => scope === PROVIDER_SCOPE)

/** Asks of each individual contract whether money may be taken out of it; one whose answer does not come is not authorised. ACTS-10. */
const askAuthorized = async ({ client, accounts }: ActsMachineInput, signal: AbortSignal): Promise<ReadonlySet<string>> => {
  const asked = await Promise.allSettled(
    individualOf(accounts).map(async ({ policy_id }) => {
      const { authorized } = await client.call(withdrawAuthorizationCall, { body: { policy_id } }, { signal })
      return authorized ? policy_id : undefined
    }),
  )
  return new Set(asked.flatMap((one) => (one.status === 'fulfilled' ? (one.value ?? []) : [])))
}

/** Reads what each kind of act depends on. A part that fails is left out; only when all of them fail is nothing known. */
const askActs = async (input: ActsMachineInput, signal: AbortSignal): Promise<ActsRead> => {
  const { client, accounts } = input
  const options = { signal }
  const authorizing = askAuthorized(input, signal)
  const savings = accounts.filter(({ scope }) => scope === 's2e')
  const companies = [...new Set(savings.flatMap(({ company_id: company }) => company ?? []))]
  const hasRetirement = accounts.some(({ scope }) => scope === 'ais')
  const answers = await Promise.allSettled([
    paymentPorts(client).readTerms({ companies, hasRetirement, replaces: undefined }, options),
    switchPorts(client).readTerms({ companies, hasRetirement }, options),
    companies.length === 0 ? { permissions: [], contexts: [], releases: [] } : releasePorts(client).readTerms(companies, options),
    askOperations({ client }, signal),
    companies.length === 0 ? { s2e_option_bulletins: [] } : client.call(optionBulletinsCall, {}, options),
  ])
  const [payment, switching, release, operations, bulletins] = answers
  const failed = answers.filter(({ status }) => status === 'rejected')
  if ([payment, switching, operations].every(({ status }) => status === 'rejected'))
    throw new Error('Nothing of the acts could be read.')
  return {
    payment: payment.status === 'fulfilled' ? payment.value : undefined,
    switching: switching.status === 'fulfilled' ? switching.value : undefined,
    release: release.status === 'fulfilled' ? release.value : undefined,
    operations: operations.status === 'fulfilled' ? operations.value.operations : [],
    bulletins: bulletins.status === 'fulfilled' ? bulletins.value.s2e_option_bulletins : [],
    authorized: await authorizing,
    isWhole: failed.length === 0,
  }
}

/** What a saver can do on each account: read at once from the calls of every act, and kept while it is read anew. */
export const actsMachine = setup({
  types: { context: {} as ActsContext, events: {} as ActsEvent, input: {} as ActsMachineInput },
  actors: {
    readActs: fromPromise<ActsRead, ActsMachineInput>(({ input, signal }) => askActs(input, signal)),
  },
  guards: resourceGuards,
  actions: {
    takeActs: assign((_, { given }: Given<ActsRead>) => ({ read: given })),
    takeFilter: assign(({ event }) => (event.type === 'filterChosen' ? { filter: event.filter } : {})),
  },
}).createMachine({
  id: 'acts',
  context: ({ input }) => ({ ...input, read: undefined, filter: 'all' }),
  on: { filterChosen: { actions: 'takeFilter' } },
  ...freshResource<ActsRead>()({
    part: 'acts',
    read: 'readActs',
    input: ({ client, accounts, holder, today }: ActsContext) => ({ client, accounts, holder, today }),
    take: 'takeActs',
  }),
})

/** What the page shows: accounts with their acts, how many there are of each state, and the days to come. */
export type Acts = {
  /** The accounts with the acts of the state that is chosen; an account without any is left out. */
  readonly outlooks: readonly AccountOutlook[]
  /** All accounts, in the order that numbers them. */
  readonly accounts: readonly Account[]
  readonly counts: Readonly<Record<ActState, number>>
  readonly dates: readonly ActDate[]
  /** Every account of ours, individual contracts included, with where each act is done. */
  readonly doors: readonly AccountDoors[]
  readonly isWhole: boolean
}

export type ActsSnapshot = SnapshotFrom<typeof actsMachine>

const countsOf = (outlooks: readonly AccountOutlook[]): Acts['counts'] => {
  const counts = { possible: 0, dated: 0, yours: 0, closed: 0 }
  for (const { acts } of outlooks) for (const { state } of acts) counts[state] += 1
  return counts
}

const actsRead = ({ read, accounts, holder, today, filter }: ActsContext): Acts | undefined => {
  if (read === undefined) return undefined
  const all = actsOf(accounts, read, holder, today)
  const outlooks = all
    .map(({ account, acts }) => ({ account, acts: acts.filter(({ state }) => filter === 'all' || filter === state) }))
    .filter(({ acts }) => acts.length > 0)
  return {
    outlooks,
    accounts: all.map(({ account }) => account),
    counts: countsOf(all),
    dates: actDates(all, read.bulletins, today),
    doors: doorsOf(accounts, all, read.authorized, holder, today),
    isWhole: read.isWhole,
  }
}

/**
 * The acts as far as they are known. ACTS-04 to ACTS-09.
 *
 * @param snapshot state of the machine
 */
export const selectActs = ({ value, context }: ActsSnapshot): Content<Acts> => contentOf(value, actsRead(context))

/** Which acts are shown. */
export const selectFilter = ({ context }: ActsSnapshot): ActFilter => context.filter
