import { formatEuros } from '@hautelisse/domain/money'
import { selectAdjustment, selectTaxResult, type AdjustmentView, type Preview } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useState, type ReactElement } from 'react'
import { LiveAmount, spokenAmount, useHiddenAmounts } from '../../ui/amount/index.ts'
import { LiveRegion } from '../../ui/live-region/index.ts'
import type { Simulator } from '../step-props.ts'
import * as styles from './result.css.ts'
import { useAdjusted } from './use-adjusted.ts'
import { useAfterPaint } from './use-after-paint.ts'
import { useLive } from './use-live.ts'

type PreviewProps = Pick<Simulator, 'actor'>

/** What is shown of a payment that was not answered yet. */
const shownOf = ({ preview, isStale }: AdjustmentView): Preview | undefined => (isStale ? preview : undefined)
const isShown = (adjustment: AdjustmentView): boolean => shownOf(adjustment) !== undefined
const read = (figure: keyof Preview) => (adjustment: AdjustmentView | undefined) => adjustment && shownOf(adjustment)?.[figure]
const READ = { payment: read('payment'), saving: read('saving'), effort: read('effort') } as const

/** The three figures change together, at every key: what is kept and what is saved add up to the payment at every moment. */
const Shown = memo(({ actor }: PreviewProps): ReactElement => (
  <div className={styles.preview}>
    <dl>
      <div className={styles.previewRow}>
        <dt>
          <Trans id="tax.result.preview-payment">Versé dans l’année</Trans>
        </dt>
        <dd>
          <LiveAmount value={useLive(actor, READ.payment)} />
        </dd>
      </div>
      <div className={styles.previewRow}>
        <dt>
          <Trans id="tax.result.preview-saving">Économie d’impôt</Trans>
        </dt>
        <dd className={styles.previewSaving}>
          <LiveAmount value={useLive(actor, READ.saving)} />
        </dd>
      </div>
      <div className={styles.previewRow}>
        <dt>
          <Trans id="tax.result.preview-effort">Effort</Trans>
        </dt>
        <dd>
          <LiveAmount value={useLive(actor, READ.effort)} />
        </dd>
      </div>
    </dl>
    <p className={styles.tiny}>
      <Trans id="tax.result.preview-here">Calculé dans cette page, avec la même règle.</Trans>
    </p>
  </div>
))

const Spoken = ({ actor }: PreviewProps): ReactElement => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  const snapshot = useAfterPaint(actor)
  const adjustment = selectAdjustment(snapshot)
  const result = selectTaxResult(snapshot)
  // The first result is heard by its heading, which has the focus.
  const [first] = useState(result)
  const shown = adjustment && shownOf(adjustment)
  const previewed = (preview: Preview): string => {
    const saving = formatEuros(preview.saving)
    return hidden
      ? ''
      : t({ id: 'tax.result.preview-spoken', message: `Économie d’impôt de ${saving}, calculée dans cette page` })
  }
  const answered = (): string => {
    if (result === undefined || result === first || adjustment?.isStale !== false) return ''
    if (hidden) return t({ id: 'tax.result.updated-hidden', message: 'Résultat mis à jour' })
    const [payment, saving] = [formatEuros(result.payment), formatEuros(result.saving)]
    return t({
      id: 'tax.result.updated',
      message: `Résultat mis à jour : pour ${payment} dans l’année, économie d’impôt de ${saving}`,
    })
  }
  return <LiveRegion>{spokenAmount(shown === undefined ? answered() : previewed(shown))}</LiveRegion>
}

/** What the amount would save, computed in the page while it is typed and marked as such, until the answer says it (decision 06). */
export const PreviewLine = memo(({ actor }: PreviewProps): ReactElement => {
  const isPreviewed = useAdjusted(actor, isShown)
  return (
    <>
      {isPreviewed === true ? (
        <Shown actor={actor} />
      ) : (
        <p className={styles.tiny}>
          <Trans id="tax.result.computed-here">Les ajustements sont calculés dans cette page, avec la même règle.</Trans>
        </p>
      )}
      <Spoken actor={actor} />
    </>
  )
})
