import { frozenOf, totalBalance, type Account } from '@hautelisse/domain/accounts'
import { caseOf, isFrozenCase, type Connection } from '@hautelisse/domain/aggregation'
import { formatEuros } from '@hautelisse/domain/money'
import type { ElsewhereAll } from '@hautelisse/machines/aggregation'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { LinkButtonTo, TitledPage } from '../portal/index.ts'
import { ResourceView } from '../resource/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Fan, FanLabels, fanThreads, labelledTargets, ThreadUnitNote } from '../ui/charts/index.ts'
import { Hero, HeroEdge } from '../ui/hero/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { Skein } from '../ui/skein/index.ts'
import { SkeletonLine } from '../ui/skeleton/index.ts'
import { cssVars, layout } from '../ui/theme/index.ts'
import * as styles from './aggregation.css.ts'
import { LinkedBankCard } from './bank-card.tsx'
import { ConsentRegister } from './consents.tsx'
import { useElsewhere, type ElsewhereView } from './use-elsewhere.ts'
import { State } from '../ui/page/index.ts'

const CHOICE = '/aggregation/choice'

/** A bank with the accounts that it shows. */
type Bank = { readonly connection: Connection; readonly accounts: readonly Account[] }

const banksOf = ({ connections, accounts }: ElsewhereAll): readonly Bank[] =>
  connections.map((connection) => ({
    connection,
    accounts: accounts.filter(({ connection_id }) => connection_id === connection.id),
  }))

const Add = (): ReactElement => (
  <LinkButtonTo to={CHOICE} variant="accent" icon={drawings.Plus}>
    <Trans id="page.aggregation-step.title">Ajouter un établissement</Trans>
  </LinkButtonTo>
)

/** What of the total is frozen, and that it keeps its date. */
const FrozenWords = ({ accounts }: { readonly accounts: readonly Account[] }): ReactElement | null => {
  const { t } = useLingui()
  const frozen = frozenOf(accounts)
  if (frozen === undefined) return null
  const who = t({
    id: 'aggregation.page.frozen-banks',
    message: plural(frozen.banks, {
      one: 'un établissement ne nous a rien transmis aujourd’hui.',
      other: '# établissements ne nous ont rien transmis aujourd’hui.',
    }),
  })
  return (
    <p>
      <b className={styles.strong}>
        <Trans id="aggregation.page.frozen">
          Dont <Amount value={frozen.total} /> figés :
        </Trans>
      </b>{' '}
      {who} <Trans id="aggregation.page.frozen-stay">Leurs montants restent, avec leur date.</Trans>
    </p>
  )
}

/** Banks in one row at most; two at least, so that a card is never as wide as the page. */
const [FEWEST, MOST] = [2, 4]
const columnsFor = (banks: number): number => Math.min(MOST, Math.max(FEWEST, banks))

type Threads = ReturnType<typeof threadsOf>

const threadsOf = (banks: readonly Bank[], today: ElsewhereView['today']) =>
  fanThreads(
    banks.slice(0, MOST).map(({ connection, accounts }) => ({
      id: connection.id,
      amount: totalBalance(accounts).toNumber(),
      tone: 'h3',
      kind: isFrozenCase(caseOf(connection, today)) ? 'dashed' : 'solid',
    })),
    'both',
  )

type FanProps = { readonly banks: readonly Bank[]; readonly threads: Threads }

/** Threads of the banks of the first row: they end on the cards where these stand beside each other, and on the names of the banks elsewhere. */
const BanksFan = ({ banks, threads }: FanProps): ReactElement => {
  const { t } = useLingui()
  const row = banks.slice(0, MOST)
  const shares = row.map(({ connection, accounts }) => `${connection.name} ${formatEuros(totalBalance(accounts))}`).join(', ')
  const wide = labelledTargets(columnsFor(row.length)).slice(0, row.length)
  return (
    <>
      <Fan
        label={t({ id: 'aggregation.page.fan', message: `Montants par établissement : ${shares}.` })}
        threads={threads}
        wide={{ width: 1200, height: 170, targets: wide }}
        narrow={{ width: 350, height: 110, targets: wide }}
      />
      <FanLabels className={styles.fanNames}>
        {Array.from({ length: columnsFor(row.length) }, (_, at) => (
          <li key={row[at]?.connection.id ?? at}>{row[at]?.connection.name}</li>
        ))}
      </FanLabels>
    </>
  )
}

