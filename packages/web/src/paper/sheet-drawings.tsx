import type { DocumentBlock } from '@hautelisse/domain/explain'
import type { ReactElement } from 'react'
import { asDrawing } from '../ui/charts/index.ts'
import * as styles from './sheet.css.ts'

/** Class names that hold. */
export const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ')

type OfBlock<Kind extends DocumentBlock['kind']> = { readonly of: Extract<DocumentBlock, { kind: Kind }> }

/** One upright line a thread, each in the middle of its place. */
const warpOf = (count: number): string => Array.from({ length: count }, (_, place) => `M${place + 0.5} 0v1`).join('')

/** Part of the width that threads take; the rest is between the bundles. */
const DRAWN = 94

/** Each bundle is as wide as its threads; its name and value stand under it. */
export const Threads = ({ of: { alt, bundles, unit } }: OfBlock<'threads'>): ReactElement => {
  const total = Math.max(
    1,
    bundles.reduce((sum, { count }) => sum + count, 0),
  )
  return (
    <div className={styles.threads} {...asDrawing(alt)}>
      <div className={styles.bundles}>
        {bundles.map(({ name, value, tone, count, isSupposed }) => (
          <div key={name} className={styles.bundle} style={{ flexGrow: count }}>
            {count > 0 && (
              <svg
                className={classes(styles.bars, styles.tones[tone])}
                style={{ minWidth: `min(100%, ${(DRAWN * count) / total}cqw)` }}
                viewBox={`0 0 ${count} 1`}
                preserveAspectRatio="none"
              >
                <path d={warpOf(count)} className={classes(styles.thread, isSupposed && styles.dash)} />
              </svg>
            )}
            <p className={styles.small}>{name}</p>
            <p>
              <b>{value}</b>
            </p>
          </div>
        ))}
      </div>
      {unit !== undefined && <p className={styles.small}>{unit}</p>}
    </div>
  )
}

/** Heights of the four threads on which the steps of a request stand, in points. */
const WEFTS = ['1.5pt', '4.5pt', '7.5pt', '10.5pt']

/** Names that may reach over the empty half of the column beside them, and from which number on they may not. */
const SHORT_NAME = 16
const MANY_STEPS = 6

/** Steps stand on four threads, drawn through as far as the request has come: the first at the beginning, the last at the end. */
export const Dates = ({ of: { steps } }: OfBlock<'dates'>): ReactElement => {
  const last = Math.max(1, steps.length - 1)
  const at = (place: number): string => `${(100 * place) / last}%`
  const reached = at(Math.max(0, steps.filter(({ isDone }) => isDone).length - 1))
  const isShort = steps.length < MANY_STEPS && steps.every(({ name }) => name.length <= SHORT_NAME)
  const columns = steps
    .map((_, place) => (place === 0 || place === steps.length - 1 ? 'minmax(0, 1fr)' : 'minmax(0, 2fr)'))
    .join(' ')
  return (
    <div className={styles.dates} style={{ gridTemplateColumns: columns }}>
      {steps.map(({ name, date, isDone }) => (
        <div key={name}>
          <p className={classes(styles.step, isDone && styles.over, isShort && styles.whole)}>{name}</p>
          <p className={styles.small}>{date}</p>
        </div>
      ))}
      <svg className={styles.course} aria-hidden>
        {WEFTS.map((y) => (
          <g key={y} className={styles.weft}>
            <line x1="0" x2={reached} y1={y} y2={y} />
            <line x1={reached} x2="100%" y1={y} y2={y} className={styles.ahead} />
          </g>
        ))}
        {steps.map(({ name, isDone }, place) => (
          <line key={name} x1={at(place)} x2={at(place)} y1="0" y2="12pt" className={isDone ? styles.past : styles.tick} />
        ))}
      </svg>
    </div>
  )
}
