import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const hairline = `1px solid ${vars.color.line}`

export const title = style({ marginBottom: 18, fontSize: '1.5rem' })
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  margin: 0,
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 32 } },
})
export const way = style({
  selectors: { '& + &': { paddingTop: 20, borderTop: hairline } },
  '@media': {
    [from('md')]: { selectors: { '& + &': { paddingTop: 0, paddingLeft: 32, borderTop: 'none', borderLeft: hairline } } },
  },
})
export const value = style({ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' })
export const postal = style({ fontStyle: 'normal', fontWeight: 400 })
export const form = style({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '46rem' })
export const under = style({ display: 'flex', flexWrap: 'wrap', gap: '0 16px', justifyContent: 'space-between' })
export const sent = style({ display: 'grid', gap: 16, justifyItems: 'start' })