const FanKeys = ({ threads }: { readonly threads: Threads }): ReactElement => (
  <div className={styles.key}>
    <span>
      <Skein tone="d3" /> <Trans id="aggregation.tag.current">À jour</Trans>
    </span>
    <span>
      <span className={styles.dashed} aria-hidden="true" /> <Trans id="aggregation.page.key-frozen">Figé, à sa date</Trans>
    </span>
    <ThreadUnitNote threads={threads} />
  </div>
)

type KnownProps = { readonly all: ElsewhereAll; readonly view: ElsewhereView }

const Linked = ({ all, view: { today, readAgain, drop } }: KnownProps): ReactElement => {
  const banks = banksOf(all)
  const total = totalBalance(all.accounts)
  const threads = threadsOf(banks, today)
  return (
    <>
      <Hero
        title={<Trans id="aggregation.page.title">Mes comptes ailleurs</Trans>}
        figure={<Amount value={total} size="xl" />}
        sentence={<FrozenWords accounts={all.accounts} />}
        actions={<Add />}
        fan={<BanksFan banks={banks} threads={threads} />}
      />
      <HeroEdge>
        <ul className={`${layout.wrap} ${styles.cards}`} style={cssVars({ '--columns': columnsFor(banks.length) })}>
          {banks.map(({ connection, accounts }) => (
            <li key={`${connection.id} ${connection.bi_state ?? ''} ${connection.last_update?.time ?? ''}`}>
              <LinkedBankCard
                connection={connection}
                accounts={accounts}
                onChange={readAgain}
                onDelete={() => drop(connection.id)}
              />
            </li>
          ))}
        </ul>
      </HeroEdge>
      <div className={layout.wrap}>
        <FanKeys threads={threads} />
        {all.unreadable > 0 && (
          <Note kind="warn">
            <p>
              <Trans id="aggregation.page.unreadable">Une partie de vos comptes ailleurs n’a pas pu être lue.</Trans>
            </p>
          </Note>
        )}
        <ConsentRegister register={all.register} today={today} />
      </div>
    </>
  )
}

const NoBank = ({ all, view }: KnownProps): ReactElement => (
  <TitledPage>
    <State
      kind="empty"
      level={2}
      title={<Trans id="aggregation.empty.title">Toute votre épargne au même endroit</Trans>}
      action={<Add />}
    >
      <Trans id="aggregation.empty.text">
        Reliez l’assurance vie, le PEE, le PERCO ou le PER que vous avez ailleurs. Vous donnez vos identifiants à votre banque,
        jamais à nous, et vous arrêtez quand vous voulez.
      </Trans>
    </State>
    {all.register.length > 0 && <ConsentRegister register={all.register} today={view.today} />}
  </TitledPage>
)

/** The server has no calls to link a bank: what it tells of other banks is listed. */
const UnlinkedAccounts = ({ all: { accounts } }: KnownProps): ReactElement => (
  <TitledPage>
    <Note kind="info">
      <p>
        <Trans id="aggregation.unavailable.text">
          Relier un autre établissement n’est pas possible ici. Voici ce que nous connaissons de vos comptes ailleurs.
        </Trans>
      </p>
    </Note>
    <ul className={styles.plain}>
      {accounts.map(({ policy_id, title, company_name, balance }) => (
        <li key={policy_id} className={styles.plainRow}>
          <span>
            {title}, {company_name}
          </span>
          <Amount value={balance} />
        </li>
      ))}
    </ul>
  </TitledPage>
)

const ElsewherePage = (props: KnownProps): ReactElement => {
  if (!props.all.isAvailable) return <UnlinkedAccounts {...props} />
  return props.all.connections.length === 0 ? <NoBank {...props} /> : <Linked {...props} />
}

const CARDS = [1, 2, 3, 4]

/** /aggregation: the accounts elsewhere, what stands between us and each bank, and the register of consents (AGG-06). */
export const AccountsElsewhere = (): ReactElement => {
  const { t } = useLingui()
  const view = useElsewhere()
  const { all } = view
  if (all.kind === 'known')
    return (
      <>
        <ElsewherePage all={all.value} view={view} />
        <div className={layout.wrap}>
          <ResourceView of={all} onRetry={view.readAgain}>
            {() => null}
          </ResourceView>
        </div>
      </>
    )
  return (
    <TitledPage>
      <ResourceView
        of={all}
        onRetry={view.retry}
        level={2}
        waiting={t({ id: 'aggregation.page.loading', message: 'Lecture de vos comptes ailleurs' })}
        rows={CARDS.map((place) => (
          <SkeletonLine key={place} height={120} width="100%" />
        ))}
        failed={<Trans id="aggregation.page.failed">Vos comptes ailleurs n’ont pas pu être lus. Rien n’est perdu.</Trans>}
      >
        {() => null}
      </ResourceView>
    </TitledPage>
  )
}
