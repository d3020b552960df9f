import type { Side } from '@hautelisse/domain/withdrawal'
import { formatEuros, ZERO_EUROS } from '@hautelisse/domain/money'
import type { AmountView, RowView } from '@hautelisse/machines/withdrawal'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { spokenAmount, useHiddenAmounts } from '../ui/amount/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import { PanelSection } from '../ui/panel/index.ts'
import { SplitLayout, SplitSlider } from '../ui/split-slider/index.ts'
import { Swatch } from '../ui/threads/index.ts'
import { useErrorWords } from './error-words.ts'
import { usePartWords } from './part-words.ts'
import { RowHead } from './row-head.tsx'
import { RowNotice } from './row-notice.tsx'
import { useSideWords } from './side-words.ts'
import type { StepProps } from './step-props.ts'
import { fieldset, number } from './withdrawal.css.ts'

type RowProps = Pick<StepProps, 'send'> & { readonly row: RowView }

const written = ({ amount }: AmountView): string => formatEuros(amount ?? ZERO_EUROS)

const SideField = ({
  row,
  side,
  send,
  noticeId,
}: RowProps & { readonly side: Side; readonly noticeId: string }): ReactElement => {
  const errorWords = useErrorWords()
  const sideWords = useSideWords()
  const { part } = row
  const { path, text, error } = row[side]
  const isEnd = side === 'annuity'
  return (
    <MoneyField
      id={path}
      dense
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
      {...(row.notice === undefined ? {} : { describedBy: noticeId })}
      onValueChange={(typed) => send({ type: 'amountTyped', part, side, text: typed })}
      onValuePaste={(pasted) => send({ type: 'amountTyped', part, side, text: pasted, pasted: true })}
      onBlur={() => send({ type: 'amountLeft', part, side })}
    />
  )
}

const Slider = ({ row, name, send }: RowProps & { readonly name: string }): ReactElement => {
  const { t } = useLingui()
  const isHidden = useHiddenAmounts()
  const [capital, annuity] = [written(row.capital), written(row.annuity)]
  const amounts = t({ id: 'withdrawal.split.value', message: `${capital} en capital, ${annuity} en rente` })
  return (
    <SplitSlider
      totalCents={row.balanceCents}
      capitalCents={row.capitalCents}
      annuityCents={row.annuityCents}
      label={t({ id: 'withdrawal.split.slider', message: `Part en capital, ${name}` })}
      valueText={isHidden ? t({ id: 'withdrawal.split.hidden', message: 'montants masqués' }) : spokenAmount(amounts)}
      onMove={(capitalCents) => send({ type: 'splitMoved', part: row.part, capitalCents })}
    />
  )
}

/** A part that is split freely: two fields and the slider between them, always in step (MRM-05, MRM-70 to MRM-77). */
export const SplitRow = ({ row, send }: RowProps): ReactElement => {
  const words = usePartWords()
  const name = words[row.part.name]
  const id = `part-${row.part.policyId}-${row.part.name}`
  const noticeId = `${id}-notice`
  return (
    <PanelSection>
      <fieldset aria-labelledby={id} className={fieldset}>
        {/* Chromium stops drawing what asks for its room inside a fieldset when something comes to stand beside it there. */}
        <div>
          <RowHead id={id} name={name} balance={row.balance} />
          <SplitLayout
            capital={
              <div className={number}>
                <SideField row={row} side="capital" send={send} noticeId={noticeId} />
              </div>
            }
            slider={<Slider row={row} name={name} send={send} />}
            annuity={
              <div className={number}>
                <SideField row={row} side="annuity" send={send} noticeId={noticeId} />
              </div>
            }
          />
          <RowNotice id={noticeId} notice={row.notice} />
        </div>
      </fieldset>
    </PanelSection>
  )
}
