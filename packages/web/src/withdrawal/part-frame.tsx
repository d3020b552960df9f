import type { RowView } from '@hautelisse/machines/withdrawal'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { PanelSection } from '../ui/panel/index.ts'
import { usePartWords } from './part-words.ts'
import { rowId } from './side-field.tsx'
import { rowHead, rowName } from './withdrawal.css.ts'

type PartProps = { readonly row: RowView; readonly name: string }

const RowHead = ({ row, name }: PartProps): ReactElement => (
  <div className={rowHead}>
    <span id={rowId(row)} className={rowName}>
      {name}
    </span>
    <Amount value={row.balance} />
  </div>
)

/** A part of a contract: its name and balance, and what may be done with it. */
export const PartFrame = ({ children, ...head }: PartProps & { readonly children: ReactNode }): ReactElement => (
  <PanelSection>
    <fieldset aria-labelledby={rowId(head.row)}>
      {/* Chromium stops drawing what asks for its room inside a fieldset when something comes to stand beside it there. */}
      <div>
        <RowHead {...head} />
        {children}
      </div>
    </fieldset>
  </PanelSection>
)

/** A part that holds nothing: one line, with nothing to fill in (MRM-75). */
export const EmptyRow = ({ row }: Pick<PartProps, 'row'>): ReactElement => {
  const { t } = useLingui()
  const name = usePartWords()[row.part.name]
  return (
    <PanelSection data-row="empty">
      <RowHead row={row} name={t({ id: 'withdrawal.part.empty', message: `${name} : rien à répartir` })} />
    </PanelSection>
  )
}
