import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../../ui/theme/index.ts'

const cut = 'repeating-linear-gradient(90deg, #000 0 3px, transparent 3px 5px)'

export const groupNote = style({
  display: 'block',
  marginTop: '2px',
  color: vars.color.ink2,
  fontFamily: vars.font.text,
  fontSize: vars.size.s2,
  fontWeight: 400,
  lineHeight: 1.4,
  '@media': { [from('md')]: { display: 'inline', marginLeft: '10px' } },
})
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 28px',
  color: vars.color.ink2,
  fontSize: vars.size.s2,
})

globalStyle(`${legend} > li`, { display: 'flex', gap: '10px', alignItems: 'center' })

export const rows = style({ display: 'block', width: '15rem', maxWidth: '100%', marginTop: '8px' })
/** A row of threads as long as the amount beside it, of the longest in the table. */
export const threads = style({
  display: 'block',
  width: 'var(--share)',
  height: '12px',
  marginTop: '4px',
  maskImage: cut,
  WebkitMaskImage: cut,
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
  forcedColorAdjust: 'none',
  selectors: { '&[data-hidden]': { background: vars.data.mute } },
})
export const capitalThreads = style({ background: vars.data.d2 })
export const annuityThreads = style({ background: vars.data.d1 })
