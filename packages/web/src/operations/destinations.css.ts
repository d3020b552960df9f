import { style } from '@vanilla-extract/css'
import { below, vars } from '../ui/theme/index.ts'

export const source = style({ margin: '14px 0 10px', fontSize: vars.size.s2, fontWeight: 600 })
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'var(--columns)',
  gap: '0 12px',
  margin: '8px 0 10px',
  fontSize: vars.size.s2,
  '@media': { [`screen and ${below('md')}`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const part = style({
  display: 'grid',
  alignContent: 'start',
  overflowWrap: 'anywhere',
  '@media': {
    [`screen and ${below('md')}`]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: 12,
      padding: '9px 0',
      borderBottom: `1px solid ${vars.color.line}`,
    },
  },
})
