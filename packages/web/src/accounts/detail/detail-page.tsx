import { changeOf, isPurpose, type Account, type Purpose, type Selection } from '@hautelisse/domain/accounts'
import { DETAIL_PARTS, selectDetailFreshness, selectSpan, type DetailState } from '@hautelisse/machines/accounts'
import { selectActs } from '@hautelisse/machines/possible-acts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Suspense, type ReactElement, type ReactNode } from 'react'
import { NoContract, useActs } from '../../possible-acts/routes.tsx'
import { ExternalSavings } from '../../attachment/index.ts'
import { TitledPage, UnknownData } from '../../portal/index.ts'
import { ResourceView } from '../../resource/index.ts'
import { State, Text } from '../../ui/page/index.ts'
import { Skeleton } from '../../ui/skeleton/index.ts'
import { layout } from '../../ui/theme/index.ts'
import { AccountOrders } from '../../under-way/index.ts'
import { AccountList } from './account-list.tsx'
import { AccountActs } from './acts.tsx'
import { CountedAccountsNote, UntoldNote, useSourcesIn } from './contents.tsx'
import { DetailHero } from './detail-hero.tsx'
import * as styles from './detail.css.ts'
import { ElsewhereAccount } from './elsewhere-account.tsx'
import { AccountEvolution } from './evolution.tsx'
import { Formation } from './formation.tsx'
import { Freeing } from './freeing.tsx'
import { Holdings, SpreadHoldings } from './holdings.tsx'
import { ManagementAndPayments } from './management.tsx'
import { PaymentButton, PayOneButton } from './pay-button.tsx'
import { AccountPurpose, NoAccountOfPurpose } from './purpose.tsx'
import { useDetail, useDetailState, useSelection, type DetailActor } from './use-detail.ts'

type KnownProps = {
  readonly detail: DetailActor
  readonly state: Extract<DetailState, { kind: 'known' }>
  readonly selection: Selection | undefined
}

/** Everything that the person holds, for the contexts of a list. */
const useAllAccounts = (detail: DetailActor): readonly Account[] => {
  const state = useDetailState(detail, undefined)
  return state.kind === 'known' ? state.accounts : []
}

const askAgain = (detail: DetailActor) => (): void => {
  detail.send({ type: 'retryRequested', part: 'savings' })
  detail.send({ type: 'retryRequested', part: 'elsewhere' })
}

/** Reads everything anew; what is shown stays. */
const refresh = (detail: DetailActor): void => {
  for (const part of DETAIL_PARTS) detail.send({ type: 'refreshRequested', part })
}

/** One account of ours, with where each act on it is done: asked once for the button of the head and the list below. */
const WithActs = ({ account, ...props }: KnownProps & { readonly account: Account }): ReactElement => {
  const { snapshot, send } = useActs([account])
  const acts = selectActs(snapshot)
  const door = acts.kind === 'known' ? acts.value.doors[0]?.doors.find(({ act }) => act === 'payment')?.door : undefined
  return (
    <AccountsDetail
      {...props}
      pay={<PayOneButton account={account} door={door} />}
      acts={<AccountActs account={account} acts={acts} onRetry={() => send({ type: 'retryRequested', part: 'acts' })} />}
    />
  )
}

const KnownAccounts = (props: KnownProps): ReactElement => {
  const { accounts } = props.state
  const account = props.selection?.id === undefined ? undefined : accounts[0]
  if (account !== undefined && account.scope !== 'bi') return <WithActs key={account.policy_id} {...props} account={account} />
  return <AccountsDetail {...props} pay={<PaymentButton accounts={accounts} />} acts={null} />
}

type DetailProps = KnownProps & { readonly pay: ReactNode; readonly acts: ReactNode }

