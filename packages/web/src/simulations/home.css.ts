import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const md = from('md')

/** As wide as operations, and as far below the accounts. */
export const section = style({ marginTop: 56, '@media': { [md]: { marginTop: 72 } } })
export const list = style({ borderTop: `1.5px solid ${vars.color.ink}`, '@media': { [md]: { maxWidth: '48rem' } } })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 20px',
  alignItems: 'center',
  padding: '12px 0',
  borderBottom: `1px solid ${vars.color.line}`,
})
export const figure = style({ fontWeight: 650, textAlign: 'right' })
