import { totalBalance, type Account } from '@hautelisse/domain/accounts'
import { isFrozenCase, type Connection, type ConnectionWay } from '@hautelisse/domain/aggregation'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { pathTo } from '@hautelisse/domain/portal'
import type { ConnectionEvent } from '@hautelisse/machines/aggregation'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Button, TextButton } from '../ui/button/index.ts'
import { Note } from '../ui/note/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { Skein } from '../ui/skein/index.ts'
import { Tag } from '../ui/tag/index.ts'
import { text as look } from '../ui/page/index.ts'
import * as styles from './aggregation.css.ts'
import { DeleteQuestion } from './delete-question.tsx'
import { useConnection, type Card } from './use-elsewhere.ts'
import { useCaseTags, useCaseWords, useFailureWords, useMoment } from './words.ts'

type BankCardProps = {
  readonly connection: Connection
  readonly accounts: readonly Account[]
  /** Something of the bank has changed. */
  readonly onChange: () => void
  readonly onDelete: () => void
}

const EVENTS = {
  refresh: 'refreshRequested',
  retry: 'refreshRequested',
  'declare-done': 'refreshRequested',
  confirm: 'confirmRequested',
  reconnect: 'confirmRequested',
  renew: 'renewalRequested',
  delete: 'deletionRequested',
} as const satisfies Record<Exclude<ConnectionWay, 'none'>, ConnectionEvent['type']>

const useWayWords = (): Readonly<Record<Exclude<ConnectionWay, 'none'>, string>> => {
  const { t } = useLingui()
  return {
    refresh: t({ id: 'aggregation.way.refresh', message: 'Actualiser' }),
    retry: t({ id: 'ui.error.retry', message: 'Réessayer' }),
    'declare-done': t({ id: 'aggregation.way.done', message: 'J’ai fait le nécessaire' }),
    confirm: t({ id: 'aggregation.way.confirm', message: 'Confirmer' }),
    reconnect: t({ id: 'ui.action.reconnect', message: 'Se reconnecter' }),
    renew: t({ id: 'aggregation.way.renew', message: 'Renouveler mon accord' }),
    delete: t({ id: 'aggregation.way.delete', message: 'Supprimer' }),
  }
}

const BankAccountList = ({ accounts }: { readonly accounts: readonly Account[] }): ReactElement => (
  <ul className={styles.accounts}>
    {accounts.map(({ type, policy_id, title, balance }) => (
      <li key={policy_id} className={styles.account}>
        <Link to={pathTo('savings-detail-account', { selectionFilter: 'type', filter: type, id: policy_id })}>{title}</Link>
        {accounts.length > 1 && <Amount value={balance} />}
      </li>
    ))}
  </ul>
)

/** What is said of the bank: up to date since when, or what it wants. */
const CaseWords = ({ card: { of, connection } }: { readonly card: Card }): ReactElement => {
  const words = useCaseWords()
  const momentOf = useMoment()
  const { last_update: last, consent_until: until } = connection
  const when = last === undefined ? '' : momentOf(last)
  if (of === 'current') return <Trans id="aggregation.card.read">Lu {when}</Trans>
  if (of === 'renewable')
    return (
      <Trans id="aggregation.card.read-renewable">
        Lu {when}. <b>À renouveler avant le {formatFrenchDate(until)}</b>, sinon le montant sera figé.
      </Trans>
    )
  return <>{words[of]}</>
}

const Dated = ({ card: { of, connection } }: { readonly card: Card }): ReactElement | null => {
  const day = connection.last_update && formatFrenchDate(connection.last_update.day)
  if (day === undefined) return <Trans id="aggregation.card.never">Aucun montant transmis</Trans>
  return isFrozenCase(of) ? (
    <b>
      <Trans id="aggregation.card.frozen">Figé au {day}</Trans>
    </b>
  ) : (
    <Trans id="aggregation.card.dated">Montant du {day}</Trans>
  )
}

type WayProps = { readonly card: Card; readonly send: (event: ConnectionEvent) => void }

const ConnectionDoor = ({ card: { way, isBusy, connection }, send }: WayProps): ReactElement | null => {
  const words = useWayWords()
  const { t } = useLingui()
  if (way === 'none') return null
  const { name } = connection
  const text = words[way]
  return (
    <Button
      wide
      size="s"
      variant={way === 'confirm' || way === 'reconnect' ? 'primary' : 'secondary'}
      busy={isBusy}
      aria-label={t({ id: 'aggregation.card.way', message: `${text}, ${name}` })}
      onClick={() => send({ type: EVENTS[way] })}
    >
      {text}
    </Button>
  )
}

/** One bank: its amounts with their date, what stands between us and it, and what can be done about it. */
export const LinkedBankCard = ({ connection, accounts, onChange, onDelete }: BankCardProps): ReactElement => {
  const [card, send] = useConnection(connection, { changed: onChange, deleted: onDelete })
  const { t } = useLingui()
  const tag = useCaseTags()[card.of]
  const failureOf = useFailureWords()
  const { name } = connection
  const id = `bank-${connection.id}`
  return (
    <Panel as="article" padded={false} raised aria-labelledby={id} className={styles.card}>
      <h2 id={id} className={styles.cardTitle}>
        <Skein tone="d3" /> {name}
      </h2>
      <p className={styles.cardAmount}>
        <Amount value={totalBalance(accounts)} size="m" />
      </p>
      <BankAccountList accounts={accounts} />
      <p className={look({ as: 'small' })}>
        <Dated card={card} />
      </p>
      <div className={styles.cardState}>
        <Tag kind={tag.kind}>{tag.text}</Tag>
        <p className={look({ as: 'small' })}>
          <CaseWords card={card} />
        </p>
        {card.failure !== undefined && !card.isAskingDeletion && (
          <Note kind="alert" live>
            <p>{failureOf(card.failure)}</p>
          </Note>
        )}
      </div>
      <div className={styles.cardWays}>
        <ConnectionDoor card={card} send={send} />
        {card.way !== 'delete' && (
          <TextButton
            aria-label={t({ id: 'aggregation.card.delete', message: `Supprimer, ${name}` })}
            onClick={() => send({ type: 'deletionRequested' })}
          >
            <Trans id="aggregation.way.delete">Supprimer</Trans>
          </TextButton>
        )}
      </div>
      <DeleteQuestion card={card} accounts={accounts} send={send} />
    </Panel>
  )
}
