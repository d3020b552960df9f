import { useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { HIDDEN_AMOUNT, spokenAmount, useHiddenAmounts } from '../amount/index.ts'
import { cssVars } from '../theme/css-vars.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as styles from './ages-chart.css.ts'
import { COLUMN, strandsPath, stretchesOf, topOf, type AgeAmounts } from './ages-threads.ts'
import { asDrawing } from './as-drawing.ts'
import { ChartFrame } from './chart-frame.tsx'
import { threads, tones } from './charts.css.ts'

/** Where an amount comes from, from the foot of a column up. */
type AgesSource = { readonly name: string; readonly tone: keyof typeof styles.swatches }

type AgesColumn = AgeAmounts & {
  readonly age: number
  /** « 64 ans ». */
  readonly name: string
  /** The amount above the column: « 1 769 € ». */
  readonly value: string
  /** What is said under the age: « 58 sur 100 ». */
  readonly note?: string
}

type AgesChartProps = {
  readonly title: ReactNode
  readonly level?: 2 | 3 | 4
  /** The drawing in one sentence, its amounts and the goal. */
  readonly label: string
  /** What the chart shows, above it. */
  readonly intro?: ReactNode
  /** Sources in the order of each column's amounts. */
  readonly sources: readonly AgesSource[]
  readonly columns: readonly AgesColumn[]
  /** A dashed line across: « Votre objectif, 1 900 € ». */
  readonly goal?: { readonly value: number; readonly label: string }
  /** Name of the dashed threads above the columns, where one of them is a range. */
  readonly rangeName: string
  readonly chosen: number | undefined
  readonly onChoose: (age: number) => void
  /** The same figures as a `Table`. */
  readonly table: ReactNode
  readonly children?: ReactNode
  readonly onPanel?: boolean
}

/** All columns while amounts are hidden. */
const NEUTRAL: AgeAmounts = { amounts: [0.7] }

type ColumnProps = Pick<AgesChartProps, 'sources' | 'onChoose'> & {
  readonly column: AgesColumn
  readonly top: number
  readonly isChosen: boolean
}

const AgeColumn = ({ column, sources, top, isChosen, onChoose }: ColumnProps): ReactElement => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  const stretches = hidden ? stretchesOf(NEUTRAL, 1) : stretchesOf(column, top)
  const toneAt = (at: number) => (hidden ? 'mute' : (sources[at]?.tone ?? sources.at(-1)?.tone ?? 'mute'))
  const spoken = hidden ? t({ id: 'ui.amount.hidden', message: 'montant masqué' }) : spokenAmount(column.value)
  return (
    <button
      type="button"
      className={styles.column}
      aria-pressed={isChosen}
      onClick={() => {
        onChoose(column.age)
      }}
    >
      <span className={styles.name}>{column.name}</span>
      <span className={styles.value}>
        <VisuallyHidden>{spoken}</VisuallyHidden>
        <span aria-hidden="true">{hidden ? HIDDEN_AMOUNT : column.value}</span>
      </span>
      <svg
        className={`${threads} ${styles.drawing}`}
        viewBox={`0 0 ${COLUMN.width} ${COLUMN.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {stretches.map((stretch, at) => (
          <path
            key={at < sources.length ? sources[at]?.name : 'range'}
            className={`${tones[toneAt(at)]} ${at < sources.length ? '' : styles.range}`}
            d={strandsPath(stretch)}
          />
        ))}
      </svg>
      {column.note !== undefined && <span className={styles.note}>{column.note}</span>}
    </button>
  )
}

/** What a month would bring by age: threads stacked by source, the goal as a line; each age is a button that chooses it. */
export const AgesChart = ({
  title,
  level,
  label,
  intro,
  sources,
  columns,
  goal,
  rangeName,
  chosen,
  onChoose,
  table,
  children,
  onPanel,
}: AgesChartProps): ReactElement => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  const top = topOf(columns, goal?.value)
  const isRange = columns.some((column) => stretchesOf(column, top).length > sources.length)
  const last = sources.at(-1)
  return (
    <ChartFrame
      title={title}
      {...(level === undefined ? {} : { level })}
      {...(onPanel === undefined ? {} : { onPanel })}
      intro={intro}
      table={table}
      chart={
        <>
          <VisuallyHidden>
            <span {...asDrawing(hidden ? t({ id: 'ui.chart.hidden', message: 'Montants masqués' }) : label)} />
          </VisuallyHidden>
          <div className={styles.scroller}>
            <div className={styles.plot} style={cssVars({ '--count': columns.length })}>
              <ul className={styles.list}>
                {columns.map((column) => (
                  <li key={column.age} className={styles.item}>
                    <AgeColumn column={column} sources={sources} top={top} isChosen={column.age === chosen} onChoose={onChoose} />
                  </li>
                ))}
              </ul>
              {goal !== undefined && !hidden && (
                <div className={styles.goal} style={cssVars({ '--up': goal.value / top })} aria-hidden="true">
                  <span className={styles.goalLabel}>{goal.label}</span>
                </div>
              )}
            </div>
          </div>
          <ul className={styles.key}>
            {sources.map(({ name, tone }) => (
              <li key={name} className={styles.keyItem}>
                <span className={styles.swatches[tone]} aria-hidden="true" />
                {name}
              </li>
            ))}
            {isRange && last !== undefined && !hidden && (
              <li className={styles.keyItem}>
                <span className={`${styles.swatches[last.tone]} ${styles.swatchOfRange}`} aria-hidden="true" />
                {rangeName}
              </li>
            )}
          </ul>
        </>
      }
    >
      {children}
    </ChartFrame>
  )
}
