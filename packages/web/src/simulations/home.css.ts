import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

/** As far below what stands above it as the other parts of the home. */
export const section = style({ marginTop: 56, '@media': { [from('md')]: { marginTop: 72 } } })
export const list = style({ borderTop: `1.5px solid ${vars.color.ink}` })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 20px',
  alignItems: 'center',
  padding: '12px 0',
  borderBottom: `1px solid ${vars.color.line}`,
})
export const figure = style({ fontWeight: 650, textAlign: 'right' })
