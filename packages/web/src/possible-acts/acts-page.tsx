import type { AccountOutlook, ActDate, ActState } from '@hautelisse/domain/possible-acts'
import { contractNumber, isRetirement } from '@hautelisse/domain/accounts'
import type { PlainDate } from '@hautelisse/domain/calendar'
import { pathTo } from '@hautelisse/domain/portal'
import { ACT_FILTERS, selectActs, selectFilter, type ActFilter, type Acts } from '@hautelisse/machines/possible-acts'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TextLinkTo } from '../portal/index.ts'
import { ResourceView, RetryNote } from '../resource/index.ts'
import { IndividualPanel } from './individual.tsx'
import { NoContract } from './no-contract.tsx'
import { Amount } from '../ui/amount/index.ts'
import { Segmented } from '../ui/choice/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Body, Page, PageHead, Text, text as textLook, WaitingRows } from '../ui/page/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { Skein } from '../ui/skein/index.ts'
import { ActRow } from './act-row.tsx'
import * as styles from './acts.css.ts'
import { useCalendar } from './calendar.ts'
import { DatesPanel } from './dates.tsx'
import { useActs } from './use-acts.ts'

type CountProps = { readonly state: ActState; readonly count: number; readonly name: string; readonly text: string }

/** How many acts are in a state: a thread for each, and the words. */
const ActCount = ({ state, count, name, text }: CountProps): ReactElement => (
  <li>
    <svg
      className={`${styles.threads} ${styles.tones[state]}`}
      viewBox={`0 0 ${Math.max(1, count)} 44`}
      preserveAspectRatio="none"
      width={count * 10}
      height={44}
      aria-hidden="true"
      focusable="false"
    >
      <path d={Array.from({ length: count }, (_, place) => `M${place + 0.25} 0V44`).join('')} />
    </svg>
    <b className={styles.count}>{count}</b> <span>{name}</span>
    <span className={textLook({ as: 'small', block: true })}>{text}</span>
  </li>
)

const ActCounts = ({ counts }: Pick<Acts, 'counts'>): ReactElement => {
  const { t } = useLingui()
  const total = counts.possible + counts.dated + counts.yours + counts.closed
  return (
    <section aria-label={t({ id: 'possible-acts.counts.label', message: `${total} actes, un fil par acte` })}>
      <ul className={styles.counts}>
        <ActCount
          state="possible"
          count={counts.possible}
          name={t({
            id: 'possible-acts.counts.possible',
            message: plural(counts.possible, { one: 'acte possible', other: 'actes possibles' }),
          })}
          text={t({ id: 'possible-acts.counts.possible-text', message: 'aujourd’hui' })}
        />
        <ActCount
          state="dated"
          count={counts.dated}
          name={t({ id: 'possible-acts.counts.dated', message: 'à une date' })}
          text={t({ id: 'possible-acts.counts.dated-text', message: 'déjà connue' })}
        />
        <ActCount
          state="yours"
          count={counts.yours}
          name={t({ id: 'possible-acts.counts.yours', message: 'à vous d’agir' })}
          text={t({ id: 'possible-acts.counts.yours-text', message: 'une démarche les ouvre' })}
        />
        <ActCount
          state="closed"
          count={counts.closed}
          name={t({
            id: 'possible-acts.counts.closed',
            message: plural(counts.closed, { one: 'acte fermé', other: 'actes fermés' }),
          })}
          text={t({ id: 'possible-acts.counts.closed-text', message: 'la raison est dite' })}
        />
      </ul>
    </section>
  )
}

type ChosenProps = { readonly filter: ActFilter; readonly onFilter: (filter: ActFilter) => void }

const ActFilterChoice = ({ filter, onFilter }: ChosenProps): ReactElement => {
  const { t } = useLingui()
  const labels: Readonly<Record<ActFilter, string>> = {
    all: t({ id: 'possible-acts.filter.all', message: 'Tous' }),
    possible: t({ id: 'possible-acts.filter.possible', message: 'Possibles' }),
    dated: t({ id: 'possible-acts.state.dated', message: 'À une date' }),
    yours: t({ id: 'possible-acts.state.yours', message: 'À vous d’agir' }),
    closed: t({ id: 'possible-acts.filter.closed', message: 'Fermés' }),
  }
  return (
    <Segmented
      label={t({ id: 'possible-acts.filter.label', message: 'Afficher les actes' })}
      value={filter}
      onValueChange={onFilter}
      options={ACT_FILTERS.map((value) => ({ value, label: labels[value] }))}
    />
  )
}

