import { style } from '@vanilla-extract/css'
import { text } from '../ui/page/text.css.ts'
import { below, from, vars } from '../ui/theme/index.ts'

const middle = `color-mix(in srgb, ${vars.data.d1} 65%, ${vars.color.surface})`
const hairline = `1px solid ${vars.color.line}`
const cut = 'repeating-linear-gradient(90deg, #000 0 3px, transparent 3px 5px)'
/** Two thirds of the room of each are its thread. */
const oneEach = 'linear-gradient(90deg, #000 66%, transparent 0)'

/** Under the head of the window, which stays too. */
export const head = style({
  position: 'sticky',
  top: 'calc(1.625rem * 1.25 + 36px)',
  zIndex: 1,
  paddingBottom: '8px',
  background: vars.color.surface,
  borderBottom: hairline,
  '@media': {
    [from('sm')]: { top: 'calc(1.625rem * 1.25 + 40px)' },
    // So little of the window would be left that nothing may stay in it.
    '(max-height: 480px)': { position: 'static' },
    print: { position: 'static' },
  },
})
const key = {
  display: 'inline-block',
  width: '14px',
  height: '14px',
  marginRight: '8px',
  verticalAlign: '-2px',
  maskImage: 'repeating-linear-gradient(90deg, #000 0 2px, transparent 2px 4px)',
  WebkitMaskImage: 'repeating-linear-gradient(90deg, #000 0 2px, transparent 2px 4px)',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
} as const
export const baseKey = style({ ...key, background: vars.data.d1 })
export const complementaryKey = style({ ...key, background: middle })
export const parts = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 32px', alignItems: 'baseline', marginTop: '-16px' })
export const part = style({ display: 'inline-flex', flexWrap: 'wrap', gap: '0 10px' })
/** What a folded figure is, where there is room for it. */
export const ofFigure = style({
  color: vars.color.ink2,
  fontWeight: 400,
  fontSize: vars.size.s2,
  '@media': { [below('sm')]: { display: 'none' } },
})
/** The drawing, and beside it the parts that unfold. */
export const sides = style({
  display: 'grid',
  // No label of the drawing lies over what stays in view.
  isolation: 'isolate',
  gap: '28px 56px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' } },
})
export const compared = style({ display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)', padding: '12px 24px 20px' })
/** A sentence above a drawing, whose marks begin at its upper edge. */
export const above = style([text({ as: 'small' }), { marginBottom: '8px' }])
/** The parts of the result, further from one another than what each of them holds; none of them is a row of a grid, out of which nothing stays in view. */
export const result = style({ display: 'flex', flexDirection: 'column', gap: '24px' })
export const rows = style({ display: 'grid', gap: '3px' })
export const bar = style({
  width: 'var(--length)',
  height: '14px',
  background: `linear-gradient(90deg, ${vars.data.d1} var(--fill), ${vars.color.line} var(--fill))`,
  maskImage: oneEach,
  WebkitMaskImage: oneEach,
  maskSize: 'var(--unit) 100%',
  WebkitMaskSize: 'var(--unit) 100%',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
})
const stretch = style({
  background: `linear-gradient(90deg, ${vars.data.d1} var(--fill), ${vars.color.line} var(--fill))`,
  maskImage: cut,
  WebkitMaskImage: cut,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
})
export const lines = style({ borderTop: `1px solid ${vars.color.ink}` })
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  padding: '14px 0',
  borderBottom: hairline,
})
/** Threads of one line, below its words. */
export const runs = style({ display: 'flex', flex: '0 0 100%', flexWrap: 'wrap', rowGap: '4px' })
export const thread = style([stretch, { height: '14px', width: 'var(--width)', background: vars.data.d1 }])
export const points = style([thread, { background: vars.data.d2 }])
export const name = style({ display: 'grid', flex: '1 1 12rem', minWidth: 0 })
export const list = style({ display: 'grid', gap: '6px', paddingLeft: '1.4em' })
export const numbered = style([list, { listStyle: 'decimal' }])

/** Ways from the result to what rests on it, each as high as a finger needs. */
export const doors = style({ display: 'grid', justifyItems: 'start' })
