import { formatEuros } from '@hautelisse/domain/money'
import type { AdjustmentView, Preview } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount, spokenAmount, useHiddenAmounts } from '../../ui/amount/index.ts'
import { LiveRegion } from '../../ui/live-region/index.ts'
import * as styles from './result.css.ts'

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

/** What the amount would save, computed in the page while it is typed and marked as such, until the answer says it (decision 06). */
export const PreviewLine = ({ adjustment: { preview, isStale } }: { readonly adjustment: AdjustmentView }): ReactElement => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  const shown = isStale ? preview : undefined
  const saving = shown === undefined ? '' : formatEuros(shown.saving)
  const spoken =
    shown === undefined || hidden
      ? ''
      : spokenAmount(t({ id: 'tax.result.preview-spoken', message: `Économie d’impôt de ${saving}, calculée dans cette page` }))
  return (
    <>
      {shown === undefined ? (
        <p className={styles.tiny}>
          <Trans id="tax.result.computed-here">Les ajustements sont calculés dans cette page, avec la même règle.</Trans>
        </p>
      ) : (
        <Shown preview={shown} />
      )}
      <LiveRegion>{spoken}</LiveRegion>
    </>
  )
}
