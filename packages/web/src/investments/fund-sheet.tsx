import { type Investment, RISK_LEVELS, riskOf } from '@hautelisse/domain/accounts'
import { chargesOfYear } from '@hautelisse/domain/investments'
import { euros, formatRate, formatUnits } from '@hautelisse/domain/money'
import { fundMachine, selectDocument, selectHistory } from '@hautelisse/machines/investments'
import type { Content } from '@hautelisse/machines/resource'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import type { ReactElement } from 'react'
import { ResourceView } from '../resource/index.ts'
import { type ModalProps, useApp } from '../shell/index.ts'
import { Amount, useHiddenAmounts } from '../ui/amount/index.ts'
import { Button, LinkButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Modal } from '../ui/modal/index.ts'
import { Columns, Fact, Facts, Figure, Section, text } from '../ui/page/index.ts'
import { cssVars } from '../ui/theme/css-vars.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import { FundEvolution } from './evolution.tsx'
import * as styles from './fund-sheet.css.ts'
import { PUBLIC_REGISTER } from './register.ts'
import { useFrequency, useHorizon, useRiskWords } from './words.ts'

const LEVELS = Array.from({ length: RISK_LEVELS.last }, (_, place) => place + RISK_LEVELS.first)

/** The scale of risk, seven marks with the fund's own (FUND-04, FUND-15). */
const RiskScale = ({ risk }: { readonly risk: number | undefined }): ReactElement => {
  const wordsOf = useRiskWords()
  const level = riskOf(risk)
  const { last } = RISK_LEVELS
  return (
    <Section
      level={3}
      title={
        level === undefined ? (
          <Trans id="fund.risk.unknown">Risque : non communiqué</Trans>
        ) : (
          <Trans id="fund.risk.title">
            Risque : {level} sur {last}
          </Trans>
        )
      }
    >
      {level !== undefined && (
        <>
          <ol className={styles.scale}>
            {LEVELS.map((one) => (
              <li key={one} className={styles.mark} aria-current={one === level ? 'true' : undefined}>
                <span
                  aria-hidden="true"
                  className={`${styles.bar} ${one > level ? styles.barAbove : ''}`}
                  style={cssVars({ '--level': one })}
                />
                <span className={`${styles.level} ${one === level ? styles.ownLevel : ''}`}>{one}</span>
                {one === level && (
                  <VisuallyHidden>
                    <Trans id="fund.risk.own">niveau de ce fonds</Trans>
                  </VisuallyHidden>
                )}
              </li>
            ))}
          </ol>
          <p className={`${styles.scaleEnds} ${text({ as: 'caption' })}`} aria-hidden="true">
            <span>
              <Trans id="fund.risk.least">Plus faible</Trans>
            </span>
            <span>
              <Trans id="fund.risk.most">Plus élevé</Trans>
            </span>
          </p>
          <p className={text({ as: 'small', tone: 'ink' })}>{wordsOf(level)}</p>
        </>
      )}
    </Section>
  )
}

/**
 * The way to the fund's document in a new tab: a plain link once its address is known, since a tab that is opened after an answer is blocked.
 * Without a document it leads to the public register (FUND-12, FUND-13, FUND-19, FUND-21).
 */
const FundDocument = ({ document }: { readonly document: Content<string> }): ReactElement => {
  const { mayFollow } = useApp()
  if (document.kind === 'loading')
    return (
      <Button busy>
        <Trans id="fund.document.open">Performances du fonds</Trans>
      </Button>
    )
  const address = document.kind === 'known' && mayFollow(document.value) ? document.value : undefined
  return (
    <LinkButton
      href={address ?? PUBLIC_REGISTER}
      target="_blank"
      rel="noopener noreferrer"
      icon={drawings.ArrowSquareOut}
      variant={address === undefined ? 'secondary' : 'primary'}
    >
      {address === undefined ? (
        <Trans id="fund.document.fallback">Consulter la fiche du fonds</Trans>
      ) : (
        <Trans id="fund.document.open">Performances du fonds</Trans>
      )}
      <VisuallyHidden>
        {' '}
        <Trans id="ui.footer.new-tab">(nouvel onglet)</Trans>
      </VisuallyHidden>
    </LinkButton>
  )
}

