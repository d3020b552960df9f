import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

/** An amount never breaks over two lines. */
export const inText = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' })

const figure = style({
  fontFamily: vars.font.display,
  fontWeight: 620,
  whiteSpace: 'nowrap',
  letterSpacing: '-0.01em',
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { '(max-width: 379px)': { letterSpacing: '-0.02em' } },
})
export const figures = styleVariants({
  s: [figure, { fontSize: vars.size.figureS }],
  m: [figure, { fontSize: vars.size.figureM }],
  l: [figure, { fontSize: vars.size.figureL }],
  xl: [figure, { fontSize: vars.size.figureXl, lineHeight: 1 }],
})
/** A figure of more than nine characters takes a smaller step, so that it stays inside its card. */
export const long = styleVariants({
  s: { fontSize: vars.size.s3 },
  m: { fontSize: vars.size.figureS },
  l: { fontSize: vars.size.figureM },
  xl: { fontSize: vars.size.figureM, '@media': { [from('md')]: { fontSize: vars.size.figureL } } },
})
export const small = style({ fontSize: `max(0.56em, ${vars.size.s1})`, fontWeight: 560, letterSpacing: 0 })
