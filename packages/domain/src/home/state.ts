import {
  groupByFamily,
  keepsAccount,
  totalBalance,
  valuedOn,
  withoutDoubles,
  type Account,
  type FamilyAccounts,
} from '../accounts/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import { PROVIDER_SCOPE } from '../contract/index.ts'
import type { Euros } from '../money/index.ts'
import type { MaintenanceWindow } from '../portal/index.ts'

/** Where accounts come from, in the order in which what is missing is named: company retirement, employee savings, own contracts, other banks. */
export const SOURCES = ['ais', 's2e', PROVIDER_SCOPE, 'bi'] as const
export type Source = (typeof SOURCES)[number]

/** How far a source is; one that the person does not hold is absent. */
export type SourceState = 'loading' | 'loaded' | 'failed'
export type Sources = Readonly<Partial<Record<Source, SourceState>>>

/** What is known of somebody's savings: the totals of the families add up to the total, exactly. */
export type Savings = {
  readonly accounts: readonly Account[]
  readonly families: readonly FamilyAccounts[]
  readonly total: Euros
  /** Day at which the total is known: the oldest value date. */
  readonly valuedOn: PlainDate | undefined
  /** Sources that have not answered yet: what they hold is not in the total. */
  readonly awaited: readonly Source[]
  /** Accounts that could not be read, by source: they are not in the total either. */
  readonly unreadable: readonly Unreadable[]
}

/** Accounts of a source that answered, but could not be read; at least one. */
export type Unreadable = { readonly source: Source; readonly count: number }

/** What the home shows above everything else: exactly one kind at a time (P-ERR-24). */
export type HomeState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly savings: Savings }
  /** Some sources failed: the others are shown, and the total says what it leaves out. */
  | { readonly kind: 'partly-unavailable'; readonly savings: Savings; readonly missing: readonly Source[] }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unavailable'; readonly missing: readonly Source[] }
  /** Nothing answered, during an announced maintenance that ends at this instant. */
  | { readonly kind: 'maintenance'; readonly until: number }
  /** Savings are being moved from one system to another (P-ERR-23). */
  | { readonly kind: 'migration' }

/** What the state of the home depends on. */
export type HomeInput = {
  /** Accounts of all sources, as they were read. */
  readonly accounts: readonly Account[]
  readonly sources: Sources
  /** How many accounts of each source could not be read. */
  readonly unreadable?: Readonly<Partial<Record<Source, number>>> | undefined
  /** Configured while savings move from one system to another (P-ERR-23, P-ERR-24). */
  readonly isMigrating: boolean
  readonly maintenance: MaintenanceWindow | undefined
}

/**
 * Says what the home shows (P-ERR-20 to P-ERR-24). Nobody is told that their savings are empty because a call failed, and whatever is known
 * is shown before the rest has answered.
 *
 * An account of ours that another bank tells as well is counted once. An account that could not be read costs its own line: the others are shown, and the total says what it leaves out.
 *
 * A source whose accounts are known counts as answered even when another of its calls failed.
 *
 * @param input accounts, how far each source is, migration and maintenance
 * @example homeStateOf({ accounts: [], sources: { ais: 'loaded' }, isMigrating: false, maintenance: undefined }) // { kind: 'empty' }
 */
export const homeStateOf = ({ accounts, sources, unreadable = {}, isMigrating, maintenance }: HomeInput): HomeState => {
  if (isMigrating) return { kind: 'migration' }
  const awaited = SOURCES.filter((source) => sources[source] === 'loading')
  const missing = SOURCES.filter((source) => sources[source] === 'failed' && !accounts.some(({ scope }) => scope === source))
  const unread = SOURCES.map((source) => ({ source, count: unreadable[source] ?? 0 })).filter(({ count }) => count > 0)
  const own = accounts.filter(({ scope }) => scope !== 'bi')
  const elsewhere = accounts.filter(({ scope }) => scope === 'bi')
  const kept = [...own, ...withoutDoubles(own, elsewhere)].filter((account) => keepsAccount(account, 'portal'))
  if (kept.length > 0) {
    const savings = {
      accounts: kept,
      families: groupByFamily(kept),
      total: totalBalance(kept),
      valuedOn: valuedOn(kept),
      awaited,
      unreadable: unread.filter(({ source }) => !missing.includes(source)),
    }
    return missing.length === 0 ? { kind: 'ready', savings } : { kind: 'partly-unavailable', savings, missing }
  }
  if (awaited.length > 0) return { kind: 'loading' }
  const unknown = SOURCES.filter((source) => missing.includes(source) || unread.some((one) => one.source === source))
  if (unknown.length === 0) return { kind: 'empty' }
  return maintenance === undefined ? { kind: 'unavailable', missing: unknown } : { kind: 'maintenance', until: maintenance.until }
}
