import { style } from '@vanilla-extract/css'
import { from } from '../ui/theme/index.ts'

export const page = style({ paddingBottom: 72 })
export const body = style({ marginTop: 32 })
export const section = style({
  marginTop: 56,
  '@media': { [from('md')]: { marginTop: 72 } },
  selectors: { '&:first-child': { marginTop: 0 } },
})
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  justifyContent: 'space-between',
  alignItems: 'end',
  marginBottom: 16,
})
