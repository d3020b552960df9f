import { formatEuros } from '@hautelisse/domain/money'
import { selectAdjustment, selectTaxResult, type Preview } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactElement } from 'react'
import { Amount, spokenAmount, useHiddenAmounts } from '../../ui/amount/index.ts'
import { LiveRegion } from '../../ui/live-region/index.ts'
import { Fact, Facts, text } from '../../ui/page/index.ts'
import type { StepProps } from '../step-props.ts'
import * as styles from './result.css.ts'

type PreviewProps = Pick<StepProps, 'snapshot'>

/** What is shown of a payment that was not answered yet. */
const previewIn = (snapshot: StepProps['snapshot']): Preview | undefined => {
  const adjustment = selectAdjustment(snapshot)
  return adjustment?.isStale === true ? adjustment.preview : undefined
}

/**
 * The figures of the card, where it stands above and out of sight: they change together, at every key, so that what is kept and what is saved add up to the
 * payment at every moment.
 */
const PreviewFigures = ({ preview: { payment, saving, effort } }: { readonly preview: Preview }): ReactElement => (
  <div className={styles.preview}>
    <p className={text({ strong: true })}>
      <Trans id="tax.result.preview">Aperçu</Trans>
    </p>
    <Facts>
      <Fact name={<Trans id="tax.result.preview-payment">Versé dans l’année</Trans>}>
        <Amount value={payment} />
      </Fact>
      <Fact name={<Trans id="tax.result.term.saving">Économie d’impôt</Trans>}>
        <b>
          <Amount value={saving} />
        </b>
      </Fact>
      <Fact name={<Trans id="tax.look.field.effort">Effort</Trans>}>
        <Amount value={effort} />
      </Fact>
    </Facts>
  </div>
)

const Spoken = ({ snapshot }: PreviewProps): ReactElement => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  const adjustment = selectAdjustment(snapshot)
  const result = selectTaxResult(snapshot)
  // The first result is heard by its heading, which has the focus.
  const [first] = useState(result)
  const shown = previewIn(snapshot)
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
export const PreviewLine = ({ snapshot }: PreviewProps): ReactElement => {
  const preview = previewIn(snapshot)
  return (
    <>
      {preview !== undefined && <PreviewFigures preview={preview} />}
      <p className={text({ as: 'caption' })}>
        <Trans id="tax.result.computed-here">Les ajustements sont calculés dans cette page, avec la même règle.</Trans>
      </p>
      <Spoken snapshot={snapshot} />
    </>
  )
}
