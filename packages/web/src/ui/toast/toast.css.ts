import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const toast = style({
  display: 'flex',
  gap: '12px',
  alignItems: 'center',
  width: 'fit-content',
  maxWidth: '100%',
  padding: '12px 16px',
  borderRadius: vars.radius.m,
  background: vars.color.ink,
  color: vars.color.page,
  boxShadow: vars.shadow.s2,
})
export const close = style({
  margin: '-6px -10px -6px 6px',
  color: 'inherit',
  ':hover': { background: 'none' },
  ':focus-visible': { outlineColor: vars.color.page },
})
export const viewport = style({
  position: 'fixed',
  zIndex: 20,
  left: vars.layout.gutter,
  right: vars.layout.gutter,
  bottom: '20px',
  display: 'grid',
  gap: '10px',
  justifyItems: 'start',
  '@media': { print: { display: 'none' } },
})
