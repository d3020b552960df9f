import { globalStyle, style } from '@vanilla-extract/css'
import { below, from, vars } from '../ui/theme/index.ts'

const md = from('md')
const belowSm = `screen and ${below('sm')}`
const belowMd = `screen and ${below('md')}`

export const title = style({ maxWidth: '14em', textWrap: 'balance' })
export const slideTitle = style({ fontSize: '1.625rem', '@media': { [md]: { fontSize: '2rem' } } })
export const lead = style({ maxWidth: '34rem', marginTop: '12px', color: vars.color.ink2, fontSize: '1.1875rem' })
export const slideLead = style({ marginTop: '6px', color: vars.color.ink2, fontSize: vars.size.s2 })
export const answers = style({ minWidth: 0, maxWidth: '34rem', marginTop: '26px' })
export const slideAnswers = style({ minWidth: 0, marginTop: '18px' })
// On a page of its own the answer is written large; it gives way before it is cut.
export const large = style({})
globalStyle(`${large} > *`, { containerType: 'inline-size' })
globalStyle(`${large} input:not([type="hidden"])`, {
  minHeight: '68px',
  fontFamily: vars.font.display,
  fontSize: 'min(2.5rem, max(9cqi, 1.25rem))',
  fontWeight: 620,
  fontVariantNumeric: 'lining-nums tabular-nums',
  letterSpacing: '-0.01em',
})
globalStyle(`${large} div + span`, { fontFamily: vars.font.display, fontSize: '1.5rem', fontWeight: 560 })

// ---- answers
export const pays = style({ display: 'grid', gap: vars.space.s4, gridTemplateColumns: 'minmax(0, 1fr)' })
globalStyle(`${large} > ${pays}`, { maxWidth: '440px' })
export const short = style({ maxWidth: '15rem' })
// Six answers share the row, whatever their words.
export const even = style({})
globalStyle(`${even} > [role="radiogroup"]`, { display: 'flex', width: '100%' })
globalStyle(`${even} [role="radio"]`, { flex: '1 1 0', minWidth: 0, justifyContent: 'center', padding: '0 4px' })
// On a phone a sixth of the row has no room for the check mark beside its number: the ring says which one is chosen.
globalStyle(`${even} [role="radio"] > svg`, { '@media': { [belowSm]: { display: 'none' } } })

export const refineQuestion = style({ fontWeight: 600 })

// ---- ways on and back
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  marginTop: '26px',
  '@media': { [belowMd]: { flexDirection: 'column-reverse' } },
})
