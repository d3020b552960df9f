import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '@media': {
    [from('md')]: { gridTemplateColumns: 'minmax(0, 4fr) repeat(2, minmax(0, 3fr))', alignItems: 'end' },
    print: { display: 'none' },
  },
})
globalStyle(`${filters} span:has(> select)`, { width: '100%' })
export const failure = style({
  display: 'flex',
  gap: 8,
  alignItems: 'start',
  marginTop: 6,
  color: vars.color.alert,
  fontSize: vars.size.s2,
  fontWeight: 400,
})
