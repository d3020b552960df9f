import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../../ui/theme/index.ts'

const hairline = `1px solid ${vars.color.line}`
const sm = from('sm')
const side = { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } as const

export const band = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  border: hairline,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': { [sm]: side, print: { ...side, breakInside: 'avoid', borderColor: '#999' } },
})
export const half = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: '22px 20px',
  // Alone, a side has the whole width.
  selectors: { '&[data-alone]': { gridColumn: '1 / -1' } },
  '@media': { [from('md')]: { padding: '26px 28px' } },
})
globalStyle(`${half} > dd`, { display: 'flex', flex: 1, flexDirection: 'column', alignItems: 'flex-start' })
globalStyle(`${half} > dd > *`, { maxWidth: '100%' })
// The two questions stand on one line, however long the words above them are.
globalStyle(`${half} > dd > button:last-child`, { marginTop: 'auto' })
export const annuityHalf = style({
  background: vars.color.hero,
  color: vars.color.onBrand,
  '@media': { print: { borderLeft: '1px solid #999' } },
})
export const halfTitle = style({ display: 'flex', gap: '10px', alignItems: 'center', fontWeight: 600 })
export const halfFigure = style({ containerType: 'inline-size', display: 'block', width: '100%', margin: '4px 0' })
export const halfText = style({ color: vars.color.ink2, fontSize: vars.size.s2 })
globalStyle(`${annuityHalf} ${halfText}`, { color: vars.color.onBrand2 })
export const most = style({
  margin: '4px 0',
  fontFamily: vars.font.display,
  fontSize: vars.size.figureL,
  fontWeight: 620,
  lineHeight: 1.14,
})
globalStyle(`${most} > small`, { fontFamily: vars.font.text, fontSize: vars.size.s3, fontWeight: 400 })
// A figure of this size needs no dots to say that it opens.
globalStyle(`${halfFigure} > button[type="button"], ${halfFigure} > button[type="button"]:hover`, { textDecoration: 'none' })

// ---- a side on which nothing stands
export const line = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  alignItems: 'center',
  padding: '14px 20px',
  selectors: { '* + &': { borderTop: hairline } },
  '@media': { [from('md')]: { padding: '14px 28px' } },
})

// ---- a figure that the law may refuse
export const doubtful = style({ overflow: 'visible', borderColor: 'transparent' })
globalStyle(`${doubtful} > ${half}`, { margin: '-1px' })
globalStyle(`${doubtful} > ${half}:first-child`, {
  border: `2px dashed ${vars.color.lineStrong}`,
  borderRadius: `${vars.radius.l} ${vars.radius.l} 0 0`,
  '@media': {
    [sm]: { borderRadius: `${vars.radius.l} 0 0 ${vars.radius.l}` },
    print: { borderRadius: `${vars.radius.l} 0 0 ${vars.radius.l}` },
  },
})
// A border of the same width keeps both sides on the same lines.
globalStyle(`${doubtful} > ${annuityHalf}`, {
  border: `2px solid ${vars.color.hero}`,
  borderRadius: `0 0 ${vars.radius.l} ${vars.radius.l}`,
  '@media': {
    [sm]: { borderRadius: `0 ${vars.radius.l} ${vars.radius.l} 0` },
    print: { borderColor: '#999', borderRadius: `0 ${vars.radius.l} ${vars.radius.l} 0` },
  },
})
export const condition = style({
  display: 'flex',
  gap: '10px',
  width: '100%',
  margin: '10px 0',
  padding: '12px 14px',
  borderRadius: vars.radius.m,
  background: vars.color.warnTint,
  color: vars.color.ink,
  fontSize: vars.size.s2,
  lineHeight: 1.45,
  '@media': { print: { border: '1px solid #999', background: '#fff' } },
})
globalStyle(`${condition} > svg`, { flex: 'none', marginTop: '1px', color: vars.color.warn })
globalStyle(`${annuityHalf} ${condition}`, {
  background: 'rgb(255 255 255 / 0.1)',
  color: vars.color.onBrand,
  '@media': { print: { background: '#fff' } },
})
globalStyle(`${annuityHalf} ${condition} > svg`, { color: vars.data.h1 })
export const threshold = style({ marginTop: '12px', color: vars.color.ink2, fontSize: vars.size.s1 })
