import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const hairline = `1px solid ${vars.color.line}`
const secondary = { color: vars.color.ink2, fontSize: vars.size.s2 } as const

export const page = style({ paddingBottom: vars.space.s8 })

// ---- head
export const due = style({
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
  marginTop: vars.space.s5,
  padding: '18px 0',
  borderBlock: hairline,
  '@media': {
    [from('md')]: { gridTemplateColumns: 'repeat(3, auto)', justifyContent: 'start', gap: '20px 64px', alignItems: 'end' },
  },
})
export const sumName = style(secondary)
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
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s5,
  marginTop: vars.space.s6,
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 408px', gap: vars.space.s6 } },
})
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px', alignContent: 'start' })
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
  alignItems: 'end',
  '@media': { [from('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) 190px' }, [from('md')]: { padding: '16px 32px' } },
})
export const fundFacts = style({ ...secondary, display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' })
export const fundName = style({ fontWeight: 600 })
export const risk = style({ display: 'inline-flex', gap: '8px', alignItems: 'center' })
export const riskMarks = style({ width: '28px', height: '16px', strokeWidth: 2, fill: 'none', stroke: vars.data.d1 })
export const riskAbove = style({ stroke: vars.data.mute })
export const cash = style({ background: vars.color.sunken })
export const cashNote = style({ ...secondary, borderTop: hairline, padding: '16px 20px', display: 'grid', gap: '10px' })
export const facts = style({ borderTop: hairline, marginTop: '12px' })
export const fact = style({ ...secondary, padding: '11px 0', borderBottom: hairline })

// ---- top-up beside
export const beside = style({
  alignSelf: 'start',
  '@media': { [from('md')]: { position: 'sticky', top: '24px' } },
})
export const sources = style({ display: 'grid', gridTemplateColumns: '68.75% 1fr', marginTop: '16px', fontSize: vars.size.s2 })
export const sourceAmount = style({ display: 'block', fontWeight: 650 })
export const targets = style({ display: 'flex', justifyContent: 'space-between', gap: '8px 16px', flexWrap: 'wrap' })
export const targetName = style({ fontWeight: 600, fontSize: vars.size.s2 })
export const targetAdded = style({ color: vars.color.ink2, fontSize: vars.size.s1 })
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: '4px 12px',
  borderTop: `1.5px solid ${vars.color.ink}`,
  marginTop: '18px',
  paddingTop: '12px',
  fontWeight: 650,
})
export const lines = style({ ...secondary, display: 'grid', gap: '4px', marginTop: '8px' })
export const line = style({ display: 'flex', justifyContent: 'space-between', gap: '12px' })
export const gauges = style({ display: 'grid', gap: '18px', borderTop: hairline, marginTop: '20px', paddingTop: '18px' })
export const gaugesTitle = style({ fontFamily: vars.font.text, fontSize: vars.size.s3, fontWeight: 600 })
export const small = style({ color: vars.color.ink2, fontSize: vars.size.s1 })
export const actions = style({ display: 'grid', gap: '10px', marginTop: '20px' })

// ---- confirmation, conflict, comparison
export const summary = style({ display: 'grid', gap: '8px' })
export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' })
export const cell = style({ padding: '10px 8px', borderBottom: hairline, textAlign: 'right', verticalAlign: 'top' })
export const head = style({ padding: '10px 8px 10px 0', borderBottom: hairline, textAlign: 'left', fontWeight: 600 })
export const tableRoom = style({ overflowX: 'auto' })
export const supposed = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px 20px',
  marginBlock: '16px',
  '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'end' } },
})
