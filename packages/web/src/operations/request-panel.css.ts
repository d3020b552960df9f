import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

const hairline = `1px solid ${vars.color.line}`

export const documents = style({ listStyle: 'none', margin: '12px 0 0', padding: 0, borderTop: hairline })
export const document = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '12px',
  padding: '12px 0',
  borderBottom: hairline,
  overflowWrap: 'anywhere',
})
