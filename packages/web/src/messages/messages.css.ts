import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

export const page = style({ paddingBottom: 72 })
export const body = style({ marginTop: 32 })
export const list = style({ margin: 0, padding: 0, listStyle: 'none', borderTop: `1.5px solid ${vars.color.ink}` })
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '10px 24px',
  padding: '20px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [from('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
})
export const title = style({ fontSize: vars.size.s3, fontWeight: 600 })
export const text = style({ color: vars.color.ink2, fontSize: vars.size.s3 })
