import { HomeDoors } from '../possible-acts/index.ts'
import { ProjectDoor, ProjectionView, useIsRetirement, ViewSwitch } from '../projection/index.ts'
import { useApp, usePage, useSession } from '../shell/index.ts'
import { HomeSimulations } from '../simulations/index.ts'
import { TaxSavingCard } from '../tax-saving/index.ts'
import { WithTransmission } from '../transmission/index.ts'
import { optional } from '../ui/late/index.ts'
import { layout } from '../ui/theme/index.ts'
import { Orders } from '../under-way/index.ts'
import { Ahead, DocumentsDoor } from './ahead.tsx'
import { EmptySavings } from './empty-savings.tsx'
import { HeroActs } from './hero-acts.tsx'
import { KnownSavings } from './known-savings.tsx'
import { LastOperations } from './last-operations.tsx'
import { LoadingSavings, MaintainedSavings, MovedSavings, UnavailableSavings } from './other-states.tsx'
import * as styles from './savings-home.css.ts'
import { ToDo } from './to-do.tsx'
import { useEntries, useHome, type HomeActor } from './use-home.ts'
import type { Account } from '@hautelisse/domain/accounts'
import type { HomeEntries, HomeState } from '@hautelisse/domain/home'
import {
  selectAwaitedAccount,
  selectBanners,
  selectBulletinCards,
  selectHomeState,
  selectHasUnreadableOperations,
  selectLastOperations,
  selectOperationScopesMissing,
  selectOrdersUnderWay,
  selectPart,
  type Part,
} from '@hautelisse/machines/home'
import { contentOf } from '@hautelisse/machines/resource'
import { selectIsMirror } from '@hautelisse/machines/session'
import { useSelector } from '@xstate/react'
import { type ReactElement, Suspense } from 'react'

type IndividualProps = Omit<Parameters<typeof KnownSavings>[0], 'head'>

/** What an individual customer holds: the doors of the contracts themselves at the head, and below where to act on each (HOME-DOORS-01). */
const IndividualSavings = (props: IndividualProps): ReactElement => {
  const { acts, savings } = props
  const own = savings.accounts.filter(({ scope }) => scope !== 'bi')
  return (
    <Suspense fallback={<LoadingSavings />}>
      {/* The machine of the doors begins with the contracts that it is given: others begin it anew. */}
      <HomeDoors key={own.map(({ policy_id }) => policy_id).join(' ')} accounts={own} otherwise={<HeroActs acts={acts} />}>
        {({ head, places }) => (
          <>
            <KnownSavings {...props} head={head} />
            {places}
          </>
        )}
      </HomeDoors>
    </Suspense>
  )
}

type HeadProps = { readonly home: HomeActor; readonly state: HomeState; readonly acts: HomeEntries['acts'] }

/** The home whose contracts say themselves where each act is done; in a mirror session nothing is done at all. */
const useHasDoors = (): boolean => {
  const { layout: frame, route } = usePage()
  const isMirror = useSession(selectIsMirror)
  return frame === 'individual' && route.id === 'savings-home' && !isMirror
}

const HomeHead = ({ home, state, acts }: HeadProps): ReactElement => {
  const Savings = useHasDoors() ? IndividualSavings : KnownSavings
  switch (state.kind) {
    case 'ready':
      return <Savings home={home} savings={state.savings} missing={[]} acts={acts} />
    case 'partly-unavailable':
      return <Savings home={home} savings={state.savings} missing={state.missing} acts={acts} />
    case 'empty':
      return <EmptySavings />
    case 'unavailable':
      return <UnavailableSavings home={home} acts={acts} />
    case 'maintenance':
      return <MaintainedSavings home={home} acts={acts} until={state.until} />
    case 'migration':
      return <MovedSavings />
    case 'loading':
    default:
      return <LoadingSavings />
  }
}

type FootProps = { readonly home: HomeActor; readonly state: HomeState; readonly simulators: HomeEntries['simulators'] }

