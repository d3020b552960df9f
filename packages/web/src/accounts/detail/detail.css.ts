import { globalStyle, style } from '@vanilla-extract/css'
import { below, from, vars } from '../../ui/theme/index.ts'

const md = from('md')
const hairline = `1px solid ${vars.color.line}`

// ---- hero
export const back = style({ color: vars.color.onBrand2 })
export const strong = style({ color: vars.color.onBrand })
/** A drawing of threads and the words on it: a phone has neither. */
export const withThreads = style({ '@media': { [below('md')]: { display: 'none' } } })
export const noFan = style({ height: 24 })
export const parts = style({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  position: 'relative',
  '@media': { [md]: { gridTemplateColumns: 'var(--part-columns)' } },
})
export const part = style({ height: '100%', padding: '18px 20px', '@media': { [md]: { padding: '20px 26px' } } })
export const partTitle = style({
  fontFamily: vars.font.text,
  fontSize: vars.size.s3,
  fontWeight: 600,
  lineHeight: 1.35,
  letterSpacing: 0,
})
export const partAmount = style({ margin: '4px 0 10px', containerType: 'inline-size' })
export const partFacts = style({ paddingTop: 10, borderTop: hairline, fontSize: vars.size.s2, lineHeight: 1.4 })
globalStyle(`${partFacts} dt`, { color: vars.color.ink2 })
globalStyle(`${partFacts} div + div`, { marginTop: 6 })

// ---- sections
export const first = style({ marginTop: 32 })
export const section = style({ marginTop: vars.space.s8 })
export const two = style({
  display: 'grid',
  gap: 44,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: 44,
  '@media': { [md]: { gridTemplateColumns: 'minmax(0, 760fr) minmax(0, 380fr)', gap: 64 } },
})
export const orders = style({ marginTop: 44 })
export const contents = style({ display: 'grid', gap: 12, marginTop: 20 })
export const spans = style({ margin: '4px 0 14px' })
export const sentence = style({ marginBottom: 6 })
export const untold = style({ marginTop: 24 })

// ---- how it came about
export const drawn = style({
  display: 'grid',
  alignItems: 'baseline',
  '@media': { [md]: { gridTemplateColumns: 'min(32rem, 46vw) 8.5rem' } },
})
/** All begin in one column, whatever the width of their amounts. */
export const drawing = style({ alignSelf: 'center', '@media': { [below('md')]: { display: 'none' } } })
export const threadRow = style({
  display: 'block',
  width: 'min(100%, calc(var(--count) * 5px))',
  height: 22,
  vars: { '--thread': vars.data.d1 },
  background: 'repeating-linear-gradient(to right, var(--thread) 0 1.8px, transparent 1.8px 5px)',
  selectors: {
    '&[data-tone="in"]': { vars: { '--thread': vars.data.d2 } },
    '&[data-tone="out"]': { vars: { '--thread': vars.data.d3 } },
    '&[data-tone="hidden"]': { vars: { '--thread': vars.data.mute } },
  },
})
export const rate = style({ display: 'grid', gap: 10, maxWidth: '46rem', marginTop: 18 })
export const opener = style({ marginBottom: 10, color: vars.color.link, cursor: 'pointer' })

// ---- when it becomes free
export const loom = style({ position: 'relative', '@media': { [md]: { height: 'calc(var(--levels) * 7.25rem)' } } })
export const loomThreads = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: vars.data.d1,
  strokeWidth: 1.8,
  '@media': { [below('md')]: { display: 'none' } },
})
globalStyle(`${loomThreads} path`, { vectorEffect: 'non-scaling-stroke' })
export const levels = style({ position: 'relative', '@media': { [md]: { width: '25%', height: '100%' } } })
export const loomLine = style({
  stroke: vars.color.ink,
  strokeWidth: 1.5,
  selectors: { '&[data-waits]': { strokeDasharray: '2 4' } },
})
export const level = style({
  padding: '10px 0 14px',
  borderTop: `1.5px solid ${vars.color.ink}`,
  '@media': { [md]: { height: '7.25rem', padding: 0, borderTop: 0, paddingTop: '3.1rem' } },
})

// ---- funds
export const holder = style({ display: 'inline-block', marginRight: 12 })
export const risk = style({ display: 'inline-flex', gap: 8, alignItems: 'baseline', whiteSpace: 'nowrap' })
export const riskScale = style({ alignSelf: 'center', width: 28, height: 16, fill: 'none', strokeWidth: 2 })
globalStyle(`${riskScale} path`, { stroke: vars.color.lineStrong })
globalStyle(`${riskScale} path[data-on]`, { stroke: vars.data.d1 })
export const weight = style({ display: 'inline-flex', gap: 8, alignItems: 'baseline', justifyContent: 'end' })
export const weightBar = style({
  alignSelf: 'center',
  width: 'calc(var(--count) * 5px)',
  height: 14,
  background: `repeating-linear-gradient(to right, ${vars.data.d1} 0 1.8px, transparent 1.8px 5px)`,
  '@media': { [below('md')]: { display: 'none' } },
})
export const acts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBottom: hairline,
  '@media': { [md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 64 } },
})

// ---- accounts
export const contexts = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 20 })
export const context = style({
  display: 'block',
  maxWidth: '100%',
  padding: '7px 14px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current="page"]': { borderColor: vars.color.ink, boxShadow: `inset 0 0 0 1px ${vars.color.ink}`, fontWeight: 650 },
  },
})
export const families = style({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))', gap: 44 } },
})
export const familyName = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  justifyContent: 'space-between',
  paddingBottom: 10,
  fontFamily: vars.font.text,
  fontSize: vars.size.s3,
  fontWeight: 650,
  letterSpacing: 0,
})

export const closed = style({
  padding: '18px 0',
  borderTop: hairline,
  color: vars.color.ink2,
})
export const lock = style({ color: vars.color.ink3 })
/** A reason with its way out. */
export const why = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  fontSize: vars.size.s2,
})
