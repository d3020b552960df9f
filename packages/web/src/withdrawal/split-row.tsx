import { formatEuros, ZERO_EUROS } from '@hautelisse/domain/money'
import type { AmountView } from '@hautelisse/machines/withdrawal'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { spokenAmount, useHiddenAmounts } from '../ui/amount/index.ts'
import { SplitLayout, SplitSlider } from '../ui/split-slider/index.ts'
import { PartFrame } from './part-frame.tsx'
import { usePartWords } from './part-words.ts'
import { RowNotice } from './row-notice.tsx'
import { rowId, SideField, type RowProps } from './side-field.tsx'
import type { StepProps } from './step-props.ts'

const written = ({ amount }: AmountView): string => formatEuros(amount ?? ZERO_EUROS)

type SplitRowProps = RowProps & Pick<StepProps, 'send'>

const Slider = ({ row, name, send }: Omit<SplitRowProps, 'field'> & { readonly name: string }): ReactElement => {
  const { t } = useLingui()
  const isHidden = useHiddenAmounts()
  const [capital, annuity] = [written(row.capital), written(row.annuity)]
  const amounts = t({ id: 'withdrawal.split.value', message: `${capital} en capital, ${annuity} en rente` })
  return (
    <SplitSlider
      totalCents={row.balanceCents}
      capitalCents={row.capitalCents}
      annuityCents={row.annuityCents}
      excessCents={row.excessCents}
      label={t({ id: 'withdrawal.split.slider', message: `Part en capital, ${name}` })}
      valueText={isHidden ? t({ id: 'withdrawal.split.hidden', message: 'montants masqués' }) : spokenAmount(amounts)}
      onMove={(capitalCents) => send({ type: 'splitMoved', part: row.part, capitalCents })}
    />
  )
}

/** A part that is split freely: two fields and the slider between them, always in step (MRM-05, MRM-70 to MRM-77). */
export const SplitRow = ({ row, field, send }: SplitRowProps): ReactElement => {
  const words = usePartWords()
  const name = words[row.part.name]
  const noticeId = `${rowId(row)}-notice`
  const isSaid = row.notice !== undefined || row.filled !== undefined
  const describedBy = isSaid ? noticeId : undefined
  return (
    <PartFrame row={row} name={name}>
      <SplitLayout
        capital={<SideField row={row} side="capital" field={field} describedBy={describedBy} />}
        slider={<Slider row={row} name={name} send={send} />}
        annuity={<SideField row={row} side="annuity" field={field} describedBy={describedBy} />}
      />
      <RowNotice id={noticeId} row={row} send={send} />
    </PartFrame>
  )
}
