import { globalStyle, style } from '@vanilla-extract/css'
import { below, from, vars } from '../../ui/theme/index.ts'

const narrow = `screen and ${below('md')}`

// ---- a part that a phone folds: paper and a wide window show all of it
export const shutPart = style({})
globalStyle(`${shutPart} section > :not(:first-child), ${shutPart} section > :first-child > :not(h2)`, {
  '@media': { [narrow]: { display: 'none' } },
})
// Heads of parts that stand together are a list.
globalStyle(`${shutPart} section, ${shutPart} section > :first-child, ${shutPart} > div, ${shutPart} > div > div`, {
  '@media': { [narrow]: { gap: 0, marginTop: 0, paddingTop: 0 } },
})
globalStyle(`[data-fold] h2:has(> button)`, { flex: '1 1 100%' })
export const foldHead = style({
  display: 'flex',
  gap: '12px',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: '60px',
  padding: '8px 0',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: vars.size.h3,
  letterSpacing: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
})
globalStyle(`${foldHead} > svg`, { flex: 'none' })
export const foldWords = style({ display: 'grid', gap: '2px', minWidth: 0 })
export const foldFigure = style({
  color: vars.color.ink2,
  fontFamily: vars.font.text,
  fontSize: vars.size.s2,
  fontWeight: 600,
  letterSpacing: 'normal',
})

// ---- ways to the parts
export const jump = style({ minWidth: 0 })
globalStyle(`${jump} > h2`, { marginBottom: '6px', fontSize: vars.size.s3, fontFamily: vars.font.text, fontWeight: 650 })
export const jumpList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 18px',
  '@media': { [from('md')]: { display: 'grid', gap: 0 } },
})
globalStyle(`${jumpList} button`, {
  minHeight: '36px',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.link,
  font: 'inherit',
  fontSize: vars.size.s2,
  textAlign: 'left',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
})
