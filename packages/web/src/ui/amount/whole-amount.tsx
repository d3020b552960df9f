import { formatMovement, roundToEuros, type Euros } from '@hautelisse/domain/money'
import type { ReactElement } from 'react'
import { figures, inText, small } from './amount.css.ts'
import { Amount, shrunkBy } from './amount.tsx'
import { useRowLength } from './amount-row.tsx'
import { useHiddenAmounts } from './hidden-amounts.tsx'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { spokenAmount, writeRound } from './written.ts'

type WholeAmountProps = {
  readonly value: Euros
  /** A figure of the page; left out, the amount has the size of the text around it. */
  readonly size?: keyof typeof figures
  /** The amount is a difference: more has its plus. */
  readonly movement?: boolean
}

/**
 * An estimate, rounded to the euro: its range says what the cents would not. Exact amounts stand where it is explained.
 *
 * @example <WholeAmount value={euros('1780.07')} /> // 1 780 €
 */
export const WholeAmount = ({ value, size, movement = false }: WholeAmountProps): ReactElement => {
  const rowLength = useRowLength()
  if (useHiddenAmounts()) return <Amount value={value} {...(size === undefined ? {} : { size })} />
  const whole = roundToEuros(value)
  const text = movement ? formatMovement(whole).replace(/,00(?!\d)/, '') : writeRound(whole.toNumber())
  const digits = text.slice(0, -2)
  const shrunk = size === undefined ? '' : shrunkBy(size, Math.max(rowLength, digits.length))
  return (
    <span className={`${size === undefined ? inText : figures[size]} ${shrunk}`} data-amount="shown">
      <span aria-hidden="true">
        {digits}
        {size === undefined ? text.slice(-2) : <span className={small}>{text.slice(-2)}</span>}
      </span>
      <VisuallyHidden>{spokenAmount(text)}</VisuallyHidden>
    </span>
  )
}
