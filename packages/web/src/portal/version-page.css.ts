import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

export const body = style({ maxWidth: '46rem', marginTop: 32 })
export const facts = style({ borderTop: `1.5px solid ${vars.color.ink}` })
export const fact = style({
  display: 'grid',
  gap: '2px 24px',
  padding: '14px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  '@media': { [from('sm')]: { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
})
export const value = style({ fontWeight: 600 })
export const name = style({ color: vars.color.ink2 })
