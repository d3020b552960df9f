import { selectVariant } from '@hautelisse/machines/tax-saving'
import type { ReactElement } from 'react'
import { Late, lateScript } from '../../ui/late/index.ts'
import type { StepProps } from '../step-props.ts'

const script = lateScript(() => import('../look/index.ts'))

/** Whoever asked for them again stood on the button that they came in place of. */
const arrive = (isAgain: boolean): void => {
  const heading = isAgain ? document.querySelector<HTMLElement>('[data-looks] :is(h2, h4)') : null
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}

/** Chart, comparison and exit, which come after the result has been drawn. */
export const LateLooks = (props: StepProps): ReactElement => (
  <Late script={script} level={selectVariant(props.snapshot).variant === 'contained' ? 4 : 2} onArrive={arrive}>
    {({ TaxLooks }) => <TaxLooks {...props} />}
  </Late>
)
