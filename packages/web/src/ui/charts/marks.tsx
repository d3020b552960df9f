import type { ReactElement } from 'react'
import { cssVars } from '../theme/css-vars.ts'
import { fanNarrow } from './charts.css.ts'
import { DRAWING, lanes, spread, type Place } from './line-geometry.ts'
import * as styles from './line-frame.css.ts'
import { Drawing, percent, placed } from './line-frame.tsx'

/** A place with a number, as shares of the drawing, and the name that stands beside the number where there is room for it. */
export type Mark = Place & { readonly name: string }

/** Room between two numbers: 28 px of the narrowest drawing. */
const GAP = 0.11
/** Shares that half a number, the number with its distance, and a letter of a name take of a drawing of 820 px, the narrowest that has names. */
const WIDTHS = { half: 0.018, number: 0.05, letter: 0.011 }
/** Where the numbers end and where their threads turn down, in the drawing's own measure. */
const [HEADS, BENDS] = [-45, 12]

const lanesOf = (marks: readonly Mark[]) =>
  lanes(
    marks.map(({ x, name }) => ({
      at: x,
      name: name === '' ? WIDTHS.half : WIDTHS.number + name.length * WIDTHS.letter,
      number: WIDTHS.half,
    })),
  )

/** Rows that the names of marks take above a drawing. */
export const rowsOf = (marks: readonly Mark[]): number => Math.max(1, ...lanesOf(marks).map(({ row }) => row + 1))

/** Numbers above a drawing, each with a thread down to its place. */
export const Marks = ({ marks }: { readonly marks: readonly Mark[] }): ReactElement => {
  const heads = spread(
    marks.map(({ x }) => x),
    GAP,
  )
  const rows = lanesOf(marks)
  const leaders = marks.map(
    ({ x, y }, index) => `M${(heads[index] ?? 0) * DRAWING} ${HEADS}L${x * DRAWING} ${BENDS}V${Math.round((1 - y) * DRAWING)}`,
  )
  return (
    <>
      <Drawing className={fanNarrow}>
        <path className={styles.strokes.leader} d={leaders.join('')} />
      </Drawing>
      {marks.map((mark, index) => {
        const { row = 0, side } = rows[index] ?? {}
        return (
          <span key={mark.x} style={{ ...placed(mark), ...cssVars({ '--row': row, '--narrow': percent(heads[index] ?? 0) }) }}>
            <span className={styles.markThread} />
            <span className={styles.dots.small} />
            <span className={`${styles.mark} ${side === 'before' ? styles.markBefore : ''}`} data-mark={index + 1}>
              <span className={styles.badge}>{index + 1}</span>
              {mark.name !== '' && <span className={styles.markName}>{mark.name}</span>}
            </span>
          </span>
        )
      })}
    </>
  )
}
