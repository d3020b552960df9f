import type { Euros } from '@hautelisse/domain/money'
import type { PartName } from '@hautelisse/domain/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { PanelSection } from '../ui/panel/index.ts'
import { usePartWords } from './part-words.ts'
import { emptyRow } from './withdrawal.css.ts'

type EmptyRowProps = { readonly name: PartName; readonly balance: Euros }

/** A part that holds nothing: there is nothing to fill in (MRM-75). */
export const EmptyRow = ({ name, balance }: EmptyRowProps): ReactElement => {
  const words = usePartWords()
  return (
    <PanelSection className={emptyRow}>
      <span>
        <Trans id="withdrawal.part.empty">{words[name]} : rien à répartir</Trans>
      </span>
      <Amount value={balance} />
    </PanelSection>
  )
}
