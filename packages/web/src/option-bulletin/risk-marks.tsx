import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import * as styles from './choice.css.ts'

const LEVELS = [1, 2, 3, 4, 5, 6, 7]
const mark = (level: number): string => `M${level * 4 - 2} 16V${15 - level * 2}`

/** The risk of a fund in one line: seven marks, and the level. */
export const RiskMarks = ({ level }: { readonly level: number }): ReactElement => (
  <span className={styles.risk}>
    <svg viewBox="0 0 28 16" aria-hidden="true" focusable="false" className={styles.riskMarks}>
      <path
        d={LEVELS.filter((one) => one <= level)
          .map(mark)
          .join('')}
      />
      <path
        className={styles.riskAbove}
        d={LEVELS.filter((one) => one > level)
          .map(mark)
          .join('')}
      />
    </svg>
    <Trans id="bulletins.fund.risk">Risque {level} sur 7</Trans>
  </span>
)
