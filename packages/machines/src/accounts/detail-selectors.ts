import {
  keepsAccount,
  selectedAccounts,
  spansOf,
  withoutDoubles,
  type Account,
  type Selection,
  type Span,
} from '@hautelisse/domain/accounts'
import type { SnapshotFrom } from 'xstate'
import { freshnessOf } from '../home/index.ts'
import type { Freshness } from '../resource/index.ts'
import type { Family } from '../session/index.ts'
import type { detailMachine } from './detail.ts'

export type DetailSnapshot = SnapshotFrom<typeof detailMachine>

/** Where accounts come from that could not be read, or that are on their way. */
export type DetailSource = Family | 'bi'

/** What the page shows: exactly one kind at a time. */
export type DetailState =
  | { readonly kind: 'loading' | 'unknown' }
  /** Nothing of it is known, and a source that may hold it failed. */
  | { readonly kind: 'unavailable'; readonly missing: readonly DetailSource[] }
  | {
      readonly kind: 'known'
      readonly accounts: readonly Account[]
      /** Sources that failed, which may hold more of what is listed. */
      readonly missing: readonly DetailSource[]
      /** Sources that have not answered yet. */
      readonly awaited: readonly DetailSource[]
      /** Accounts that could not be read, of all sources. */
      readonly unreadable: number
    }

const SOURCE_FAMILIES = ['ais', 's2e'] as const

const missingOf = ({ value, context: { held } }: DetailSnapshot): readonly DetailSource[] => {
  const families = Object.entries(held.families).flatMap(([family, state]) => (state === 'failed' ? [family as Family] : []))
  const known = new Set((held.user?.accounts ?? []).map(({ scope }) => scope as string))
  return [...families.filter((family) => !known.has(family)), ...(value.elsewhere === 'failed' ? (['bi'] as const) : [])]
}

/** Sources that a selection may take accounts of: one account is found or not, a scope is one source. */
const concerns = ({ selectionFilter, filter, id }: Selection): ((source: DetailSource) => boolean) => {
  if (selectionFilter === 'scope') return (source) => source === filter
  if (selectionFilter === 'project' && filter === 'elsewhere') return (source) => source === 'bi'
  if (selectionFilter === 'project') return (source) => source !== 'bi'
  if (selectionFilter === 'company' && id === undefined) return (source) => SOURCE_FAMILIES.some((family) => family === source)
  return () => true
}

/**
 * Says what the page shows of the accounts that its address names; without a selection it names all of them. An account that is found is whole,
 * whatever else failed.
 *
 * @param snapshot - snapshot of the machine
 * @param selection - what the address names
 */
export const selectDetail = (snapshot: DetailSnapshot, selection: Selection | undefined): DetailState => {
  const { held, elsewhere, elsewhereUnreadable } = snapshot.context
  if (held.user === undefined) return { kind: 'loading' }
  // A list keeps contracts in force; the address of one contract shows it whatever its status.
  const own = held.user.accounts.filter((account) => selection?.id !== undefined || keepsAccount(account, 'portal'))
  const all = [...own, ...withoutDoubles(held.user.accounts, elsewhere)]
  const accounts = selection === undefined ? all : selectedAccounts(all, selection)
  const isOne = selection?.id !== undefined && accounts.length > 0
  const concerned = selection === undefined || isOne ? () => !isOne : concerns(selection)
  const missing = missingOf(snapshot).filter(concerned)
  const awaited = (snapshot.value.elsewhere === 'loading' ? (['bi'] as const) : []).filter(concerned)
  if (accounts.length === 0 && awaited.length > 0) return { kind: 'loading' }
  if (accounts.length === 0) return missing.length > 0 ? { kind: 'unavailable', missing } : { kind: 'unknown' }
  const counts = Object.values(held.user.unreadable ?? {}).reduce((sum: number, count) => sum + (count ?? 0), 0)
  return { kind: 'known', accounts, missing, awaited, unreadable: isOne ? 0 : counts + elsewhereUnreadable }
}

/** How fresh the accounts are that are shown. */
export const selectDetailFreshness = ({ value, context: { held } }: DetailSnapshot): Freshness =>
  freshnessOf(held, value.elsewhere)

/** The span that is shown: the one that was chosen if the accounts have it, else three years, else the first that they have beside the last visit. */
export const selectSpan = ({ context: { span, today } }: DetailSnapshot, accounts: readonly Account[]): Span | undefined => {
  const spans = spansOf(accounts, today)
  const wanted = span ?? 'three-years'
  return spans.includes(wanted) ? wanted : spans.find((one) => one !== 'last-visit')
}
