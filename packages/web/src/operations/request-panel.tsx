import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { fundRows, isAskedBySaver, kindOf, type HistoryLine, type TransactionDetails } from '@hautelisse/domain/operations'
import { documentNamed, reasonNamed } from '@hautelisse/domain/release'
import { selectAccounts } from '@hautelisse/machines/session'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { useDocumentWords, useReasonWords } from '../release/index.ts'
import { useSession } from '../shell/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { useSizeWords } from '../ui/file-field/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { useFundNames } from './funds.ts'
import * as styles from './request-panel.css.ts'
import { useDocumentStates, useHourWords } from './request-words.ts'

type RowProps = { readonly name: ReactNode; readonly value: ReactNode; readonly children?: ReactNode }

const Row = ({ name, value, children }: RowProps): ReactElement => (
  <div className={styles.row}>
    <dt>{name}</dt>
    <dd>
      <b className={styles.strong}>{value}</b>
      {children !== undefined && <span className={styles.small}>{children}</span>}
    </dd>
  </div>
)

type RequestProps = { readonly line: HistoryLine; readonly details: TransactionDetails | undefined }

const Account = ({ line: { accountId, operation } }: Pick<RequestProps, 'line'>): ReactElement | null => {
  const account = useSession(selectAccounts).find(({ policy_id }) => policy_id === accountId)
  const number = account?.contract_number ?? operation.policy_id
  const contract = number === undefined ? undefined : <Trans id="operations.asked.contract">contrat {number}</Trans>
  if (account === undefined && contract === undefined) return null
  return (
    <Row name={<Trans id="operations.facts.account">Compte</Trans>} value={account?.title ?? contract}>
      {account?.company_name}
      {account?.company_name !== undefined && contract !== undefined && ', '}
      {account !== undefined && contract}
    </Row>
  )
}

/** Why money is released, and the event that allows it. */
const Reason = ({ asked }: { readonly asked: TransactionDetails['asked'] }): ReactElement | null => {
  const words = useReasonWords()
  const reason = reasonNamed(asked?.release)
  if (reason === undefined) return null
  const { name, event } = words(reason)
  const day = asked?.event_date === undefined ? undefined : formatFrenchDate(asked.event_date)
  return (
    <Row name={<Trans id="operations.asked.reason">Motif</Trans>} value={name}>
      {day !== undefined &&
        (event === undefined ? (
          <Trans id="operations.asked.event">Événement du {day}</Trans>
        ) : (
          <Trans id="operations.asked.named-event">
            {event}, le {day}
          </Trans>
        ))}
    </Row>
  )
}

/** How much, and from what first. */
const Sum = ({ line: { operation }, details }: RequestProps): ReactElement => {
  const { i18n } = useLingui()
  const names = useFundNames(details ?? { allocable_accounts: [] })
  const gross = operation.gross_amount
  const policy_id = operation.policy_id ?? ''
  const [first, ...then] = (details?.asked?.funds ?? []).map((id) => names.fundOf({ policy_id, investment_id: id }))
  const others = new Intl.ListFormat(i18n.locale).format(then)
  return (
    <Row
      name={<Trans id="operations.asked.amount">Montant</Trans>}
      value={
        gross === undefined ? (
          <Amount value={operation.told_amount ?? operation.amount} />
        ) : (
          <Trans id="operations.asked.gross">
            <Amount value={gross} /> brut
          </Trans>
        )
      }
    >
      {first !== undefined &&
        (others === '' ? (
          <Trans id="operations.asked.first">Pris d’abord sur {first}</Trans>
        ) : (
          <Trans id="operations.asked.first-then">
            Pris d’abord sur {first}, puis sur {others}
          </Trans>
        ))}
    </Row>
  )
}

/** How a payment is spread, and paid. */
const Payment = ({ line: { operation }, details }: RequestProps): ReactElement | null => {
  const names = useFundNames(details ?? { allocable_accounts: [] })
  if (details === undefined || kindOf(operation.type) !== 'payment') return null
  const method = details.asked?.method
  return (
    <>
      <Row
        name={<Trans id="operations.asked.funds">Répartition</Trans>}
        value={fundRows(details, 'SOUSCRIPTION').map((row) => (
          <span key={row.investment_id} className={styles.part}>
            {names.fundOf(row)} <Amount value={row.amount} />
          </span>
        ))}
      />
      {method === 'CARD' && (
        <Row
          name={<Trans id="operations.asked.paid-by">Payé par</Trans>}
          value={<Trans id="operations.asked.card">Carte bancaire</Trans>}
        >
          <Trans id="operations.asked.no-card-number">Nous ne gardons aucun numéro de carte.</Trans>
        </Row>
      )}
      {method === 'DIRECT_DEBIT' && (
        <Row
          name={<Trans id="operations.asked.paid-by">Payé par</Trans>}
          value={<Trans id="operations.asked.debit">Prélèvement</Trans>}
        />
      )}
    </>
  )
}

/** When it was asked for, and how that was confirmed. */
const When = ({ line: { operation }, details }: RequestProps): ReactElement => {
  const hourWords = useHourWords()
  const { day, hour, with_code: withCode } = details?.asked ?? { day: operation.date }
  const on = formatFrenchDate(day)
  return (
    <Row
      name={
        isAskedBySaver(operation) ? (
          <Trans id="operations.asked.when">Demandé le</Trans>
        ) : (
          <Trans id="operations.asked.day">Date</Trans>
        )
      }
      value={
        hour === undefined ? (
          on
        ) : (
          <Trans id="operations.asked.at">
            {on} à {hourWords(hour)}
          </Trans>
        )
      }
    >
      {withCode === true && <Trans id="operations.asked.with-code">Confirmé par un code reçu sur votre mobile</Trans>}
    </Row>
  )
}

/** Documents that came with a request, each with what became of it. */
const Documents = ({ documents }: Pick<TransactionDetails, 'documents'>): ReactElement | null => {
  const [documentWords, sizeWords, stateWords] = [useDocumentWords(), useSizeWords(), useDocumentStates()]
  if (documents === undefined || documents.length === 0) return null
  return (
    <>
      <h3 className={styles.title}>
        <Trans id="operations.asked.documents">Vos pièces</Trans>
      </h3>
      <ul className={styles.documents}>
        {documents.map((one) => {
          const kind = documentNamed(one.kind)
          const about = [...(kind === undefined ? [] : [documentWords(kind)]), sizeWords(one.bytes)].join(', ')
          return (
            <li key={`${one.kind ?? ''}-${one.name}-${one.bytes}`} className={styles.document}>
              <Icon of={drawings.FileText} />
              <span>
                <b className={styles.strong}>{one.name}</b>
                <span className={styles.small}>
                  {about}. {stateWords(one)}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** What was asked for: the account, why, how much, when, and the documents that came with it (OPS-16, OPER-22). */
export const RequestPanel = ({ line, details }: RequestProps): ReactElement => (
  <>
    <h2 className={styles.title}>
      {isAskedBySaver(line.operation) ? (
        <Trans id="operations.asked.title">Ce que vous avez demandé</Trans>
      ) : (
        <Trans id="operations.asked.other-title">En bref</Trans>
      )}
    </h2>
    <dl className={styles.rows}>
      <Account line={line} />
      <Reason asked={details?.asked} />
      <Sum line={line} details={details} />
      <Payment line={line} details={details} />
      <When line={line} details={details} />
      {line.operation.request_key === undefined && (
        <Row name={<Trans id="operations.facts.reference">Référence</Trans>} value={line.operation.id} />
      )}
    </dl>
    <Documents documents={details?.documents} />
  </>
)
