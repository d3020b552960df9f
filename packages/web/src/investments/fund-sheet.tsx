import type { Investment } from '@hautelisse/domain/accounts'
import { chargesOfYear } from '@hautelisse/domain/investments'
import { euros, formatRate, formatUnits } from '@hautelisse/domain/money'
import { fundMachine, selectDocument, selectHistory } from '@hautelisse/machines/investments'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import type { ReactElement } from 'react'
import { ResourceView } from '../resource/index.ts'
import { useApp, type ModalProps } from '../shell/index.ts'
import { Amount, useHiddenAmounts } from '../ui/amount/index.ts'
import { Button } from '../ui/button/index.ts'
import { Modal } from '../ui/modal/index.ts'
import { Columns, Fact, Facts, Figure, Section, text } from '../ui/page/index.ts'
import { FundEvolution } from './evolution.tsx'
import { FundDocument } from './fund-document.tsx'
import * as styles from './fund-sheet.css.ts'
import { RiskScale } from './risk-scale.tsx'
import { useFrequency, useHorizon } from './words.ts'

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
            <Trans id="fund.sheet.close">Fermer</Trans>
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