/** Operations and simulators. Somebody who holds nothing yet and has done nothing is not shown an empty list. */
const HomeFoot = ({ home, state, simulators }: FootProps): ReactElement => {
  const part = useSelector(home, (snapshot) => selectPart(snapshot, 'operations'))
  const lines = useSelector(home, selectLastOperations)
  const scopesMissing = useSelector(home, selectOperationScopesMissing)
  const someMissing = useSelector(home, selectHasUnreadableOperations)
  const orders = useSelector(home, selectOrdersUnderWay)
  const awaited = useSelector(home, selectAwaitedAccount)
  const isFirst = state.kind === 'empty'
  const hasOperations = part !== 'absent' && !(isFirst && part !== 'failed' && lines.length === 0)
  return (
    <div className={`${layout.wrap} ${styles.low} ${hasOperations ? '' : isFirst ? styles.lowFirst : styles.lowAlone}`}>
      {hasOperations && (
        <div className={styles.happening}>
          <Orders orders={orders} awaited={awaited} />
          <LastOperations
            operations={contentOf(part, lines)}
            scopesMissing={scopesMissing}
            someMissing={someMissing}
            onRetry={() => home.send({ type: 'retryRequested', part: 'operations' })}
          />
        </div>
      )}
      {simulators.length > 0 && <Ahead simulators={simulators} isFirst={isFirst} />}
    </div>
  )
}

/** Cards of premiums come with their own script: most homes have none. */
const BulletinCards = optional(async () => (await import('./bulletin-cards.tsx')).BulletinCards)

const STRIP_PARTS = ['alerts', 'bulletins', 'drafts'] as const satisfies readonly Part[]
const MOVING_PARTS = [...STRIP_PARTS, 'elsewhere'] as const satisfies readonly Part[]

/** Accounts of a home that shows some; none while they are on their way or cannot be read. */
const accountsOf = (state: HomeState): readonly Account[] | undefined => {
  if (state.kind === 'ready' || state.kind === 'partly-unavailable') return state.savings.accounts
  return state.kind === 'empty' ? NO_ACCOUNTS : undefined
}

const NO_ACCOUNTS: readonly Account[] = []

/** Layouts whose home has the two views of mock-up q. */
const useHasViews = (): boolean => {
  const { layout: frame, route } = usePage()
  return frame === 'collective' && route.id === 'savings-home'
}

const Home = (): ReactElement => {
  const { clock } = useApp()
  const home = useHome()
  const state = useSelector(home, selectHomeState)
  const banners = useSelector(home, selectBanners)
  const cards = useSelector(home, selectBulletinCards)
  const { acts, simulators } = useEntries(home)
  // A first home has this door among those that do not wait for a contract; any other has a card of its own for it.
  const hasTaxCard = state.kind !== 'empty' && simulators.some(({ id, state: door }) => id === 'tax-savings' && door === 'open')
  // Strips above the page and accounts of other banks move what is below and beside them.
  const isSettling = useSelector(home, (snapshot) => MOVING_PARTS.some((part) => selectPart(snapshot, part) === 'loading'))
  const mayCome = useSelector(home, (snapshot) => STRIP_PARTS.some((part) => selectPart(snapshot, part) === 'loading'))
  const isRetirement = useIsRetirement()
  const hasViews = useHasViews()
  const accounts = accountsOf(state)
  if (isRetirement && accounts !== undefined) return <ProjectionView accounts={accounts} />
  return (
    <div className={isSettling ? styles.settling : undefined}>
      <ToDo banners={banners} today={clock.today()} mayCome={mayCome} />
      {hasViews && state.kind !== 'empty' && <ViewSwitch />}
      <HomeHead home={home} state={state} acts={acts} />
      {state.kind !== 'migration' && state.kind !== 'loading' && (
        <>
          <HomeSimulations />
          <HomeFoot home={home} state={state} simulators={simulators.filter(({ id }) => id !== 'tax-savings' || !hasTaxCard)} />
          {!hasViews && <DocumentsDoor />}
          {/* A first home has this door among its simulators. */}
          {!hasViews && !(state.kind === 'empty' && simulators.length > 0) && <ProjectDoor accounts={accounts} />}
          {cards.length > 0 && <BulletinCards cards={cards} />}
          {hasTaxCard && <TaxSavingCard />}
        </>
      )}
    </div>
  )
}

/**
 * /epargne and /transmission: what the saver holds, family by family, what happened last, and where to go from there (S-NAV-01, P-ROUTE-39,
 * P-ROUTE-67, P-ERR-20 to P-ERR-24). Each page has a machine of its own.
 */
export const SavingsHome = (): ReactElement => {
  const { route } = usePage()
  return (
    <WithTransmission key={route.id}>
      <Home />
    </WithTransmission>
  )
}
