import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { chip } from './line-frame.css.ts'

export const plot = style({
  vars: { '--plot-height': '260px' },
  '@media': { [from('md')]: { vars: { '--plot-height': '320px' } } },
})
export const currentLine = style({
  position: 'absolute',
  left: 'var(--at)',
  bottom: 0,
  height: 'var(--up)',
  borderLeft: `2px solid ${vars.color.ink}`,
  translate: '-1px 0',
})
/** What lies beyond the drawing is no place of it: an arrow where the curve leaves, and its words against the edge. */
export const beyond = style({
  position: 'absolute',
  left: '100%',
  bottom: 'var(--up)',
  zIndex: 1,
  width: '13px',
  height: '18px',
  translate: '-100% 50%',
  background: vars.color.ink,
  clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
})
export const beyondChip = style([chip, { left: 'auto', right: 0, translate: 'none' }])
