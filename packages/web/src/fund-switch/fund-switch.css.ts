import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

export const small = style({ color: vars.color.ink2, fontSize: vars.size.s2 })
export const title = style({ fontSize: vars.size.h3 })
export const fund = style({
  display: 'grid',
  gap: '8px 16px',
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr) 9.5rem',
  padding: '16px 0',
  borderBottom: `1px solid ${vars.color.line}`,
})
export const fundName = style({ fontWeight: 650, fontSize: vars.size.s3, fontFamily: 'inherit' })
export const limit = style({ gridColumn: '1 / -1' })
export const gauge = style({
  display: 'block',
  position: 'relative',
  height: '16px',
  marginTop: '4px',
  forcedColorAdjust: 'none',
  background: [
    `linear-gradient(to right, transparent calc(var(--most) - 2px), ${vars.color.ink} 0 var(--most), transparent 0)`,
    `repeating-linear-gradient(to right, transparent 0 2px, ${vars.color.surface} 2px 5px)`,
    `linear-gradient(to right, ${vars.data.d1} var(--held), ${vars.data.d2} 0 var(--after), ${vars.color.lineStrong} 0)`,
  ].join(', '),
})
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '12px',
  paddingTop: '8px',
  fontSize: vars.size.s2,
})
export const lines = style({ listStyle: 'none', padding: 0, margin: `${vars.space.s3} 0 0` })
export const after = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 12px',
  padding: '10px 0',
  borderTop: `1px solid ${vars.color.line}`,
})
export const end = style({ textAlign: 'end' })
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '12px',
  marginTop: '8px',
  padding: '12px 0 8px',
  borderTop: `1px solid ${vars.color.ink}`,
  fontWeight: 650,
})

export const drawing = style({ display: 'block', width: '100%', height: '9rem', fill: 'none', forcedColorAdjust: 'none' })
export const still = style({ stroke: vars.data.d4 })
export const moving = style({ stroke: vars.data.d1 })
export const ends = style({
  display: 'grid',
  gap: '2px 12px',
  listStyle: 'none',
  padding: 0,
  margin: '8px 0',
  fontSize: vars.size.s2,
  '@media': { [from('md')]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
})
export const fundEnd = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '8px',
  '@media': { [from('md')]: { display: 'grid', justifyContent: 'start' } },
})
export const key = style({
  display: 'inline-block',
  width: '16px',
  height: '12px',
  marginInlineEnd: '8px',
  forcedColorAdjust: 'none',
})
const cut = (color: string): string => `repeating-linear-gradient(to right, ${color} 0 2px, transparent 2px 4px)`
export const keyMoving = style([key, { background: cut(vars.data.d1) }])
export const keyStill = style([key, { background: cut(vars.data.d4) }])
export const keys = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 24px', marginTop: '8px', fontSize: vars.size.s2 })

export const elsewhere = style({ marginBottom: 16, fontSize: vars.size.h3 })
