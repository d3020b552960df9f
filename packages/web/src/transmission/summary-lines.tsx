import type { Euros } from '@hautelisse/domain/money'
import type { ReactElement, ReactNode } from 'react'
import { Amount } from '../ui/amount/index.ts'
import * as styles from './step.css.ts'

export type SummaryLine = { readonly key: string; readonly name: ReactNode; readonly amount: Euros }

/** What a total is made of, line by line. */
export const SummaryLines = ({ lines }: { readonly lines: readonly SummaryLine[] }): ReactElement => (
  <dl className={styles.lines}>
    {lines.map(({ key, name, amount }) => (
      <div key={key} className={styles.line}>
        <dt className={styles.lineName}>{name}</dt>
        <dd className={styles.lineAmount}>
          <Amount value={amount} />
        </dd>
      </div>
    ))}
  </dl>
)
