import type { ReactElement } from 'react'
import { useHiddenAmounts } from '../ui/amount/index.ts'
import { cssVars } from '../ui/theme/css-vars.ts'
import { bar, room, sample, threads } from './bar.css.ts'

/** Whom a bar pays: the saver, afterwards the spouse for life, or afterwards somebody until a day. */
export type Payee = 'saver' | 'spouse' | 'until'

type BarProps = {
  readonly payee: Payee
  /** Of the longest bar, 0 to 1. */
  readonly share: number
}

const HALF = 0.5

/** A row of threads under an amount, as long as it: decoration, since the amount stands beside. */
export const Bar = ({ payee, share }: BarProps): ReactElement => {
  const isHidden = useHiddenAmounts()
  return (
    <span className={room} aria-hidden="true">
      <span
        className={bar[payee]}
        data-hidden={isHidden || undefined}
        style={cssVars({ '--share': `${Math.round((isHidden ? HALF : share) * 100)}%` })}
      />
    </span>
  )
}

/** A share of a table: threads of those who live, and of the others. */
export const ShareBar = ({ share }: { readonly share: number }): ReactElement => (
  <span className={room} aria-hidden="true" data-room="whole">
    <span className={bar.saver} data-rest="" style={cssVars({ '--share': '100%', '--living': `${Math.round(share * 100)}%` })} />
  </span>
)

/** As many threads as there are years. */
export const Threads = ({ count }: { readonly count: number }): ReactElement => (
  <span className={threads} aria-hidden="true" style={cssVars({ '--count': count })} />
)

/** What threads of a kind look like, beside their name. */
export const Sample = ({ payee = 'saver' }: { readonly payee?: Payee }): ReactElement => (
  <span className={`${bar[payee]} ${sample}`} aria-hidden="true" />
)
