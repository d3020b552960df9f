import type { Euros } from '@hautelisse/domain/money'
import type { ReactElement } from 'react'
import { useHiddenAmounts } from '../../ui/amount/index.ts'
import { threadUnit } from '../../ui/charts/index.ts'
import { cssVars } from '../../ui/theme/index.ts'
import { row, rowTones } from './thread-row.css.ts'

/** As many threads as stand side by side on a phone. */
const RANGE = { least: 30, most: 70 } as const
/** The same threads for everyone while amounts are hidden. */
const NEUTRAL = 40

/**
 * Gives what one thread of a row is worth.
 *
 * @param amount amount that the row stands for
 */
export const unitOf = (amount: Euros): number => threadUnit(amount.toNumber(), RANGE)

type ThreadRowProps = {
  readonly amount: Euros
  readonly tone: keyof typeof rowTones
  /** Dashed: nobody has promised it. */
  readonly isAssumed?: boolean
}

/** An amount in threads that can be counted. Decoration of the figure that stands above it. */
export const ThreadRow = ({ amount, tone, isAssumed = false }: ThreadRowProps): ReactElement => {
  const hidden = useHiddenAmounts()
  const count = hidden ? NEUTRAL : Math.max(1, Math.round(amount.toNumber() / unitOf(amount)))
  return (
    <svg
      className={`${row} ${rowTones[tone]}`}
      style={cssVars({ '--threads': count })}
      viewBox={`0 0 ${count} 56`}
      preserveAspectRatio="none"
      strokeDasharray={isAssumed ? '5 4' : undefined}
      aria-hidden="true"
      focusable="false"
    >
      <path d={Array.from({ length: count }, (_, index) => `M${index + 0.5} 0V56`).join('')} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
