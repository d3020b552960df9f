import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { useHiddenAmounts, writeRound } from '../amount/index.ts'
import { Skein } from '../skein/index.ts'
import { fanNarrow, fanWide, unit as unitStyle } from './charts.css.ts'
import type { DrawnThreads, FanThreads } from './fan-threads.ts'
import { NARROW_RANGE, threadUnit, WIDE_RANGE } from './thread-count.ts'

type ThreadUnitProps = {
  /** What else is said of the drawing, in a sentence of its own. */
  readonly children?: ReactNode
} & (
  | {
      /** What the fan above draws. */
      readonly threads: FanThreads
      /** Net euros a month, counted: « Un fil : 20 € net par mois, 71 + 7 + 10 + 7 = 95 fils ». */
      readonly isNetMonth?: boolean
    }
  | {
      /** Total of a drawing that is no fan, in euros. */
      readonly total: number
      /** Of a drawing that has as many threads on a phone as on a wide window. */
      readonly isScaled?: boolean
    }
)

type Said = { readonly total: number; readonly wide: ReactElement; readonly narrow: ReactElement }

const saidOf = (props: ThreadUnitProps): Said => {
  if ('threads' in props) {
    const { threads, isNetMonth = false } = props
    const Words = isNetMonth ? NetMonthWords : UnitWords
    return { total: threads.whole, wide: <Words {...threads.wide} />, narrow: <Words {...threads.narrow} /> }
  }
  const { total, isScaled = false } = props
  return {
    total,
    wide: <UnitWords unit={threadUnit(total, WIDE_RANGE)} />,
    narrow: <UnitWords unit={threadUnit(total, isScaled ? WIDE_RANGE : NARROW_RANGE)} />,
  }
}

/** What one thread stands for, while amounts are shown. Always written under a fan. */
export const ThreadUnitNote = (props: ThreadUnitProps) => {
  const { children } = props
  const { total, wide, narrow } = saidOf(props)
  const hidden = useHiddenAmounts() || total <= 0
  const isFollowed = children !== undefined && children !== false
  if (hidden && !isFollowed) return null
  return (
    <p className={unitStyle} data-part={'threads' in props ? 'fan-unit' : undefined}>
      <Skein />
      <span>
        {!hidden && (
          <>
            <span className={fanWide}>{wide}</span>
            <span className={fanNarrow}>{narrow}</span>
            {isFollowed && '. '}
          </>
        )}
        {children}
      </span>
    </p>
  )
}

const UnitWords = ({ unit }: Pick<DrawnThreads, 'unit'>) => {
  const amount = writeRound(unit)
  return <Trans id="ui.chart.unit">Un fil&nbsp;: environ {amount}</Trans>
}

/** The threads of each group and their sum, where all of them are known. */
const NetMonthWords = ({ unit, counts }: DrawnThreads) => {
  const amount = writeRound(unit)
  const drawn = counts.filter((count) => count !== 0)
  const known = drawn.filter((count) => count !== undefined)
  if (known.length < drawn.length) return <Trans id="ui.chart.unit-known">Un fil plein&nbsp;: {amount} net par mois</Trans>
  const [sum, count] = [known.join(' +\u00A0'), known.reduce((total, one) => total + one, 0)]
  if (known.length < 2) return <Trans id="ui.chart.unit-month">Un fil&nbsp;: {amount} net par mois</Trans>
  return (
    <Trans id="ui.chart.unit-sum">
      Un fil&nbsp;: {amount} net par mois, {sum} = {count}&nbsp;fils
    </Trans>
  )
}
