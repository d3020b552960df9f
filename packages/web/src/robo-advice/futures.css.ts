import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const md = from('md')

export const big = style({
  margin: '4px 0 6px',
  fontFamily: vars.font.display,
  fontSize: '2.125rem',
  fontWeight: 650,
  lineHeight: 1.1,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '@media': { [md]: { fontSize: '3.25rem', whiteSpace: 'nowrap' } },
})
export const and = style({ fontSize: '0.56em', fontWeight: 500, color: vars.color.ink2 })
export const settings = style({
  display: 'grid',
  gap: vars.space.s4,
  alignItems: 'start',
  '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
/** A part below the settings: on paper and at rest all of it is drawn. */
export const later = style({ containIntrinsicHeight: 'auto 600px' })
// While a slider moves, what is out of sight is not drawn again at each step; it keeps the height it had, so that nothing moves.
globalStyle(`${settings}:has(input:focus) ~ ${later}`, { '@media': { screen: { contentVisibility: 'auto' } } })
export const slider = style({ width: '100%', minHeight: '44px', margin: 0, accentColor: vars.color.action })
export const panel = style({ vars: { '--chart-ground': vars.color.surface } })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 28px',
  justifyContent: 'space-between',
  alignItems: 'center',
})
/** The sentence of a thread. */
export const thread = style({
  fontFamily: vars.font.display,
  fontWeight: 600,
  fontSize: vars.size.h3,
  lineHeight: 1.25,
  fontVariantNumeric: 'lining-nums tabular-nums',
  textWrap: 'balance',
})
export const threadForm = style({
  display: 'grid',
  gap: '12px',
  alignItems: 'end',
  '@media': { [from('sm')]: { gridTemplateColumns: '170px auto auto', justifyContent: 'start' } },
})
