import type { ReactElement, ReactNode } from 'react'
import { Skein } from '../ui/skein/index.ts'
import * as styles from './page.css.ts'

type CardProps = {
  readonly title: ReactNode
  /** The figure, or the words in its place. */
  readonly figure: ReactNode
  /** Threads of the drawing above: those of own money, those from elsewhere, none. */
  readonly tone?: 'd1' | 'd3'
  readonly look?: 'plain' | 'gap' | 'unknown'
  readonly isWide?: boolean
  readonly children?: ReactNode
  readonly act?: ReactNode
}

const LOOKS = { plain: '', gap: styles.gapCard, unknown: styles.unknownCard } as const

/** What threads end on: a source with its amount, or what is missing. */
export const FigureCard = ({ title, figure, tone, look = 'plain', isWide = false, children, act }: CardProps): ReactElement => (
  <article className={`${styles.card} ${LOOKS[look]} ${isWide ? styles.wideCard : ''}`}>
    <h2 className={styles.cardTitle}>
      {tone !== undefined && <Skein tone={tone} />}
      <span>{title}</span>
    </h2>
    <p className={styles.cardFigure}>{figure}</p>
    {children !== undefined && <div>{children}</div>}
    {act !== undefined && <div className={styles.cardAct}>{act}</div>}
  </article>
)
