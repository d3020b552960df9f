import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

/** A figure at the end of a head. */
export const figure = style({ '@media': { [from('md')]: { textAlign: 'end' } } })
export const panelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '14px 24px',
  justifyContent: 'space-between',
  alignItems: 'end',
  marginBottom: '20px',
})
export const horizon = style({ flex: '1 1 260px', maxWidth: '420px' })
export const own = style({ display: 'block', color: vars.color.ink, fontWeight: 600 })
/** Buttons of equal weight and size. */
export const evenly = style({
  display: 'grid',
  gap: '10px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
})
