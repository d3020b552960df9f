import type { Side } from '@hautelisse/domain/withdrawal'
import type { RowView } from '@hautelisse/machines/withdrawal'
import type { ReactElement } from 'react'
import { MoneyField } from '../ui/money-field/index.ts'
import { Swatch } from '../ui/threads/index.ts'
import { useSideWords } from './side-words.ts'
import type { Fields } from './use-fields.ts'
import { number } from './withdrawal.css.ts'

export type RowProps = { readonly row: RowView; readonly field: Fields }

/** Names a row: the heading of its fields, and what its notices hang on. */
export const rowId = ({ part }: RowView): string => `part-${part.policyId}-${part.name}`

type SideFieldProps = RowProps & {
  readonly side: Side
  /** What else is said of the amount, where there is something. */
  readonly describedBy?: string | undefined
}

/** Amount of one side of a part; where the part is locked it can be read and not typed in (MRM-73 to MRM-75). */
export const SideField = ({ row, field, side, describedBy }: SideFieldProps): ReactElement => {
  const sideWords = useSideWords()
  const { part, lock } = row
  const { path, text } = row[side]
  const isEnd = side === 'annuity'
  return (
    <div className={number}>
      <MoneyField
        {...field.amount({ part, side }, { path, text, isLocked: lock !== undefined })}
        dense
        labelAlign={isEnd ? 'end' : 'start'}
        label={
          <>
            {!isEnd && <Swatch side={side} />}
            {sideWords[side]}
            {isEnd && <Swatch side={side} />}
          </>
        }
        describedBy={describedBy}
      />
    </div>
  )
}
