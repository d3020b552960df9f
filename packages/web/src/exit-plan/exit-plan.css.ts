import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const md = from('md')

/** Titles take one line or two: what stands below them is on the same lines in all cards. */
export const card = style({
  '@media': { [md]: { display: 'grid', gridRow: 'span 4', gridTemplateRows: 'subgrid', rowGap: vars.space.s3 } },
})

/** Fields beside each other where there is room. */
export const fields = style({
  display: 'grid',
  gap: vars.space.s4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [md]: { gridTemplateColumns: 'repeat(2, minmax(0, 16rem))' } },
})
