import type { Side } from '@hautelisse/domain/withdrawal'
import type { RowView } from '@hautelisse/machines/withdrawal'
import type { ReactElement } from 'react'
import { MoneyField } from '../ui/money-field/index.ts'
import { Swatch } from '../ui/threads/index.ts'
import { useErrorWords } from './error-words.ts'
import { useSideWords } from './side-words.ts'
import type { StepProps } from './step-props.ts'
import { number } from './withdrawal.css.ts'

export type RowProps = Pick<StepProps, 'send'> & { readonly row: RowView }

/** Names a row: the heading of its fields, and what its notices hang on. */
export const rowId = ({ part }: RowView): string => `part-${part.policyId}-${part.name}`

type SideFieldProps = RowProps & {
  readonly side: Side
  /** What else is said of the amount, where there is something. */
  readonly describedBy?: string | undefined
}

/** Amount of one side of a part; where the part is locked it can be read and not typed in (MRM-73 to MRM-75). */
export const SideField = ({ row, side, send, describedBy }: SideFieldProps): ReactElement => {
  const errorWords = useErrorWords()
  const sideWords = useSideWords()
  const { part, lock } = row
  const { path, text, error } = row[side]
  const isEnd = side === 'annuity'
  return (
    <div className={number}>
      <MoneyField
        id={path}
        dense
        disabled={lock !== undefined}
        labelAlign={isEnd ? 'end' : 'start'}
        label={
          <>
            {!isEnd && <Swatch side={side} />}
            {sideWords[side]}
            {isEnd && <Swatch side={side} />}
          </>
        }
        value={text}
        error={error && errorWords(error)}
        {...(describedBy === undefined ? {} : { describedBy })}
        onValueChange={(typed) => send({ type: 'amountTyped', field: { part, side }, text: typed })}
        onValuePaste={(pasted) => send({ type: 'amountTyped', field: { part, side }, text: pasted, pasted: true })}
        onBlur={() => send({ type: 'amountLeft', field: { part, side } })}
      />
    </div>
  )
}
