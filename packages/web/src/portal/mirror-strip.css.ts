import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

/** Stays in view where the window has the room for it, under every window that is open. */
export const strip = style({
  flex: 'none',
  // Above all else to the eye; the keyboard meets the links over what repeats before it.
  order: -1,
  background: vars.color.ink,
  color: vars.color.page,
  fontSize: vars.size.s2,
  '@media': {
    [from('md')]: { position: 'sticky', top: 0, zIndex: 8 },
    print: { position: 'static', background: 'none', color: vars.color.ink, borderBottom: `1px solid ${vars.color.line}` },
  },
})
// What has the focus is never below the strip.
globalStyle(`html:has(${strip})`, { '@media': { [from('md')]: { scrollPaddingTop: 64 } } })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 20px',
  alignItems: 'center',
  minHeight: 52,
  paddingBlock: 4,
})
export const icon = style({ flex: 'none', width: 24, height: 24, color: vars.color.accent })
export const text = style({ flex: '1 1 15rem', paddingBlock: 6, lineHeight: 1.35 })
export const leave = style({ selectors: { '&&': { color: 'inherit' } }, '@media': { print: { display: 'none' } } })
