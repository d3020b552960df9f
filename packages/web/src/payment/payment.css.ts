import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

export const fields = style({ display: 'grid', gap: vars.space.s4, border: 0, padding: 0, margin: 0, minWidth: 0 })
export const intro = style({ display: 'grid', gap: '6px' })
export const origin = style({ marginTop: '12px', color: vars.color.ink2, fontSize: vars.size.s2 })
export const pair = style({
  display: 'grid',
  gap: '12px 16px',
  alignItems: 'start',
  '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))',
  gap: '6px',
  marginTop: '8px',
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(15, minmax(0, 1fr))' } },
})
export const day = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  height: '44px',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: '8px',
  cursor: 'pointer',
  fontWeight: 650,
})
globalStyle(`${day}:has(:checked)`, { background: vars.color.action, color: vars.color.onAction, borderColor: vars.color.action })
globalStyle(`${day}:has(:focus-visible)`, { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' })
globalStyle(`${day} input`, { position: 'absolute', opacity: 0, pointerEvents: 'none' })
export const fund = style({
  display: 'grid',
  gap: '8px 16px',
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr) 7rem',
  padding: '16px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [from('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) 7rem 8rem' } },
})
/** Below its field on a phone, beside it from there up. */
export const part = style({
  gridColumn: 2,
  textAlign: 'end',
  fontWeight: 650,
  '@media': { [from('sm')]: { gridColumn: 'auto' } },
})
export const slider = style({ gridColumn: '1 / -1', width: '100%', height: '44px', margin: 0, accentColor: vars.color.action })
export const left = style({ display: 'flex', justifyContent: 'space-between', gap: '16px', paddingTop: '16px', fontWeight: 650 })
export const sources = style({ display: 'flex', justifyContent: 'space-between', gap: '16px', marginTop: vars.space.s3 })
export const source = style({ display: 'grid' })
export const lines = style({
  display: 'grid',
  gap: '8px',
  marginTop: vars.space.s4,
  borderTop: `1px solid ${vars.color.ink}`,
  paddingTop: vars.space.s3,
})
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '12px',
  fontSize: vars.size.s2,
})
export const total = style([line, { fontWeight: 650, fontSize: vars.size.s3 }])
export const check = style({ marginTop: vars.space.s4 })
export const programmes = style({ marginTop: '12px' })
export const address = style({ whiteSpace: 'pre-line', fontStyle: 'normal' })
export const documents = style({ display: 'grid', gap: '4px', margin: '8px 0 12px', padding: 0, listStyle: 'none' })