type AccountProps = { readonly of: AccountOutlook; readonly onNote: (dates: readonly ActDate[]) => void }

const OutlookPanel = ({ of: { account, acts }, onNote }: AccountProps): ReactElement => {
  const id = `acts-${account.policy_id}`
  const { company_name: company } = account
  const contract = contractNumber(account)
  return (
    <Panel aria-labelledby={`${id} ${id}-owner`} className={styles.account}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          <Skein tone={isRetirement(account) ? 'd1' : 'd2'} /> {account.title}
        </h2>
        <Amount value={account.balance} size="s" />
        <p id={`${id}-owner`} className={styles.owner}>
          {company === undefined ? (
            <Trans id="accounts.row.contract">Contrat {contract}</Trans>
          ) : (
            <Trans id="accounts.row.company">
              {company}, contrat {contract}
            </Trans>
          )}
        </p>
      </div>
      {acts.map((outlook) => (
        <ActRow key={outlook.act} account={account} outlook={outlook} onNote={onNote} />
      ))}
    </Panel>
  )
}

type ListProps = ChosenProps & { readonly acts: Acts; readonly today: PlainDate; readonly onRetry: () => void }

const ActList = ({ acts, today, filter, onFilter, onRetry }: ListProps): ReactElement => {
  const note = useCalendar(acts.accounts, today)
  if (acts.accounts.length === 0)
    return <Body>{acts.doors.length === 0 ? <NoContract /> : <IndividualPanel of={acts.doors} />}</Body>
  return (
    <Body>
      {!acts.isWhole && (
        <RetryNote kind="warn" onRetry={onRetry}>
          <p>
            <Trans id="possible-acts.page.partial">
              Une partie de ce que vous pouvez faire n’a pas pu être lue. Le reste est complet.
            </Trans>
          </p>
        </RetryNote>
      )}
      <ActCounts counts={acts.counts} />
      <ActFilterChoice filter={filter} onFilter={onFilter} />
      <div className={styles.columns}>
        <div className={styles.list}>
          {acts.outlooks.length === 0 ? (
            <Text as="small">
              <Trans id="possible-acts.page.none">Aucun acte de ce genre.</Trans>
            </Text>
          ) : (
            acts.outlooks.map((one) => <OutlookPanel key={one.account.policy_id} of={one} onNote={note} />)
          )}
          <IndividualPanel of={acts.doors} />
        </div>
        <DatesPanel dates={acts.dates} today={today} onNote={note} />
      </div>
      <Text as="caption">
        <Trans id="possible-acts.page.sources">
          Sources. Âge légal : CSS, art. L. 161-17-2. PER : CMF, art. L. 224-1. PEE et PEG : Code du travail, art. R. 3324-22.
        </Trans>
      </Text>
    </Body>
  )
}

/** /operations/acts: every act on every account, possible or with all its reasons, their days and the ways out; in a mirror session those of the saver. A page of ours. */
export const ActsPage = (): ReactElement => {
  const { t } = useLingui()
  const { snapshot, send, today } = useActs(undefined, 'saver')
  const acts = selectActs(snapshot)
  const again = (): void => send({ type: acts.kind === 'known' ? 'refreshRequested' : 'retryRequested', part: 'acts' })
  return (
    <Page>
      <PageHead
        title={<Trans id="page.possible-acts.title">Ce que je peux faire</Trans>}
        back={
          <TextLinkTo to={pathTo('operations')} icon={drawings.ArrowLeft} activeOptions={{ exact: true }}>
            <Trans id="page.operations.title">Mes opérations</Trans>
          </TextLinkTo>
        }
        lead={
          <Trans id="possible-acts.page.lead">
            Chaque acte, sur chacun de vos comptes : possible, ou toutes les raisons, la date et le chemin.
          </Trans>
        }
      />
      <ResourceView
        of={acts}
        onRetry={again}
        level={2}
        waiting={t({ id: 'possible-acts.page.loading', message: 'Lecture de ce que vous pouvez faire' })}
        rows={<WaitingRows rows={3} height={220} />}
        failed={<Trans id="possible-acts.page.failed">Ce que vous pouvez faire n’a pas pu être lu.</Trans>}
      >
        {(known) => (
          <ActList
            acts={known}
            today={today}
            filter={selectFilter(snapshot)}
            onFilter={(filter) => send({ type: 'filterChosen', filter })}
            onRetry={again}
          />
        )}
      </ResourceView>
    </Page>
  )
}
