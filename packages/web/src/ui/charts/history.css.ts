import { style } from '@vanilla-extract/css'
import { below, from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { ground } from './line-frame.css.ts'

export const plot = style({
  vars: { '--plot-height': '15rem' },
  '@media': { [from('md')]: { vars: { '--plot-height': '17rem' } } },
})
export const under = style({ stroke: vars.data.d1, strokeWidth: 1, opacity: 0.45 })
/** Laid out for a narrow and for a wide room: one of them is drawn. */
export const end = style({
  position: 'absolute',
  bottom: 'calc(var(--up) + 9px)',
  fontSize: vars.size.s2,
  fontWeight: 650,
  whiteSpace: 'nowrap',
  textShadow: `0 0 4px ${ground}, 0 0 4px ${ground}`,
  selectors: {
    '&[data-side="first"]': { left: 0 },
    '&[data-side="last"]': { right: 0 },
    // It stands on threads: the page shines through around it.
    '&[data-under]': { bottom: 'auto', top: 'calc(100% - var(--up) + 9px)', background: ground, paddingInline: 2 },
  },
  '@media': {
    [from('md')]: { selectors: { '&[data-room="narrow"]': { display: 'none' } } },
    [below('md')]: { selectors: { '&[data-room="wide"]': { display: 'none' } } },
  },
})
/** From a figure that stands farther away down, or up, to its end. */
export const leader = style({
  position: 'absolute',
  top: '100%',
  height: 'calc(var(--length) * var(--plot-height))',
  borderLeft: `1px solid ${vars.color.lineStrong}`,
  selectors: {
    '[data-side="first"] > &': { left: 0 },
    '[data-side="last"] > &': { right: 0 },
    '[data-under] > &': { top: 'auto', bottom: '100%' },
  },
})
