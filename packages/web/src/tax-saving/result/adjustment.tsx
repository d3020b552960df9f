import type { ShownPeriodicity } from '@hautelisse/domain/tax-saving'
import {
  selectAdjustment,
  selectTaxErrors,
  selectTaxFailure,
  selectVariant,
  type AdjustmentView,
  type TaxSavingSnapshot,
} from '@hautelisse/machines/tax-saving'
import type { FieldError } from '@hautelisse/domain/validation'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { memo, useId, useRef, type ReactElement } from 'react'
import { GaugeLink } from '../../contributions/index.ts'
import { Button } from '../../ui/button/index.ts'
import { Segmented } from '../../ui/choice/index.ts'
import { MoneyField } from '../../ui/money-field/index.ts'
import { Note } from '../../ui/note/index.ts'
import { Panel } from '../../ui/panel/index.ts'
import { useErrorWords } from '../error-words.ts'
import { FailureAlert } from '../failure-alert.tsx'
import type { Simulator } from '../step-props.ts'
import { useRefusalFocus } from '../use-refusal-focus.ts'
import { Gauge } from './gauge.tsx'
import { PayButton } from './pay-button.tsx'
import { PreviewLine } from './preview-line.tsx'
import * as styles from './result.css.ts'
import { useAdjusted } from './use-adjusted.ts'
import { useAfterPaint } from './use-after-paint.ts'
import { useLive } from './use-live.ts'

type AdjustmentProps = Simulator & { readonly level: 2 | 4 }

const AMOUNT = 'allocated_amount'

type FieldProps = Pick<Simulator, 'actor' | 'send'>

const textOf = (adjustment: AdjustmentView | undefined): string => adjustment?.text ?? ''
const periodicityOf = ({ periodicity }: AdjustmentView): ShownPeriodicity => periodicity
const errorOf = (snapshot: TaxSavingSnapshot): FieldError | undefined =>
  selectTaxErrors(snapshot, 'results').find(({ path }) => path === AMOUNT)

/** Kept to the byte (TAX-55, TAX-56). */
const CapReached = memo((): ReactElement => (
  <Note kind="warn">
    <p>
      <Trans id="tax.result.cap">Avec ce montant vous atteignez votre plafond maximum d'économie d'impôt</Trans>
    </p>
  </Note>
))

const Frequency = memo(({ actor, send }: FieldProps): ReactElement => {
  const chosen = useAdjusted(actor, periodicityOf)
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
          value={chosen ?? 'one_shot'}
          onValueChange={(periodicity) => send({ type: 'periodicityChosen', periodicity })}
          options={[
            { value: 'one_shot', label: t({ id: 'tax.result.one-shot', message: 'En une fois' }) },
            { value: 'monthly', label: t({ id: 'tax.result.monthly', message: 'Chaque mois' }) },
          ]}
        />
      </div>
    </div>
  )
})

// The same from one key to the next, so that nothing reads them anew.
const MONTHLY = <Trans id="tax.result.amount-monthly">Montant par mois</Trans>
const ONCE = <Trans id="tax.result.amount-once">Montant en une fois</Trans>

const AmountField = memo(({ actor, send }: FieldProps): ReactElement => {
  const words = useErrorWords()
  const text = useLive(actor, textOf)
  const isMonthly = useAdjusted(actor, periodicityOf) === 'monthly'
  const code = useSelector(actor, (snapshot) => errorOf(snapshot)?.code)
  return (
    <div className={styles.amount}>
      <MoneyField
        id={AMOUNT}
        label={isMonthly ? MONTHLY : ONCE}
        value={text}
        error={code === undefined ? undefined : words({ path: AMOUNT, code, params: {} })}
        onValueChange={(typed) => send({ type: 'amountTyped', field: AMOUNT, text: typed })}
        onValuePaste={(pasted) => send({ type: 'amountTyped', field: AMOUNT, text: pasted, pasted: true })}
        onBlur={() => send({ type: 'amountLeft', field: AMOUNT })}
      />
    </div>
  )
})

/** How much of the ceiling the amount uses, a frame after the key that changed it. */
const Use = memo(({ actor }: Pick<Simulator, 'actor'>): ReactElement | null => {
  const adjustment = selectAdjustment(useAfterPaint(actor))
  if (adjustment === undefined) return null
  const { amount, cap, isCapReached } = adjustment
  return (
    <>
      <Gauge amount={amount} cap={cap} />
      <div aria-live="polite" className={styles.status}>
        {isCapReached && <CapReached />}
      </div>
    </>
  )
})

const UpdateButton = memo(({ isUpdating }: { readonly isUpdating: boolean }): ReactElement => (
  <Button type="submit" variant="secondary" wide busy={isUpdating}>
    {isUpdating ? (
      <Trans id="tax.result.updating">Calcul en cours</Trans>
    ) : (
      <Trans id="tax.result.update">Mettre à jour le calcul</Trans>
    )}
  </Button>
))

/** "Ajuster vos versements": how often and how much, against the ceiling, and the way to the payment (TAX-22 to TAX-26, TAX-39, TAX-44 to TAX-47, TAX-55, TAX-56). */
export const Adjustment = ({ actor, snapshot, send, level }: AdjustmentProps): ReactElement | null => {
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
        <Frequency actor={actor} send={send} />
        <AmountField actor={actor} send={send} />
        <Use actor={actor} />
        {failure?.isMarked === false && (
          <FailureAlert canRetry={failure.canRetry} onRetry={() => send({ type: 'retryRequested' })} />
        )}
        <PreviewLine actor={actor} />
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
