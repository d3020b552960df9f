import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { PanelSection } from '../ui/panel/index.ts'
import { LockedSplit } from '../ui/split-slider/index.ts'
import { usePartWords } from './part-words.ts'
import { RowHead } from './row-head.tsx'
import { rowId, SideField, type RowProps } from './side-field.tsx'
import { fieldset } from './withdrawal.css.ts'

/** A part that holds nothing: there is nothing to fill in (MRM-75). */
export const EmptyRow = ({ row, send }: RowProps): ReactElement => {
  const { t } = useLingui()
  const words = usePartWords()
  const name = words[row.part.name]
  const id = rowId(row)
  return (
    <PanelSection>
      <fieldset aria-labelledby={id} className={fieldset}>
        <RowHead id={id} name={t({ id: 'withdrawal.part.empty', message: `${name} : rien à répartir` })} balance={row.balance} />
        <LockedSplit
          capital={<SideField row={row} side="capital" send={send} />}
          annuity={<SideField row={row} side="annuity" send={send} />}
        />
      </fieldset>
    </PanelSection>
  )
}
