import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { below, from, vars } from '../../ui/theme/index.ts'
import { fanNarrow, fanWide } from '../../ui/charts/charts.css.ts'
import { later } from '../later.css.ts'

const md = from('md')
const hairline = `1px solid ${vars.color.line}`
const pad = createVar()
/** Letters are so large that two cards side by side would cut their words. */
const tight = '(max-width: 17rem)'
/** The wide drawing would be so small that its threads touch. */
const cramped = '(max-width: 639px)'

// Each part that is isolated is painted by itself: a key press in one of them takes the others over as they are.

// ---- head
export const head = style({
  isolation: 'isolate',
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: vars.space.s4,
  '@media': { [md]: { paddingTop: vars.space.s5 } },
})

/** As wide as a question, and no wider. */
export const answersPlace = style({ maxWidth: '40rem' })

/** In one line; on a phone too, each drawing above its words. */
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '8px' })
globalStyle(`${tools} > div, ${tools} > div > div:has(> button)`, { '@media': { [below('sm')]: { display: 'contents' } } })
globalStyle(`${tools} > div > *:not(:has(> button))`, { '@media': { [below('sm')]: { flexBasis: '100%' } } })
globalStyle(`${tools} button`, {
  '@media': {
    [below('sm')]: {
      flex: '1 1 0',
      flexDirection: 'column',
      gap: '2px',
      minWidth: 'min-content',
      minHeight: '64px',
      padding: '6px 4px',
      fontSize: vars.size.s1,
      lineHeight: 1.15,
      whiteSpace: 'normal',
      textAlign: 'center',
    },
  },
})

