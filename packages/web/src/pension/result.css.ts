import { style } from '@vanilla-extract/css'
import { text } from '../ui/page/text.css.ts'
import { below, from, vars } from '../ui/theme/index.ts'

const soft = `color-mix(in srgb, ${vars.data.d1} 45%, ${vars.color.surface})`
const middle = `color-mix(in srgb, ${vars.data.d1} 65%, ${vars.color.surface})`
const hairline = `1px solid ${vars.color.line}`
const cut = 'repeating-linear-gradient(90deg, #000 0 3px, transparent 3px 5px)'
/** Two thirds of the room of each are its thread. */
const oneEach = 'linear-gradient(90deg, #000 66%, transparent 0)'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 40px',
  alignItems: 'end',
  justifyContent: 'space-between',
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
export const parts = style({ display: 'flex', flexWrap: 'wrap', gap: '12px 40px' })
export const compared = style({ display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)', padding: '12px 24px 20px' })
/** A sentence above a drawing, whose marks begin at its upper edge. */
export const above = style([text({ as: 'small' }), { marginBottom: '8px' }])
/** The parts of the result, further from one another than what each of them holds. */
export const result = style({ display: 'grid', gap: '28px', gridTemplateColumns: 'minmax(0, 1fr)' })
export const columns = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '4px',
  alignItems: 'end',
  height: '218px',
  paddingTop: '28px',
  borderBottom: `1px solid ${vars.color.ink}`,
  '@media': { [from('sm')]: { gap: '10px' } },
})
export const column = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'end',
  height: '100%',
  gap: '4px',
})
/** The first start at the full rate: a line over its column, and its words beside the line. */
export const fullRate = style({
  position: 'absolute',
  insetBlock: '-28px 0',
  left: '50%',
  borderLeft: `2px dashed ${vars.color.ink}`,
  paddingLeft: '6px',
  fontSize: vars.size.s1,
  fontWeight: 650,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-side="before"]': {
      left: 'auto',
      right: '50%',
      borderLeft: 0,
      borderRight: `2px dashed ${vars.color.ink}`,
      padding: '0 6px 0 0',
    },
  },
})
/** Ages under their columns, where there is room for all of them. */
export const starts = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '10px',
  fontSize: vars.size.s1,
  lineHeight: 1.25,
  textAlign: 'center',
  color: vars.color.ink2,
  '@media': { [below('sm')]: { display: 'none' } },
})
export const value = style({
  fontSize: vars.size.s1,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  color: vars.color.ink2,
  justifySelf: 'center',
  // The line of the full rate passes behind it.
  position: 'relative',
  zIndex: 1,
  paddingInline: '3px',
  background: vars.color.surface,
  selectors: {
    '[data-current="true"] > &': { color: vars.color.ink, fontWeight: 700 },
    // On a phone there is room for one amount: that of the start that is chosen.
    '[data-current="false"] > &': { '@media': { [below('sm')]: { display: 'none' } } },
  },
})
const threads = style({
  maskImage: 'repeating-linear-gradient(90deg, #000 0 5px, transparent 5px 14px)',
  WebkitMaskImage: 'repeating-linear-gradient(90deg, #000 0 5px, transparent 5px 14px)',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
})
export const complementary = style([
  threads,
  {
    height: 'var(--complementary)',
    background: vars.data.mute,
    selectors: { '[data-current="true"] > &': { background: middle } },
  },
])
export const base = style([
  threads,
  {
    height: 'var(--base)',
    marginTop: '-3px',
    background: soft,
    selectors: { '[data-current="true"] > &': { background: vars.data.d1 } },
  },
])
export const ages = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '8px',
  fontSize: vars.size.s2,
  '@media': { [from('sm')]: { display: 'none' } },
})
export const slider = style({ width: '100%', height: '44px', margin: 0, accentColor: vars.color.action })
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
