import { style } from '@vanilla-extract/css'
import { from, vars } from '../theme/index.ts'

export const hint = style({ color: vars.color.ink2, fontSize: vars.size.s2 })
export const list = style({ listStyle: 'none', margin: `${vars.space.s3} 0 0`, padding: 0 })
/** One place: what goes into it, what lies in it, and the button at its end; below one another on a phone. */
export const slot = style({
  display: 'grid',
  gap: '10px 16px',
  alignItems: 'center',
  justifyItems: 'start',
  padding: '16px 0',
  borderTop: `1px solid ${vars.color.line}`,
  selectors: {
    'li:last-child &': { paddingBottom: '4px' },
    '&[data-over="true"]': { background: vars.color.infoTint },
  },
  '@media': { [from('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const what = style({ minWidth: 0, width: '100%' })
export const name = style({ fontWeight: 650 })
export const state = style({ color: vars.color.ink2, fontSize: vars.size.s2 })
export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  color: vars.color.success,
  fontSize: vars.size.s2,
})
export const fileName = style({ minWidth: 0, overflowWrap: 'anywhere' })
/** What is wrong stands below both. */
export const below = style({ gridColumn: '1 / -1', justifySelf: 'stretch' })
