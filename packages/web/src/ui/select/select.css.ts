import { style } from '@vanilla-extract/css'
import { below } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

export const box = style({
  position: 'relative',
  display: 'inline-block',
  maxWidth: '100%',
  '@media': { [below('md')]: { width: '100%' }, print: { display: 'none' } },
})
export const wideBox = style([box, { width: '100%' }])
export const select = style({
  width: '100%',
  minHeight: '52px',
  padding: '0 44px 0 14px',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.size.s2,
  fontWeight: 600,
  textOverflow: 'ellipsis',
  appearance: 'none',
  WebkitAppearance: 'none',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outlineOffset: '2px', borderRadius: vars.radius.m },
    '&[aria-invalid="true"]': { borderColor: vars.color.alert },
  },
})
export const caret = style({
  position: 'absolute',
  right: '14px',
  top: '50%',
  translate: '0 -50%',
  pointerEvents: 'none',
  color: vars.color.ink2,
})
