import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

/** An amount never breaks over two lines. */
export const inText = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' })

// Room in em for `9 999 999,99 €`, the longest full-size figure, and for `999 999 999,99 €` in the smaller step.
const FULL_EM = 5.4
const LONG_EM = 6.6
/** The size of the scale, or the largest that fits the container: a figure enlarged by the reader keeps its cents in view. */
const fitting = (size: string, em: number): string => `min(${size}, 100cqi / ${em})`

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
  m: [figure, { fontSize: fitting(vars.size.figureM, FULL_EM) }],
  l: [figure, { fontSize: fitting(vars.size.figureL, FULL_EM) }],
  xl: [figure, { fontSize: fitting(vars.size.figureXl, FULL_EM), lineHeight: 1 }],
})
/** A figure of more than nine characters takes a smaller step, so that it stays inside its card. */
export const long = styleVariants({
  s: { fontSize: vars.size.s3 },
  m: { fontSize: fitting(vars.size.figureS, LONG_EM) },
  l: { fontSize: fitting(vars.size.figureM, LONG_EM) },
  xl: {
    fontSize: fitting(vars.size.figureM, LONG_EM),
    '@media': { [from('md')]: { fontSize: fitting(vars.size.figureL, LONG_EM) } },
  },
})
/** Cents, never under 15 px; tied to pixels, so that letters twice as large do not swell them in a figure that has no room left. */
export const small = style({ fontSize: 'max(0.56em, 15px)', fontWeight: 560, letterSpacing: 0 })
