import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

export const head = style({ marginTop: vars.space.s5 })
export const actions = style({ display: 'grid', gap: '12px' })
export const summary = style({ marginBottom: vars.space.s4 })
export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4px 16px',
  padding: '20px 20px 18px',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [from('md')]: { paddingInline: vars.space.s6 } },
})
export const short = style({ maxWidth: '14rem' })
export const pair = style({
  display: 'grid',
  gap: '12px 16px',
  alignItems: 'start',
  '@media': { [from('sm')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', maxWidth: '28rem' } },
})
/** As many fields on a line as there is room for: a window is narrower than the page. */
export const row = style({ containerType: 'inline-size' })
const roomy = '(min-width: 41rem)'
const tight = '(max-width: 40.99rem)'
export const good = style({
  display: 'grid',
  gap: '12px 16px',
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@container': {
    [roomy]: { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1.2fr) minmax(0, 0.9fr) minmax(6.5rem, auto) auto' },
  },
})
/** On a phone, and in a window, each field has a line. */
export const whole = style({ minWidth: 0, '@container': { [tight]: { gridColumn: '1 / -1' } } })
export const retained = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '8px',
  minHeight: '52px',
  alignItems: 'center',
  fontWeight: 650,
  fontSize: vars.size.s2,
  '@container': { [roomy]: { justifyContent: 'flex-end' } },
})
export const retainedName = style({ color: vars.color.ink2, fontWeight: 400, '@container': { [roomy]: { display: 'none' } } })
export const remove = style({ minHeight: '44px', minWidth: '44px' })
/** Where a row comes from, above its fields. */
export const origin = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  alignItems: 'center',
  marginBottom: '10px',
  fontWeight: 650,
})
export const rowHead = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '12px' })
export const contract = style({
  display: 'grid',
  gap: '12px 16px',
  alignItems: 'start',
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1.3fr) minmax(0, 1.5fr)' } },
})
export const hint = style({ color: vars.color.ink2, fontSize: vars.size.s2, marginTop: '8px' })
/** What follows from an answer, below it. */
export const below = style({ marginTop: vars.space.s3 })
export const windowActions = style({ marginTop: vars.space.s6 })
export const fanNames = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginTop: '4px',
})
