import { style } from '@vanilla-extract/css'
import { below, from, vars } from '../ui/theme/index.ts'

const md = from('md')

export const page = style({ display: 'grid', gap: vars.space.s4, paddingTop: vars.space.s4 })
export const form = style({ display: 'grid', gap: vars.space.s5, marginTop: vars.space.s3 })
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
/** What stands apart below a rule. */
export const out = style({
  paddingTop: '16px',
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
  fontSize: vars.size.s2,
})
export const level = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: '2.75rem',
  fontWeight: 650,
  lineHeight: 1.05,
})
export const levelOf = style({ fontSize: '0.6em', fontWeight: 500, color: vars.color.ink2 })
export const warn = style({ color: vars.color.warn, marginInlineEnd: '12px', verticalAlign: '-0.1em' })
export const levels = style({ position: 'relative', marginTop: '10px' })
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
