import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

export const page = style({
  display: 'grid',
  // The page is as high as its window: its rows keep their own heights at the top.
  alignContent: 'start',
  gap: vars.space.s6,
  paddingBlock: vars.space.s6,
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 24px',
  justifyContent: 'space-between',
  alignItems: 'center',
  borderBottom: `1px solid ${vars.color.line}`,
  paddingBottom: vars.space.s4,
})
export const who = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center', fontSize: vars.size.s2 })
export const form = style({
  display: 'grid',
  gap: vars.space.s4,
  alignItems: 'end',
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
/** Fields of two heights begin at one line, and what is done with them stands below both. */
export const deciding = style([form, { alignItems: 'start' }])
globalStyle(`${deciding} > [data-part="doors"]`, { gridColumn: '1 / -1' })
/** Several checks in one note. */
export const list = style({ display: 'grid', gap: '4px', listStyle: 'disc', paddingInlineStart: '1.2em' })
export const sum = style({ fontFamily: 'ui-monospace, monospace', fontSize: vars.size.s1, overflowWrap: 'anywhere' })
/** On a phone the steps move sideways rather than break a fund's name in pieces. */
export const fund = style({ display: 'block', minWidth: '9rem', overflowWrap: 'normal' })
/** Room enough for a finger, in a row that stays as high as its words. */
export const rowActs = style({ display: 'inline-flex', gap: '4px 16px', alignItems: 'center', marginBlock: '-10px' })
/** A fingerprint is told apart by its beginning. */
export const short = style([sum, { whiteSpace: 'nowrap' }])
const mark = { padding: '2px 5px', borderRadius: vars.radius.s, whiteSpace: 'nowrap' } as const
/** A cell that a check is about, by what the check does: the number leads to its words below the grid. */
export const marks = {
  blocks: style({ ...mark, background: vars.color.alertTint, color: vars.color.alert, fontWeight: 650 }),
  warns: style({ ...mark, background: vars.color.warnTint }),
  informs: style({ ...mark, borderBottom: `1px dashed ${vars.color.line}` }),
} as const
export const number = style({ fontSize: '0.7em', verticalAlign: 'super', marginInlineStart: '2px' })
export const legend = style({
  display: 'grid',
  gap: '4px',
  listStyle: 'decimal',
  paddingInlineStart: '1.4em',
  fontSize: vars.size.s2,
})
