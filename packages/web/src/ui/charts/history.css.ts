import { style } from '@vanilla-extract/css'
import { from, below } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

/** What the drawing stands on: the page, unless a window says otherwise. */
const GROUND = `var(--chart-ground, ${vars.color.page})`

/** What is laid out for one room is not drawn in the other. */
const FOR_ROOM = {
  [from('md')]: { selectors: { '&[data-room="narrow"]': { display: 'none' } } },
  [below('md')]: { selectors: { '&[data-room="wide"]': { display: 'none' } } },
} as const

export const plot = style({
  position: 'relative',
  height: '15rem',
  margin: '2.5rem 0 2.25rem',
  '@media': { [from('md')]: { height: '17rem' } },
})
/** Room for the numbers of its places. */
export const underNumbers = style({ marginTop: '4.25rem' })
export const leaders = style({ strokeWidth: 1, stroke: vars.color.lineStrong })
export const number = style({
  position: 'absolute',
  left: 'var(--at)',
  bottom: 'calc(100% + 22px)',
  zIndex: 1,
  translate: '-50% 0',
})
export const drawing = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' })
export const under = style({ stroke: vars.data.d1, strokeWidth: 1, opacity: 0.45 })
export const line = style({ stroke: vars.data.d1, strokeWidth: 2.2, strokeLinejoin: 'round' })
export const second = style({ stroke: vars.color.ink2, strokeWidth: 1.2 })
export const hiddenLine = style({ stroke: vars.data.mute, strokeWidth: 2 })
export const face = style({ position: 'absolute', inset: 0 })
export const gridLine = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 'var(--up)',
  borderTop: `1px solid ${vars.color.line}`,
})
export const gridValue = style({
  position: 'absolute',
  left: 0,
  bottom: 2,
  color: vars.color.ink2,
  fontSize: vars.size.s1,
  whiteSpace: 'nowrap',
  textShadow: `0 0 3px ${GROUND}, 0 0 3px ${GROUND}`,
  '@media': FOR_ROOM,
})
export const tick = style({
  position: 'absolute',
  top: 'calc(100% + 8px)',
  left: 'var(--at)',
  transform: 'translateX(-50%)',
  color: vars.color.ink2,
  fontSize: vars.size.s1,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-start]': { transform: 'none' },
    '&[data-end]': { left: 'auto', right: 0, transform: 'none' },
  },
  '@media': { [below('sm')]: { selectors: { '&[data-inner]': { display: 'none' } } } },
})
export const dot = style({
  position: 'absolute',
  left: 'var(--at)',
  bottom: 'var(--up)',
  width: 11,
  height: 11,
  margin: '0 0 -5.5px -5.5px',
  border: `2.5px solid ${vars.data.d1}`,
  borderRadius: '50%',
  background: GROUND,
})
export const end = style({
  position: 'absolute',
  bottom: 'calc(var(--up) + 12px)',
  fontSize: vars.size.s2,
  fontWeight: 650,
  whiteSpace: 'nowrap',
  textShadow: `0 0 4px ${GROUND}, 0 0 4px ${GROUND}`,
  selectors: {
    '&[data-side="first"]': { left: 0 },
    '&[data-side="last"]': { right: 0 },
    // It stands on threads: the page shines through around it.
    '&[data-under]': { bottom: 'auto', top: 'calc(100% - var(--up) + 10px)', background: GROUND, paddingInline: 2 },
  },
  '@media': FOR_ROOM,
})
export const readLine = style({
  position: 'absolute',
  left: 'var(--at)',
  insetBlock: 0,
  borderLeft: `1.5px solid ${vars.color.ink}`,
})
export const chip = style({
  position: 'absolute',
  top: -34,
  left: 'clamp(5.5rem, var(--at), calc(100% - 5.5rem))',
  transform: 'translateX(-50%)',
  padding: '2px 8px',
  borderRadius: vars.radius.s,
  background: vars.color.ink,
  color: vars.color.page,
  fontSize: vars.size.s1,
  whiteSpace: 'nowrap',
})
