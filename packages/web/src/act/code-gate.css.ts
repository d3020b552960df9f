import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const lg = from('lg')

export const words = style({ display: 'grid', gap: '4px', minWidth: 0 })
export const text = style({ display: 'grid', gap: '4px' })

// ---- before the act of the page: quieter than it, as wide as what stands around it
export const quiet = style({
  display: 'grid',
  gap: '16px 24px',
  alignItems: 'center',
  padding: '20px',
  background: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  '@media': { [lg]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: '24px 32px' } },
})
globalStyle(`${quiet} h2`, { fontSize: vars.size.s3, fontWeight: 650, fontFamily: 'inherit' })
globalStyle(`${quiet} ${text}`, { color: vars.color.ink2 })

// ---- the code is the act itself: a signature
export const signature = style({
  display: 'grid',
  gap: '20px',
  alignContent: 'start',
  padding: '28px 20px',
  borderRadius: vars.radius.l,
  background: vars.color.hero,
  color: vars.color.onBrand,
  // The ring of the page is not seen on the band.
  vars: { [vars.color.focus]: vars.color.accent },
  '@media': { [lg]: { padding: '32px' } },
})
globalStyle(`${signature} h2`, { color: 'inherit', fontSize: vars.size.h3 })
globalStyle(`${signature} p, ${signature} label`, { color: vars.color.onBrand })
globalStyle(`${signature} input[type="checkbox"]`, { accentColor: vars.color.accent })
globalStyle(`${signature} button[data-quiet]`, { color: vars.color.onBrand })
globalStyle(`${signature} button[data-quiet]:enabled`, { textDecoration: 'underline', textUnderlineOffset: '3px' })
/** A refusal is read on a sheet of its own: its red would not stand on the band. */
export const wrong = style({ padding: '10px 14px', borderRadius: vars.radius.m, background: vars.color.surface })
globalStyle(`${signature} ${wrong} p`, { color: vars.color.alert })
/** The deed in its own width, the other way as a link beside it. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 24px' })
