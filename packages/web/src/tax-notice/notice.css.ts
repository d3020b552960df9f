import { style } from '@vanilla-extract/css'
import { below, from, vars } from '../ui/theme/index.ts'

const md = from('md')
const hairline = `1px solid ${vars.color.line}`

export const section = style({
  display: 'grid',
  gap: vars.space.s4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: '36px',
  borderTop: hairline,
  '@media': { print: { display: 'block' } },
})
/** Nothing was looked at here: on paper it would only ask for it. */
export const unread = style({ '@media': { print: { display: 'none' } } })
export const parts = style({ display: 'grid', gap: '32px', gridTemplateColumns: 'minmax(0, 1fr)' })
export const sections = style({ display: 'grid', gap: '40px', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 })
export const notice = style({
  display: 'grid',
  gap: '24px 40px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [md]: { gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)', alignItems: 'start' } },
})
export const fields = style({ display: 'grid', gap: '24px', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '28rem' })
export const column = style({
  display: 'grid',
  gap: '14px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  padding: 0,
  border: 0,
})
export const legend = style({ display: 'block', marginBottom: '6px', padding: 0, fontSize: vars.size.s2, fontWeight: 600 })
export const sum = style({ fontSize: vars.size.s2, fontWeight: 600 })
export const pooling = style({ display: 'grid', gap: '18px', gridTemplateColumns: 'minmax(0, 1fr)' })
export const choice = style({ marginTop: '10px' })
export const outcome = style({ display: 'grid', gap: '14px', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '44rem' })
/** The same under the choice of a payment. */
export const payment = style([outcome, { marginTop: '12px' }])
export const list = style({ marginTop: '6px', paddingLeft: '1.25rem', listStyle: 'disc', fontSize: vars.size.s2 })
export const inverse = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 24px',
  alignItems: 'flex-start',
  maxWidth: '44rem',
  '@media': { [below('md')]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const answer = style({ display: 'grid', gap: '4px', marginTop: '12px', maxWidth: '44rem' })
export const figure = style({ fontWeight: 600 })

// ---- the drawing of the notice
export const drawing = style({ display: 'grid', gap: '10px', justifyItems: 'start', margin: 0 })
export const sheet = style({ width: '100%', maxWidth: '17.5rem', height: 'auto' })
export const caption = style({ color: vars.color.ink2, fontSize: vars.size.s2, lineHeight: 1.4 })
export const drawnSheet = style({ fill: vars.color.surface, stroke: vars.color.line })
export const drawnText = style({ stroke: vars.color.line, strokeWidth: 5, strokeLinecap: 'round' })
export const drawnBlock = style({ fill: vars.color.page, stroke: vars.color.ink, strokeWidth: 1.5 })
export const drawnMark = style({ fill: vars.color.ink })
export const drawnNumber = style({ fill: vars.color.page, fontSize: 11, fontWeight: 600 })
export const drawnSum = style({ fill: vars.color.surface, stroke: vars.color.ink, strokeWidth: 1.5 })
export const drawnSumNumber = style({ fill: vars.color.ink, fontSize: 11, fontWeight: 600 })
export const drawnCell = style({ fill: vars.color.surface, stroke: vars.color.ink })
export const drawnTotal = style({ fill: vars.color.line, stroke: vars.color.ink })
export const drawnOther = style({ fill: vars.color.surface, stroke: vars.color.line })
