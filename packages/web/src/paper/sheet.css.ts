import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

/** The printed sheet: nothing of it is seen on the screen, and nothing else of the page is printed. */
export const sheet = style({
  color: '#13252A',
  fontSize: '10.5pt',
  lineHeight: 1.4,
  '@media': { screen: { display: 'none' } },
})
globalStyle(':root[data-printing] body > :not([data-paper="sheet"])', { '@media': { print: { display: 'none !important' } } })

const hairline = '0.75pt solid #D5D2C8'
const strong = '1pt solid #13252A'
const quiet = { color: '#3E5156' } as const

export const top = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '24pt',
  marginBottom: '8pt',
})
// The sign stands on the first line of what is beside it.
globalStyle(`${top} > :not(p)`, { minHeight: 0, fontSize: '18.75pt' })
export const lines = style({ whiteSpace: 'pre-line' })
export const small = style({ ...quiet, fontSize: '9pt', whiteSpace: 'pre-line' })
export const end = style({ textAlign: 'right' })
export const address = style({ width: '46%', marginLeft: '54%', marginBottom: '18pt', whiteSpace: 'pre-line' })
/** Sender and receiver of a letter that a saver writes: the name first. */
export const nameFirst = style({ '::first-line': { fontWeight: 600 } })
export const place = style({ ...quiet, marginBottom: '14pt' })
export const ownPlace = style({ color: 'inherit' })
export const title = style({ fontFamily: vars.font.display, fontSize: '20.25pt', fontWeight: 640, lineHeight: 1.15 })
export const subject = style({ width: '78%', fontSize: '16.5pt' })
export const subtitle = style({ ...quiet, marginTop: '3pt' })
export const blocks = style({ display: 'grid', gap: '7pt', marginTop: '8pt' })
/** A letter that a saver signs is set a little larger. */
export const airy = style({ gap: '11pt', marginTop: '12pt', fontSize: '10.9pt' })
globalStyle(`${blocks} > *`, { minWidth: 0 })
globalStyle(`${blocks} > :is(div, dl, figure)`, { breakInside: 'avoid' })
export const heading = style({
  marginTop: '6pt',
  fontFamily: vars.font.display,
  fontSize: '12.75pt',
  fontWeight: 640,
  breakAfter: 'avoid',
})
export const under = style({ marginTop: '2pt', fontSize: '10.5pt', fontWeight: 650, breakAfter: 'avoid' })
export const annex = style({ breakBefore: 'page' })

export const wide = style({ columns: 2, columnGap: '24pt', fontSize: '9.5pt' })
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '8pt',
  padding: '2.5pt 0',
  borderBottom: hairline,
  breakInside: 'avoid',
})
globalStyle(`${fact} > dd`, { margin: 0, fontWeight: 600, textAlign: 'right', overflowWrap: 'break-word', textWrap: 'balance' })
globalStyle(`${wide} > ${fact}`, { paddingBlock: '2pt' })
export const dense = style({ fontSize: '9pt' })
globalStyle(`${dense} > ${fact}`, { paddingBlock: '1pt' })
export const sum = style({ borderBottom: 'none', fontWeight: 650 })
globalStyle(`${fact}:not(${sum}) > dt`, quiet)
export const band = style({ display: 'flex', gap: '12pt', padding: '5pt 0', borderBlock: hairline })
globalStyle(`${band} > div`, { flex: '1 1 auto' })
globalStyle(`${band} dt`, { ...quiet, fontSize: '9pt' })
globalStyle(`${band} dd`, { margin: 0, fontWeight: 600 })

export const figures = style({ display: 'flex', gap: '16pt', padding: '4pt 0', borderBlock: strong })
export const figure = style({ flex: 1 })
globalStyle(`${figure} + ${figure}`, { paddingLeft: '16pt', borderLeft: hairline })
export const value = style({
  fontFamily: vars.font.display,
  fontSize: '24pt',
  fontWeight: 620,
  lineHeight: 1.3,
  fontVariantNumeric: 'lining-nums tabular-nums',
})
export const cents = style({ fontSize: '58%' })
globalStyle(`${figure} > :first-child`, { fontWeight: 600 })
/** The one figure of a page, with what is said of it beside it. */
export const hero = style({ margin: '4pt 0' })
globalStyle(`${hero} > div`, { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '10pt' })
globalStyle(`${hero} ${value}`, { fontSize: '33pt', lineHeight: 1.3 })
export const note = style(quiet)

