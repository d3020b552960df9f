import type { Euros } from '@hautelisse/domain/money'
import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { figures, inText, long, longer, longest, small } from './amount.css.ts'
import { useRowLength } from './amount-row.tsx'
import { useHiddenAmounts } from './hidden-amounts.tsx'
import { HIDDEN_AMOUNT, writeAmount } from './written.ts'

/** Longest texts, before the decimals, of a figure of the full size and of the next two: `9 999 999`, `999 999 999`, `99 999 999 999`. */
const FULL_SIZE = 9
const LONG_SIZE = 11
const LONGER_SIZE = 14

/** Style of a figure whose digits need more room than the full size has. */
export const shrunkBy = (size: keyof typeof figures, length: number): string => {
  if (length <= FULL_SIZE) return ''
  if (length <= LONG_SIZE) return long[size]
  return length <= LONGER_SIZE ? longer[size] : longest[size]
}

type AmountProps = {
  readonly value: Euros
  /** A figure of the page; left out, the amount has the size of the text around it. */
  readonly size?: keyof typeof figures
  /** The amount is a movement: a credit has its plus. */
  readonly movement?: boolean
}

/** An amount to the cent, or « ••• € » when the saver hides amounts. */
export const Amount = ({ value, size, movement = false }: AmountProps) => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  const rowLength = useRowLength()
  const style = size === undefined ? inText : figures[size]
  if (hidden)
    return (
      <span className={style} data-amount="hidden">
        <span aria-hidden="true">{HIDDEN_AMOUNT}</span>
        <VisuallyHidden>{t({ id: 'ui.amount.hidden', message: 'montant masqué' })}</VisuallyHidden>
      </span>
    )
  const written = writeAmount(value, movement)
  const shrunk = size === undefined ? '' : shrunkBy(size, Math.max(rowLength, written.large.length))
  return (
    <span className={`${style} ${shrunk}`} data-amount="shown">
      <span aria-hidden="true">
        {written.large}
        {size === undefined ? written.small : <span className={small}>{written.small}</span>}
      </span>
      <VisuallyHidden>{written.spoken}</VisuallyHidden>
    </span>
  )
}
