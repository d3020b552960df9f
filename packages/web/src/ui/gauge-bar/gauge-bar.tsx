import type { Euros } from '@hautelisse/domain/money'
import type { ReactElement } from 'react'
import { useHiddenAmounts } from '../amount/index.ts'
import { cssVars } from '../theme/index.ts'
import * as styles from './gauge-bar.css.ts'

type GaugeBarProps = {
  readonly ceiling: Euros
  /** What was used of it before, and what is used with what is being done. */
  readonly before: Euros
  readonly after: Euros
}

/** A ceiling as threads: what was used, what is being added, what is left. A line beside it says the same in words. */
export const GaugeBar = ({ ceiling, before, after }: GaugeBarProps): ReactElement => {
  const hidden = useHiddenAmounts()
  const percent = (amount: Euros) => `${Math.min(100, amount.dividedBy(ceiling).times(100).toNumber()).toFixed(2)}%`
  return (
    <div
      aria-hidden="true"
      className={`${styles.bar} ${hidden ? styles.hiddenBar : ''}`}
      style={hidden ? undefined : cssVars({ '--before': percent(before), '--after': percent(after) })}
    />
  )
}
