import type { ShownPeriodicity } from '@hautelisse/domain/tax-saving'
import {
  selectAdjustment,
  selectTaxErrors,
  selectTaxFailure,
  selectVariant,
  type AdjustmentView,
} from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, type ReactElement } from 'react'
import { GaugeLink } from '../../contributions/index.ts'
import { Button } from '../../ui/button/index.ts'
import { Segmented } from '../../ui/choice/index.ts'
import { MoneyField } from '../../ui/money-field/index.ts'
import { Note } from '../../ui/note/index.ts'
import { Panel } from '../../ui/panel/index.ts'
import { useErrorWords } from '../error-words.ts'
import { FailureAlert } from '../failure-alert.tsx'
import type { StepProps } from '../step-props.ts'
import { useRefusalFocus } from '../use-refusal-focus.ts'
import { Gauge } from './gauge.tsx'
import { PayButton } from './pay-button.tsx'
import { PreviewLine } from './preview-line.tsx'
import * as styles from './result.css.ts'

const AMOUNT = 'allocated_amount'

type PartProps = StepProps & { readonly adjustment: AdjustmentView }

/** Kept to the byte (TAX-55, TAX-56). */
const CapReached = (): ReactElement => (
  <Note kind="warn">
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
  const words = useErrorWords()
  const error = selectTaxErrors(snapshot, 'results').find(({ path }) => path === AMOUNT)
  return (
    <div className={styles.amount}>
      <MoneyField
        id={AMOUNT}
        label={
          adjustment.periodicity === 'monthly' ? (
            <Trans id="tax.result.amount-monthly">Montant par mois</Trans>
          ) : (
            <Trans id="tax.result.amount-once">Montant en une fois</Trans>
          )
        }
        value={adjustment.text}
        error={error && words(error)}
        onValueChange={(text) => send({ type: 'amountTyped', field: AMOUNT, text })}
        onValuePaste={(text) => send({ type: 'amountTyped', field: AMOUNT, text, pasted: true })}
        onBlur={() => send({ type: 'amountLeft', field: AMOUNT })}
      />
    </div>
  )
}

/** How much of the ceiling the amount uses. */
const Use = ({ adjustment: { amount, cap, isCapReached } }: Pick<PartProps, 'adjustment'>): ReactElement => (
  <>
    <Gauge amount={amount} cap={cap} />
    <div aria-live="polite" className={styles.status}>
      {isCapReached && <CapReached />}
    </div>
  </>
)

const UpdateButton = ({ isUpdating }: { readonly isUpdating: boolean }): ReactElement => (
  <Button type="submit" variant="secondary" wide busy={isUpdating}>
    {isUpdating ? (
      <Trans id="tax.result.updating">Calcul en cours</Trans>
    ) : (
      <Trans id="tax.result.update">Mettre à jour le calcul</Trans>
    )}
  </Button>
)

type AdjustmentProps = StepProps & { readonly level: 2 | 4 }

/** "Ajuster vos versements": how often and how much, against the ceiling, and the way to the payment (TAX-22 to TAX-26, TAX-39, TAX-44 to TAX-47, TAX-55, TAX-56). */
export const Adjustment = ({ snapshot, send, level }: AdjustmentProps): ReactElement | null => {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const adjustment = selectAdjustment(snapshot)
  const { updatesAtOnce, payment, variant } = selectVariant(snapshot)
  // Whoever changes what asks at once is still typing: a refusal is heard, and takes no key press away.
  const countAttempt = useRefusalFocus(form, snapshot, !updatesAtOnce)
  const failure = selectTaxFailure(snapshot)
  if (adjustment === undefined) return null
  const { isUpdating } = adjustment
  const Heading = level === 2 ? 'h2' : 'h4'
  return (
    <Panel className={styles.adjustment} aria-labelledby={id}>
      <Heading id={id} className={styles.adjustmentTitle}>
        <Trans id="tax.result.adjust">Ajuster vos versements</Trans>
      </Heading>
      <form
        ref={form}
        noValidate
        className={styles.form}
        aria-labelledby={id}
        aria-busy={isUpdating || undefined}
        onSubmit={(event) => {
          event.preventDefault()
          if (isUpdating) return
          send({ type: 'updateRequested' })
          countAttempt()
        }}
      >
        <Frequency adjustment={adjustment} snapshot={snapshot} send={send} />
        <AmountField adjustment={adjustment} snapshot={snapshot} send={send} />
        <Use adjustment={adjustment} />
        {failure?.isMarked === false && (
          <FailureAlert canRetry={failure.canRetry} onRetry={() => send({ type: 'retryRequested' })} />
        )}
        <PreviewLine snapshot={snapshot} />
        <div className={styles.actions}>
          {!updatesAtOnce && <UpdateButton isUpdating={isUpdating} />}
          <PayButton variant={variant} target={payment} />
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
