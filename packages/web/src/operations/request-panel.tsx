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
import { Fact, Facts, Section, Text, text } from '../ui/page/index.ts'
import { useFundNames } from './funds.ts'
import * as styles from './request-panel.css.ts'
import { useDocumentStates, useHourWords } from './request-words.ts'

type AskedProps = { readonly name: ReactNode; readonly value: ReactNode; readonly children?: ReactNode }

/** One line of what was asked for, with what more is known of it. */
const AskedFact = ({ name, value, children }: AskedProps): ReactElement => (
  <Fact name={name}>
    <b>{value}</b>
    <span className={text({ as: 'small', block: true })}>{children}</span>
  </Fact>
)

type RequestProps = { readonly line: HistoryLine; readonly details: TransactionDetails | undefined }

const AskedAccount = ({ line: { accountId, operation } }: Pick<RequestProps, 'line'>): ReactElement | null => {
  const account = useSession(selectAccounts).find(({ policy_id }) => policy_id === accountId)
  const number = account?.contract_number ?? operation.policy_id
  const contract = number === undefined ? undefined : <Trans id="operations.asked.contract">contrat {number}</Trans>
  if (account === undefined && contract === undefined) return null
  return (
    <AskedFact name={<Trans id="accounts.visit.account">Compte</Trans>} value={account?.title ?? contract}>
      {account?.company_name}
      {account?.company_name !== undefined && contract !== undefined && ', '}
      {account !== undefined && contract}
    </AskedFact>
  )
}

/** Why money is released, and the event that allows it. */
const AskedReason = ({ asked }: { readonly asked: TransactionDetails['asked'] }): ReactElement | null => {
  const words = useReasonWords()
  const reason = reasonNamed(asked?.release)
  if (reason === undefined) return null
  const { name, event } = words(reason)
  const day = asked?.event_date === undefined ? undefined : formatFrenchDate(asked.event_date)
  return (
    <AskedFact name={<Trans id="explanation.term.reason">Motif</Trans>} value={name}>
      {day !== undefined &&
        (event === undefined ? (
          <Trans id="operations.asked.event">Événement du {day}</Trans>
        ) : (
          <Trans id="operations.asked.named-event">
            {event}, le {day}
          </Trans>
        ))}
    </AskedFact>
  )
}

/** How much, and from what first. */
const AskedSum = ({ line: { operation }, details }: RequestProps): ReactElement => {
  const { i18n } = useLingui()
  const names = useFundNames(details ?? { allocable_accounts: [] })
  const gross = operation.gross_amount
  const policy_id = operation.policy_id ?? ''
  const [first, ...then] = (details?.asked?.funds ?? []).map((id) => names.fundOf({ policy_id, investment_id: id }))
  const others = new Intl.ListFormat(i18n.locale).format(then)
  return (
    <AskedFact
      name={<Trans id="accounts.operations.amount">Montant</Trans>}
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
    </AskedFact>
  )
}

/** How a payment is spread, and paid. */
const AskedPaymentFacts = ({ line: { operation }, details }: RequestProps): ReactElement | null => {
  const names = useFundNames(details ?? { allocable_accounts: [] })
  if (details === undefined || kindOf(operation.type) !== 'payment') return null
  const method = details.asked?.method
  return (
    <>
      <AskedFact
        name={<Trans id="operations.asked.funds">Répartition</Trans>}
        value={fundRows(details, 'SOUSCRIPTION').map((row) => (
          <span key={row.investment_id} className={text({ block: true })}>
            {names.fundOf(row)} <Amount value={row.amount} />
          </span>
        ))}
      />
      {method === 'CARD' && (
        <AskedFact
          name={<Trans id="operations.asked.paid-by">Payé par</Trans>}
          value={<Trans id="operations.asked.card">Carte bancaire</Trans>}
        >
          <Trans id="operations.asked.no-card-number">Nous ne gardons aucun numéro de carte.</Trans>
        </AskedFact>
      )}
      {method === 'DIRECT_DEBIT' && (
        <AskedFact
          name={<Trans id="operations.asked.paid-by">Payé par</Trans>}
          value={<Trans id="act.life.collected">Prélèvement</Trans>}
        />
      )}
    </>
  )
}

/** When it was asked for, and how that was confirmed. */
const AskedWhen = ({ line: { operation }, details }: RequestProps): ReactElement => {
  const hourWords = useHourWords()
  const { day, hour, with_code: withCode } = details?.asked ?? { day: operation.date }
  const on = formatFrenchDate(day)
  return (
    <AskedFact
      name={
        isAskedBySaver(operation) ? (
          <Trans id="operations.asked.when">Demandé le</Trans>
        ) : (
          <Trans id="accounts.operations.date">Date</Trans>
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
    </AskedFact>
  )
}

/** Documents that came with a request, each with what became of it. */
const AskedDocuments = ({ documents }: Pick<TransactionDetails, 'documents'>): ReactElement | null => {
  const [documentWords, sizeWords, stateWords] = [useDocumentWords(), useSizeWords(), useDocumentStates()]
  if (documents === undefined || documents.length === 0) return null
  return (
    <>
      <Text as="subtitle" tag="h3">
        <Trans id="operations.asked.documents">Vos pièces</Trans>
      </Text>
      <ul className={styles.documents}>
        {documents.map((one) => {
          const kind = documentNamed(one.kind)
          const about = [...(kind === undefined ? [] : [documentWords(kind)]), sizeWords(one.bytes)].join(', ')
          return (
            <li key={`${one.kind ?? ''}-${one.name}-${one.bytes}`} className={styles.document}>
              <Icon of={drawings.FileText} />
              <span>
                <b className={text({ strong: true })}>{one.name}</b>
                <span className={text({ as: 'small', block: true })}>
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
  <Section
    inPanel
    title={
      isAskedBySaver(line.operation) ? (
        <Trans id="operations.asked.title">Ce que vous avez demandé</Trans>
      ) : (
        <Trans id="operations.asked.other-title">En bref</Trans>
      )
    }
  >
    <Facts>
      <AskedAccount line={line} />
      <AskedReason asked={details?.asked} />
      <AskedSum line={line} details={details} />
      <AskedPaymentFacts line={line} details={details} />
      <AskedWhen line={line} details={details} />
      {line.operation.request_key === undefined && (
        <AskedFact name={<Trans id="operations.facts.reference">Référence</Trans>} value={line.operation.id} />
      )}
    </Facts>
    <AskedDocuments documents={details?.documents} />
  </Section>
)
