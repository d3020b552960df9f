import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

const EDGE = '24px'

export const find = style({ margin: `18px ${EDGE} 0` })
export const count = style({ minHeight: '1.5em', margin: `4px ${EDGE} 2px`, color: vars.color.ink2, fontSize: vars.size.s1 })
export const terms = style({ padding: `0 ${EDGE} 8px` })
export const term = style({ borderBottom: `1px solid ${vars.color.line}` })
/** The accent stands on the edge of the panel: the words stay in line with the others. */
export const current = style({ borderLeft: `4px solid ${vars.color.accent}`, marginLeft: `-${EDGE}`, paddingLeft: '20px' })
export const name = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '12px',
  minHeight: '52px',
  padding: '8px 0',
  fontWeight: 600,
  lineHeight: 1.3,
  cursor: 'pointer',
  listStyle: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:focus-visible': { outlineOffset: '-3px' } },
})
export const caret = style({ flex: 'none', transition: `rotate ${vars.motion.fast} ${vars.motion.ease}` })
globalStyle(`${term}[open] ${caret}`, { rotate: '180deg' })
export const text = style({ paddingBottom: '16px', color: vars.color.ink2, fontSize: vars.size.s2 })
/** A word that the lexicon explains, inside a sentence. */
export const link = style({
  color: 'inherit',
  textDecoration: `underline dotted ${vars.color.lineStrong} 1.5px`,
  textUnderlineOffset: '0.22em',
})
