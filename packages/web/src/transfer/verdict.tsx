import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { TransferFee, TransferVerdict } from '@hautelisse/domain/transfer'
import { selectTransfer, type TransferSnapshot } from '@hautelisse/machines/transfer'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Note } from '../ui/note/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './transfer.css.ts'
import { usePlaceWords } from './words.ts'

/** Whether it is possible, or why not. */
const Verdict = ({ verdict }: { readonly verdict: TransferVerdict }): ReactElement => {
  switch (verdict.kind) {
    case 'possible':
      return (
        <Note kind="info">
          <Trans id="transfer.verdict.possible">Ce transfert est possible dès maintenant.</Trans>
        </Note>
      )
    case 'still-member':
      return (
        <Note kind="warn">
          <Trans id="transfer.verdict.member">
            Pas encore possible : un plan obligatoire se transfère quand vous n’êtes plus tenu d’y adhérer.
          </Trans>
        </Note>
      )
    case 'not-yet':
      return (
        <Note kind="warn">
          <Trans id="transfer.verdict.later">
            Possible dès le {formatFrenchDate(verdict.from)} : un salarié transfère ce plan une fois tous les trois ans.
          </Trans>
        </Note>
      )
    case 'unanswered':
      return (
        <p className={text({ as: 'small' })}>
          <Trans id="transfer.verdict.unanswered">Dites si vous travaillez toujours dans cette entreprise.</Trans>
        </p>
      )
    case 'closed':
      return (
        <p className={text({ as: 'small' })}>
          <Trans id="transfer.verdict.closed">Ce contrat ne se transfère pas.</Trans>
        </p>
      )
    default:
      return verdict satisfies never
  }
}

/** What it may cost. */
const Fee = ({ fee }: { readonly fee: TransferFee }): ReactElement => {
  switch (fee.kind) {
    case 'capped':
      return (
        <>
          <div className={styles.ruled}>
            <Trans id="transfer.fee.most">Frais de transfert, au plus</Trans>
            <Amount value={fee.most} />
          </div>
          <p className={text({ as: 'small' })}>
            <Trans id="transfer.fee.rate">1 % de la valeur transférée (CMF, art. L.224-6 et D.224-18).</Trans>{' '}
            {fee.freeFrom !== undefined && (
              <Trans id="transfer.fee.from">Sans frais dès le {formatFrenchDate(fee.freeFrom)}.</Trans>
            )}
          </p>
        </>
      )
    case 'free':
      return (
        <p className={text({ as: 'small' })}>
          <Trans id="transfer.fee.free">
            Sans frais depuis le {formatFrenchDate(fee.since)} (CMF, art. L.224-6 et D.224-18).
          </Trans>
        </p>
      )
    case 'by-plan':
      return (
        <p className={text({ as: 'small' })}>
          <Trans id="transfer.fee.plan">Les frais sont ceux du règlement de votre plan.</Trans>
        </p>
      )
    default:
      return fee satisfies never
  }
}

/** What a transfer of the chosen account comes to: whether, what goes where, at what cost, until when (TRF-01 to TRF-04). */
export const TransferOutcome = ({ snapshot }: { readonly snapshot: TransferSnapshot }): ReactElement => {
  const places = usePlaceWords()
  const transfer = selectTransfer(snapshot)
  if (transfer === undefined)
    return (
      <p className={text({ as: 'small' })}>
        <Trans id="transfer.outcome.none">Choisissez un contrat : ce qui va où, les frais et les délais s’affichent ici.</Trans>
      </p>
    )
  const { offer, verdict, fee, lastDay } = transfer
  return (
    <div className={styles.fields} aria-live="polite">
      <h3 className={text({ as: 'subtitle' })}>{offer.account.title}</h3>
      <Verdict verdict={verdict} />
      <div>
        <h4>
          <Trans id="transfer.outcome.where">Ce qui va où</Trans>
        </h4>
        {offer.parts.map(({ to, amount }) => (
          <div key={to} className={styles.ruled}>
            <span>{places[to]}</span>
            <Amount value={amount} />
          </div>
        ))}
      </div>
      <div>
        <Fee fee={fee} />
        <p className={text({ as: 'small' })}>
          {lastDay === undefined ? (
            <Trans id="transfer.outcome.rules">Les délais sont ceux du règlement de votre plan.</Trans>
          ) : (
            <Trans id="transfer.outcome.until">
              Pour une demande complète aujourd’hui, l’argent et les informations arrivent au plus tard le{' '}
              {formatFrenchDate(lastDay)} (arrêté du 7 août 2019, art. 3).
            </Trans>
          )}
        </p>
      </div>
    </div>
  )
}
