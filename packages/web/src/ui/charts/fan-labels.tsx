import type { ReactElement, ReactNode } from 'react'
import { cssVars } from '../theme/css-vars.ts'
import { fanLabels } from './charts.css.ts'
import { GAP } from './fan-targets.ts'

type FanLabelsProps = { readonly className?: string; readonly children: ReactNode }

/** Labels under the ends of a fan, each below its own bundle: `li`s in the order of the groups. */
export const FanLabels = ({ className = '', children }: FanLabelsProps): ReactElement => (
  <ul className={`${fanLabels} ${className}`} style={cssVars({ '--gap': `${GAP * 100}%` })} data-part="fan-labels">
    {children}
  </ul>
)
