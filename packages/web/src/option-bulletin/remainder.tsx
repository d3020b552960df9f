import { formatEuros, isZero, type Euros } from '@hautelisse/domain/money'
import type { ChoiceView } from '@hautelisse/machines/option-bulletin'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount, HIDDEN_AMOUNT, useHiddenAmounts } from '../ui/amount/index.ts'
import { Button } from '../ui/button/index.ts'
import { Note } from '../ui/note/index.ts'
import { RemainderLine } from '../ui/remainder-line/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import * as styles from './choice.css.ts'
import type { ChoiceProps } from './use-choice.ts'
import { useFieldNames } from './words.ts'

type ViewProps = { readonly view: ChoiceView }

/** In the bar of a phone: what is left to split of the premium, or what is too much. */
export const LeftAmount = ({ view: { remainder, over } }: ViewProps): ReactElement => (
  <span className={over === undefined ? undefined : styles.leftOver}>
    {over === undefined ? (
      <Trans id="bulletins.bar.left">Reste à répartir</Trans>
    ) : (
      <Trans id="bulletins.bar.over">Réparti en trop</Trans>
    )}
    <b className={styles.leftAmount}>
      <Amount value={remainder.abs() as Euros} />
    </b>
  </span>
)

/** Too much is distributed: by how much, and one way out. */
const OverNotice = ({ view, send }: Pick<ChoiceProps, 'send'> & ViewProps): ReactElement | null => {
  const nameOf = useFieldNames(view)
  const isHidden = useHiddenAmounts()
  const { over } = view
  if (over === undefined) return null
  const write = (amount: Euros): string => (isHidden ? HIDDEN_AMOUNT : formatEuros(amount))
  const [excess, most, name] = [write(over.excess), write(over.most), nameOf(over.field)]
  return (
    <Note kind="alert">
      <div className={styles.over}>
        <p>
          <b>
            <Trans id="bulletins.over.most">Vous avez dépassé le maximum&nbsp;: {excess} en trop.</Trans>
          </b>
        </p>
        <Button variant="secondary" size="s" onClick={() => send({ type: 'restRequested', field: over.field })}>
          <Trans id="bulletins.over.fit">
            Ramener à {most}
            <VisuallyHidden>&nbsp;: {name}</VisuallyHidden>
          </Trans>
        </Button>
      </div>
    </Note>
  )
}

/** What is left to distribute, always there; too much has its way out beside it. */
export const RemainderNotice = ({ view, send }: Pick<ChoiceProps, 'send'> & ViewProps): ReactElement => (
  <div aria-live="polite" className={styles.remainder}>
    {view.over === undefined ? (
      <RemainderLine kind={isZero(view.remainder) ? 'none' : 'left'} value={view.remainder} />
    ) : (
      <OverNotice view={view} send={send} />
    )}
  </div>
)
