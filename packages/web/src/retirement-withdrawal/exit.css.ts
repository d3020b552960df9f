import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

/** A case as a row: what it is, and the way to it. */
export const row = style({
  display: 'grid',
  gap: '8px 24px',
  alignItems: 'center',
  padding: `${vars.space.s4} ${vars.space.s5}`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  '@media': { [from('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const rowClosed = style([row, { background: vars.color.sunken, color: vars.color.ink2 }])
export const piece = style({ display: 'flex', gap: '10px', paddingBlock: '4px', color: vars.color.ink2 })
export const signing = style({ marginTop: vars.space.s5, breakInside: 'avoid' })
export const address = style({ margin: 0, fontStyle: 'normal', whiteSpace: 'pre-line' })
