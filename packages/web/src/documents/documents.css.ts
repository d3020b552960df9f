import { globalStyle, style } from '@vanilla-extract/css'
import { below, from, vars } from '../ui/theme/index.ts'

const rule = `1.5px solid ${vars.color.ink}`
const hairline = `1px solid ${vars.color.line}`

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '@media': {
    [from('md')]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'end' },
    print: { display: 'none' },
  },
})
globalStyle(`${filters} span:has(> select)`, { width: '100%' })

/** Rows under a rule, as the head of a table has it. */
export const underRule = style({ borderTop: rule, borderBottom: hairline })
export const years = style({ borderTop: rule })

/** The head of a year: one button from edge to edge. */
export const yearHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  alignItems: 'center',
  width: '100%',
  padding: '16px 0',
  border: 0,
  borderBottom: hairline,
  background: 'none',
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontWeight: 400,
  letterSpacing: 0,
  textAlign: 'left',
  cursor: 'pointer',
  '@media': { [from('md')]: { gridTemplateColumns: '10.5rem 9rem minmax(0, 1fr) auto' } },
})
globalStyle(`${yearHead}[aria-expanded="true"]`, { paddingBottom: 8, borderBottom: 0 })
export const yearName = style({ fontFamily: vars.font.display, fontSize: '1.375rem', fontWeight: 650, lineHeight: 1.2 })
export const yearThreads = style({
  width: '100%',
  height: 22,
  fill: 'none',
  stroke: vars.color.link,
  strokeWidth: 2,
  '@media': { [below('md')]: { display: 'none' } },
})
export const yearSummary = style({
  color: vars.color.ink2,
  fontSize: vars.size.s2,
  '@media': { [below('md')]: { gridArea: '2 / 1 / 3 / 3' } },
})
export const yearCount = style({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  justifyContent: 'flex-end',
  color: vars.color.link,
  fontSize: vars.size.s2,
  fontWeight: 650,
  whiteSpace: 'nowrap',
})
globalStyle(`${yearHead}:hover ${yearCount}`, { textDecoration: 'underline' })
export const more = style({ padding: '12px 0', borderBottom: hairline })

/** In one word where the row has no room for the verb. */
export const verb = style({ '@media': { [below('md')]: { display: 'none' } } })
export const form = style({ '@media': { [from('md')]: { display: 'none' } } })
export const what = style({ display: 'block', marginTop: 2, fontWeight: 400 })
/** Its button is taller than a line: the row stays as high as its words. */
export const file = style({ display: 'inline-block', marginBlock: -10, textAlign: 'right' })
/** Documents of one year: their names begin where those of every other year do, under the threads, and what can be done stands in the middle of its row. */
export const rows = style({})
globalStyle(`${rows} td`, { verticalAlign: 'middle' })
globalStyle(`${rows} td:first-child`, {
  fontSize: vars.size.s2,
  // As the name of the document has it.
  lineHeight: '1.625rem',
  verticalAlign: 'top',
  '@media': { [from('md')]: { width: 'calc(10.5rem + 16px)' } },
})
// The words come first in the row, so that they stand on its line; the eye has the drawing before them.
globalStyle(`${file} > button`, { flexDirection: 'row-reverse' })
export const failure = style({
  display: 'flex',
  gap: 8,
  alignItems: 'start',
  marginTop: 6,
  color: vars.color.alert,
  fontSize: vars.size.s2,
  fontWeight: 400,
})
