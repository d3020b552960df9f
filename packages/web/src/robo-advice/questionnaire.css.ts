import { globalStyle, style } from '@vanilla-extract/css'
import { below, from, vars } from '../ui/theme/index.ts'

const md = from('md')

export const page = style({ paddingTop: vars.space.s4 })
export const ask = style({ '@media': { [md]: { padding: '36px 40px' } } })
export const eyebrow = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  alignItems: 'center',
  justifyContent: 'space-between',
  fontSize: vars.size.s2,
})
export const ticks = style({ display: 'none', gap: '5px', alignItems: 'center', '@media': { [from('sm')]: { display: 'flex' } } })
export const tick = style({
  width: '5px',
  height: '20px',
  background: vars.color.line,
  selectors: {
    '&[data-state="done"]': { background: vars.data.d1 },
    '&[data-state="current"]': { width: '6px', height: '28px', marginBlock: '-4px', background: vars.color.accent },
  },
  forcedColorAdjust: 'none',
})
export const title = style({ marginTop: '10px', fontSize: vars.size.h2 })
export const lead = style({ marginTop: '12px', maxWidth: '40rem', color: vars.color.ink2, fontSize: '1.1875rem' })
export const answers = style({ marginTop: '26px', display: 'grid', gap: vars.space.s4 })
export const lossBar = style({
  display: 'block',
  width: '100%',
  height: '18px',
  margin: '10px 0 3px',
  maskImage: 'repeating-linear-gradient(90deg, #000 0 2px, transparent 2px 4px)',
  background: `linear-gradient(90deg, ${vars.data.d1} var(--kept), transparent var(--kept)), repeating-linear-gradient(180deg, ${vars.color.ink3} 0 2.5px, transparent 2.5px 5px)`,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
})
export const unit = style({ marginTop: '14px', color: vars.color.ink2, fontSize: vars.size.s1 })
export const go = style({
  display: 'grid',
  gap: '10px',
  marginTop: '26px',
  '@media': { [from('sm')]: { gridTemplateColumns: '1fr 1fr' } },
})
export const out = style({
  marginTop: '24px',
  paddingTop: '16px',
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
  fontSize: vars.size.s2,
})
export const why = style({})
globalStyle(`${why} h2`, { fontSize: vars.size.h3, marginBottom: '10px' })
globalStyle(`${why} h3`, { margin: '26px 0 12px', font: `650 ${vars.size.s3}/1.35 ${vars.font.text}` })
export const quiet = style({ color: vars.color.ink2 })
export const ledger = style({ margin: 0, fontSize: vars.size.s2, borderTop: `1px solid ${vars.color.ink}` })
globalStyle(`${ledger} > div`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  padding: '10px 0',
  borderBottom: `1px solid ${vars.color.line}`,
})
globalStyle(`${ledger} dt`, { fontWeight: 600 })
globalStyle(`${ledger} dd`, { margin: 0, fontVariantNumeric: 'tabular-nums' })
export const small = style({ flexBasis: '100%', color: vars.color.ink2 })
export const limits = style({
  flexBasis: '100%',
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  gap: '4px 18px',
  color: vars.color.ink2,
})
export const head = style({
  display: 'grid',
  gap: '20px',
  '@media': { [md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', gap: vars.space.s6 } },
})
export const figure = style({ '@media': { [md]: { textAlign: 'end' } } })
export const level = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: '2.75rem',
  fontWeight: 650,
  lineHeight: 1.05,
})
export const levelOf = style({ fontSize: '0.6em', fontWeight: 500, color: vars.color.ink2 })
export const two = style({
  display: 'grid',
  gap: '12px',
  margin: '20px 0',
  '@media': { [md]: { gridTemplateColumns: '1fr 1fr' } },
})
globalStyle(`${two} > div`, {
  padding: '14px 18px',
  border: `1px solid ${vars.color.line}`,
  borderInlineStart: `4px solid ${vars.data.d2}`,
  borderRadius: vars.radius.s,
})
globalStyle(`${two} dt`, { color: vars.color.ink2, fontSize: vars.size.s2 })
globalStyle(`${two} dd`, { margin: '2px 0 0', fontWeight: 600, lineHeight: 1.35 })
export const equal = style({
  display: 'grid',
  gap: '10px',
  '@media': { [md]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
})
export const cardTitle = style({ display: 'flex', gap: '12px', alignItems: 'flex-start', fontSize: vars.size.h3 })
export const warn = style({ color: vars.color.warn, marginTop: '0.08em' })
export const levels = style({ position: 'relative', marginTop: '22px' })
export const row = style({
  display: 'grid',
  gap: '10px',
  padding: '0 0 20px',
  '@media': {
    [md]: { gridTemplateColumns: '248px minmax(0, 1fr)', gap: vars.space.s5, alignItems: 'center', paddingBottom: '22px' },
    [`screen and ${below('md')}`]: { borderBottom: `1px solid ${vars.color.line}`, marginBottom: '14px', paddingBottom: '16px' },
  },
})
export const rowText = style({
  position: 'relative',
  zIndex: 2,
  paddingBlock: '2px',
  background: vars.color.surface,
  lineHeight: 1.35,
})
export const rowSmall = style({ display: 'block', marginTop: '2px', color: vars.color.ink2, fontSize: vars.size.s2 })
export const rowBar = style({
  display: 'block',
  width: 'var(--level)',
  height: '30px',
  background: `repeating-linear-gradient(180deg, ${vars.data.d6} 0 3px, transparent 3px 6px)`,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  selectors: {
    '&[data-decided]': { background: `repeating-linear-gradient(180deg, ${vars.data.d1} 0 3px, transparent 3px 6px)` },
  },
})
export const scale = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  textAlign: 'center',
  color: vars.color.ink2,
  fontSize: vars.size.s1,
  lineHeight: 1.25,
  '@media': { [md]: { marginInlineStart: '272px' } },
})
export const scaleHere = style({
  color: vars.color.ink,
  fontWeight: 650,
  '@media': { [`screen and ${below('md')}`]: { border: `2px solid ${vars.color.ink}`, borderRadius: vars.radius.m } },
})
export const here = style({
  display: 'none',
  position: 'absolute',
  zIndex: 1,
  top: '-8px',
  bottom: '-10px',
  left: 'calc(272px + (100% - 272px) * var(--before))',
  width: 'calc((100% - 272px) * 0.25)',
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.m,
  pointerEvents: 'none',
  '@media': { [md]: { display: 'block' } },
})
export const acts = style({ display: 'grid', gap: '10px', marginTop: '22px' })
export const section = style({
  marginTop: '22px',
  paddingTop: '16px',
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
  fontSize: vars.size.s2,
})
export const state = style({ paddingTop: vars.space.s5 })
globalStyle(`${cardTitle} + p`, { marginTop: '6px' })
