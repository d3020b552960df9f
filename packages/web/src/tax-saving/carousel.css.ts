import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const md = from('md')

const width = createVar()
const gap = createVar()
const current = createVar()

// ---- above the slides
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 24px',
  alignItems: 'end',
  justifyContent: 'space-between',
  marginTop: '6px',
})
/** The lines of the answers are reserved, so that the card below them stays where it is: three on a phone. */
export const said = style({
  display: 'grid',
  gap: '4px',
  alignContent: 'start',
  minHeight: 'calc(3 * 1lh + 4px)',
  color: vars.color.ink2,
  '@media': { [md]: { minHeight: 'calc(1lh + 4px)' } },
})
globalStyle(`${said} > p`, { marginTop: 0 })
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: '2px 20px' })
globalStyle(`${answers} > div`, { display: 'flex', gap: '0.4em' })
export const bars = style({ display: 'flex', gap: '4px', alignItems: 'center', minHeight: '24px' })
export const bar = style({
  width: '28px',
  height: '6px',
  borderRadius: '1px',
  background: vars.color.line,
  selectors: {
    '&[data-state="done"]': { background: vars.color.brand700 },
    '&[data-state="current"]': { width: '44px', background: vars.color.accent },
  },
})

// ---- the slides
export const frame = style({
  containerType: 'inline-size',
  // Clipped, not scrolled: nothing but the slides' own turns moves them.
  overflowX: 'clip',
  marginTop: '22px',
  padding: '4px 0 10px',
  touchAction: 'pan-y pinch-zoom',
})
export const track = style({
  vars: {
    [width]: 'min(560px, 100cqi - 48px)',
    [gap]: '16px',
    [current]: width,
  },
  display: 'flex',
  gap,
  transform: `translateX(calc(50% - ${current} / 2 - var(--at) * (${width} + ${gap}) + var(--drag, 0px)))`,
  transition: `transform ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: {
    '&[data-wide]': {
      alignItems: 'flex-start',
      vars: { [current]: `min(${vars.layout.wrap}, 100cqi - 2 * ${vars.layout.gutter})` },
    },
    [`${frame}[data-dragged] > &`]: { transition: 'none' },
  },
  '@media': { [md]: { vars: { [gap]: '24px' } } },
})
export const slide = style({ flex: 'none', width, minWidth: 0 })
export const result = style({ width: current })
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: '400px',
  padding: '24px 20px',
  '@media': { [md]: { minHeight: '428px', padding: '32px 36px' } },
})
export const question = style({ flex: 1, display: 'flex', flexDirection: 'column' })
globalStyle(`${question} > :last-child`, { marginTop: 'auto', paddingTop: '20px' })
globalStyle(`${question} > :last-child > *`, { flex: '1 1 0' })
// What cannot be used steps back, answers and all.
globalStyle(`${slide}[inert] ${sheet}`, { background: vars.color.page })
globalStyle(`${slide}[inert] ${sheet} > *`, { opacity: 0.55 })
export const number = style({ color: vars.color.ink2, fontSize: vars.size.s1, fontWeight: 600 })
export const awaited = style({ display: 'grid', gap: '12px', marginTop: 'auto' })
export const awaitedThreads = style({
  display: 'block',
  width: '100%',
  height: '140px',
  fill: 'none',
  stroke: vars.data.mute,
  strokeWidth: 2,
})

globalStyle(`${awaitedThreads} > path`, { vectorEffect: 'non-scaling-stroke' })

// ---- turning them
export const turns = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '16px', marginTop: '18px' })
export const turn = style({
  border: `1.5px solid ${vars.color.lineStrong}`,
  selectors: { '&:disabled': { borderColor: vars.color.line, color: vars.color.ink3, cursor: 'not-allowed' } },
})
