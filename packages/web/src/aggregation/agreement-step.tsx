import { consentDays, CONSENT_DAYS } from '@hautelisse/domain/aggregation'
import { daysBetween, formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import { selectQuestion } from '@hautelisse/machines/aggregation'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { ActForm } from '../act/index.ts'
import { Checkbox } from '../ui/checkbox/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './aggregation.css.ts'
import { DayThreads } from './day-threads.tsx'
import { TO_THE_BANK } from './form-words.tsx'
import type { LinkingProps } from './use-elsewhere.ts'

const AgreementPart = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }): ReactElement => (
  <div className={styles.part}>
    <h3 className={styles.partTitle}>{title}</h3>
    {children}
  </div>
)

const Read = ({ isRead = true, children }: { readonly isRead?: boolean; readonly children: ReactNode }): ReactElement => (
  <li className={styles.readRow}>
    <Icon of={isRead ? drawings.Check : drawings.Close} />
    <span>{children}</span>
  </li>
)

const AgreementParts = ({ until }: { readonly until: string }): ReactElement => (
  <div className={styles.parts}>
    <AgreementPart title={<Trans id="aggregation.agreement.what">Ce qui est lu</Trans>}>
      <ul className={styles.plain}>
        <Read>
          <Trans id="aggregation.agreement.balances">Soldes</Trans>
        </Read>
        <Read>
          <Trans id="aggregation.agreement.holdings">Placements détenus</Trans>
        </Read>
        <Read>
          <Trans id="aggregation.agreement.operations">Opérations</Trans>
        </Read>
        <Read isRead={false}>
          <Trans id="aggregation.agreement.never">Ni vos identifiants, ni vos comptes courants</Trans>
        </Read>
      </ul>
    </AgreementPart>
    <AgreementPart title={<Trans id="aggregation.agreement.why">Pourquoi</Trans>}>
      <p>
        <Trans id="aggregation.agreement.why-text">
          Afficher toute votre épargne au même endroit et, si vous le demandez, la compter dans vos simulations. Rien n’est vendu
          ni transmis à votre entreprise. Aucune opération n’est possible par cet accès.
        </Trans>
      </p>
    </AgreementPart>
    <AgreementPart title={<Trans id="aggregation.agreement.who">Par qui</Trans>}>
      <p>
        <Trans id="aggregation.agreement.who-text">
          Passefil, l’agrégateur, qui lit chez votre banque, puis Hautelisse, qui affiche. Personne d’autre.
        </Trans>
      </p>
    </AgreementPart>
    <AgreementPart title={<Trans id="aggregation.agreement.long">Combien de temps</Trans>}>
      <p>
        <Trans id="aggregation.agreement.long-text">
          {CONSENT_DAYS}&nbsp;jours, jusqu’au {until}. Vous pouvez arrêter à tout moment, l’effet est immédiat. Sans
          renouvellement, les montants sont figés, puis effacés 90&nbsp;jours plus tard.
        </Trans>
      </p>
    </AgreementPart>
  </div>
)

const AgreementDates = ({ today }: { readonly today: PlainDate }): ReactElement => {
  const { renewableFrom, until, erasedAfter } = consentDays(today, today)
  return (
    <div className={styles.duration}>
      <h3 className={text({ as: 'subtitle' })}>
        <Trans id="aggregation.agreement.duration">La durée de votre accord</Trans>
      </h3>
      <DayThreads days={daysBetween(today, renewableFrom)} marks="renewal" />
      <p className={styles.ends}>
        <span>
          <Trans id="accounts.empty.today">Aujourd’hui</Trans> <b>{formatFrenchDate(today)}</b>
        </span>
        <span>
          <Trans id="aggregation.agreement.end">Fin de l’accord</Trans> <b>{formatFrenchDate(until)}</b>
        </span>
      </p>
      <ol className={styles.timeline}>
        <li>
          <b>{formatFrenchDate(renewableFrom)}</b>
          <Trans id="aggregation.agreement.renewal">Nous vous proposons de renouveler</Trans>
        </li>
        <li>
          <b>{formatFrenchDate(until)}</b>
          <Trans id="aggregation.agreement.frozen">
            Dernier jour de lecture. Sans réponse, les montants sont figés à leur date
          </Trans>
        </li>
        <li>
          <b>{formatFrenchDate(erasedAfter)}</b>
          <Trans id="aggregation.agreement.erased">
            Dernier jour où ils se voient. Ils sont ensuite effacés, un message vous prévient
          </Trans>
        </li>
      </ol>
      <p className={text({ as: 'small' })}>
        <Trans id="aggregation.agreement.law">
          180&nbsp;jours : règle des comptes de paiement (Règl. 2018/389, art. 10 et 10 bis). Pour l’assurance vie et l’épargne
          salariale, c’est notre règle.
        </Trans>
      </p>
    </div>
  )
}

/** What is read, why, by whom and for how long, with a box that nobody has ticked beforehand. */
export const AgreementStep = ({ snapshot, send }: LinkingProps): ReactElement => {
  const { t } = useLingui()
  const { chosen, today, isAgreed, isAttempted } = snapshot.context
  const bank = chosen?.name ?? ''
  const { until } = consentDays(today, today)
  return (
    <ActForm
      view={selectQuestion(snapshot)}
      send={send}
      words={TO_THE_BANK}
      kind="confirm"
      title={<Trans id="aggregation.agreement.title">Acceptez-vous cette lecture ?</Trans>}
      lead={
        <Trans id="aggregation.agreement.lead">Vous donnerez vos identifiants sur la page de {bank}, jamais à Hautelisse.</Trans>
      }
      aside={<AgreementDates today={today} />}
      left={<Trans id="aggregation.step.agreement">Votre accord</Trans>}
    >
      <Panel padded={false}>
        <AgreementParts until={formatFrenchDate(until)} />
        <div className={styles.agreeing}>
          <Checkbox
            label={t({
              id: 'aggregation.agreement.box',
              message: `J’accepte que mes soldes, placements et opérations chez ${bank} soient lus pendant 180\u00A0jours.`,
            })}
            checked={isAgreed}
            error={isAttempted ? <Trans id="aggregation.agreement.missing">Cochez la case pour continuer.</Trans> : undefined}
            onChange={(on) => send({ type: 'agreementTicked', on })}
          />
          <p className={text({ as: 'small' })}>
            <Trans id="aggregation.agreement.untouched">La case n’est pas cochée d’avance. Sans elle, rien n’est lu.</Trans>
          </p>
        </div>
      </Panel>
    </ActForm>
  )
}