// ---- result and adjustment
export const grid = style({
  display: 'grid',
  gap: vars.space.s5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: '20px',
  '@media': {
    [`screen and ${from('sm')}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [`screen and ${md}`]: { gridTemplateColumns: 'minmax(0, 1fr) 408px', alignItems: 'stretch', marginTop: '24px' },
  },
})
// Beside a calculation the card keeps its own height.
globalStyle(`${grid}[data-explaining]`, { '@media': { [`screen and ${md}`]: { alignItems: 'start' } } })
/** The card is as high as what stands beside it. */
export const cardPlace = style({ display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 })
export const card = style({
  isolation: 'isolate',
  containerType: 'inline-size',
  vars: { [pad]: '20px' },
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '@media': { [md]: { vars: { [pad]: '40px' } }, print: { breakInside: 'avoid' } },
})
export const cardTop = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  padding: `24px ${pad} 0`,
  borderRadius: `${vars.radius.l} ${vars.radius.l} 0 0`,
  background: vars.color.hero,
  color: vars.color.onBrand2,
  '@media': { [md]: { paddingTop: '36px' } },
})
export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 16px',
})
globalStyle(`${cardHead} > p`, { marginTop: 0, color: vars.color.onBrand2, whiteSpace: 'nowrap' })
export const headline = style({
  containerType: 'inline-size',
  margin: '8px 0 10px',
  color: vars.color.onBrand,
  '@media': { [md]: { vars: { [vars.size.figureXl]: '5.25rem' } } },
})
/** What was paid and what is left: the second line of the headline. */
export const yearPayments = style({ marginBottom: '10px' })
export const secondLine = style({ color: vars.color.onBrand, fontWeight: 600 })
export const when = style({ fontSize: vars.size.s2 })
export const cardWhy = style({ color: vars.color.onBrand, ':empty': { display: 'none' } })
export const answered = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 10px',
  alignItems: 'center',
  marginTop: '10px',
  color: vars.color.onBrand,
  fontWeight: 600,
})
export const fan = style({ marginTop: 'auto', paddingTop: '22px' })
globalStyle(`${card}[data-former] ${fan}`, { opacity: 0.45 })
// Beside the adjustment the card may be as narrow as on a phone: there the drawing of a phone keeps its threads apart.
globalStyle(`${card} ${fanWide}`, { '@container': { [cramped]: { display: 'none' } } })
globalStyle(`${card} svg.${fanNarrow}`, { '@container': { [cramped]: { display: 'block' } } })
globalStyle(`${card} span.${fanNarrow}`, { '@container': { [cramped]: { display: 'inline' } } })

export const parts = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  overflow: 'hidden',
  borderRadius: `0 0 ${vars.radius.l} ${vars.radius.l}`,
  '@media': { [md]: { gridTemplateColumns: '1.25fr 1fr' }, print: { border: '1px solid #999' } },
  '@container': { [tight]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const part = style({
  minWidth: 0,
  padding: '16px 16px 12px 20px',
  '@media': { '(max-width: 379px)': { padding: '14px 8px 10px 16px' }, [md]: { padding: '20px 40px 16px' } },
})
export const effort = style({
  border: hairline,
  borderTop: 0,
  borderRight: 0,
  borderBottomLeftRadius: vars.radius.l,
  background: vars.color.surface,
  '@container': { [tight]: { borderRight: hairline, borderBottomLeftRadius: 0 } },
})
export const exit = style({
  gridColumn: '1 / -1',
  border: hairline,
  borderTop: 0,
  borderRadius: `0 0 ${vars.radius.l} ${vars.radius.l}`,
  background: vars.color.surface,
})
// The corners are those of the last row.
globalStyle(`${effort}:has(~ ${exit})`, { borderBottomLeftRadius: 0 })
export const bounds = style({ display: 'flex', flexWrap: 'wrap', gap: '0 0.3em', alignItems: 'baseline' })
export const saving = style({ background: vars.color.accent, color: vars.color.onAccent })
globalStyle(`${part} button`, { '@media': { '(max-width: 379px)': { gap: '3px' } } })
export const partName = style({ fontSize: vars.size.s2, fontWeight: 600, lineHeight: 1.3 })
export const partFigure = style({
  containerType: 'inline-size',
  display: 'block',
  marginTop: '2px',
  '@media': { [md]: { vars: { [vars.size.figureM]: '2.625rem' } } },
})
export const partText = style({ marginTop: '4px', fontSize: vars.size.s1, lineHeight: 1.4 })
globalStyle(`${effort} ${partText}, ${exit} ${partText}`, { color: vars.color.ink2 })

// ---- adjustment
/** On a wide window the calculation of a figure of the card stands beside it, above the adjustment. */
export const side = style({ display: 'grid', gap: vars.space.s5, gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 })
globalStyle(`${side}:has(> :nth-child(2))`, { alignContent: 'start' })
export const column = style({ minWidth: 0, '@media': { print: { display: 'none' } } })
export const adjustment = style({ isolation: 'isolate', '@media': { [md]: { padding: '32px' }, print: { display: 'none' } } })
export const adjustmentTitle = style({
  fontFamily: vars.font.display,
  fontSize: '1.625rem',
  fontWeight: 650,
  lineHeight: 1.14,
})
// In the flow, not in a grid: a grid would lay each of them out twice at every key.
export const form = style({ marginTop: '16px' })
globalStyle(`${form} > *`, { isolation: 'isolate' })
globalStyle(`${form} > * + *`, { marginTop: '18px' })
export const toGauge = style({ marginTop: '14px' })
export const label = style({ display: 'block', marginBottom: '6px', fontSize: vars.size.s2, fontWeight: 600 })
// Both answers share the row as long as their words fit.
export const even = style({})
globalStyle(`${even} > [role="radiogroup"]`, { display: 'flex', flexWrap: 'wrap', width: '100%' })
globalStyle(`${even} [role="radio"]`, {
  flex: '1 1 6rem',
  minWidth: 'min-content',
  justifyContent: 'center',
  gap: '6px',
  paddingInline: '8px',
})
export const amount = style({})
globalStyle(`${amount} input`, { fontSize: '1.375rem' })
export const gaugeWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  fontSize: vars.size.s2,
})
export const gaugeFigures = style({ marginLeft: 'auto', fontWeight: 650 })
const cut = 'repeating-linear-gradient(90deg, #000 0 3px, transparent 3px 5px)'
export const gauge = style({
  display: 'block',
  height: '14px',
  marginTop: '8px',
  background: `linear-gradient(90deg, ${vars.data.d2} var(--filled), ${vars.color.line} var(--filled))`,
  maskImage: cut,
  WebkitMaskImage: cut,
  forcedColorAdjust: 'none',
  selectors: {
    // What is paid above the ceiling goes on in threads of no colour.
    '&[data-above]': {
      background: `linear-gradient(90deg, ${vars.data.d2} var(--filled), ${vars.data.mute} var(--filled))`,
    },
    '&[data-hidden]': { background: vars.data.mute },
  },
})
export const status = style({ ':empty': { display: 'none' } })
export const preview = style({
  display: 'grid',
  gap: '8px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '14px 16px',
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  fontSize: vars.size.s2,
  // Beside the card it would say the same twice.
  '@media': { [md]: { display: 'none' } },
})
export const actions = style({ display: 'grid', gap: '10px' })
export const pay = style({ display: 'grid', gap: '8px' })
export const blocked = style({ marginTop: '10px' })

// ---- what leads
export const before = style({ marginTop: '20px' })
export const leading = style({ isolation: 'isolate', display: 'grid', gap: '12px', marginTop: vars.space.s5 })

export const keep = style({ marginTop: vars.space.s4 })

// ---- where the figures come from, and what to know
export const how = style([
  later,
  {
    display: 'grid',
    gap: '40px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    margin: `${vars.space.s8} 0`,
    '@media': {
      [`screen and ${md}`]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: '72px', marginTop: '80px' },
      print: { margin: `${vars.space.s5} 0` },
    },
  },
])
// While the amount is typed, what is out of sight is not drawn again at each key; it keeps the height it had, so that nothing moves.
globalStyle(`${grid}:has(input:focus) ~ ${later}`, { '@media': { screen: { contentVisibility: 'auto' } } })
export const rowPanel = style({ marginTop: '10px', '@media': { print: { display: 'none' } } })
/** What paper has and the screen opens. */
export const printed = style({ marginTop: vars.space.s6, '@media': { screen: { display: 'none' } } })
globalStyle(`${printed} ol`, { '@media': { print: { paddingInline: 0 } } })
globalStyle(`${printed} ol > li`, { '@media': { print: { paddingBlock: '7px' } } })

/** The heading of a part that a phone opens on demand. */
export const foldHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.s3,
  width: '100%',
  minHeight: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
})
export const foldBody = style({})
globalStyle(`${foldBody} > * + *`, { marginTop: vars.space.s3 })
globalStyle(`:is(h2, h4):has(> ${foldHead})`, { flex: '1 1 100%' })

export const notes = style({ color: vars.color.ink2, fontSize: vars.size.s2 })
globalStyle(`${notes} > :first-child`, { color: vars.color.ink })
export const noteList = style({ borderTop: hairline })
globalStyle(`${noteList} > li`, { padding: '12px 0', borderBottom: hairline, '@media': { print: { paddingBlock: '4px' } } })
