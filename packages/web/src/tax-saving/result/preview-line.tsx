import { formatEuros } from '@hautelisse/domain/money'
import { selectAdjustment, type AdjustmentView, type Preview } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, type ReactElement } from 'react'
import { Amount, spokenAmount, useHiddenAmounts } from '../../ui/amount/index.ts'
import { LiveRegion } from '../../ui/live-region/index.ts'
import type { Simulator } from '../step-props.ts'
import * as styles from './result.css.ts'
import { useAdjusted } from './use-adjusted.ts'
import { useAfterPaint } from './use-after-paint.ts'

type PreviewProps = Pick<Simulator, 'actor'>

/** What is shown of a payment that was not answered yet. */
const shownOf = ({ preview, isStale }: AdjustmentView): Preview | undefined => (isStale ? preview : undefined)
/** The three figures change together: what is kept and what is saved add up to the payment at every moment. */
const Shown = ({ preview: { payment, saving, effort } }: { readonly preview: Preview }): ReactElement => (
  <div className={styles.preview}>
    <p>
      <Trans id="tax.result.preview">
        Pour <Amount value={payment} /> dans l’année
      </Trans>
    </p>
    <dl className={styles.previewFigures}>
      <div>
        <dt>
          <Trans id="tax.result.preview-saving">Économie d’impôt</Trans>
        </dt>
        <dd>
          <Amount value={saving} size="s" />
        </dd>
      </div>
      <div>
        <dt>
          <Trans id="tax.result.preview-effort">Effort</Trans>
        </dt>
        <dd>
          <Amount value={effort} size="s" />
        </dd>
      </div>
    </dl>
    <p className={styles.tiny}>
      <Trans id="tax.result.preview-here">Calculé dans cette page, avec la même règle.</Trans>
    </p>
  </div>
)

const Spoken = ({ actor }: PreviewProps): ReactElement => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  const adjustment = selectAdjustment(useAfterPaint(actor))
  const shown = adjustment && shownOf(adjustment)
  const saving = shown === undefined ? '' : formatEuros(shown.saving)
  const words = (): string =>
    spokenAmount(t({ id: 'tax.result.preview-spoken', message: `Économie d’impôt de ${saving}, calculée dans cette page` }))
  return <LiveRegion>{shown === undefined || hidden ? '' : words()}</LiveRegion>
}

/** What the amount would save, computed in the page while it is typed and marked as such, until the answer says it (decision 06). */
export const PreviewLine = memo(({ actor }: PreviewProps): ReactElement => {
  const shown = useAdjusted(actor, shownOf)
  return (
    <>
      {shown === undefined ? (
        <p className={styles.tiny}>
          <Trans id="tax.result.computed-here">Les ajustements sont calculés dans cette page, avec la même règle.</Trans>
        </p>
      ) : (
        <Shown preview={shown} />
      )}
      <Spoken actor={actor} />
    </>
  )
})
