import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

export const list = style({ borderTop: `1.5px solid ${vars.color.ink}` })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6px 24px',
  alignItems: 'center',
  padding: '18px 0',
  overflowWrap: 'anywhere',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [from('md')]: { gridTemplateColumns: '300px 240px minmax(0, 1fr)' } },
})
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 20px', alignItems: 'center' })
