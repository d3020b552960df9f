import { restOf, type Euros } from '@hautelisse/domain/money'
import type { ShownPeriodicity } from '@hautelisse/domain/tax-saving'
import { selectAdjustment, selectTaxFailure, selectVariant, type AdjustmentView } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactElement } from 'react'
import { GaugeLink } from '../../contributions/index.ts'
import { useAsking } from '../../stepper/index.ts'
import { Amount, SumAmount, useHiddenAmounts } from '../../ui/amount/index.ts'
import { Button } from '../../ui/button/index.ts'
import { Segmented } from '../../ui/choice/index.ts'
import { FailureAlert } from '../../ui/failure-alert/index.ts'
import { MoneyField } from '../../ui/money-field/index.ts'
import { Note } from '../../ui/note/index.ts'
import { Panel } from '../../ui/panel/index.ts'
import { cssVars } from '../../ui/theme/index.ts'
import { FAILURE_WORDS } from '../form-words.tsx'
import type { StepProps } from '../step-props.ts'
import { useFields } from '../use-fields.ts'
import { WayToPay } from './pay-button.tsx'
import { PreviewLine } from './preview-line.tsx'
import * as styles from './result.css.ts'

const AMOUNT = 'allocated_amount'

type PartProps = StepProps & { readonly adjustment: AdjustmentView }

/** What is paid for nothing as far as the tax of the year goes, then that the cap is reached, kept to the byte (TAX-55, TAX-56). */
const CapReached = ({ above }: { readonly above: Euros | undefined }): ReactElement => (
  <Note kind="warn">
    {above !== undefined && (
      <p>
        <b>
          <Trans id="tax.result.above">
            <Amount value={above} /> au-delà de votre plafond de l’année&nbsp;: cette part n’est pas déduite.
          </Trans>
        </b>
      </p>
    )}
    <p>
      <Trans id="tax.result.cap">Avec ce montant vous atteignez votre plafond maximum d'économie d'impôt</Trans>
    </p>
  </Note>
)

const Frequency = ({ adjustment, send }: PartProps): ReactElement => {
  const { t } = useLingui()
  const id = useId()
  return (
    <div>
      <span id={id} className={styles.label}>
        <Trans id="tax.result.frequency">Fréquence</Trans>
      </span>
      <div className={styles.even}>
        <Segmented<ShownPeriodicity>
          labelledBy={id}
          value={adjustment.periodicity}
          onValueChange={(periodicity) => send({ type: 'periodicityChosen', periodicity })}
          options={[
            { value: 'one_shot', label: t({ id: 'tax.result.one-shot', message: 'En une fois' }) },
            { value: 'monthly', label: t({ id: 'tax.result.monthly', message: 'Chaque mois' }) },
          ]}
        />
      </div>
    </div>
  )
}

const AmountField = ({ adjustment, snapshot, send }: PartProps): ReactElement => {
  const field = useFields({ snapshot, send }, 'results')
  return (
    <div className={styles.amount}>
      <MoneyField
        {...field.amount(AMOUNT, { path: AMOUNT, text: adjustment.text })}
        label={
          adjustment.periodicity === 'monthly' ? (
            <Trans id="tax.result.amount-monthly">Montant par mois</Trans>
          ) : (
            <Trans id="tax.result.amount-once">Montant en une fois</Trans>
          )
        }
      />
    </div>
  )
}

type CeilingGaugeProps = { readonly amount: Euros | undefined; readonly cap: Euros }

/** Part of the bar in colour, for the eye alone: of the ceiling what is used, of a payment above it what is within. */
const filled = (amount: Euros | undefined, cap: Euros): number => {
  if (amount === undefined || amount.isZero()) return 0
  return amount.greaterThan(cap) ? cap.dividedBy(amount).toNumber() : amount.dividedBy(cap).toNumber()
}

