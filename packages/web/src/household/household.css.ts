import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

export const fields = style({
  display: 'grid',
  gap: '20px 24px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { display: 'none' },
  },
})
export const legend = style({ marginBottom: '8px', fontWeight: 600, fontSize: vars.size.s1 })
