import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { LockedSplit } from '../ui/split-slider/index.ts'
import { PartFrame } from './part-frame.tsx'
import { usePartWords } from './part-words.ts'
import { SideField, type RowProps } from './side-field.tsx'

/** A part that holds nothing: there is nothing to fill in (MRM-75). */
export const EmptyRow = ({ row, field }: RowProps): ReactElement => {
  const { t } = useLingui()
  const words = usePartWords()
  const name = words[row.part.name]
  return (
    <PartFrame row={row} name={t({ id: 'withdrawal.part.empty', message: `${name} : rien à répartir` })}>
      <LockedSplit
        capital={<SideField row={row} side="capital" field={field} />}
        annuity={<SideField row={row} side="annuity" field={field} />}
      />
    </PartFrame>
  )
}
