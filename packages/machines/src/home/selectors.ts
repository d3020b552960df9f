import { yearOf } from '@hautelisse/domain/calendar'
import { bannersOf, homeEntries, homeStateOf } from '@hautelisse/domain/home'
import type { Banner, HomeEntries, HomeState, Sources } from '@hautelisse/domain/home'
import type { Account } from '@hautelisse/domain/accounts'
import type { Euros } from '@hautelisse/domain/money'
import { lastOperations, ordersUnderWay, paidInYear } from '@hautelisse/domain/operations'
import type { OperationLine, OrderUnderWay } from '@hautelisse/domain/operations'
import { bulletinCards } from '@hautelisse/domain/option-bulletin'
import type { BulletinCard } from '@hautelisse/domain/option-bulletin'
import { maintenanceAt } from '@hautelisse/domain/portal'
import type { MenuInput } from '@hautelisse/domain/portal'
import { awaitedAccount } from '@hautelisse/domain/session'
import type { AwaitedAccount } from '@hautelisse/domain/session'
import type { SnapshotFrom } from 'xstate'
import type { Freshness, ResourceState } from '../resource/index.ts'
import type { Part } from './context.ts'
import { freshnessOf } from './held-savings.ts'
import type { homeMachine } from './machine.ts'

export type HomeSnapshot = SnapshotFrom<typeof homeMachine>

/** How far a part is; `absent` when the saver holds nothing of the kind. */
export const selectPart = (snapshot: HomeSnapshot, part: Part): ResourceState => snapshot.value[part]

/** What is known stays known while it is read anew, and when that fails. */
const knownAs = (state: Exclude<ResourceState, 'absent'>) => (state === 'refreshing' || state === 'stale' ? 'loaded' : state)

const sourcesOf = (snapshot: HomeSnapshot): Sources => {
  const bi = selectPart(snapshot, 'elsewhere')
  const families = Object.entries(snapshot.context.held.families).map(([family, state]) => [family, knownAs(state)])
  return { ...(Object.fromEntries(families) as Sources), ...(bi === 'absent' ? {} : { bi: knownAs(bi) }) }
}

const accountsOf = ({ context: { held, elsewhere } }: HomeSnapshot): readonly Account[] => [
  ...(held.user?.accounts ?? []),
  ...elsewhere,
]

const LOADING: HomeState = { kind: 'loading' }

/** What the home shows above everything else: exactly one kind at a time (P-ERR-24). */
export const selectHomeState = (snapshot: HomeSnapshot): HomeState => {
  const { held, isMigrating, now } = snapshot.context
  if (held.user === undefined) return LOADING
  return homeStateOf({
    accounts: accountsOf(snapshot),
    sources: sourcesOf(snapshot),
    unreadable: { ...held.user.unreadable, bi: snapshot.context.elsewhereUnreadable },
    isMigrating,
    maintenance: maintenanceAt(now),
  })
}

/** Whether every part of the home is known, or has failed: nothing more changes by itself. */
export const selectIsHomeComplete = (snapshot: HomeSnapshot): boolean =>
  Object.values(snapshot.value).every((state) => state !== 'loading') && selectHomeState(snapshot).kind !== 'loading'

/** How fresh the savings are that are shown. */
export const selectFreshness = (snapshot: HomeSnapshot): Freshness =>
  freshnessOf(snapshot.context.held, selectPart(snapshot, 'elsewhere'))

/** Whether the families of savings are being asked for again. */
export const selectIsAskingAgain = (snapshot: HomeSnapshot): boolean => snapshot.context.held.isAskingAgain

/** The strips above the page, two at most, the most urgent first (P-BANNER-01 to P-BANNER-12). */
export const selectBanners = ({
  context: { page, today, held, bulletins, drafts, operations, taken },
}: HomeSnapshot): readonly Banner[] =>
  held.user === undefined ? [] : bannersOf({ page, today, profile: held.user.s2e_profile, bulletins, drafts, operations, taken })

/** Premiums whose use is chosen, with their state on this day (S-BULL-01). */
export const selectBulletinCards = ({ context: { bulletins, today } }: HomeSnapshot): readonly BulletinCard[] =>
  bulletinCards(bulletins, today)

/** The newest operations; none while they are not known. */
export const selectLastOperations = (snapshot: HomeSnapshot): readonly OperationLine[] =>
  lastOperations(snapshot.context.operations, accountsOf(snapshot), snapshot.context.today)

/** Orders that are not done yet, as the home shows them; none while they are not known. */
export const selectOrdersUnderWay = (snapshot: HomeSnapshot): readonly OrderUnderWay[] =>
  ordersUnderWay(snapshot.context.operations, accountsOf(snapshot), snapshot.context.today)

/** The bank account in validation to which money will be sent. */
export const selectAwaitedAccount = ({ context: { held } }: HomeSnapshot): AwaitedAccount | undefined =>
  awaitedAccount(held.user?.s2e_profile)

/** Families of savings whose operations could not be read, though others could (P-CALL-90). */
export const selectOperationScopesMissing = (snapshot: HomeSnapshot): readonly string[] => snapshot.context.operationScopesMissing

/** Whether some operations could not be read, though others could. */
export const selectHasUnreadableOperations = (snapshot: HomeSnapshot): boolean => snapshot.context.operationsUnreadable > 0

/** What the saver and their company paid in this year; unknown until every family's operations are, each of them. */
export const selectPaidThisYear = (snapshot: HomeSnapshot): Euros | undefined => {
  const { operations, operationScopesMissing, operationsUnreadable, today } = snapshot.context
  const isWhole = operationScopesMissing.length === 0 && operationsUnreadable === 0
  const part = selectPart(snapshot, 'operations')
  if (part === 'absent' || knownAs(part) !== 'loaded' || !isWhole) return undefined
  return paidInYear(operations, yearOf(today))
}

/** Acts and simulators that the home offers, with the menu's conditions; none while nobody is known. */
export const selectEntries = (snapshot: HomeSnapshot, settings: Omit<MenuInput, 'user'>): HomeEntries => {
  const { user } = snapshot.context.held
  return user === undefined ? { acts: [], simulators: [] } : homeEntries({ ...settings, user })
}
