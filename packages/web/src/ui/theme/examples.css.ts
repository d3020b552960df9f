import { style } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

export const colors = style({ display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' })
export const swatch = style({
  display: 'block',
  height: '64px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: 'var(--swatch)',
})
export const threads = style({ background: 'repeating-linear-gradient(90deg, var(--swatch) 0 3px, transparent 3px 6px)' })
/** The ground of a brand, under what is made for it. */
export const onHero = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  alignItems: 'center',
  padding: '24px',
  borderRadius: vars.radius.m,
  background: vars.color.hero,
  color: vars.color.onBrand,
})
export const wholeOnHero = style({ flex: '1 1 100%', minWidth: 0 })
