import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

/** A page in place of the steps: no band of it touches another. */
export const alone = style({ display: 'grid', gap: '20px', paddingBottom: vars.space.s8 })
export const stack = style({ display: 'grid', gap: '20px', minWidth: 0 })
/** What stands below the list of steps without a title of its own. */
export const below = style([stack, { marginTop: vars.space.s5 }])
export const legend = style({ fontWeight: 650, marginBottom: '10px' })
export const set = style({ border: 0, padding: 0, margin: 0, minWidth: 0, display: 'grid', gap: '20px' })
export const pair = style({
  display: 'grid',
  gap: '12px 16px',
  alignItems: 'start',
  '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
/** A list of countries is as wide as the field beside it. */
globalStyle(`${pair} :has(> select)`, { display: 'block', width: '100%' })
export const choice = style({ padding: '8px 16px', border: `1.5px solid ${vars.color.lineStrong}`, borderRadius: '8px' })
globalStyle(`${choice}:has(:checked)`, { borderColor: vars.color.action, boxShadow: `inset 0 0 0 1px ${vars.color.action}` })
export const choiceWords = style({ display: 'grid', minWidth: 0 })
export const steps = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', counterReset: 'step' })
globalStyle(`${steps} > li`, {
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: '34px minmax(0, 1fr)',
  padding: '12px 0',
  borderTop: `1px solid ${vars.color.line}`,
})
globalStyle(`${steps} > li:first-child`, { borderTop: 0 })
globalStyle(`${steps} > li::before`, { content: 'counter(step)', fontWeight: 640, color: vars.color.link })
globalStyle(`${steps} b`, { display: 'block' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '8px' })
export const columns = style({
  display: 'grid',
  gap: '20px',
  '@media': { [from('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '24px' } },
})
export const card = style({ display: 'grid', gap: '10px', alignContent: 'start' })
export const account = style({ fontWeight: 650, fontSize: vars.size.s3, overflowWrap: 'anywhere' })
export const address = style({ margin: 0, fontStyle: 'normal', whiteSpace: 'pre-line' })
export const list = style({ margin: 0, listStyle: 'disc', paddingInlineStart: '20px' })
/** What unfolds the way by post: a way among others, so it reads as a link. */
export const fold = style({
  width: 'fit-content',
  padding: '8px 0',
  color: vars.color.link,
  fontWeight: 600,
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
})
globalStyle(`details[open] > ${fold}`, { marginBottom: '12px' })
