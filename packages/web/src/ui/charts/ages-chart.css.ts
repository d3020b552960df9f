import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const exact = { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact', forcedColorAdjust: 'none' } as const
/** Heights of the rows of a column: its value, its threads, its age and its note. */
const [VALUE, THREADS] = [30, 300] as const

/** On a phone more than five ages are moved sideways. */
export const scroller = style({ overflowX: 'auto', marginTop: '24px', paddingBottom: '4px' })
export const plot = style({ position: 'relative', minWidth: 'calc(var(--count) * 66px)' })
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--count), minmax(0, 1fr))',
  gap: '4px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const item = style({ position: 'relative', display: 'grid' })
/** The foot of the drawing, across the gaps too. */
globalStyle(`${item}::before`, {
  content: '""',
  position: 'absolute',
  insetInline: '-2px',
  top: `${VALUE + THREADS}px`,
  borderTop: `1.5px solid ${vars.color.ink}`,
})
export const column = style({
  display: 'grid',
  gridTemplateRows: `${VALUE}px ${THREADS}px auto auto`,
  alignContent: 'start',
  justifyItems: 'center',
  padding: '0 2px 10px',
  border: 0,
  borderRadius: `${vars.radius.m} ${vars.radius.m} 0 0`,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.brand50 },
    '&[aria-pressed="true"]': { background: vars.color.brand100, boxShadow: `0 4px 0 ${vars.color.accent}`, ...exact },
  },
})
export const value = style({
  gridRow: 1,
  alignSelf: 'center',
  fontWeight: 600,
  fontSize: vars.size.s2,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  '@media': { [from('md')]: { fontSize: vars.size.s3, letterSpacing: 0 } },
})
export const drawing = style({
  gridRow: 2,
  width: 'min(76%, 92px)',
  height: `${THREADS}px`,
  strokeWidth: 2.4,
  '@media': { [from('md')]: { strokeWidth: 3.4 } },
})
// A gap comes first: a dash at the end of a thread would be more of it.
export const range = style({ strokeDasharray: '2 2', strokeDashoffset: 2 })
export const name = style({ gridRow: 3, paddingTop: '8px' })
export const note = style({ gridRow: 4, color: vars.color.ink2, fontSize: vars.size.s1, lineHeight: 1.2 })
globalStyle(`${column}[aria-pressed="true"] :is(${value}, ${name})`, { fontWeight: 700 })

/** The goal lies over the columns, and lets them be pressed. */
export const goal = style({
  position: 'absolute',
  insetInline: 0,
  top: `calc(${VALUE}px + ${THREADS}px * (1 - var(--up)))`,
  zIndex: 1,
  borderTop: `2px dashed ${vars.color.ink}`,
  pointerEvents: 'none',
})
export const goalLabel = style({
  position: 'absolute',
  left: '4px',
  bottom: '3px',
  // Read over threads that rise beyond the goal, whatever the column stands on.
  textShadow: Array.from({ length: 4 }, () => `0 0 3px var(--chart-ground, ${vars.color.page})`).join(', '),
  fontWeight: 650,
  fontSize: vars.size.s1,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
})

export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 24px',
  margin: '20px 0 10px',
  padding: 0,
  listStyle: 'none',
  color: vars.color.ink2,
  fontSize: vars.size.s2,
})
export const keyItem = style({ display: 'flex', gap: '10px', alignItems: 'center' })
const swatch = style({ flex: 'none', width: '19px', height: '14px', ...exact })
const stripes = (color: string): string => `repeating-linear-gradient(90deg, ${color} 0 3px, transparent 3px 5px)`
export const swatches = {
  d1: style([swatch, { background: stripes(vars.data.d1) }]),
  d2: style([swatch, { background: stripes(vars.data.d2) }]),
  d3: style([swatch, { background: stripes(vars.data.d3) }]),
  d4: style([swatch, { background: stripes(vars.data.d4) }]),
  d5: style([swatch, { background: stripes(vars.data.d5) }]),
}
/** Threads that are dashed. */
export const swatchOfRange = style({ maskImage: 'repeating-linear-gradient(#000 0 3px, transparent 3px 5px)' })
