import type { ReactElement, ReactNode } from 'react'
import * as styles from './futures.css.ts'

type LineProps = { readonly name: ReactNode; readonly value: ReactNode; readonly children?: ReactNode }

/** A figure with its name, and what is said of it below. */
export const Line = ({ name, value, children }: LineProps): ReactElement => (
  <div>
    <dt>{name}</dt>
    <dd className={styles.value}>{value}</dd>
    {children !== undefined && <dd className={styles.below}>{children}</dd>}
  </div>
)
