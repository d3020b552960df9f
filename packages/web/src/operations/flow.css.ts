import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const flow = style({ marginTop: 20 })
export const drawing = style({ display: 'block', width: '100%', height: 34, fill: 'none', strokeWidth: 2 })
const thread = style({ vectorEffect: 'non-scaling-stroke' })
export const woven = style([thread, { stroke: vars.data.d1 }])
export const ahead = style([thread, { stroke: vars.data.mute, strokeDasharray: '6 5' }])
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--steps), minmax(0, 1fr))',
  gap: '8px 6px',
  marginTop: 8,
  color: vars.color.ink2,
  fontSize: vars.size.s1,
  lineHeight: 1.3,
  '@media': { '(max-width: 379px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const name = style({
  display: 'block',
  color: vars.color.ink,
  fontSize: vars.size.s2,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})
export const todo = style({ color: vars.color.ink2 })
/** What is waited for has the accent's dot before its name. */
export const now = style({
  '::before': {
    content: '""',
    display: 'inline-block',
    width: 10,
    height: 10,
    marginRight: 8,
    borderRadius: '50%',
    background: vars.color.accent,
    boxShadow: `0 0 0 1.5px ${vars.color.ink}`,
  },
})