/** What is held of the fund: amount, value of the unit, units; units are hidden with amounts, since both tell the amount. */
const HeldFigures = ({ investment }: { readonly investment: Investment }): ReactElement => {
  const isHidden = useHiddenAmounts()
  const { amount, share_value: value, share_number: units } = investment
  return (
    <div className={styles.held}>
      <Figure
        label={<Trans id="fund.held.amount">Votre montant dans ce fonds</Trans>}
        value={<Amount value={amount} size="m" />}
      />
      {value !== undefined && (
        <Figure label={<Trans id="fund.held.value">Valeur de la part</Trans>} value={<Amount value={euros(value)} size="s" />} />
      )}
      {units !== undefined && !isHidden && (
        <Figure
          label={<Trans id="fund.held.units">Vos parts</Trans>}
          value={<span className={styles.units}>{formatUnits(units)}</span>}
        />
      )}
    </div>
  )
}

const Brief = ({ investment }: { readonly investment: Investment }): ReactElement => {
  const { t } = useLingui()
  const horizonWords = useHorizon()
  const unknown = t({ id: 'fund.brief.unknown', message: 'Non communiqué' })
  const { horizon, classification, management_company: company, ongoing_charges: charges, amount } = investment
  const rate = charges === undefined ? '' : formatRate(charges)
  return (
    <Section level={3} title={<Trans id="fund.brief.title">En bref</Trans>}>
      <Facts>
        <Fact name={<Trans id="fund.brief.horizon">Durée de placement conseillée</Trans>}>{horizonWords(horizon)}</Fact>
        <Fact name={<Trans id="fund.brief.class">Classification AMF</Trans>}>{classification ?? unknown}</Fact>
        <Fact name={<Trans id="fund.brief.company">Société de gestion</Trans>}>{company ?? unknown}</Fact>
        {charges !== undefined && (
          <Fact name={<Trans id="fund.brief.charges">Frais du fonds, par an</Trans>}>
            <Trans id="fund.brief.charges-value">
              {' '}
              {rate}, soit <Amount value={chargesOfYear(amount, charges)} /> estimés sur votre montant{' '}
            </Trans>
            <span className={text({ as: 'small', block: true })}>
              <Trans id="fund.brief.charges-note">Déjà compris dans la valeur de la part.</Trans>
            </span>
          </Fact>
        )}
      </Facts>
    </Section>
  )
}

/** The sheet of a fund that the person holds (FUND-01, P-MODAL-19). */
export const FundModal = ({ modal: { fund }, onClose }: ModalProps): ReactElement | null =>
  fund === undefined ? null : <FundSheet key={`${fund.account.policy_id}_${fund.investment.id}`} {...fund} onClose={onClose} />

type FundSheetProps = NonNullable<ModalProps['modal']['fund']> & { readonly onClose: () => void }

const FundSheet = ({ account, investment, onClose }: FundSheetProps): ReactElement => {
  const { t } = useLingui()
  const { client, clock } = useApp()
  const frequencyOf = useFrequency()
  const [snapshot, send] = useMachine(fundMachine, {
    input: { client, accountId: account.policy_id, investmentId: investment.id, today: clock.today() },
  })
  const since = investment.lots?.map(({ acquired_on }) => acquired_on).toSorted()[0]
  const lead = [investment.management_company, frequencyOf(investment.valuation_frequency)].filter((part) => part !== undefined)
  return (
    <Modal
      open
      title={investment.label}
      lead={lead.length === 0 ? account.title : lead.join(', ')}
      onClose={onClose}
      actions={
        <>
          <FundDocument document={selectDocument(snapshot)} />
          <Button variant="secondary" onClick={onClose}>
            <Trans id="ui.modal.close">Fermer</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <HeldFigures investment={investment} />
        <ResourceView
          of={selectHistory(snapshot)}
          onRetry={() => send({ type: 'retryRequested', part: 'valuations' })}
          shape="note"
          waiting={t({ id: 'fund.history.loading', message: 'Chargement de l’historique' })}
          failed={<Trans id="fund.history.failed">L’historique de ce fonds est momentanément indisponible.</Trans>}
        >
          {(history) => (
            <FundEvolution history={history} since={since} onPeriod={(period) => send({ type: 'periodChosen', period })} />
          )}
        </ResourceView>
        <Columns of="equal">
          <RiskScale risk={investment.risk_level} />
          <Brief investment={investment} />
        </Columns>
        {investment.trigger_threshold !== undefined && investment.trigger_threshold !== null && (
          <details className={styles.threshold}>
            <summary>
              <Trans id="fund.threshold.title">Qu’est-ce que le seuil de déclenchement ?</Trans>
            </summary>
            <p>
              <Trans id="fund.threshold.text">
                Seuil de déclenchement : un achat s’exécute à ce niveau ou en dessous, une vente à ce niveau ou au-dessus ; selon
                le règlement du fonds, le seuil s’apprécie sur la valeur de la part ou sur le cours de l’action.
              </Trans>
            </p>
          </details>
        )}
      </div>
    </Modal>
  )
}
