import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

const cut = 'repeating-linear-gradient(90deg, #000 0 3px, transparent 3px 5px)'

/** The room of the longest bar. */
export const room = style({ display: 'block', width: '15rem', maxWidth: '100%', marginTop: '8px' })

/** A row of threads as long as the figure beside it, of the longest in the table. */
export const bar = style({
  display: 'block',
  width: 'var(--share)',
  height: '12px',
  background: vars.data.d1,
  maskImage: cut,
  WebkitMaskImage: cut,
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
  forcedColorAdjust: 'none',
  selectors: { '&[data-hidden]': { background: vars.data.mute } },
})
