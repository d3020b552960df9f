import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const md = from('md')
const hairline = `1px solid ${vars.color.line}`

// ---- the age that leads
export const hero = style({
  marginBlock: '6px 12px',
  display: 'grid',
  gap: '14px 32px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  '@media': { [md]: { gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)' } },
})
export const label = style({ fontSize: vars.size.s2, fontWeight: 600 })
export const age = style({ fontFamily: vars.font.display, fontSize: vars.size.figureM, fontWeight: 620, lineHeight: 1.1 })
export const digits = style({ fontSize: '1.9em', fontVariantNumeric: 'tabular-nums lining-nums' })
export const share = style({ display: 'grid', gap: '8px', fontSize: vars.size.s2 })

// Room for the names under the axis.
export const underAxis = style({ paddingBottom: '40px' })

// ---- ages of groups
export const groups = style({
  display: 'grid',
  // A name of two lines: rows of the same share stay beside each other.
  alignItems: 'end',
  gap: '28px 40px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
})
export const groupName = style({
  paddingBottom: '8px',
  borderBottom: `1px solid ${vars.color.ink}`,
  fontSize: vars.size.s3,
  fontWeight: 600,
})
export const tenths = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const tenth = style({
  display: 'grid',
  gap: '0 16px',
  gridTemplateColumns: '4.25rem minmax(0, 1fr)',
  paddingBlock: '12px',
  borderBottom: hairline,
  fontSize: vars.size.s2,
})
globalStyle(`${tenth} b`, { display: 'block', marginTop: '6px' })
globalStyle(`${tenth} dt`, { color: vars.color.ink2 })

// ---- names of threads
export const legend = style({
  display: 'flex',
  marginBlock: '10px 14px',
  gap: '8px',
  alignItems: 'center',
  color: vars.color.ink2,
  fontSize: vars.size.s2,
})
export const legends = style({ display: 'flex', margin: 0, flexWrap: 'wrap', gap: '6px 24px', padding: 0, listStyle: 'none' })
globalStyle(`${legends} > ${legend}`, { marginBlock: 0 })