/** How much of the ceiling the amount uses, both in the chosen frequency: the words say it, the threads show it. */
const CeilingGauge = ({ amount, cap }: CeilingGaugeProps): ReactElement => {
  const hidden = useHiddenAmounts()
  const used = amount && restOf(cap, amount)
  const isAbove = amount?.greaterThan(cap) === true
  return (
    <div>
      <p className={styles.gaugeWords}>
        <span>
          <Trans id="tax.result.cap-used">Plafond utilisé</Trans>
        </span>
        <b className={styles.gaugeFigures}>
          {used === undefined ? (
            <Trans id="tax.result.cap-none">
              Plafond de <Amount value={cap} />
            </Trans>
          ) : isAbove ? (
            <Trans id="tax.result.cap-above">
              <SumAmount of={used} part="part" /> pour un plafond de <SumAmount of={used} />
            </Trans>
          ) : (
            <Trans id="tax.result.cap-of">
              <SumAmount of={used} part="part" /> sur <SumAmount of={used} />
            </Trans>
          )}
        </b>
      </p>
      <span
        aria-hidden="true"
        className={styles.gauge}
        data-hidden={hidden || undefined}
        data-above={isAbove || undefined}
        style={cssVars({ '--filled': hidden ? '0%' : `${filled(amount, cap) * 100}%` })}
      />
    </div>
  )
}

const Use = ({ adjustment: { amount, cap, isCapReached, above } }: Pick<PartProps, 'adjustment'>): ReactElement => (
  <>
    <CeilingGauge amount={amount} cap={cap} />
    <div aria-live="polite" className={styles.status}>
      {isCapReached && <CapReached above={above} />}
    </div>
  </>
)

const UpdateButton = ({ isUpdating }: { readonly isUpdating: boolean }): ReactElement => (
  <Button type="submit" variant="secondary" wide busy={isUpdating}>
    {isUpdating ? (
      <Trans id="tax.actions.asking">Calcul en cours</Trans>
    ) : (
      <Trans id="tax.result.update">Mettre à jour le calcul</Trans>
    )}
  </Button>
)

type AdjustmentProps = StepProps & { readonly level: 2 | 4 }

/** "Ajuster vos versements": how often and how much, against the ceiling, and the way to the payment (TAX-22 to TAX-26, TAX-39, TAX-44 to TAX-47, TAX-55, TAX-56). */
export const Adjustment = ({ snapshot, send, level }: AdjustmentProps): ReactElement | null => {
  const id = useId()
  const adjustment = selectAdjustment(snapshot)
  const { updatesAtOnce, payment, variant } = selectVariant(snapshot)
  const failure = selectTaxFailure(snapshot)
  const isUpdating = adjustment?.isUpdating === true
  const { form } = useAsking(
    // A change that asks at once comes while the saver types: a refusal is announced and leaves the focus alone.
    { isBusy: isUpdating, failure, isCurrent: !updatesAtOnce },
    () => send({ type: 'updateRequested' }),
  )
  if (adjustment === undefined) return null
  const Heading = level === 2 ? 'h2' : 'h4'
  return (
    <Panel className={styles.adjustment} aria-labelledby={id}>
      <Heading id={id} className={styles.adjustmentTitle}>
        <Trans id="tax.result.adjust">Ajuster vos versements</Trans>
      </Heading>
      <form {...form} className={styles.form} aria-labelledby={id}>
        <Frequency adjustment={adjustment} snapshot={snapshot} send={send} />
        <AmountField adjustment={adjustment} snapshot={snapshot} send={send} />
        <Use adjustment={adjustment} />
        {failure?.isMarked === false && (
          <FailureAlert
            canRetry={failure.canRetry}
            kept={FAILURE_WORDS.kept}
            retry={FAILURE_WORDS.retry}
            onRetry={() => send({ type: 'retryRequested' })}
          >
            {FAILURE_WORDS.failed}
          </FailureAlert>
        )}
        <PreviewLine snapshot={snapshot} />
        <div className={styles.actions}>
          {!updatesAtOnce && <UpdateButton isUpdating={isUpdating} />}
          <WayToPay variant={variant} target={payment} />
        </div>
      </form>
      {(variant === 'standalone' || variant === 'contained') && (
        <div className={styles.toGauge}>
          <GaugeLink />
        </div>
      )}
    </Panel>
  )
}
