import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

export const fund = style({
  display: 'grid',
  gap: '8px 16px',
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr) 9.5rem',
  padding: '16px 0',
  borderBottom: `1px solid ${vars.color.line}`,
})
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
/** Height of a name with its share, and of what stands between two rows of names. */
const NAME_ROW = '2.75rem'
const beside = style({
  display: 'none',
  position: 'relative',
  listStyle: 'none',
  padding: 0,
  margin: '8px 0',
  height: `calc(var(--rows) * ${NAME_ROW})`,
  fontSize: vars.size.s2,
  lineHeight: 1.25,
  '@media': { [from('md')]: { display: 'block' } },
})
/** Names over the threads and under them: the first row is the one beside the threads. */
export const ends = styleVariants({ before: [beside], after: [beside] })
export const end = style({ position: 'absolute', insetInline: 0, height: 0 })
export const lead = style({
  position: 'absolute',
  insetInlineStart: 'calc(var(--middle) - 0.5px)',
  width: '1px',
  height: `calc(var(--row) * ${NAME_ROW} + 4px)`,
  background: vars.color.lineStrong,
})
const named = style({ position: 'absolute', display: 'grid', whiteSpace: 'nowrap' })
export const name = styleVariants({
  start: [named, { insetInlineStart: 0, justifyItems: 'start' }],
  middle: [named, { insetInlineStart: 'var(--middle)', transform: 'translateX(-50%)', justifyItems: 'center' }],
  end: [named, { insetInlineEnd: 0, justifyItems: 'end' }],
})
globalStyle(`${ends.before} > li`, { bottom: 0 })
globalStyle(`${ends.before} ${lead}`, { bottom: '-6px' })
globalStyle(`${ends.before} ${named}`, { bottom: `calc(var(--row) * ${NAME_ROW})` })
globalStyle(`${ends.after} > li`, { top: 0 })
globalStyle(`${ends.after} ${lead}`, { top: '-6px' })
globalStyle(`${ends.after} ${named}`, { top: `calc(var(--row) * ${NAME_ROW})` })

/** On a phone numbers stand at the threads, and names in a list below. */
export const numbers = style({
  position: 'relative',
  height: '1.5rem',
  fontSize: vars.size.s1,
  fontWeight: 650,
  '@media': { [from('md')]: { display: 'none' } },
})
export const number = style({ position: 'absolute', insetInlineStart: 'var(--middle)', transform: 'translateX(-50%)' })
export const numbered = style({
  listStyle: 'decimal',
  display: 'grid',
  gap: '4px',
  margin: '8px 0 0',
  paddingInlineStart: '1.5rem',
  fontSize: vars.size.s2,
  '@media': { [from('md')]: { display: 'none' } },
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
/** The box below a choice, and the name of an account above its funds. */
export const apart = style({ marginBlockStart: vars.space.s4 })
