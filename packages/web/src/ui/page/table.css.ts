import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { below, from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const rule = `1.5px solid ${vars.color.ink}`
const hairline = `1px solid ${vars.color.line}`
// Paper is as wide as a tablet: it keeps the table.
const narrow = `screen and ${below('md')}`
const wide = `screen and ${from('md')}`

export const box = style({ position: 'relative' })
/** Letters so large that the columns need more than the page's width: the table moves by itself, by keyboard too. */
export const scrolling = style({ '@media': { screen: { overflowX: 'auto' } } })
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.size.s3 })
export const caption = style({ textAlign: 'left' })
export const cell = style({
  padding: '15px 16px 15px 0',
  borderBottom: hairline,
  textAlign: 'left',
  // A name that leads on is taller than its words: the first lines of a row stand on one line all the same.
  verticalAlign: 'baseline',
  fontWeight: 400,
})
export const head = style({
  padding: '0 16px 10px 0',
  borderBottom: rule,
  color: vars.color.ink2,
  fontSize: vars.size.s1,
  fontWeight: 600,
  verticalAlign: 'bottom',
})
export const rowHead = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const end = style({ textAlign: 'right' })
export const groupRow = style({})
export const groupHead = style({
  padding: '26px 0 10px',
  borderBottom: rule,
  fontFamily: vars.font.display,
  fontSize: '1.375rem',
  fontWeight: 620,
  lineHeight: 1.2,
  textAlign: 'left',
})
/** Its ground reaches a little beyond the text, with an edge in front. */
export const marked = style({ background: vars.color.brand100 })
export const empty = style({ color: vars.color.ink2 })
/** Rows whose name stands above their figures on a phone. */
export const namesAbove = style({})
export const dense = style({})
/** Rows that become cards, of either kind. */
export const cards = style({})
/** A label and its value on each line of a card. */
export const labelled = style({})
/** The columns say where their cells stand on a card. */
export const placed = style({})
export const quiet = style({ color: vars.color.ink2, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
/** Places on a card: two columns, the name's and the figure's. */
export const places = styleVariants({
  name: { '@media': { [narrow]: { gridArea: '1 / 1 / 3 / 2' } } },
  figure: { fontWeight: 600, whiteSpace: 'nowrap', '@media': { [narrow]: { gridArea: '1 / 2' } } },
  under: { '@media': { [narrow]: { gridArea: '2 / 2', fontSize: vars.size.s2 } } },
  /** On a card it shows once the card is open, after its label. */
  rest: { '@media': { [narrow]: { gridColumn: '1 / -1', order: 1 } } },
  state: { '@media': { [narrow]: { gridArea: '3 / 1', alignSelf: 'center' } } },
  action: {
    textAlign: 'right',
    '@media': { [narrow]: { gridArea: '3 / 2', alignSelf: 'center' } },
  },
})

// After the places: the figure of a total is as strong as its parts.
export const total = style({ borderTop: rule, borderBottom: 0, fontWeight: 650 })
export const subtotal = style({ borderBottom: rule, fontWeight: 650 })
// Of two lines as wide, browsers draw the upper one: the row above leaves the line to the total.
globalStyle(`${table} tbody:has(+ tfoot) > tr:last-child > *`, { borderBottom: 0 })

/** Opens the rest of a card; a table shows it all. */
export const more = style({ display: 'none', '@media': { [narrow]: { display: 'block' } } })

// ---- a row that is open, and what unfolds below it: one sheet
export const opener = style({ fontSize: vars.size.s2 })
export const opened = style({})
export const details = style({})
globalStyle(`${opened} > *`, { borderBottomColor: 'transparent', background: vars.color.surface })
globalStyle(`${opened} > *:first-child`, { paddingLeft: 20, borderRadius: `${vars.radius.l} 0 0 0` })
globalStyle(`${opened} > *:last-child`, { paddingRight: '20px !important', borderRadius: `0 ${vars.radius.l} 0 0` })
// Its only cell is a last one, too.
globalStyle(`${table} tr.${details} > td`, {
  padding: '0 20px 28px',
  borderBottom: hairline,
  borderRadius: `0 0 ${vars.radius.l} ${vars.radius.l}`,
  background: vars.color.surface,
  '@media': { [from('md')]: { padding: '0 32px 32px' } },
})
globalStyle(`${opened} > *:first-child`, { '@media': { [from('md')]: { paddingLeft: 32 } } })
globalStyle(`${opened} > *:last-child`, { '@media': { [from('md')]: { paddingRight: '32px !important' } } })

globalStyle(`${table} tr > *:last-child`, { paddingRight: 0 })
// Its text stays in line with the other rows.
globalStyle(`.${marked} > *:first-child`, {
  '@media': { [wide]: { boxShadow: `-10px 0 0 ${vars.color.brand100}, -14px 0 0 ${vars.color.accent}` } },
})
globalStyle(`.${marked} > *:last-child`, { '@media': { [wide]: { boxShadow: `10px 0 0 ${vars.color.brand100}` } } })
globalStyle(`${dense} ${cell}`, { paddingBlock: '9px', fontSize: vars.size.s2 })
// Below md each row is a card: its name, then each value after its label.
globalStyle(`${cards}, ${cards} tbody, ${cards} tfoot, ${cards} tr, ${cards} td, ${cards} tbody th, ${cards} tfoot th`, {
  '@media': { [narrow]: { display: 'block' } },
})
// Else it is as narrow as its longest word.
globalStyle(`${cards} > caption`, { '@media': { [narrow]: { display: 'block' } } })
globalStyle(`${cards} thead`, {
  '@media': { [narrow]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
})
globalStyle(`${cards} tr`, { '@media': { [narrow]: { padding: '14px 0', borderBottom: hairline } } })
globalStyle(`${cards} tfoot tr`, { '@media': { [narrow]: { borderTop: rule, borderBottom: 0 } } })
globalStyle(`${cards} tr > *`, {
  '@media': { [narrow]: { padding: '3px 0 !important', border: '0 !important', textAlign: 'left' } },
})
globalStyle(`${cards} td[data-empty]`, { '@media': { [narrow]: { display: 'none' } } })
globalStyle(`${cards} td[data-folded]`, { '@media': { [narrow]: { display: 'none' } } })
globalStyle(`${labelled} td[data-label]:not([data-empty]), td.${places.rest}:not([data-empty]):not([data-folded])`, {
  '@media': {
    [narrow]: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '16px', textAlign: 'right' },
  },
})
globalStyle(`${labelled} td[data-label]::before, td.${places.rest}::before`, {
  '@media': {
    [narrow]: {
      content: 'attr(data-label) / ""',
      color: vars.color.ink2,
      fontSize: vars.size.s2,
      fontWeight: 400,
      textAlign: 'left',
    },
  },
})
globalStyle(`${placed} tr[data-part="row"]`, {
  '@media': {
    [narrow]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 14px', padding: '16px 0 10px' },
  },
})
globalStyle(`${placed} tr > *`, { '@media': { [narrow]: { padding: '0 !important' } } })
globalStyle(`${placed} tr > .${places.figure}, ${placed} tr > .${places.under}, ${placed} tr > .${places.action}`, {
  '@media': { [narrow]: { textAlign: 'right' } },
})
// The ground of its sheet reaches the edges of the screen as a shadow: a margin below zero would let the table move sideways.
const toTheEdges = `-20px 0 0 ${vars.color.surface}, 20px 0 0 ${vars.color.surface}`
globalStyle(`${placed} tr.${opened}`, {
  '@media': { [narrow]: { padding: '16px 0 6px', borderBottom: 0, background: vars.color.surface, boxShadow: toTheEdges } },
})
globalStyle(`${placed} .${opened} > *`, { '@media': { [narrow]: { borderRadius: 0 } } })
globalStyle(`${placed} .${opened} > *:last-child`, { '@media': { [narrow]: { paddingRight: '0 !important' } } })
globalStyle(`${placed} tr.${details}`, { '@media': { [narrow]: { padding: 0 } } })
globalStyle(`${placed} tr.${details} > td`, {
  '@media': { [narrow]: { padding: '0 0 24px !important', borderRadius: 0, boxShadow: toTheEdges } },
})
// Below md the name of a row stands above its figures.
const above = { '@media': { [narrow]: { display: 'block' } } }
globalStyle(`${namesAbove}, ${namesAbove} > thead, ${namesAbove} > tbody, ${namesAbove} > tfoot, ${namesAbove} > caption`, above)
globalStyle(`${namesAbove} tr`, {
  '@media': {
    [narrow]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: '16px',
      padding: '12px 0',
      borderBottom: hairline,
    },
  },
})
globalStyle(`${namesAbove} tr > *`, {
  '@media': { [narrow]: { padding: '0 !important', border: '0 !important', textAlign: 'left', overflowWrap: 'anywhere' } },
})
globalStyle(`${namesAbove} tr > *:not(:first-child)`, { '@media': { [narrow]: { gridRow: 2 } } })
globalStyle(`${namesAbove} tr > *:first-child`, {
  '@media': {
    [narrow]: { gridColumn: '1 / -1', gridRow: 1, marginBottom: '4px', color: vars.color.ink2, fontSize: vars.size.s2 },
  },
})
globalStyle(`${namesAbove} thead tr`, { '@media': { [narrow]: { padding: '0 0 8px', borderBottom: rule } } })
globalStyle(`${namesAbove} tr > .${groupHead}`, {
  '@media': { [narrow]: { marginBottom: 0, paddingTop: '14px !important', color: vars.color.ink, fontSize: '1.375rem' } },
})
globalStyle(`${namesAbove} tr.${subtotal} > *:first-child`, { '@media': { [narrow]: { color: vars.color.ink } } })
globalStyle(`${cards} tr.${groupRow}`, { '@media': { [narrow]: { padding: 0, border: 0 } } })
globalStyle(`${cards} tr > .${groupHead}`, {
  '@media': { [narrow]: { padding: '26px 0 8px !important', borderBottom: `${rule} !important` } },
})
globalStyle(`${cards} tr.${marked}`, {
  '@media': { [narrow]: { paddingInline: '10px', boxShadow: `inset 4px 0 0 ${vars.color.accent}` } },
})
