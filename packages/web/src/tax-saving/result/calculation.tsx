import type { Derivation } from '@hautelisse/domain/explain'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { ExplainContract, ExplainContracts, ExplainFooter, ExplainPanel, ExplainTotal } from '../../ui/explain-panel/index.ts'
import { CalculationExport } from './calculation-export.tsx'
import { Quantity } from './quantity.tsx'
import { readSteps } from './reading.ts'
import { panel } from './result.css.ts'
import { StepList, useFigureName } from './step-list.tsx'
import type { TaxTerm } from './term-words.ts'

/** Id of the panel, which the button that opens it points to. */
export const PANEL_ID = 'tax-explanation'

/** A saving is the gap between two taxes, each a calculation of its own. */
const TwoTaxes = ({ saving }: { readonly saving: Derivation }): ReactElement => {
  const [open, setOpen] = useState('before')
  const [before, after] = saving.inputs
  return (
    <ExplainContracts open={open} onOpenChange={setOpen}>
      {before !== undefined && (
        <ExplainContract
          id="before"
          name={<Trans id="tax.result.row.before">Impôt sans versement</Trans>}
          basis={undefined}
          value={<Quantity of={before} />}
        >
          <StepList steps={readSteps(before)} />
        </ExplainContract>
      )}
      {after !== undefined && (
        <ExplainContract
          id="after"
          name={<Trans id="tax.result.row.after">Impôt avec le versement</Trans>}
          basis={undefined}
          value={<Quantity of={after} />}
        >
          <StepList steps={readSteps(after)} />
        </ExplainContract>
      )}
    </ExplainContracts>
  )
}

const Steps = ({ figure }: { readonly figure: Derivation }): ReactElement => {
  if (figure.term === ('tax-saving.saving' satisfies TaxTerm)) return <TwoTaxes saving={figure} />
  // The saving has its own explanation: the effort begins where that one ends.
  const known = figure.term === ('tax-saving.effort' satisfies TaxTerm) ? figure.inputs.slice(1) : []
  return <StepList steps={readSteps(figure, known)} />
}

type CalculationProps = {
  readonly figure: Derivation
  /** Years of the law that was applied. */
  readonly rule: ReactNode
  readonly onClose: () => void
}

/** Where a figure comes from, step by step. */
export const Calculation = ({ figure, rule, onClose }: CalculationProps): ReactElement => {
  const nameOf = useFigureName()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const opened = place.current?.querySelector<HTMLElement>(`#${PANEL_ID}`)
    opened?.focus({ preventScroll: true })
    opened?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place}>
      <ExplainPanel id={PANEL_ID} className={panel} subtitle={nameOf(figure)} onClose={onClose}>
        <Steps figure={figure} />
        <ExplainTotal label={nameOf(figure)}>
          <Quantity of={figure} />
        </ExplainTotal>
        <ExplainFooter actions={<CalculationExport figure={figure} />} rule={rule} />
      </ExplainPanel>
    </div>
  )
}
