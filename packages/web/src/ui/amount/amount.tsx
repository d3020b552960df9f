import type { Euros } from '@hautelisse/domain/money'
import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { figures, inText, long, small } from './amount.css.ts'
import { useHiddenAmounts } from './hidden-amounts.tsx'
import { HIDDEN_AMOUNT, writeAmount } from './written.ts'

/** Longest text, before the decimals, that a figure shows at its full size: `999 999` and a sign. */
const FULL_SIZE = 9

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
  const style = size === undefined ? inText : figures[size]
  if (hidden)
    return (
      <span className={style} data-amount="hidden">
        <span aria-hidden="true">{HIDDEN_AMOUNT}</span>
        <VisuallyHidden>{t({ id: 'ui.amount.hidden', message: 'montant masqué' })}</VisuallyHidden>
      </span>
    )
  const written = writeAmount(value, movement)
  const shrunk = size !== undefined && written.large.length > FULL_SIZE ? long[size] : ''
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
