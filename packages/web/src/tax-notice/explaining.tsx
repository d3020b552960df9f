import type { Derivation } from '@hautelisse/domain/explain'
import { isPositive, type Euros } from '@hautelisse/domain/money'
import type { NoticeFigureId } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { CalculationPanel, FigureButton, openingOf } from '../explanation/index.ts'
import { useNoticeSources, useNoticeTerms, type TaxWords } from './figure-terms.ts'

const { Explaining, Place, useOpening } = openingOf<NoticeFigureId>((id) => id)

export { Place as NoticePlace }

/** How the figures of the notice open: which one is open, and its explanation, computed then alone. */
export type NoticeExplained = {
  readonly opened: NoticeFigureId | undefined
  readonly send: (
    event: { readonly type: 'figureOpened'; readonly figure: NoticeFigureId } | { readonly type: 'figureClosed' },
  ) => void
  readonly explain: (figure: NoticeFigureId) => Derivation | undefined
  readonly tax?: TaxWords | undefined
}

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

/** Opens the figures of the notice, each where it stands. */
export const ExplainingNotice = ({
  opened,
  send,
  explain,
  tax,
  children,
}: NoticeExplained & { readonly children: ReactNode }): ReactElement => {
  const figure = opened && explain(opened)
  return (
    <Explaining opened={opened} canExplain send={send} panel={figure && <NoticePanel key={opened} figure={figure} tax={tax} />}>
      {children}
    </Explaining>
  )
}

type NoticeAmountProps = {
  readonly id: NoticeFigureId
  readonly value: Euros
  /** It follows from others: what was typed, or is nothing, opens nothing. */
  readonly isDerived?: boolean
}

/** An amount that opens its calculation. */
export const NoticeAmount = ({ id, value, isDerived = true }: NoticeAmountProps): ReactElement => {
  const opening = useOpening(id)
  return <FigureButton opening={{ ...opening, canExplain: isDerived && isPositive(value) }} value={value} />
}
