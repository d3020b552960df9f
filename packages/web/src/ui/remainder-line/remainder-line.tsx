import type { Euros } from '@hautelisse/domain/money'
import { formatEuros } from '@hautelisse/domain/money'
import { Trans } from '@lingui/react/macro'
import { Amount, HIDDEN_AMOUNT, useHiddenAmounts } from '../amount/index.ts'
import { drawings, Icon } from '../icon/index.ts'
import { Note } from '../note/index.ts'
import { amount, line, noted, tick, words } from './remainder-line.css.ts'

type RemainderLineProps = {
  /** `none`: all is split; `left`: an amount still has no side; `over`: more is split than there is. */
  readonly kind: 'none' | 'left' | 'over'
  /** What is left, or by how much it is too much; positive. */
  readonly value: Euros
}

/** What is still to be split. Always there: a check and zero, a yellow note, or a red one. */
export const RemainderLine = ({ kind, value }: RemainderLineProps) => {
  const hidden = useHiddenAmounts()
  const text = hidden ? HIDDEN_AMOUNT : formatEuros(value)
  if (kind === 'none')
    return (
      <p className={line}>
        <Icon of={drawings.CheckCircle} className={tick} />
        <span className={words}>
          <Trans id="ui.remainder.none">Reste à répartir</Trans>
        </span>
        <span className={amount}>
          <Amount value={value} />
        </span>
      </p>
    )
  return (
    <div className={noted}>
      {kind === 'left' ? (
        <Note kind="warn">
          <Trans id="ui.remainder.left">Il reste {text} à répartir</Trans>
        </Note>
      ) : (
        <Note kind="alert">
          <span>
            <Trans id="ui.remainder.over">Vous avez dépassé le maximum</Trans>
          </span>{' '}
          <span>
            <Trans id="ui.remainder.excess">{text} en trop</Trans>
          </span>
        </Note>
      )}
    </div>
  )
}
