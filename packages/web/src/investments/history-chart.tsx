import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { changeOver, type Valuation } from '@hautelisse/domain/investments'
import { formatEuros } from '@hautelisse/domain/money'
import { useLingui } from '@lingui/react/macro'
import { useState, type ReactElement } from 'react'
import { spokenAmount, useHiddenAmounts, writeRound } from '../ui/amount/index.ts'
import { asDrawing } from '../ui/charts/index.ts'
import { cssVars } from '../ui/theme/css-vars.ts'
import { axisAround, DRAWING, linePath, threadsPath } from './geometry.ts'
import * as styles from './history-chart.css.ts'
import { writeChange } from './write-change.ts'

const THREADS = 60
const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`

/** A line without values: nothing can be read from it. */
const Hidden = ({ label }: { readonly label: string }): ReactElement => (
  <div className={styles.plot} {...asDrawing(label)}>
    <svg className={styles.drawing} viewBox={`0 0 ${DRAWING} ${DRAWING}`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.line} d={`M0 ${DRAWING / 2}H${DRAWING}`} />
    </svg>
  </div>
)

/** The values of a unit over a period: a line over threads, read by arrow keys, finger or pointer (FUND-06). */
export const HistoryChart = ({ valuations }: { readonly valuations: readonly Valuation[] }): ReactElement | null => {
  const { t } = useLingui()
  const isHidden = useHiddenAmounts()
  const [read, setRead] = useState<number>()
  const [first, last] = [valuations[0], valuations.at(-1)]
  const change = changeOver(valuations)
  if (first === undefined || last === undefined || change === undefined) return null
  if (isHidden) return <Hidden label={t({ id: 'fund.chart.hidden', message: 'Valeurs masquées' })} />
  const values = valuations.map(({ amount }) => amount.toNumber())
  const axis = axisAround(values)
  const up = (value: number): string => percent((value - axis.bottom) / (axis.top - axis.bottom))
  const shown = read === undefined ? undefined : valuations[read]
  const wordsOf = ({ date, amount }: Valuation): string => `${formatFrenchDate(date)}, ${formatEuros(amount)}`
  const [from, to, start, end, gained] = [
    formatFrenchDate(first.date),
    formatFrenchDate(last.date),
    formatEuros(first.amount),
    formatEuros(last.amount),
    writeChange(change),
  ]
  const label = t({
    id: 'fund.chart.label',
    message: `Du ${from} au ${to}, la part est passée de ${start} à ${end}, soit ${gained}.`,
  })
  return (
    <div className={styles.plot}>
      <div className={styles.face} {...asDrawing(label)}>
        {axis.ticks.map((tick) => (
          <span key={tick} className={styles.gridLine} style={cssVars({ '--up': up(tick) })}>
            <span className={styles.gridValue}>{writeRound(tick)}</span>
          </span>
        ))}
        <svg className={styles.drawing} viewBox={`0 0 ${DRAWING} ${DRAWING}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.thread} d={threadsPath(values, axis, THREADS)} />
          <path className={styles.line} d={linePath(values, axis)} />
        </svg>
        {[first, last].map((one, place) => (
          <span
            key={place === 0 ? 'first' : 'last'}
            style={cssVars({ '--at': percent(place), '--up': up(one.amount.toNumber()) })}
          >
            <span className={styles.dot} />
            <span className={`${styles.value} ${place === 0 ? styles.valueFirst : styles.valueLast}`}>
              {formatEuros(one.amount)}
            </span>
          </span>
        ))}
        <span className={styles.ends}>
          <span>{from}</span>
          <span>{to}</span>
        </span>
        {shown !== undefined && (
          <span
            className={styles.readLine}
            style={cssVars({ '--at': percent((read ?? 0) / Math.max(1, valuations.length - 1)) })}
          >
            <span className={styles.readWords}>{wordsOf(shown)}</span>
          </span>
        )}
      </div>
      <input
        type="range"
        className={styles.reader}
        min={0}
        max={valuations.length - 1}
        value={read ?? valuations.length - 1}
        aria-label={t({ id: 'fund.chart.reader', message: 'Lire les valeurs jour par jour' })}
        aria-valuetext={spokenAmount(wordsOf(shown ?? last))}
        onChange={(event) => setRead(event.currentTarget.valueAsNumber)}
        onBlur={() => setRead(undefined)}
      />
      <span className={styles.ring} />
    </div>
  )
}
