import { style } from '@vanilla-extract/css'
import { below, from, NARROW } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '44px',
  color: vars.color.brand900,
  textDecoration: 'none',
  fontFamily: vars.font.display,
  fontWeight: 640,
  fontSize: '1.5rem',
  lineHeight: 1,
  letterSpacing: '-0.01em',
  selectors: {
    ':root[data-scheme="dark"] &': { color: vars.color.ink },
  },
  '@media': {
    '(prefers-color-scheme: dark)': { selectors: { ':root:not([data-scheme]) &': { color: vars.color.ink } } },
    [from('lg')]: { fontSize: '1.75rem' },
    [NARROW]: { fontSize: '1.25rem', gap: '7px' },
    print: { selectors: { ':root &': { color: '#13252A' } } },
  },
})
export const mark = style({
  width: '30px',
  height: '30px',
  flex: 'none',
  '@media': { [from('lg')]: { width: '34px', height: '34px' }, [NARROW]: { width: '24px', height: '24px' } },
})
export const weft = style({ stroke: vars.color.accent })
export const tenant = style({
  // Two short lines: the width is the menu's.
  maxWidth: '6.5rem',
  marginLeft: '4px',
  paddingLeft: '12px',
  borderLeft: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
  fontFamily: vars.font.text,
  fontWeight: 500,
  fontSize: vars.size.s1,
  lineHeight: 1.1,
  letterSpacing: 0,
  // A sheet of paper is narrow, and has nothing beside the sign.
  '@media': { [below('lg')]: { display: 'none' }, print: { display: 'block' } },
})
