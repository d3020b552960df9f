import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** Dashed, as something that waits to be filled; the colour of a press while a file hangs over it. */
export const zone = style({
  padding: '18px',
  border: `1.5px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  fontSize: vars.size.s2,
  selectors: {
    '&[data-over="true"]': { borderColor: vars.color.action, borderStyle: 'solid', background: vars.color.infoTint },
    '&[data-wrong="true"]': { borderColor: vars.color.alert },
  },
})
export const row = style({
  minHeight: '52px',
  padding: '2px 4px 2px 14px',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  fontSize: vars.size.s2,
  selectors: {
    '&[data-wrong="true"]': { borderColor: vars.color.alert, borderWidth: '2px', padding: '1.5px 3.5px 1.5px 13.5px' },
  },
})
export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 })
export const label = style({ padding: 0, marginBottom: '6px', fontSize: vars.size.s2, fontWeight: 600 })
export const hint = style({ color: vars.color.ink2 })
export const hintBelow = style({ marginTop: '6px', color: vars.color.ink2, fontSize: vars.size.s1 })
/** A button within a sentence: the sentence keeps its line, the finger gets its room. */
export const choose = style({
  position: 'relative',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.link,
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '::after': { content: '""', position: 'absolute', inset: '-12px -8px' },
  ':hover': { textDecorationThickness: '2px' },
})
export const list = style({ listStyle: 'none', margin: '14px 0 0', padding: 0, borderTop: `1px solid ${vars.color.line}` })
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  padding: '4px 0',
  borderBottom: `1px solid ${vars.color.line}`,
})
export const bare = style({ padding: 0, borderBottom: 0 })
export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const size = style({ whiteSpace: 'nowrap' })
export const wrong = style({ color: vars.color.alert })
export const more = style({ padding: '8px 0', color: vars.color.alert })
export const refusals = style({ marginTop: '14px', fontSize: vars.size.s2 })
globalStyle(`${refusals} > * + *`, { marginTop: '12px' })
globalStyle(`${refusals} ul`, { marginTop: 0 })
export const title = style({ display: 'block' })
export const alone = style({ minHeight: '48px' })
// Refused files go on where the list of those kept ends.
globalStyle(`${list} + ${refusals}`, { marginTop: 0 })
globalStyle(`${list} + ${refusals} > :first-child > ul`, { borderTop: 0 })
