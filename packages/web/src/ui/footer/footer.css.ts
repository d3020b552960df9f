import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

export const footer = style({
  // Painted by itself: what changes above takes it over as it is.
  isolation: 'isolate',
  flex: 'none',
  marginTop: vars.space.s9,
  padding: `${vars.space.s7} 0 ${vars.space.s6}`,
  borderTop: `1px solid ${vars.color.line}`,
  outline: 0,
  background: vars.color.sunken,
  fontSize: vars.size.s2,
  '@media': { print: { display: 'none' } },
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s6,
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr) minmax(0, 1fr)' } },
})
export const title = style({ marginBottom: vars.space.s2, fontSize: '1.25rem' })
export const hours = style({ color: vars.color.ink2 })
export const links = style({ display: 'grid', gap: '4px', alignContent: 'start', justifyItems: 'start' })
export const link = style({
  // An e-mail address has no place of its own to break at.
  overflowWrap: 'anywhere',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '32px',
  color: vars.color.ink2,
  selectors: { '&:not([href])': { textDecoration: 'none' } },
})
/** The one action of the foot: heavier than its links, as quiet in colour. */
export const action = style({ color: vars.color.ink2 })
export const legal = style({
  gridColumn: '1 / -1',
  paddingTop: vars.space.s4,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.ink3,
})
