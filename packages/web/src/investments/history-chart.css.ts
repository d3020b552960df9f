import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

const AXIS = 64

export const plot = style({
  position: 'relative',
  height: 240,
  margin: `48px 8px 34px ${AXIS}px`,
  '@media': { print: { breakInside: 'avoid' } },
})
export const face = style({ position: 'absolute', inset: 0 })
export const drawing = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  fill: 'none',
})
export const line = style({ stroke: vars.data.d1, strokeWidth: 2.5, strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke' })
export const thread = style({ stroke: vars.data.d1, strokeWidth: 1, opacity: 0.4, vectorEffect: 'non-scaling-stroke' })
export const gridLine = style({
  position: 'absolute',
  left: 0,
  right: 0,
  bottom: 'var(--up)',
  borderTop: `1px solid ${vars.color.line}`,
})
export const gridValue = style({
  position: 'absolute',
  right: '100%',
  paddingRight: 8,
  color: vars.color.ink2,
  fontSize: vars.size.s1,
  whiteSpace: 'nowrap',
  translate: '0 -50%',
  fontVariantNumeric: 'tabular-nums',
})
export const dot = style({
  position: 'absolute',
  left: 'var(--at)',
  bottom: 'var(--up)',
  width: 11,
  height: 11,
  border: `2.5px solid ${vars.data.d1}`,
  borderRadius: '50%',
  background: vars.color.surface,
  translate: '-50% 50%',
})
export const value = style({
  position: 'absolute',
  bottom: 'calc(var(--up) + 22px)',
  padding: '0 4px',
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  fontSize: vars.size.s2,
  fontWeight: 650,
  whiteSpace: 'nowrap',
})
export const valueFirst = style({ left: 0 })
export const valueLast = style({ right: 0 })
export const ends = style({
  position: 'absolute',
  top: '100%',
  left: 0,
  right: 0,
  display: 'flex',
  justifyContent: 'space-between',
  paddingTop: 8,
  color: vars.color.ink2,
  fontSize: vars.size.s1,
})
export const readLine = style({
  position: 'absolute',
  top: -34,
  bottom: 0,
  left: 'var(--at)',
  borderLeft: `1.5px dashed ${vars.color.ink}`,
})
export const readWords = style({
  position: 'absolute',
  top: 0,
  padding: '2px 8px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  fontSize: vars.size.s1,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  transform: 'translateX(calc(-1 * var(--at)))',
})
export const reader = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'crosshair',
  touchAction: 'pan-y',
  '@media': { print: { display: 'none' } },
})
export const ring = style({ position: 'absolute', inset: '-6px', borderRadius: vars.radius.s, pointerEvents: 'none' })
globalStyle(`${reader}:focus-visible + ${ring}`, { outline: `3px solid ${vars.color.focus}` })
