import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** An amount never breaks over two lines. */
export const inText = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' })

// Room in em for `9 999 999,99 €`, for `999 999 999,99 €`, for `99 999 999 999,99 €`, the longest balance, and for a sum of such.
const FULL_EM = 5.4
const LONG_EM = 6.6
const LONGER_EM = 8.4
const LONGEST_EM = 10.4
/**
 * The size of the scale, or the largest that fits the room: a figure enlarged by the reader keeps its cents in view. The room is the container's width;
 * a row of cards states the one of its narrowest card, so that all its figures have one size.
 */
const fitting = (size: string, em: number): string => `min(${size}, var(--figure-room, 100cqi) / ${em})`

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
const fittingIn = (em: number) => ({
  s: { fontSize: vars.size.s3 },
  m: { fontSize: fitting(vars.size.figureM, em) },
  l: { fontSize: fitting(vars.size.figureL, em) },
  xl: { fontSize: fitting(vars.size.figureXl, em) },
})
/** A long figure takes the size that its room allows; the smallest one, which has no room of its own, takes the size of the text. */
export const long = styleVariants(fittingIn(LONG_EM))
export const longer = styleVariants(fittingIn(LONGER_EM))
export const longest = styleVariants(fittingIn(LONGEST_EM))
/** Cents, never under 15 px; tied to pixels, so that letters twice as large do not swell them in a figure that has no room left. */
export const small = style({ fontSize: 'max(0.56em, 15px)', fontWeight: 560, letterSpacing: 0 })