const AccountsDetail = ({ detail, state, selection, pay, acts }: DetailProps): ReactElement => {
  const { accounts } = state
  const today = useSelector(detail, ({ context }) => context.today)
  const span = useSelector(detail, (snapshot) => selectSpan(snapshot, accounts))
  const freshness = useSelector(detail, selectDetailFreshness)
  const all = useAllAccounts(detail)
  const change = span === undefined ? undefined : changeOf(accounts, span, today)
  const account = selection?.id === undefined ? undefined : accounts[0]
  return (
    <>
      <DetailHero accounts={accounts} selection={selection} today={today} pay={pay} />
      <div className={layout.wrap}>
        <ResourceView of={{ kind: 'known', value: state, freshness }} onRetry={() => refresh(detail)}>
          {(shown) => account === undefined && <CountedAccountsNote state={shown} onRetry={askAgain(detail)} />}
        </ResourceView>
        {account === undefined && <AccountList all={all} accounts={accounts} selection={selection} />}
        <AccountOrders accounts={accounts} className={styles.orders} />
        <div className={styles.two}>
          {change === undefined ? (
            <Text as="small">
              <Trans id="detail.evolution.none">L’évolution de ce compte n’est pas communiquée.</Trans>
            </Text>
          ) : (
            <AccountEvolution detail={detail} accounts={accounts} change={change} today={today} />
          )}
          <ManagementAndPayments accounts={accounts} account={account} today={today} />
        </div>
        {change !== undefined && (
          <>
            <UntoldNote change={change} />
            <Formation detail={detail} change={change} today={today} />
          </>
        )}
        <Freeing accounts={accounts} today={today} />
        {account === undefined && <SpreadHoldings accounts={accounts} today={today} />}
        {selection === undefined && (
          <Suspense fallback={null}>
            <ExternalSavings />
          </Suspense>
        )}
        {account?.scope === 'bi' && <ElsewhereAccount account={account} />}
        {account !== undefined && account.scope !== 'bi' && (
          <>
            <Holdings detail={detail} account={account} today={today} />
            <AccountPurpose account={account} />
            {acts}
          </>
        )}
      </div>
    </>
  )
}

const UnavailableAccounts = ({
  detail,
  state,
}: {
  readonly detail: DetailActor
  readonly state: Extract<DetailState, { kind: 'unavailable' }>
}) => {
  const without = useSourcesIn()(state.missing)
  const retrying = useSelector(detail, ({ context, value }) => context.held.isAskingAgain || value.elsewhere === 'loading')
  return (
    <TitledPage>
      <State kind="failed" level={2} isRetrying={retrying} onRetry={askAgain(detail)}>
        <Trans id="detail.unavailable.text">Nous ne pouvons pas lire {without} pour le moment. Vos sommes restent placées.</Trans>
      </State>
    </TitledPage>
  )
}

/** The purpose that the address of a list names; undefined for any other address. */
const purposeOf = (selection: Selection | undefined): Purpose | undefined =>
  selection?.selectionFilter === 'project' && selection.id === undefined && isPurpose(selection.filter)
    ? selection.filter
    : undefined

/** /epargne/detail/… and /accounts: the accounts that the address names, or that the person holds none of the kind, or none at all (P-ROUTE-40 to -44, ACTS-14). */
export const SavingsDetail = (): ReactElement => {
  const { t } = useLingui()
  const selection = useSelection()
  const detail = useDetail()
  const state = useDetailState(detail, selection)
  if (state.kind === 'known') return <KnownAccounts detail={detail} state={state} selection={selection} />
  if (state.kind === 'unavailable') return <UnavailableAccounts detail={detail} state={state} />
  const purpose = purposeOf(selection)
  if (purpose !== undefined && state.kind === 'unknown') return <NoAccountOfPurpose purpose={purpose} />
  return (
    <TitledPage>
      {state.kind === 'loading' ? (
        <Skeleton label={t({ id: 'detail.page.loading', message: 'Chargement de vos comptes' })} />
      ) : selection === undefined ? (
        <NoContract />
      ) : (
        <UnknownData>
          <Trans id="detail.page.unknown">Cette adresse ne correspond à aucun de vos comptes.</Trans>
        </UnknownData>
      )}
    </TitledPage>
  )
}
