import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import * as styles from './notice.css.ts'

const WIDTH = 280
const LINE = 26
const HEAD = 74
const FOOT = 18
const LEFT = 22

type DrawingProps = {
  readonly paymentYear: number
  /** Lines that are typed, the calculated one among them. */
  readonly count: number
}

/** Text of the notice above the block: its shape alone. */
const Lines = (): ReactElement => (
  <>
    {[22, 34, 46].map((y, at) => (
      <line key={y} className={styles.drawnText} x1={LEFT} x2={at === 2 ? 150 : WIDTH - LEFT} y1={y} y2={y} />
    ))}
  </>
)

/** A line of the block: its number, its words as a stroke, and a column for each declarant. */
const Row = ({ number, y, isSum }: { readonly number: number; readonly y: number; readonly isSum: boolean }): ReactElement => (
  <g>
    <circle className={isSum ? styles.drawnSum : styles.drawnMark} cx={LEFT + 16} cy={y} r={9} />
    <text className={isSum ? styles.drawnSumNumber : styles.drawnNumber} x={LEFT + 16} y={y + 4} textAnchor="middle">
      {number}
    </text>
    <line className={styles.drawnText} x1={LEFT + 34} x2={LEFT + 128} y1={y} y2={y} />
    <rect className={isSum ? styles.drawnTotal : styles.drawnCell} x={LEFT + 142} y={y - 8} width={38} height={16} rx={3} />
    <rect className={styles.drawnOther} x={LEFT + 188} y={y - 8} width={38} height={16} rx={3} />
  </g>
)

/**
 * Where the lines stand on the notice: a block of one line for each ceiling, in the order of the fields, and their sum below.
 *
 * The sentence says all that is drawn; the numbers are those of the fields.
 */
export const NoticeDrawing = ({ paymentYear, count }: DrawingProps): ReactElement => {
  const { t } = useLingui()
  const sum = count + 1
  const height = HEAD + sum * LINE + FOOT
  return (
    <figure className={styles.drawing}>
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        className={styles.sheet}
        role="img"
        aria-label={t({
          id: 'ceilings.drawing.name',
          message: `L’avis d’impôt, avec le cadre Plafond épargne retraite\u00A0: ${count} lignes à recopier et leur somme`,
        })}
      >
        <rect className={styles.drawnSheet} x={1} y={1} width={WIDTH - 2} height={height - 2} rx={6} />
        <Lines />
        <rect
          className={styles.drawnBlock}
          x={LEFT - 8}
          y={HEAD - 20}
          width={WIDTH - 2 * LEFT + 16}
          height={sum * LINE + 24}
          rx={5}
        />
        {Array.from({ length: sum }, (_, at) => (
          <Row key={at} number={at + 1} y={HEAD + at * LINE + 4} isSum={at === count} />
        ))}
      </svg>
      <figcaption className={styles.caption}>
        {t({
          id: 'ceilings.drawing.text',
          message: `Sur votre avis d’impôt, le cadre «\u00A0Plafond épargne retraite\u00A0» a une colonne par déclarant. Recopiez les lignes 1 à ${count}. La ligne ${sum}, «\u00A0Plafond pour les cotisations versées en ${paymentYear}\u00A0», est leur somme.`,
        })}
      </figcaption>
    </figure>
  )
}
