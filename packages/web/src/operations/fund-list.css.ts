import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

const hairline = `1px solid ${vars.color.line}`

export const rows = style({ listStyle: 'none', margin: '12px 0 0', padding: 0, borderTop: `1.5px solid ${vars.color.ink}` })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 20px',
  alignItems: 'baseline',
  padding: '14px 0',
  borderBottom: hairline,
  overflowWrap: 'anywhere',
})
export const fold = style({
  display: 'inline-flex',
  gap: '8px',
  alignItems: 'center',
  justifySelf: 'end',
  minHeight: '44px',
  marginBlock: '-8px',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.link,
  font: 'inherit',
  fontSize: vars.size.s2,
  fontWeight: 600,
  cursor: 'pointer',
})
export const caret = style({
  transition: `transform ${vars.motion.fast}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
})
/** Folded on the screen, open on paper. */
export const lots = style({
  gridColumn: '1 / -1',
  display: 'grid',
  listStyle: 'none',
  margin: '12px 0 2px',
  padding: '0 0 0 20px',
  borderInlineStart: `3px solid ${vars.data.d4}`,
  '@media': { screen: { selectors: { '&[hidden]': { display: 'none' } } } },
})
export const lot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 16px',
  padding: '10px 0',
  borderBottom: hairline,
  fontSize: vars.size.s2,
  selectors: { '&:last-child': { borderBottom: 0 } },
})
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  marginTop: '-1px',
  padding: '14px 0 0',
  borderTop: `1.5px solid ${vars.color.ink}`,
  fontWeight: 650,
})
