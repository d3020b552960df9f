import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../ui/theme/breakpoints.ts'
import { vars } from '../ui/theme/contract.css.ts'

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 6,
  padding: '8px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { print: { display: 'none' } },
})
export const barInside = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center' })
export const head = style({ padding: '44px 0 8px' })
export const lead = style({ maxWidth: '44rem', marginTop: '10px', color: vars.color.ink2 })
export const kit = style({
  display: 'grid',
  gap: '24px',
  marginTop: '28px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '40px 48px' } },
})
/** A figure takes the size that the width of its specimen allows. */
export const figureRoom = style({ containerType: 'inline-size' })
export const title = style({
  gridColumn: '1 / -1',
  marginTop: '36px',
  paddingTop: '20px',
  borderTop: `1.5px solid ${vars.color.ink}`,
})
export const specimen = style({ minWidth: 0 })
export const wide = style({ gridColumn: '1 / -1' })
export const caption = style({ marginBottom: '10px', color: vars.color.ink2, fontSize: vars.size.s1 })
export const stack = style({ display: 'grid', gap: '14px', gridTemplateColumns: 'minmax(0, 1fr)' })
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' })
export const onHero = style({
  padding: '24px',
  borderRadius: vars.radius.m,
  background: vars.color.hero,
  color: vars.color.onBrand,
})
export const colors = style({ display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' })
export const color = style({ fontSize: vars.size.s1, lineHeight: 1.35, overflowWrap: 'anywhere' })
export const swatch = style({
  display: 'block',
  height: '64px',
  marginBottom: '6px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: 'var(--swatch)',
})
export const threadSwatch = style({ background: 'repeating-linear-gradient(90deg, var(--swatch) 0 3px, transparent 3px 6px)' })
export const type = style({})
globalStyle(`${type} > * + *`, { marginTop: '10px' })
export const small = style({ fontSize: vars.size.s2 })
export const smallest = style({ fontSize: vars.size.s1, color: vars.color.ink2 })
export const leadText = style({ fontSize: vars.size.lead })
export const narrow = style({ maxWidth: '408px' })
export const familyName = style({ display: 'flex', alignItems: 'center', gap: '10px', fontWeight: 600 })
export const foot = style({ height: vars.space.s9 })
