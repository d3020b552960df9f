import { globalStyle, style } from '@vanilla-extract/css'
import { below, from, vars } from '../../ui/theme/index.ts'
import { later } from '../later.css.ts'

const md = from('md')
const hairline = `1px solid ${vars.color.line}`

export const looks = style([later, { display: 'grid', gap: '40px', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 }])
export const section = style({
  display: 'grid',
  gap: vars.space.s4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: '36px',
  borderTop: hairline,
  '@media': { [md]: { marginTop: vars.space.s4 }, print: { display: 'block' } },
})
/** Nothing was looked at here: on paper it would only ask for it. */
export const unread = style({ '@media': { print: { display: 'none' } } })

// ---- the comparison
/** A choice is as narrow as its words on the right of its column. */
export const choiceBox = style({ display: 'inline-block', maxWidth: '100%', textAlign: 'left' })

// ---- the curve
export const chartIntro = style({
  maxWidth: '44rem',
  marginTop: '10px',
  color: vars.color.ink2,
  '@media': { print: { breakInside: 'avoid', breakAfter: 'avoid' } },
})
export const readout = style({ marginTop: vars.space.s3 })
/** Two columns of figures stay near each other. */
export const tableBox = style({ maxWidth: '44rem' })
globalStyle(`${tableBox} th`, { textAlign: 'right' })
export const own = style({
  display: 'inline-block',
  marginRight: '10px',
  padding: '0 6px',
  borderRadius: vars.radius.s,
  background: vars.color.ink,
  color: vars.color.page,
  fontSize: vars.size.s1,
  whiteSpace: 'nowrap',
})
export const bendList = style({
  display: 'grid',
  gap: '18px 40px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  margin: '26px 0 18px',
})
export const bendItem = style({ display: 'flex', gap: '12px', fontSize: vars.size.s2, lineHeight: 1.4 })
export const bendName = style({ display: 'block', fontSize: vars.size.s3, fontWeight: 600 })

// ---- the exit
/** A grid that goes on overleaf prints its lines over one another: on paper they follow each other. */
export const exitGrid = style({ '@media': { print: { display: 'block' } } })
export const exitMain = style({
  display: 'grid',
  gap: '24px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  '@media': { print: { display: 'block' } },
})
globalStyle(`${section} > ${exitGrid}, ${exitGrid} > * + *, ${exitMain} > * + *`, { '@media': { print: { marginTop: '20px' } } })
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 24px',
  alignItems: 'flex-end',
  '@media': { [below('md')]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
})
// As high as the choice beside them.
globalStyle(`${choices} select`, { minHeight: '54px' })
export const choiceLabel = style({ marginBottom: '6px', fontSize: vars.size.s2, fontWeight: 600 })
export const explained = style({
  marginTop: '12px',
  border: hairline,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
})
export const doubts = style({ borderTop: hairline, color: vars.color.ink2, fontSize: vars.size.s2 })
export const doubt = style({ padding: '12px 0', borderBottom: hairline })
