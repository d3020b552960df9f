import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const hairline = `1px solid ${vars.color.line}`
const secondary = { color: vars.color.ink2, fontSize: vars.size.s2 } as const

// ---- head
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: '14px 32px',
  marginBottom: '12px',
})
export const due = style({
  '@media': { [from('md')]: { marginTop: '-52px' } },
  display: 'flex',
  gap: '12px',
  alignItems: 'center',
  padding: '12px 18px',
  borderRadius: vars.radius.m,
  background: vars.color.alertTint,
  lineHeight: 1.3,
})
export const dueMark = style({ flex: 'none', width: '26px', height: '26px', color: vars.color.alert })
export const dueDay = style({ display: 'block', fontWeight: 650, color: vars.color.alert })

// ---- gross, charges, net
export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '14px 20px',
  padding: '18px 0',
  borderBlock: hairline,
  '@media': {
    [from('md')]: { gridTemplateColumns: 'repeat(3, auto)', justifyContent: 'start', gap: '20px 64px', alignItems: 'end' },
  },
})
export const sumNet = style({ gridColumn: '1 / -1', '@media': { [from('md')]: { gridColumn: 'auto' } } })
export const sumAfter = style({
  '@media': {
    [from('md')]: {
      position: 'relative',
      '::before': {
        content: 'attr(data-sign)',
        position: 'absolute',
        left: '-40px',
        bottom: '2px',
        fontSize: '1.5rem',
        color: vars.color.ink3,
      },
    },
  },
})

// ---- form
export const account = style({ padding: 0, border: 0, margin: 0, minWidth: 0 })
export const accountHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  alignItems: 'baseline',
  padding: '20px 20px 16px',
  '@media': { [from('md')]: { padding: '24px 32px 18px' } },
})
export const accountFacts = style({
  ...secondary,
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
})
export const added = style({
  display: 'inline-flex',
  gap: '8px',
  alignItems: 'center',
  color: vars.data.d2Text,
  fontWeight: 650,
  '::before': {
    content: '""',
    width: '14px',
    height: '14px',
    background: `repeating-linear-gradient(90deg, ${vars.data.d2} 0 2px, transparent 2px 4px)`,
    forcedColorAdjust: 'none',
  },
})
export const fund = style({
  borderTop: hairline,
  padding: '16px 20px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '10px 20px',
  alignItems: 'start',
  '@media': { [from('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) 190px' }, [from('md')]: { padding: '16px 32px' } },
})
export const fundFacts = style({
  ...secondary,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  alignItems: 'center',
  minHeight: '24px',
})
/** As high as the field beside it: a message below the field moves no words. */
export const fundWords = style({ display: 'grid', alignContent: 'center', '@media': { [from('sm')]: { minHeight: '52px' } } })
/** As high as the line that it stands in, whose height is kept without it: nothing moves as one types. */
export const rest = style({ marginBlock: '-10px' })
export const fundName = style({ fontWeight: 600 })
export const risk = style({ display: 'inline-flex', gap: '8px', alignItems: 'center' })
export const riskMarks = style({ width: '28px', height: '16px', strokeWidth: 2, fill: 'none', stroke: vars.data.d1 })
export const riskAbove = style({ stroke: vars.data.mute })
export const cash = style({ background: vars.color.sunken })
export const cashNote = style({ ...secondary, borderTop: hairline, padding: '16px 20px', display: 'grid', gap: '10px' })
export const good = style({ marginTop: '16px' })
export const until = style({ ...secondary, fontSize: vars.size.s1, marginTop: '16px' })
export const facts = style({ borderTop: hairline, marginTop: '12px' })
export const fact = style({ ...secondary, padding: '11px 0', borderBottom: hairline })

// ---- what is left
/** As high with a sentence and a button as without: the page keeps its length. */
export const remainder = style({
  minHeight: '72px',
  display: 'grid',
  alignContent: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const over = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 20px',
})
export const leftOver = style({ color: vars.color.alert, fontWeight: 600 })
export const leftAmount = style({ display: 'block', fontSize: vars.size.s3 })

// ---- top-up beside
/** The calculation keeps clear of what it unfolds under. */
export const why = style({ marginTop: '16px' })
export const frozen = style({ marginTop: '12px' })
export const sources = style({ display: 'grid', gridTemplateColumns: '68.75% 1fr', marginTop: '16px', fontSize: vars.size.s2 })
export const line = style({ display: 'flex', justifyContent: 'space-between', gap: '12px' })
export const gauges = style({ display: 'grid', gap: '18px', borderTop: hairline, marginTop: '20px', paddingTop: '18px' })
// ---- summary and record
/** A page in place of the steps. */
export const page = style({ paddingBlock: vars.space.s5 })
export const narrow = style({ maxWidth: '44rem', marginTop: vars.space.s5 })
export const doors = style({ marginTop: vars.space.s5 })
export const comparison = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s4 })
export const question = style({ marginTop: vars.space.s5, fontSize: vars.size.h2 })
export const footnote = style({ color: vars.color.ink2, fontSize: vars.size.s2, marginTop: '12px', maxWidth: '46rem' })
export const comparedLead = style({ maxWidth: '44rem', marginTop: '8px', color: vars.color.ink2 })
export const supposed = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px 20px',
  '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' } },
})
