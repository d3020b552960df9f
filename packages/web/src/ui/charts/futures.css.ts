import { style } from '@vanilla-extract/css'
import { below, from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { ground } from './line-frame.css.ts'

const md = from('md')
const phone = `screen and ${below('md')}`
const exact = { forcedColorAdjust: 'none', printColorAdjust: 'exact' } as const

export const strokes = {
  thread: style({ stroke: vars.data.d6, strokeWidth: 1.1, strokeDasharray: '3 2.5', opacity: 0.8 }),
  eight: style({ stroke: vars.data.d4, strokeWidth: 1.75, strokeDasharray: '3 5' }),
  half: style({ stroke: vars.data.d4, strokeWidth: 2, strokeDasharray: '8 5' }),
  median: style({ stroke: vars.data.d4, strokeWidth: 3.5, strokeDasharray: '12 6' }),
  paid: style({ stroke: vars.data.d1, strokeWidth: 3.5 }),
  followed: style({ stroke: vars.color.ink, strokeWidth: 2, strokeDasharray: '5 3' }),
} as const
export const wideBand = style({ fill: vars.color.brand50 })
export const halfBand = style({ fill: vars.color.brand100 })
export const gridLines = style({ stroke: vars.color.line })

/** The fan with the names of its ends beside it. */
export const room = style({
  position: 'relative',
  vars: { '--chart-ground': vars.color.surface },
  '@media': { [md]: { paddingRight: '262px' }, print: { breakInside: 'avoid' } },
})
export const plain = style({ vars: { '--chart-ground': vars.color.surface } })
export const plot = style({
  marginTop: 0,
  vars: { '--plot-height': '340px' },
  '@media': { [md]: { vars: { '--plot-height': '500px' } } },
})
/** Futures beyond the axis leave the drawing. */
export const clipped = style({ overflow: 'hidden' })
export const small = style({ position: 'relative', height: '150px', borderBottom: `1.5px solid ${vars.color.ink}` })

export const chip = style({
  position: 'absolute',
  left: 'clamp(0px, var(--at), 100% - 15rem)',
  bottom: 'max(8px, var(--up) - 84px)',
  padding: '4px 9px',
  background: ground,
  border: `1.5px solid ${vars.color.ink}`,
  borderRadius: vars.radius.s,
  fontSize: vars.size.s1,
  fontWeight: 600,
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  '@media': { [phone]: { display: 'none' } },
})
export const leader = style({
  position: 'absolute',
  left: 'var(--at)',
  bottom: 'max(8px, var(--up) - 60px)',
  height: 'min(60px, var(--up))',
  borderLeft: `1.5px solid ${vars.color.ink}`,
  '@media': { [phone]: { display: 'none' } },
})
export const ends = style({
  display: 'grid',
  margin: '18px 0 0',
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size.s2,
  '@media': {
    [md]: { position: 'absolute', top: 0, right: 0, width: '250px', height: '500px', margin: 0, display: 'block' },
    print: { position: 'static', display: 'grid' },
  },
})
export const end = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  justifyContent: 'space-between',
  gap: '16px',
  padding: '8px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [`screen and ${md}`]: {
      position: 'absolute',
      insetInline: 0,
      top: 'var(--down)',
      translate: '0 -50%',
      flexDirection: 'row',
      justifyContent: 'flex-start',
      alignItems: 'baseline',
      gap: '10px',
      padding: 0,
      border: 0,
      lineHeight: 1.2,
    },
  },
})
export const endAmount = style({
  fontWeight: 650,
  whiteSpace: 'nowrap',
  '@media': { [md]: { flex: 'none', width: '84px', textAlign: 'end' } },
})
export const endWords = style({ color: vars.color.ink2, '@media': { [md]: { fontSize: vars.size.s1 } } })
export const key = style({ margin: '18px 0 22px', padding: 0, listStyle: 'none' })
export const keyLine = style({ width: '36px', height: '14px', flex: 'none', fill: 'none', ...exact })
