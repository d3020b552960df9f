import { globalStyle, style } from '@vanilla-extract/css'
import { below, vars } from '../ui/theme/index.ts'

const phone = below('sm')
const hairline = `1px solid ${vars.color.line}`

export const list = style({ borderTop: `1.5px solid ${vars.color.ink}`, listStyle: 'none', padding: 0, margin: 0 })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  columnGap: 20,
  alignItems: 'center',
  padding: '14px 0',
  borderBottom: hairline,
  color: vars.color.ink,
  textDecoration: 'none',
  '@media': { [phone]: { gridTemplateColumns: '40px minmax(0, 1fr) auto', columnGap: 14 } },
})
export const bank = style({ width: 28, height: 28, color: vars.color.ink2 })
export const what = style({ display: 'block', fontSize: vars.size.s3, fontWeight: 650, overflowWrap: 'anywhere' })
globalStyle(`${row}:hover ${what}`, { textDecoration: 'underline' })
export const amount = style({ fontSize: vars.size.s3, fontWeight: 650, textAlign: 'end', whiteSpace: 'nowrap' })
