import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

export const title = style({ marginBottom: 6, fontSize: '1.5rem' })
export const list = style({ margin: '10px 0 0', padding: 0, listStyle: 'none' })
export const row = style({
  display: 'grid',
  gap: '6px 16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignItems: 'center',
  padding: '12px 0',
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderTop: 'none' } },
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
