import type { Derivation } from '@hautelisse/domain/explain'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { CalculationPanel } from '../explanation/index.ts'
import { useNoticeSources, useNoticeTerms, type TaxWords } from './figure-terms.ts'

type PanelProps = { readonly figure: Derivation; readonly tax?: TaxWords | undefined }

/** Where a figure of the notice comes from. */
export const NoticePanel = ({ figure, tax }: PanelProps): ReactElement => {
  const { t } = useLingui()
  const terms = useNoticeTerms(tax)
  return (
    <CalculationPanel
      derivation={figure}
      terms={terms}
      sources={useNoticeSources(tax)}
      title={terms.nameOf(figure)}
      rule={
        <Trans id="ceilings.figure.rule">
          Vos plafonds d’abord, celui de l’année avant les plus anciens&nbsp;; ceux du conjoint ensuite. Sans arrondi, sauf
          l’impôt, à l’euro.
        </Trans>
      }
      fileName={t({ id: 'ceilings.figure.file', message: 'plafonds-epargne-retraite.csv' })}
    />
  )
}
