import type { ReactElement, ReactNode } from 'react'
import * as styles from './ledger.css.ts'

/** Lines that add up, each a name and its amount, with the total under a rule. */
export const Ledger = ({ children, label }: { readonly children: ReactNode; readonly label?: string }): ReactElement => (
  <dl className={styles.ledger} data-part="ledger" aria-label={label}>
    {children}
  </dl>
)

type LineProps = {
  readonly name: ReactNode
  /** The amount, or what stands in its place. */
  readonly value: ReactNode
  /** What it means, below the line. */
  readonly note?: ReactNode
  /** What the line unfolds, as wide as the ledger. */
  readonly children?: ReactNode
}

const LineParts = ({ name, value, note, children }: LineProps): ReactElement => (
  <>
    <dt>{name}</dt>
    <dd className={styles.value}>{value}</dd>
    {note !== undefined && note !== false && <dd className={styles.note}>{note}</dd>}
    {children !== undefined && children !== false && <dd className={styles.unfolded}>{children}</dd>}
  </>
)

/** One line of a `Ledger`. */
export const Line = (line: LineProps): ReactElement => (
  <div className={styles.line} data-part="line">
    <LineParts {...line} />
  </div>
)

/**
 * What the lines above it add up to.
 *
 * @example <Ledger><Line name="Montant brut" value={gross} /><Total name="Net estimé" value={net} /></Ledger>
 */
export const Total = (line: LineProps): ReactElement => (
  <div className={styles.total} data-part="total">
    <LineParts {...line} />
  </div>
)

/** What is known of a thing, a name and its value on each line. */
export const Facts = ({ children, label }: { readonly children: ReactNode; readonly label?: string }): ReactElement => (
  <dl className={styles.facts} data-part="facts" aria-label={label}>
    {children}
  </dl>
)

/**
 * One line of `Facts`; nothing is drawn without a value.
 *
 * @example <Facts><Fact name="Gestion">Libre</Fact></Facts>
 */
export const Fact = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }): ReactElement | null =>
  children === undefined || children === null || children === '' || children === false ? null : (
    <div className={styles.fact} data-part="fact">
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.factValue}>{children}</dd>
    </div>
  )
