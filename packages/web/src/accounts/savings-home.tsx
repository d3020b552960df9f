import { groupByFamily, totalBalance, valuedOn, type Account } from '@hautelisse/domain/accounts'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { hasContractToSplit, savingsOf } from '@hautelisse/machines/accounts'
import { selectAccounts, selectFamilies, selectIsRefreshing, type Family as DataFamily } from '@hautelisse/machines/session'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useApp, useSession } from '../app/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { ThreadUnitNote } from '../ui/charts/index.ts'
import { ErrorState } from '../ui/error-state/index.ts'
import { Hero, HeroEdge } from '../ui/hero/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { layout } from '../ui/theme/index.ts'
import { cssVars } from '../ui/theme/css-vars.ts'
import { cardsOf } from './cards.ts'
import { gridColumns, targetsOf } from './columns.ts'
import { EmptySavings } from './empty-savings.tsx'
import { FamilyCard, MissingCard, useDataFamilyNames } from './family-card.tsx'
import { FamilyFan } from './family-fan.tsx'
import { Greeting } from './greeting.tsx'
import { SimulatorDoor } from './simulator-door.tsx'
import { SubHeader } from './sub-header.tsx'
import * as styles from './savings-home.css.ts'

const ContractCount = ({ count }: { readonly count: number }): ReactElement => (
  <p>
    <Plural id="accounts.home.contracts" value={count} one="# contrat" other="# contrats" />
  </p>
)

const Incomplete = ({ missing }: { readonly missing: readonly DataFamily[] }): ReactElement => {
  const names = useDataFamilyNames()
  const list = missing.map((family) => names[family].toLocaleLowerCase('fr')).join(', ')
  return (
    <p>
      <Trans id="accounts.home.incomplete">
        <b className={styles.incomplete}>Sans ces données : {list}</b>, momentanément indisponibles
      </Trans>
    </p>
  )
}

type KnownProps = { readonly accounts: readonly Account[]; readonly missing: readonly DataFamily[] }

const KnownSavings = ({ accounts, missing }: KnownProps): ReactElement => {
  const { session } = useApp()
  const retrying = useSession(selectIsRefreshing)
  const groups = groupByFamily(accounts)
  const total = totalBalance(accounts)
  const cards = cardsOf(groups, missing)
  const weights = cards.map(({ weight }) => weight)
  const targets = targetsOf(weights).filter((_, place) => cards[place]?.kind === 'known')
  const date = valuedOn(accounts)
  return (
    <>
      <Hero
        title={<Greeting />}
        figure={<Amount value={total} size="xl" />}
        sentence={missing.length > 0 ? <Incomplete missing={missing} /> : <ContractCount count={accounts.length} />}
        fan={<FamilyFan groups={groups} total={total} targets={targets} />}
      />
      <HeroEdge>
        <div className={`${layout.wrap} ${styles.families}`} style={cssVars({ '--family-columns': gridColumns(weights) })}>
          {cards.map((card) =>
            card.kind === 'known' ? (
              <FamilyCard key={card.group.family} group={card.group} />
            ) : (
              <MissingCard
                key={card.family}
                family={card.family}
                retrying={retrying}
                onRetry={() => session.send({ type: 'familiesRequested' })}
              />
            ),
          )}
        </div>
      </HeroEdge>
      <div className={`${layout.wrap} ${styles.keyLine}`}>
        <ThreadUnitNote total={total.toNumber()} />
        {date !== undefined && (
          <p className={styles.valuedOn}>
            <Trans id="accounts.home.valued-on">Valeurs au {formatFrenchDate(date)}</Trans>
          </p>
        )}
      </div>
    </>
  )
}

const UnavailableSavings = (): ReactElement => {
  const { session } = useApp()
  const retrying = useSession(selectIsRefreshing)
  return (
    <>
      <Hero title={<Greeting />} fan={<div className={styles.noFan} />} />
      <HeroEdge>
        <div className={layout.wrap}>
          <Panel unavailable>
            <ErrorState level={2} retrying={retrying} onRetry={() => session.send({ type: 'familiesRequested' })}>
              <Trans id="accounts.unavailable.text">
                Vos comptes sont momentanément indisponibles. Vos sommes restent placées.
              </Trans>
            </ErrorState>
          </Panel>
        </div>
      </HeroEdge>
    </>
  )
}

/** /epargne: what the saver holds, family by family, and where to go from there (P-ROUTE-39, P-ERR-20, P-ERR-21, P-ERR-24). */
export const SavingsHome = (): ReactElement => {
  const accounts = useSession(selectAccounts)
  const savings = savingsOf(accounts, useSession(selectFamilies))
  const canSimulate = hasContractToSplit(accounts)
  return (
    <>
      <SubHeader />
      {savings.kind === 'empty' && <EmptySavings />}
      {savings.kind === 'unavailable' && <UnavailableSavings />}
      {savings.kind === 'ready' && <KnownSavings accounts={savings.accounts} missing={[]} />}
      {savings.kind === 'partly-unavailable' && <KnownSavings accounts={savings.accounts} missing={savings.missing} />}
      {canSimulate && <SimulatorDoor />}
    </>
  )
}
