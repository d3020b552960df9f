import { useLayoutEffect, type ReactElement, type ReactNode } from 'react'
import { focusArrived } from '../shell/index.ts'
import { FigureCalculation, type CalculationProps } from './calculation.tsx'
import { ExportActions } from './export-actions.tsx'
import { panel, panelBeside, totalBeside } from './explanation.css.ts'
import { ExplainFooter, ExplainPanel, ExplainTotal } from './frame.tsx'
import { PANEL_ID, usePanelContext } from './panel-context.ts'
import { Quantity } from './quantity.tsx'

type CalculationPanelProps = CalculationProps & {
  /** Which figure is open: under the title of the panel, and above the copied text. */
  readonly title: string
  /** More than the title under it: « Rente par mois, somme de deux contrats ». */
  readonly subtitle?: ReactNode
  /** What the figure is called on its band; the title unless stated. */
  readonly total?: ReactNode
  /** The rule that was applied, its version, and how it rounds. */
  readonly rule: ReactNode
  /** Name of the file of the exported table. */
  readonly fileName: string
  /** What stands in place of its steps: the same in a few lines that open. */
  readonly children?: ReactNode
}

/** The open panel: it takes the focus as it comes, and is closed by its button. */
export const OpenedPanel = ({
  subtitle,
  children,
}: {
  readonly subtitle: ReactNode
  readonly children: ReactNode
}): ReactElement => {
  const { takesFocusRef, close, isBeside } = usePanelContext()
  useLayoutEffect(() => {
    const opened = document.querySelector<HTMLElement>(`#${PANEL_ID}`)
    if (takesFocusRef.current) {
      focusArrived(opened, { preventScroll: true })
      opened?.scrollIntoView({ block: 'nearest' })
    }
    takesFocusRef.current = false
    return () => {
      takesFocusRef.current ||= opened?.contains(document.activeElement) === true
    }
  }, [takesFocusRef])
  return (
    <ExplainPanel id={PANEL_ID} className={isBeside ? panelBeside : panel} subtitle={subtitle} onClose={close}>
      {children}
    </ExplainPanel>
  )
}

/** Where the open figure comes from: every step with its result and its source, to be read, copied or exported. */
export const CalculationPanel = ({
  title,
  subtitle = title,
  total = title,
  rule,
  fileName,
  children,
  ...calculation
}: CalculationPanelProps): ReactElement => {
  const { isBeside } = usePanelContext()
  const { derivation, terms, sources } = calculation
  const band = (
    <ExplainTotal label={total}>
      <Quantity of={derivation} terms={terms} size={isBeside ? 's' : undefined} />
    </ExplainTotal>
  )
  return (
    <OpenedPanel subtitle={subtitle}>
      {children ?? <FigureCalculation {...calculation} />}
      {isBeside ? <div className={totalBeside}>{band}</div> : band}
      <ExplainFooter
        actions={<ExportActions derivation={derivation} terms={terms} sources={sources} title={title} fileName={fileName} />}
        rule={rule}
      />
    </OpenedPanel>
  )
}
