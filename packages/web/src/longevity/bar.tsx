import type { ReactElement } from 'react'
import { useHiddenAmounts } from '../ui/amount/index.ts'
import { cssVars } from '../ui/theme/css-vars.ts'
import { bar, room } from './bar.css.ts'

type BarProps = {
  /** Of the longest bar, 0 to 1. */
  readonly share: number
  /** The bar shows an amount, which may be hidden. */
  readonly isAmount?: boolean
}

const HALF = 0.5

/** A row of threads under a figure, as long as it: decoration, since the figure stands beside. */
export const Bar = ({ share, isAmount = false }: BarProps): ReactElement => {
  const isHidden = useHiddenAmounts() && isAmount
  return (
    <span className={room}>
      <span
        aria-hidden="true"
        className={bar}
        data-hidden={isHidden || undefined}
        style={cssVars({ '--share': `${Math.round((isHidden ? HALF : share) * 100)}%` })}
      />
    </span>
  )
}
