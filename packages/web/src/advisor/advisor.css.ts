import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

const portrait = { flex: 'none', width: '64px', height: '64px', borderRadius: '50%' } as const

export const card = style({
  display: 'flex',
  gap: '16px',
  alignItems: 'center',
  paddingBottom: '16px',
  borderBottom: `1px solid ${vars.color.line}`,
})
export const picture = style({ ...portrait, objectFit: 'cover' })
export const initials = style({
  ...portrait,
  display: 'grid',
  placeItems: 'center',
  background: vars.color.brand100,
  color: vars.color.brand800,
  fontFamily: vars.font.display,
  fontSize: '1.5rem',
  fontWeight: 640,
  lineHeight: 1,
})
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const name = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: '1.25rem',
  fontWeight: 650,
  lineHeight: 1.2,
})
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
  gap: '8px 18px',
  fontSize: vars.size.s2,
  '@media': { '(max-width: 379px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px' } },
})
export const value = style({ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' })
export const form = style({ display: 'grid', gap: vars.space.s4, gridTemplateColumns: 'minmax(0, 1fr)' })
export const under = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', justifyContent: 'space-between' })
/** What a share sends. */
export const list = style({ display: 'grid', gap: '4px', margin: '6px 0 12px', paddingLeft: '1.2em' })
/** To whom it went, and when. */
export const receipt = style({ color: vars.color.ink2, fontSize: vars.size.s2, textAlign: 'center' })
