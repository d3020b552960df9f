import { globalStyle, style } from '@vanilla-extract/css'
import { below, from, vars } from '../ui/theme/index.ts'

const md = from('md')
const line = `1px solid ${vars.color.line}`

export const strong = style({ fontWeight: 650, color: vars.color.onBrand })
export const sentences = style({ display: 'grid', gap: 8, maxWidth: '46rem' })
export const changing = style({ opacity: 0.6 })
export const waiting = style({ minHeight: 140, color: vars.color.onBrand })
export const noFan = style({ height: 40 })
export const failed = style({ background: vars.color.surface, color: vars.color.ink, borderRadius: vars.radius.l, padding: 20 })

export const tops = style({
  display: 'none',
  color: vars.color.onBrand2,
  fontSize: vars.size.s2,
  paddingBottom: 8,
  '@media': { [md]: { display: 'grid', gridTemplateColumns: '85.9% 1fr' } },
})
globalStyle(`${tops} > span`, { display: 'grid' })
export const cards = style({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [md]: { gridTemplateColumns: 'minmax(0, 500fr) repeat(3, minmax(0, 226fr))' } },
})
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 4,
  padding: 20,
  background: vars.color.surface,
  border: line,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.s1,
  color: vars.color.ink2,
  fontSize: vars.size.s2,
  lineHeight: 1.4,
})
export const gapCard = style({
  border: `2px dashed ${vars.color.lineStrong}`,
  background: vars.color.page,
  boxShadow: 'none',
})
export const cardTitle = style({
  fontFamily: vars.font.text,
  fontSize: vars.size.s3,
  fontWeight: 600,
  lineHeight: 1.3,
  color: vars.color.ink,
})
export const cardFigure = style({ color: vars.color.ink, containerType: 'inline-size', width: '100%' })
export const unit = style({ marginTop: 10, color: vars.color.ink2, fontSize: vars.size.s1 })

export const low = style({
  display: 'grid',
  gap: 48,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  marginTop: 56,
  '@media': { [md]: { gridTemplateColumns: 'minmax(0, 1fr) 408px', gap: 64, marginTop: 72 } },
})
/** The simulations that are kept come after it. */
globalStyle(`${low} + [data-own]`, { paddingTop: 56, '@media': { [md]: { paddingTop: 72 } } })
/** The questions alone, before there are figures. */
export const lowAlone = style({ '@media': { [md]: { gridTemplateColumns: 'minmax(0, 560px)' } } })
export const column = style({ display: 'grid', gap: 56, gridTemplateColumns: 'minmax(0, 1fr)' })
export const section = style({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' })
export const bars = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 4,
  alignItems: 'end',
  height: 220,
  borderBottom: `1px solid ${vars.color.ink}`,
  '@media': { [from('sm')]: { gap: 10 } },
})
export const bar = style({ position: 'relative', display: 'grid', alignContent: 'end', height: '100%' })
const part = style({ height: 'var(--tall)', forcedColorAdjust: 'none', printColorAdjust: 'exact' })
export const pension = style([part, { background: vars.data.d1 }])
export const annuity = style([part, { background: vars.data.d2 }])
export const other = style([part, { background: vars.data.d3 }])
export const chosen = style({ outline: `2px solid ${vars.color.accent}`, outlineOffset: 1 })
export const goalLine = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 'var(--up)',
  borderTop: `2px solid ${vars.color.ink}`,
})
/** What another return would give, drawn as supposed. */
export const scenario = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 'var(--up)',
  borderTop: `2px dashed ${vars.color.ink2}`,
})
export const ages = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  textAlign: 'center',
  fontSize: vars.size.s1,
  color: vars.color.ink2,
})

export const ledger = style({ borderTop: `1px solid ${vars.color.ink}` })
export const entry = style({ padding: '14px 0', borderBottom: line, display: 'grid', gap: 4 })
export const total = style([entry, { borderTop: `1px solid ${vars.color.ink}` }])
export const entryHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '4px 16px',
  fontWeight: 600,
})
export const form = style({
  display: 'grid',
  gap: 18,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 24,
  background: vars.color.surface,
  border: line,
  borderRadius: vars.radius.l,
  '@media': { [below('sm')]: { padding: 20 }, print: { display: 'none' } },
})
export const formTitle = style({ fontSize: '1.625rem' })
export const pair = style({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const account = style({ display: 'grid', gap: 8, padding: '12px 0', borderBottom: line })
export const closing = style({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' })
export const way = style({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  padding: 20,
  border: line,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
})

export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: '6px 20px', fontSize: vars.size.s2 })
const swatch = style({ paddingLeft: 10 })
export const ofPension = style([swatch, { borderLeft: `12px solid ${vars.data.d1}` }])
export const ofAnnuity = style([swatch, { borderLeft: `12px solid ${vars.data.d2}` }])
export const ofOther = style([swatch, { borderLeft: `12px solid ${vars.data.d3}` }])
export const ofGoal = style([swatch, { borderLeft: `12px solid ${vars.color.ink}` }])
