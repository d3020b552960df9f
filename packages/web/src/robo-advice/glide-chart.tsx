import type { ReactElement, ReactNode } from 'react'
import { asDrawing, glideHeight, glidePaths, NARROW_GLIDE, WIDE_GLIDE } from '../ui/charts/index.ts'
import { cssVars } from '../ui/theme/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './glide.css.ts'

/** One class of assets: its name, and the colour of its threads. */
export type ClassWords = { readonly name: string; readonly tone: string }

/** One step of the horizon: its words, long and short, and the share of each class, in the order of the classes. */
export type GlideColumn = {
  readonly key: string
  readonly label: string
  readonly short: string
  readonly shares: readonly number[]
}

type GlideChartProps = {
  /** The drawing in words. */
  readonly label: string
  readonly classes: readonly ClassWords[]
  readonly columns: readonly GlideColumn[]
  /** Index of the saver's own step, once it is chosen. */
  readonly chosen: number | undefined
  /** What stands under the saver's own step: « vous ». */
  readonly you: ReactNode
  /** What the axis counts. */
  readonly axis: ReactNode
}

const DRAWINGS = [
  [styles.onWide, WIDE_GLIDE],
  [styles.onPhone, NARROW_GLIDE],
] as const

/** The savings as threads from the farthest step to the nearest: each changes its class where the grid does. */
export const GlideChart = ({ label, classes, columns, chosen, you, axis }: GlideChartProps): ReactElement => {
  const shares = columns.map((column) => column.shares)
  return (
    <>
      <div className={styles.plot} {...asDrawing(label)}>
        {DRAWINGS.map(([className, size]) => (
          <svg
            key={className}
            className={`${styles.drawing} ${className}`}
            viewBox={`0 0 ${size.width} ${glideHeight(size, classes.length)}`}
            aria-hidden="true"
            focusable="false"
          >
            {glidePaths(shares, size).map((path, index) => (
              <path key={classes[index]?.name} d={path} stroke={classes[index]?.tone} vectorEffect="non-scaling-stroke" />
            ))}
          </svg>
        ))}
        {chosen !== undefined && (
          <span
            className={styles.here}
            data-here=""
            style={cssVars({ '--at': chosen, '--column': `${100 / Math.max(1, columns.length)}%` })}
          />
        )}
      </div>
      <ol className={styles.axis} aria-hidden="true" style={cssVars({ '--columns': columns.length })}>
        {columns.map((column, index) => (
          <li key={column.key} className={index === chosen ? text({ tone: 'ink', strong: true }) : undefined}>
            <span className={styles.onWide}>{column.label}</span>
            <span className={styles.onPhone}>{column.short}</span>
            {index === chosen && <small className={text({ as: 'caption', block: true, strong: false })}>{you}</small>}
          </li>
        ))}
      </ol>
      <p className={`${styles.years} ${text({ as: 'caption' })}`}>{axis}</p>
    </>
  )
}

/** Names of the classes with their threads. */
export const ClassNames = ({
  classes,
  children,
}: {
  readonly classes: readonly ClassWords[]
  readonly children?: ReactNode
}): ReactElement => (
  <ul className={styles.names}>
    {classes.map(({ name, tone }) => (
      <li key={name} className={styles.name}>
        <span className={styles.swatch} style={{ background: tone }} aria-hidden="true" />
        {name}
      </li>
    ))}
    {children}
  </ul>
)

type ShareBarProps = {
  readonly title: ReactNode
  /** The same shares in words. */
  readonly words: ReactNode
  readonly classes: readonly ClassWords[]
  readonly shares: readonly number[]
}

/** One mix as a row of threads, with its shares in words. */
export const ShareBar = ({ title, words, classes, shares }: ShareBarProps): ReactElement => (
  <div>
    <p className={styles.barHead}>
      <span className={text({ strong: true })}>{title}</span>
      <span className={text({ as: 'small' })}>{words}</span>
    </p>
    <div className={styles.bar} aria-hidden="true">
      {shares.map(
        (share, index) =>
          share > 0 && (
            <span
              key={classes[index]?.name}
              className={styles.part}
              style={cssVars({ '--share': share * 100, '--tone': classes[index]?.tone ?? '' })}
            />
          ),
      )}
    </div>
  </div>
)
