import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  marginBottom: '6px',
  fontWeight: 600,
  fontSize: vars.size.s2,
})
export const labelEnd = style({ justifyContent: 'flex-end', textAlign: 'right' })
export const labelSmall = style({ fontSize: vars.size.s1, marginBottom: '5px' })
export const hint = style({ marginTop: '6px', fontSize: vars.size.s1, color: vars.color.ink2 })
export const error = style({
  display: 'flex',
  gap: '8px',
  marginTop: '6px',
  color: vars.color.alert,
  fontSize: vars.size.s2,
  fontWeight: 600,
})
export const box = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '52px',
  padding: '0 14px',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  selectors: { '&:focus-within': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' } },
})
// The thicker border takes its half pixel from the margin inside: nothing moves when an error appears.
export const boxWrong = style({ borderColor: vars.color.alert, borderWidth: '2px', padding: '0 13.5px' })
export const boxOff = style({ background: vars.color.sunken, borderColor: vars.color.line, color: vars.color.ink2 })
export const held = style({ flex: 1, minWidth: 0 })
// A layout of its own, so that a key lays out the field and not the page; a child of a flexible box can be none, hence the box around it.
export const input = style({
  display: 'block',
  width: '100%',
  minWidth: 0,
  height: '3rem',
  minHeight: '48px',
  contain: 'size layout',
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: vars.size.s3,
  fontWeight: 600,
  selectors: {
    '&, &:focus-visible': { outline: 0 },
    '&:disabled': { color: 'inherit', WebkitTextFillColor: 'currentColor', opacity: 1, cursor: 'not-allowed' },
  },
})
export const area = style({
  display: 'block',
  width: '100%',
  minHeight: '8rem',
  padding: '12px 0',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: vars.size.s3,
  resize: 'vertical',
  selectors: { '&, &:focus-visible': { outline: 0 } },
})
export const end = style({ textAlign: 'right' })
export const unit = style({ paddingLeft: '6px', color: vars.color.ink2, whiteSpace: 'nowrap' })
export const lock = style({ marginLeft: '10px', color: vars.color.ink2 })
export const countBox = style([
  box,
  {
    display: 'inline-flex',
    padding: 0,
    selectors: {
      [`${boxWrong}&`]: { padding: 0 },
      // A button of it has a ring of its own.
      '&:focus-within:has(button:focus)': { outline: 0 },
    },
  },
])
export const count = style({
  width: '4rem',
  height: '3rem',
  padding: 0,
  border: `0 solid ${vars.color.line}`,
  borderInlineWidth: '1px',
  background: 'none',
  fontSize: vars.size.s3,
  fontWeight: 600,
  textAlign: 'center',
  selectors: { '&, &:focus-visible': { outline: 0 } },
})
export const countStep = style({ width: '48px', height: '48px', color: vars.color.link })
