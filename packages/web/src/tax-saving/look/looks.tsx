import type { ReactElement } from 'react'
import type { StepProps } from '../step-props.ts'
import { Comparison } from './comparison.tsx'
import { ExitSection } from './exit-section.tsx'
import { looks } from './look.css.ts'
import { SavingSection } from './saving-section.tsx'

/** What the result can be looked at beside: the saving along every payment, other simulations, and the other end of the payment (TS-07 to TS-10). */
export const TaxLooks = (props: StepProps): ReactElement => (
  <div className={looks}>
    <SavingSection {...props} />
    <Comparison {...props} />
    <ExitSection {...props} />
  </div>
)
