import { style } from '@vanilla-extract/css'
import { below, vars } from '../ui/theme/index.ts'

export const parts = style({ display: 'grid', gap: '18px', gridTemplateColumns: 'minmax(0, 1fr)' })
export const question = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 24px',
  alignItems: 'flex-start',
  '@media': { [below('md')]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const legend = style({ display: 'block', marginBottom: '6px', fontSize: vars.size.s2, fontWeight: 600 })
export const answer = style({
  display: 'grid',
  gap: '14px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: '44rem',
  // A region that waits for its words takes no place in the column.
  selectors: { '&:empty': { position: 'absolute' } },
})
export const sentence = style({ display: 'grid', gap: '4px' })
export const figure = style({ fontWeight: 600 })
export const taking = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center' })
export const standing = style({ display: 'flex', gap: '8px', alignItems: 'center', fontWeight: 600 })
