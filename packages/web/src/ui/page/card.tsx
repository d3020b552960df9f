import { useId, type ReactElement, type ReactNode } from 'react'
import { Panel } from '../panel/index.ts'
import * as styles from './card.css.ts'

type CardProps = {
  readonly title: ReactNode
  readonly level?: 2 | 3 | 4
  /** Whose it is or what it belongs to, in small below the title. */
  readonly under?: ReactNode
  /** At the end of the title's line: its state, its amount. */
  readonly mark?: ReactNode
  /** What can be done with it. */
  readonly actions?: ReactNode
  /** One of several of a kind, or a part that stands beside the page. */
  readonly as?: 'article' | 'section' | 'aside' | 'div'
  readonly raised?: boolean
  readonly unavailable?: boolean
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/**
 * One thing among others of its kind, on a sheet: its name and state, what is known of it, what can be done with it.
 *
 * @example <Card title="PERECO" under="Ateliers Carmandel" mark={<Amount value={balance} />}>…</Card>
 */
export const Card = ({
  title,
  level = 3,
  under,
  mark,
  actions,
  as = 'article',
  className,
  children,
  ...look
}: CardProps): ReactElement => {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <Panel as={as} aria-labelledby={id} data-part="card" {...look} className={`${styles.card} ${className ?? ''}`}>
      <div className={styles.head}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {mark}
        {under !== undefined && under !== '' && <p className={styles.under}>{under}</p>}
      </div>
      {children}
      {actions !== undefined && actions !== false && <div className={styles.actions}>{actions}</div>}
    </Panel>
  )
}
