import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px 40px',
  marginTop: 36,
  '@media': {
    [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', marginTop: 48, rowGap: 48 },
  },
})
export const group = style({ paddingTop: 14, borderTop: `1.5px solid ${vars.color.ink}` })
export const title = style({ marginBottom: 6, fontSize: vars.size.h3 })
export const link = style({ minHeight: 44, textAlign: 'left' })
