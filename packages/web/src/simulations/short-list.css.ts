import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

/** On the home: as far below what stands above it as its other parts. */
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
export const amount = style({ maxWidth: '11rem', textAlign: 'right' })
export const figure = style({ fontWeight: 650 })
/** At the end of the page of a simulator. */
export const own = style({ paddingBottom: 72, '@media': { print: { display: 'none' } } })
