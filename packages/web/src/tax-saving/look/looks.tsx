import { selectVariant } from '@hautelisse/machines/tax-saving'
import { memo, useDeferredValue, type ReactElement } from 'react'
import { TaxNotice } from '../../tax-notice/index.ts'
import { PaymentLives } from '../life/index.ts'
import { useSources, useTerms } from '../result/terms.tsx'
import type { StepProps } from '../step-props.ts'
import { TaxComparison } from './comparison.tsx'
import { ExitSection } from './exit-section.tsx'
import { looks } from './look.css.ts'
import { SavingSection } from './saving-section.tsx'

/** Drawn once a key press has been painted: nothing in it is typed or chosen. */
const Chart = memo(SavingSection)

/** What the result can be looked at beside: the saving along every payment, other simulations, and the other end of the payment (TS-07 to TS-10). */
export const TaxLooks = ({ snapshot, send }: StepProps): ReactElement => {
  // In a page of its own the result is the page; inside another one it is a section of it.
  const level = selectVariant(snapshot).variant === 'contained' ? 4 : 2
  const rested = useDeferredValue(snapshot)
  const props = { snapshot, send, level } as const
  const tax = { terms: useTerms(), sources: useSources() }
  return (
    <div className={looks} data-looks="">
      <Chart {...props} snapshot={rested} />
      <TaxNotice {...props} tax={tax} />
      <TaxComparison {...props} />
      <ExitSection {...props} />
      <PaymentLives {...props} snapshot={rested} />
    </div>
  )
}
