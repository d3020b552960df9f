import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const sentence = { fontSize: vars.size.s2, color: vars.color.ink2 } as const
export const shortAlways = style(sentence)
export const listNever = style({ display: 'none' })
export const short = style({
  ...sentence,
  paddingTop: vars.space.s4,
  '@media': { [from('md')]: { display: 'none' }, print: { display: 'none' } },
})
export const strong = style({ color: vars.color.ink, fontWeight: 700 })
export const bars = style({ display: 'flex', gap: '4px', marginTop: '10px' })
export const bar = style({
  flex: 1,
  height: '6px',
  borderRadius: '1px',
  background: vars.color.line,
  selectors: {
    '&[data-state="done"]': { background: vars.color.brand700 },
    '&[data-state="current"]': { background: vars.color.accent },
  },
})
export const list = style({
  display: 'none',
  '@media': {
    [from('md')]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: '6px',
      paddingTop: vars.space.s6,
    },
    print: { display: 'none' },
  },
})
export const step = style({
  padding: '12px 12px 0 0',
  borderTop: `5px solid ${vars.color.line}`,
  color: vars.color.ink3,
  fontSize: vars.size.s2,
  lineHeight: 1.3,
  overflowWrap: 'break-word',
  selectors: {
    '&[data-state="done"]': { borderColor: vars.color.brand700, color: vars.color.ink2 },
    '&[data-state="current"]': { borderColor: vars.color.accent, color: vars.color.ink, fontWeight: 650 },
  },
})
/** As high as the button that a done step is, before any is done: an answer does not push down what stands below. */
export const roomy = style({ boxSizing: 'border-box', minHeight: 5 + 12 + 44 })
export const goTo = style({
  minHeight: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'left',
  lineHeight: 'inherit',
  // A button centres what it holds: a step without an answer begins as high as its neighbours.
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
})
export const answer = style({ display: 'block', marginTop: '2px', color: vars.color.ink, fontWeight: 600 })
