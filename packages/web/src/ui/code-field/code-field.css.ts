import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const DIGITS = 6
const GAP = '8px'
/** From the edge of one cell to that of the next, as wide as the field lets it be. */
const PITCH = `(100cqi + ${GAP}) / ${DIGITS}`

/** Cells are as wide as the field is, so the field is what they are measured by. */
export const code = style({ position: 'relative', width: '100%', maxWidth: '22.75rem', containerType: 'inline-size' })
export const cells = style({ display: 'grid', gap: GAP, gridTemplateColumns: `repeat(${DIGITS}, minmax(0, 1fr))` })
globalStyle(`${cells} > *`, {
  height: '3.75rem',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
})
globalStyle(`${code}:has([aria-invalid]) ${cells} > *`, { borderWidth: '2px', borderColor: vars.color.alert })
// The ring stands at the cell that the next digit goes to; the field itself has none.
globalStyle(`${code}:focus-within ${cells} > [data-next]`, { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' })
/** The one field, over its cells. It is a cell wider than they are, so that the caret after the last digit moves nothing. */
export const over = style({ position: 'absolute', inset: 0, overflow: 'clip' })
export const input = style({
  width: '125%',
  height: '100%',
  padding: 0,
  // Half of what a digit leaves free in its cell.
  paddingInlineStart: `calc((${PITCH} - ${GAP} - 1ch) / 2)`,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  // Digits of one width, of which "1ch" is the measure.
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace',
  fontSize: 'min(1.75rem, 9cqi)',
  fontWeight: 600,
  letterSpacing: `calc(${PITCH} - 1ch)`,
  selectors: { '&, &:focus-visible': { outline: 0 } },
})