export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'lining-nums tabular-nums' })
globalStyle(`${table} caption`, { paddingBottom: '4pt', fontWeight: 650, textAlign: 'left' })
globalStyle(`${table} :is(td, th)`, {
  padding: '3.5pt 0 3.5pt 10pt',
  borderBottom: hairline,
  textAlign: 'left',
  verticalAlign: 'top',
})
globalStyle(`${table} :is(td, th):first-child`, { paddingLeft: 0 })
globalStyle(`${table} thead th`, { ...quiet, borderBottom: strong, fontSize: '9pt' })
globalStyle(`${table} tbody tr:last-child td`, { borderBottom: 'none' })
globalStyle(`${table} tbody:not(:last-child) tr:last-child td`, { borderBottom: strong })
globalStyle(`${table} tfoot td`, { borderBottom: 'none', fontWeight: 650 })
export const number = style({})
globalStyle(`${table} tbody td:first-child:not(${number})`, { fontWeight: 600 })
globalStyle(`${table} ${number}`, { textAlign: 'right', whiteSpace: 'nowrap' })

const tone = createVar()
export const threads = style({ containerType: 'inline-size' })
export const bundles = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '6pt' })
/** As wide as its threads, or as its name and value, which have one line each. */
export const bundle = style({ flexBasis: 0, minWidth: 'max-content' })
// No width of its own: its bundle is no wider than its words ask for.
export const bars = style({ display: 'block', width: 0, height: '40pt', marginBottom: '2pt' })
export const thread = style({ stroke: tone, strokeWidth: '1.1pt', vectorEffect: 'non-scaling-stroke', fill: 'none' })
export const dash = style({ strokeDasharray: '4pt 3pt' })
export const tones = {
  d1: style({ vars: { [tone]: vars.data.d1 } }),
  d2: style({ vars: { [tone]: vars.data.d2 } }),
  d3: style({ vars: { [tone]: vars.data.d3 } }),
  d4: style({ vars: { [tone]: vars.data.d4 } }),
  d5: style({ vars: { [tone]: vars.data.d5 } }),
  d6: style({ vars: { [tone]: vars.data.d6 } }),
  mute: style({ vars: { [tone]: vars.data.mute } }),
  ink: style({ vars: { [tone]: '#13252A' } }),
}

export const dates = style({ display: 'grid', rowGap: '5pt' })
globalStyle(`${dates} > div`, { justifySelf: 'center', textAlign: 'center' })
globalStyle(`${dates} > div:first-child`, { justifySelf: 'start', textAlign: 'left' })
globalStyle(`${dates} > div:nth-last-child(2):not(:first-child)`, { justifySelf: 'end', textAlign: 'right' })
export const step = style({ ...quiet, fontSize: '10.1pt', fontWeight: 600 })
export const over = style({ color: 'inherit' })
export const whole = style({ whiteSpace: 'nowrap' })
export const course = style({ gridColumn: '1 / -1', width: '100%', height: '12pt', overflow: 'visible' })
export const weft = style({ stroke: vars.data.d1, strokeWidth: '1.5pt' })
export const ahead = style({ strokeDasharray: '3.75pt 3pt' })
export const tick = style({ stroke: '#7A898C', strokeWidth: '1.1pt' })
export const past = style({ stroke: '#13252A', strokeWidth: '2.25pt' })

export const beside = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: '24pt' })
export const side = style({ display: 'grid', gap: '5pt', alignContent: 'start', fontSize: '9.5pt', lineHeight: 1.3 })
export const items = style({ display: 'grid', gap: '2pt', margin: 0, paddingLeft: '14pt' })
export const marks = style({ paddingLeft: 0, listStyle: 'none' })
globalStyle(`${marks} > li`, { position: 'relative', paddingLeft: '18pt' })
globalStyle(`${marks} > li::before`, {
  position: 'absolute',
  left: 0,
  top: '2.5pt',
  width: '8pt',
  height: '8pt',
  border: '0.8pt solid #3E5156',
  borderRadius: '1.5pt',
  content: '""',
})
export const threadMarks = style({})
globalStyle(`${marks}${threadMarks} > li::before`, {
  left: '5pt',
  width: 0,
  borderWidth: '0 1.6pt 0 0',
  borderColor: vars.data.d1,
  borderRadius: 0,
})

export const box = style({
  padding: '8pt 11pt',
  borderRadius: '6pt',
  background: '#F2EFE8',
  printColorAdjust: 'exact',
  breakInside: 'avoid',
})
/** A line of a ledger: its name, how it is reckoned, and its result; a long way of reckoning stands under the name. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  columnGap: '18pt',
  padding: '4pt 0',
  borderBottom: hairline,
  fontVariantNumeric: 'lining-nums tabular-nums',
  breakInside: 'avoid',
})
globalStyle(`${line}:last-child`, { borderBottom: 'none' })
export const result = style({ minWidth: '56pt', textAlign: 'right' })
export const strongLine = style({ fontWeight: 600 })
export const signature = style({
  display: 'grid',
  gridTemplateColumns: '1fr 46%',
  gap: '24pt',
  marginTop: '12pt',
  breakInside: 'avoid',
})
export const signHere = style({
  ...quiet,
  minHeight: '70pt',
  padding: '8pt',
  border: '0.8pt solid #3E5156',
  borderRadius: '5pt',
  fontSize: '9pt',
})
