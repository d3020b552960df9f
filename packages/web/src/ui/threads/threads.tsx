import { useHiddenAmounts } from '../amount/index.ts'
import { cssVars } from '../theme/css-vars.ts'
import { bar, neutral, swatch, swatches } from './threads.css.ts'

/** Parts of a whole that went to each side, from 0 to 1; what is missing to 1 shows as ground. */
type Shares = { readonly capital: number; readonly annuity: number }

const percent = (share: number): string => `${Math.min(100, Math.max(0, share * 100))}%`

/** A whole cut into threads of its two sides. Decoration of figures that stand beside it. */
export const ThreadBar = ({ capital, annuity, className }: Shares & { readonly className?: string }) => {
  const hidden = useHiddenAmounts()
  return (
    <span
      aria-hidden="true"
      className={`${bar} ${hidden ? neutral : ''} ${className ?? ''}`}
      style={cssVars({ '--capital-end': percent(capital), '--annuity-start': percent(1 - annuity) })}
    />
  )
}

/** The pattern of one side, beside its name. */
export const Swatch = ({ side }: { readonly side: keyof typeof swatches }) => (
  <span aria-hidden="true" className={`${swatch} ${swatches[side]}`} />
)
