import { style } from '@vanilla-extract/css'
import { below } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

/** Thirty-four characters with their spaces fit a phone. */
export const iban = style({
  letterSpacing: '0.03em',
  '@media': { [below('sm')]: { fontSize: vars.size.s2, letterSpacing: '-0.02em' } },
})

/** The meanings of a pasted text, side by side below the question. */
export const readings = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2, marginTop: vars.space.s2 })
