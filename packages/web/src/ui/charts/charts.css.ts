import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { below, from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const screenBelowMd = `screen and ${below('md')}`
const drawn = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' }, to: { opacity: 1, transform: 'none' } })
const exact = { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact', forcedColorAdjust: 'none' } as const

export const tones = {
  d1: style({ stroke: vars.data.d1 }),
  d2: style({ stroke: vars.data.d2 }),
  d3: style({ stroke: vars.data.d3 }),
  d4: style({ stroke: vars.data.d4 }),
  d5: style({ stroke: vars.data.d5 }),
  h1: style({ stroke: vars.data.h1 }),
  h2: style({ stroke: vars.data.h2 }),
  h3: style({ stroke: vars.data.h3 }),
  mute: style({ stroke: vars.data.mute }),
  /** What is missing to a goal, on the hero. */
  goal: style({ stroke: vars.color.onBrand }),
  /** What is not known, on the hero. */
  unknown: style({ stroke: vars.color.onBrand2, opacity: 0.5 }),
  ink: style({ stroke: vars.color.ink }),
}
/** Threads of an amount that is not there yet: missing, frozen at its date, or not certain. */
export const dashes = style({ strokeDasharray: '5 5' })
/** Threads of a right that is no cash: a usufruct, a bare ownership. */
export const thin = style({ strokeWidth: 'min(0.8px, 50cqi * var(--stroke) / var(--units))' })
/** Threads: no fill, and a stroke that keeps its width whatever the drawing is stretched to. */
export const threads = style({ fill: 'none', ...exact, animation: `${drawn} ${vars.motion.slow} ${vars.motion.ease}` })
/** Below the fold a drawing waits for its reader before it draws itself, once. */
export const notYet = style({})
globalStyle(`${notYet} ${threads}`, {
  '@media': { '(prefers-reduced-motion: no-preference)': { animationPlayState: 'paused', animationFillMode: 'backwards' } },
})
/** Once the saver has changed the view, the drawing has been seen: it comes back as it stood. */
export const seen = style({})
globalStyle(`${seen} ${threads}`, { animation: 'none' })
globalStyle(`${threads} path`, { vectorEffect: 'non-scaling-stroke' })

// ---- fan
/** Threads keep their distance at every width: their strokes shrink with the drawing, and never grow with it. */
export const fanBox = style({ containerType: 'inline-size' })
export const fan = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  strokeWidth: 'min(1.7px, 100cqi * var(--stroke) / var(--units))',
})
export const fanWide = style({ '@media': { [screenBelowMd]: { display: 'none' } } })
export const fanNarrow = style({ '@media': { [from('md')]: { display: 'none' }, print: { display: 'none' } } })
/** What hangs above a fan: « Votre objectif 1 900 € net par mois ». */
export const fanTop = style({ paddingBottom: '8px', fontSize: vars.size.s2 })
globalStyle(`${fanTop} b`, { fontWeight: 650 })
/** Columns as the bundles above them have them. */
export const fanLabels = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: 'var(--gap)',
  margin: '6px 0 0',
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size.s1,
  overflowWrap: 'anywhere',
})
globalStyle(`${fanLabels} b`, { display: 'block', overflowWrap: 'normal' })
export const unit = style({
  marginTop: '8px',
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  color: vars.color.ink2,
  fontSize: vars.size.s1,
})

// ---- guaranteed years
export const bundles = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '20px 14px',
  marginTop: '26px',
  vars: { '--thread': '3px' },
  '@media': {
    [from('md')]: { gap: '20px clamp(10px, 2.6vw, 44px)', vars: { '--thread': 'clamp(4px, 0.42vw, 6px)' } },
  },
})
export const bundle = style({ minWidth: '64px' })
export const bundleThreads = style({
  display: 'block',
  width: 'calc(var(--count) * var(--thread))',
  height: '150px',
  margin: '6px 0 8px',
  borderBottom: `1.5px solid ${vars.color.ink}`,
  overflow: 'visible',
  strokeWidth: 2,
  '@media': { [from('md')]: { height: '190px', strokeWidth: 3.5 } },
})
export const bundleValue = style({ fontSize: vars.size.s2, fontWeight: 650, whiteSpace: 'nowrap' })
export const bundleName = style({ display: 'block', fontWeight: 600 })
export const bundleNote = style({ color: vars.color.ink2, fontSize: vars.size.s1, whiteSpace: 'nowrap' })

// ---- frame
export const frame = style({ vars: { '--chart-ground': vars.color.page }, minWidth: 0 })
export const frameHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 24px',
  justifyContent: 'space-between',
  alignItems: 'center',
})
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px',
  alignItems: 'center',
  '@media': { [screenBelowMd]: { width: '100%' } },
})
export const onPanel = style({ vars: { '--chart-ground': vars.color.surface } })
/** A drawing is never cut by the end of a sheet, and keeps the numbers above it: they and its axis would stand alone on another one. */
// On paper the table of its figures follows a drawing on the same sheet.
export const drawing = style({ '@media': { print: { display: 'flow-root', breakInside: 'avoid', breakAfter: 'avoid' } } })
/** The view that is not chosen: gone from the screen, kept for paper, where every chart is followed by its table. */
export const otherView = style({ '@media': { screen: { display: 'none' } } })
export const tableView = style({ marginTop: '18px' })
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: '6px 28px', marginTop: '16px', fontSize: vars.size.s2 })
export const legendItem = style({ display: 'flex', gap: '10px', alignItems: 'center' })
const swatch = { flex: 'none', width: '18px', height: '16px', ...exact } as const
const cut = (color: string): string => `repeating-linear-gradient(90deg, ${color} 0 4px, transparent 4px 7px)`
export const swatches = {
  solid: style({ ...swatch, background: cut(vars.data.d1) }),
  dashed: style({
    ...swatch,
    background: `linear-gradient(var(--chart-ground) 50%, transparent 50%) 0 0 / 100% 6px, ${cut(vars.data.d4)}`,
  }),
  steps: style({ ...swatch, background: cut(vars.data.d4) }),
  reference: style({ ...swatch, height: 0, borderTop: `2px dashed ${vars.color.ink}` }),
}
