import type { Derivation } from '@hautelisse/domain/explain'
import { isPositive, type Euros } from '@hautelisse/domain/money'
import type { NoticeFigureId } from '@hautelisse/machines/tax-saving'
import type { ReactElement, ReactNode } from 'react'
import { FigureButton, openingOf } from '../explanation/index.ts'
import { optional } from '../ui/late/index.ts'
import type { TaxWords } from './figure-terms.ts'

const { Explaining, Place, useOpening } = openingOf<NoticeFigureId>((id) => id)

export { Place as NoticePlace }

/** How the figures of the notice open: which one is open, and its explanation, computed then alone. */
export type NoticeExplained = {
  readonly opened: NoticeFigureId | undefined
  readonly send: (
    event: { readonly type: 'figureOpened'; readonly figure: NoticeFigureId } | { readonly type: 'figureClosed' },
  ) => void
  readonly explain: (figure: NoticeFigureId) => Derivation | undefined
  readonly tax?: TaxWords | undefined
}

/** A calculation that is opened, with a script of its own. */
const NoticePanel = optional(async () => (await import('./notice-panel.tsx')).NoticePanel)

/** Opens the figures of the notice, each where it stands. */
export const ExplainingNotice = ({
  opened,
  send,
  explain,
  tax,
  children,
}: NoticeExplained & { readonly children: ReactNode }): ReactElement => {
  const figure = opened && explain(opened)
  return (
    <Explaining opened={opened} canExplain send={send} panel={figure && <NoticePanel key={opened} figure={figure} tax={tax} />}>
      {children}
    </Explaining>
  )
}

type NoticeAmountProps = {
  readonly id: NoticeFigureId
  readonly value: Euros
  /** It follows from others: what was typed, or is nothing, opens nothing. */
  readonly isDerived?: boolean
}

/** An amount that opens its calculation. */
export const NoticeAmount = ({ id, value, isDerived = true }: NoticeAmountProps): ReactElement => {
  const opening = useOpening(id)
  return <FigureButton opening={{ ...opening, canExplain: isDerived && isPositive(value) }} value={value} />
}
