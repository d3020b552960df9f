import { formatEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import { useRef } from 'react'
import { afterPaint, useWritten, type Live } from '../live/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { inText, liveBox } from './amount.css.ts'
import { Amount } from './amount.tsx'
import { useHiddenAmounts } from './hidden-amounts.tsx'
import { spokenAmount } from './written.ts'

type LiveAmountProps = {
  /** Nothing for a moment, where there is nothing to show: what was shown stays. */
  readonly value: Live<Euros | undefined>
}

const put = (element: HTMLElement | null, text: string): void => {
  if (element === null || element.textContent === text) return
  const { firstChild, lastChild } = element
  // The text that is there is changed: a new one in its place would be styled anew. A translating browser leaves elements of its own there.
  if (firstChild instanceof Text && firstChild === lastChild) firstChild.data = text
  else element.textContent = text
}

const Shown = ({ value }: LiveAmountProps) => {
  const seen = useRef<HTMLSpanElement>(null)
  const heard = useRef<HTMLSpanElement>(null)
  useWritten(value, (amount) => {
    if (amount === undefined) return
    const text = formatEuros(amount)
    put(seen.current, text)
    // Nobody listens to it while a key is pressed: what the eye waits for comes first.
    afterPaint(() => put(heard.current, spokenAmount(text)))
  })
  return (
    <span className={liveBox} data-amount="shown">
      <span className={inText} ref={seen} aria-hidden="true" />
      <VisuallyHidden ref={heard} />
    </span>
  )
}

/** An amount to the cent that follows each key of a field, at the end of its line; « ••• € » while amounts are hidden. */
export const LiveAmount = ({ value }: LiveAmountProps) =>
  // Where amounts are hidden none is read.
  useHiddenAmounts() ? <Amount value={ZERO_EUROS} /> : <Shown value={value} />
