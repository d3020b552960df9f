import { style } from '@vanilla-extract/css'
import { from, vars } from '../../ui/theme/index.ts'

export const page = style({
  display: 'grid',
  marginTop: vars.space.s5,
  gap: vars.space.s6,
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const changed = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 16px',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '12px 20px',
  borderRadius: vars.radius.m,
  background: vars.color.infoTint,
  color: vars.color.ink,
  '@media': { print: { display: 'none' } },
})
/** Steps inside the panel of a figure. */
export const steps = style({ padding: '0 24px 16px' })
/** Apart from what changes a simulation: it takes everything away. */
export const erasing = style({ marginTop: '8px', '@media': { print: { display: 'none' } } })
/** A figure is as wide as its place: without columns of their own they would lie over one another. */
export const totals = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: '12px 24px',
  alignItems: 'end',
  width: '32rem',
  maxWidth: '100%',
  fontSize: vars.size.s2,
})
/** Its buttons come late, to a place that is kept for them. */
export const printing = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
  minHeight: 44,
  '@media': { print: { display: 'none' } },
})
export const options = style({
  display: 'grid',
  gap: vars.space.s5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A calculation opens under both cards, and the second one stays beside the first.
  gridAutoFlow: 'row dense',
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const option = style({ display: 'flex', flexDirection: 'column' })
export const kicker = style({ color: vars.color.ink2, fontSize: vars.size.s2, fontWeight: 600 })
/** A calculation that is open among the cards. */
export const calculation = style({ gridColumn: '1 / -1', minWidth: 0 })
/** All calculations, on paper. */
export const annex = style({ marginTop: vars.space.s5 })
/** The tax; red as long as there is one. */
export const tax = style({
  display: 'grid',
  gap: '2px',
  marginTop: vars.space.s4,
  paddingTop: vars.space.s3,
  borderTop: `1.5px solid ${vars.color.ink}`,
  color: vars.data.d5Text,
  selectors: { '&[data-nothing]': { color: vars.color.ink } },
})
export const taxOfAll = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  alignItems: 'baseline',
  justifyContent: 'space-between',
})
export const taxOfEach = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  color: vars.color.ink,
  fontWeight: 600,
})
export const share = style({
  display: 'grid',
  gap: '4px',
  justifyItems: 'center',
  marginTop: 'auto',
  paddingTop: vars.space.s4,
  '@media': { print: { display: 'none' } },
})
export const fan = style({ display: 'grid', gap: '4px', marginTop: vars.space.s3, gridTemplateColumns: 'minmax(0, 1fr)' })
/** Three lines, so that the drawings of two options stand side by side. */
export const optionText = style({ marginTop: '8px', minHeight: '4.5em', color: vars.color.ink2 })
/** Columns under the bundles of the drawing; on a phone a line for each part. */
export const heirs = style({
  display: 'grid',
  gap: '14px',
  marginTop: vars.space.s4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('sm')]: { columnGap: 0, gridTemplateColumns: 'var(--columns)' } },
})
export const heir = style({ minWidth: 0, '@media': { [from('sm')]: { paddingRight: '12px' } } })
/** What it is on the left, how much on the right; in a column the amount stands above. */
export const heirPart = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '12px',
  '@media': { [from('sm')]: { display: 'block' } },
})
export const heirAmount = style({ flex: 'none', whiteSpace: 'nowrap' })
export const heirName = style({ display: 'flex', gap: '8px', alignItems: 'baseline', fontWeight: 650 })
export const taxName = style({ color: vars.data.d5Text, fontWeight: 650 })
export const heirParts = style({ display: 'grid', gap: '10px', marginTop: '6px' })
export const difference = style({ textAlign: 'center', color: vars.color.ink2 })
export const assumptions = style({
  display: 'grid',
  gap: '8px',
  paddingBlock: '4px 16px',
  color: vars.color.ink2,
  fontSize: vars.size.s2,
})
