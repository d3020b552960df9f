import type { Euros } from '@hautelisse/domain/money'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { rowAmount, rowHead, rowName } from './withdrawal.css.ts'

type RowHeadProps = { readonly id: string; readonly name: string; readonly balance: Euros }

/** Name and balance of a part, on one line. */
export const RowHead = ({ id, name, balance }: RowHeadProps): ReactElement => (
  <div className={rowHead}>
    <span id={id} className={rowName}>
      {name}
    </span>
    <span className={rowAmount}>
      <Amount value={balance} />
    </span>
  </div>
)
