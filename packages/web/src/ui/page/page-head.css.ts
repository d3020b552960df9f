import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

export const head = style({
  display: 'grid',
  gap: '14px',
  paddingTop: '28px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('md')]: { paddingTop: '44px', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' } },
})
export const words = style({ maxWidth: '46rem' })
export const back = style({ gridColumn: '1 / -1' })
export const lead = style({ marginTop: '14px', color: vars.color.ink2, fontSize: vars.size.lead })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '10px' })
