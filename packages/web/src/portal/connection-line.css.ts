import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

/** Stays in view wherever the page is scrolled to, and under every window that is open. */
export const place = style({
  position: 'sticky',
  top: 0,
  zIndex: 8,
  flex: 'none',
  '@media': { print: { display: 'none' } },
})
export const line = style({
  padding: `6px ${vars.layout.gutter}`,
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.warnTint,
  color: vars.color.ink,
  fontSize: vars.size.s1,
  textAlign: 'center',
})
