import type { Account } from '@hautelisse/domain/accounts'
import type { PlainDate } from '@hautelisse/domain/calendar'
import type { BannerPage } from '@hautelisse/domain/home'
import type { KeptDraft } from '@hautelisse/domain/kept'
import type { Operation } from '@hautelisse/domain/operations'
import type { OptionBulletin } from '@hautelisse/domain/option-bulletin'
import type { Client } from '../api/index.ts'
import type { ClockPort } from '../ports/index.ts'
import type { RefreshRequested, RetryRequested } from '../resource/index.ts'
import type { HeldSavings, SavingsPort } from './held-savings.ts'

/** What the home loads beside the accounts: each part alone, with a retry of its own. */
export const PARTS = ['operations', 'alerts', 'bulletins', 'elsewhere', 'drafts'] as const
export type Part = (typeof PARTS)[number]

/** What is kept fresh while the page stands. */
export const FRESH_PARTS = ['savings', 'operations', 'elsewhere'] as const
export type FreshPart = (typeof FRESH_PARTS)[number]

export type HomeEvent =
  /** The session knows more of the savings, or of somebody else's. */
  | { readonly type: 'savingsChanged'; readonly held: HeldSavings }
  /** The saver asks again for what failed: one part, or the accounts of the session's families. */
  | RetryRequested<Part | 'savings'>
  /** What may have changed meanwhile is read anew; what is shown stays. */
  | RefreshRequested<FreshPart>

export type HomeMachineInput = {
  readonly client: Client
  readonly savings: SavingsPort
  readonly clock: ClockPort
  /** Configured while savings move from one system to another (P-ERR-23). */
  readonly isMigrating?: boolean
  readonly page?: BannerPage
}

export type HomeContext = {
  readonly client: Client
  readonly savings: SavingsPort
  readonly clock: ClockPort
  readonly isMigrating: boolean
  readonly page: BannerPage
  readonly held: HeldSavings
  /** Day and instant at which something last changed: what is shown is decided by them. */
  readonly today: PlainDate
  readonly now: number
  readonly operations: readonly Operation[]
  /** Families of savings whose operations could not be read. */
  readonly operationScopesMissing: readonly string[]
  /** How many choices were taken into account. */
  readonly taken: number
  readonly bulletins: readonly OptionBulletin[]
  /** Acts that were begun, the newest first. */
  readonly drafts: readonly KeptDraft[]
  readonly elsewhere: readonly Account[]
  /** Operations, and accounts of other banks, that could not be read. */
  readonly operationsUnreadable: number
  readonly elsewhereUnreadable: number
}

/** Nothing loaded: what somebody else's data are replaced by. */
export const NOTHING_LOADED = {
  operations: [],
  operationScopesMissing: [],
  taken: 0,
  bulletins: [],
  drafts: [],
  elsewhere: [],
  operationsUnreadable: 0,
  elsewhereUnreadable: 0,
} as const satisfies Partial<HomeContext>

/** Opens the home with what the session knows already. */
export const openContext = ({
  client,
  savings,
  clock,
  isMigrating = false,
  page = 'savings-home',
}: HomeMachineInput): HomeContext => ({
  client,
  savings,
  clock,
  isMigrating,
  page,
  held: savings.read(),
  today: clock.today(),
  now: clock.now(),
  ...NOTHING_LOADED,
})
