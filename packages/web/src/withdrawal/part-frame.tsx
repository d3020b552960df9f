import type { RowView } from '@hautelisse/machines/withdrawal'
import type { ReactElement, ReactNode } from 'react'
import { PanelSection } from '../ui/panel/index.ts'
import { RowHead } from './row-head.tsx'
import { rowId } from './side-field.tsx'
import { fieldset } from './withdrawal.css.ts'

type PartFrameProps = { readonly row: RowView; readonly name: string; readonly children: ReactNode }

/** A part of a contract: its name and balance, and what may be done with it. */
export const PartFrame = ({ row, name, children }: PartFrameProps): ReactElement => {
  const id = rowId(row)
  return (
    <PanelSection>
      <fieldset aria-labelledby={id} className={fieldset}>
        {/* Chromium stops drawing what asks for its room inside a fieldset when something comes to stand beside it there. */}
        <div>
          <RowHead id={id} name={name} balance={row.balance} />
          {children}
        </div>
      </fieldset>
    </PanelSection>
  )
}
