import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../ui/theme/index.ts'

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  marginBottom: 26,
  '@media': {
    [from('md')]: { gridTemplateColumns: 'minmax(0, 4fr) repeat(3, minmax(0, 3fr))', alignItems: 'end' },
    print: { display: 'none' },
  },
})
// A choice is as wide as its column, whatever its longest name.
globalStyle(`${filters} span:has(> select)`, { width: '100%' })
globalStyle(`${filters} > *`, { minWidth: 0 })
