import type { Account, Investment } from '@hautelisse/domain/accounts'
import type { AggregatedTransaction } from '@hautelisse/domain/aggregation'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { elsewhereAccountMachine, selectDone, selectHeld } from '@hautelisse/machines/aggregation'
import { selectUser } from '@hautelisse/machines/session'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import type { ReactElement, ReactNode } from 'react'
import { TextLinkTo } from '../../portal/index.ts'
import { ResourceView } from '../../resource/index.ts'
import { useApp, useSession } from '../../shell/index.ts'
import { Amount } from '../../ui/amount/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import * as styles from './detail.css.ts'

/** Operations that are shown at once: the latest year of a monthly payment. */
const SHOWN = 12

type TableProps = { readonly title: ReactNode; readonly id: string; readonly children: ReactNode }

const Part = ({ title, id, children }: TableProps): ReactElement => (
  <section aria-labelledby={id} className={styles.first}>
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
    </div>
    {children}
  </section>
)

const Rows = ({
  rows,
}: {
  readonly rows: readonly (readonly [id: string, name: ReactNode, amount: ReactNode])[]
}): ReactElement => (
  <ul>
    {rows.map(([id, name, amount]) => (
      <li key={id} className={styles.familyName}>
        <span>{name}</span>
        {amount}
      </li>
    ))}
  </ul>
)

const Investments = ({ held }: { readonly held: readonly Investment[] }): ReactElement => (
  <Rows rows={held.map(({ id, label, amount }) => [id, label, <Amount key={id} value={amount} />])} />
)

const Operations = ({ done }: { readonly done: readonly AggregatedTransaction[] }): ReactElement =>
  done.length === 0 ? (
    <p className={styles.small}>
      <Trans id="detail.elsewhere.no-operation">Cette banque ne nous a transmis aucune opération.</Trans>
    </p>
  ) : (
    <Rows
      rows={done
        .slice(0, SHOWN)
        .map(({ id, label, date, amount }) => [
          id,
          `${formatFrenchDate(date)}, ${label}`,
          <Amount key={id} value={amount} movement />,
        ])}
    />
  )

/** What an account of another bank is invested in and its operations, as the bank told them last, and the way to its link. */
export const ElsewhereAccount = ({ account: { id = '' } }: { readonly account: Account }): ReactElement => {
  const { t } = useLingui()
  const { client } = useApp()
  const userId = useSession(selectUser)?.id ?? ''
  const [snapshot, send] = useMachine(elsewhereAccountMachine, { input: { client, userId, accountId: id } })
  return (
    <>
      <Part id="elsewhere-held" title={<Trans id="detail.elsewhere.held">Placements de ce compte</Trans>}>
        <ResourceView
          of={selectHeld(snapshot)}
          onRetry={() => send({ type: 'retryRequested', part: 'investments' })}
          waiting={t({ id: 'detail.elsewhere.held-loading', message: 'Lecture des placements' })}
          failed={<Trans id="detail.elsewhere.held-failed">Les placements de ce compte n’ont pas pu être lus.</Trans>}
        >
          {(held) => <Investments held={held} />}
        </ResourceView>
      </Part>
      <Part id="elsewhere-done" title={<Trans id="detail.elsewhere.done">Dernières opérations</Trans>}>
        <ResourceView
          of={selectDone(snapshot)}
          onRetry={() => send({ type: 'retryRequested', part: 'operations' })}
          waiting={t({ id: 'detail.elsewhere.done-loading', message: 'Lecture des opérations' })}
          failed={<Trans id="detail.elsewhere.done-failed">Les opérations de ce compte n’ont pas pu être lues.</Trans>}
        >
          {(done) => <Operations done={done} />}
        </ResourceView>
      </Part>
      <TextLinkTo to="/aggregation" icon={drawings.ArrowRight} trailing>
        <Trans id="detail.elsewhere.manage">Gérer cet établissement</Trans>
      </TextLinkTo>
    </>
  )
}
