import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const keep = style({ '@media': { print: { display: 'none' } } })
export const asking = style({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'end' })
export const said = style({ ':empty': { display: 'none' } })
export const missing = style({
  marginTop: 6,
  paddingLeft: 18,
  fontSize: vars.size.s2,
  listStyle: 'disc',
  overflowWrap: 'anywhere',
})
