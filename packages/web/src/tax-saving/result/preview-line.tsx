import { formatEuros, type Euros } from '@hautelisse/domain/money'
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
const savingOf = (adjustment: AdjustmentView) => shownOf(adjustment)?.saving

const isSameAmount = (before: Euros | undefined, after: Euros | undefined): boolean =>
  before === after || (before !== undefined && after !== undefined && before.equals(after))

const Saving = ({ actor }: PreviewProps): ReactElement | null => {
  const saving = useAdjusted<Euros | undefined>(actor, savingOf, isSameAmount)
  return saving === undefined ? null : <Amount value={saving} size="s" />
}

/** What goes with the saving: the saving itself is painted a frame before. */
const Beside = ({
  actor,
  of,
  size,
}: PreviewProps & { readonly of: 'payment' | 'effort'; readonly size?: 's' }): ReactElement | null => {
  const adjustment = selectAdjustment(useAfterPaint(actor))
  const preview = adjustment && shownOf(adjustment)
  return preview === undefined ? null : <Amount value={preview[of]} {...(size && { size })} />
}

const Shown = memo(({ actor }: PreviewProps): ReactElement => (
  <div className={styles.preview}>
    <p>
      <Trans id="tax.result.preview">
        Pour <Beside actor={actor} of="payment" /> dans l’année
      </Trans>
    </p>
    <dl className={styles.previewFigures}>
      <div>
        <dt>
          <Trans id="tax.result.preview-saving">Économie d’impôt</Trans>
        </dt>
        <dd>
          <Saving actor={actor} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans id="tax.result.preview-effort">Effort</Trans>
        </dt>
        <dd>
          <Beside actor={actor} of="effort" size="s" />
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
  const adjustment = selectAdjustment(useAfterPaint(actor))
  const shown = adjustment && savingOf(adjustment)
  const saving = shown === undefined ? '' : formatEuros(shown)
  const words = (): string =>
    spokenAmount(t({ id: 'tax.result.preview-spoken', message: `Économie d’impôt de ${saving}, calculée dans cette page` }))
  return <LiveRegion>{shown === undefined || hidden ? '' : words()}</LiveRegion>
}

/** What the amount would save, computed in the page while it is typed and marked as such, until the answer says it (decision 06). */
export const PreviewLine = memo(({ actor }: PreviewProps): ReactElement => {
  const isShown = useAdjusted(actor, (adjustment) => shownOf(adjustment) !== undefined)
  return (
    <>
      {isShown === true ? (
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
