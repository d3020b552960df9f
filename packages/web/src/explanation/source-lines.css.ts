import { style } from '@vanilla-extract/css'

export const sourceLine = style({ display: 'block', selectors: { '& + &': { marginTop: '3px' } } })
/** On paper it is the reference alone. */
export const lawLink = style({
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  '@media': { print: { textDecoration: 'none' } },
})
