import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../theme/index.ts'

const PITCH = '5px'
const wide = from('md')

export const life = style({ listStyle: 'none', padding: 0, margin: `${vars.space.s4} 0 0`, fontSize: vars.size.s2 })

// Down the page: the threads at the left, what happens beside them.
const DOWN = `repeating-linear-gradient(to right, ${vars.data.d1} 0 2px, transparent 2px ${PITCH})`
const DASHES_DOWN = 'repeating-linear-gradient(to bottom, #000 0 5px, transparent 5px 9px)'
const DASHES_ACROSS = 'repeating-linear-gradient(to right, #000 0 7px, transparent 7px 12px)'

globalStyle(`${life} > li`, { position: 'relative', paddingInlineStart: '54px', paddingBottom: '16px', minHeight: '3.25rem' })
globalStyle(`${life} > li:last-child`, { paddingBottom: 0 })
globalStyle(`${life} > li::before, ${life} > li::after`, {
  content: '""',
  position: 'absolute',
  insetInlineStart: 0,
  width: '34px',
  forcedColorAdjust: 'none',
})
globalStyle(`${life} > li::before`, { top: '4px', bottom: '-4px', background: DOWN })
globalStyle(`${life} > li:last-child::before`, { display: 'none' })
globalStyle(`${life} > li[data-thread="ahead"]::before`, { maskImage: DASHES_DOWN })
globalStyle(`${life} > li[data-thread="none"]::before`, { display: 'none' })
globalStyle(`${life} > li::after`, { top: '4px', height: '2px', background: vars.color.lineStrong })
globalStyle(`${life} > li[data-state="done"]::after`, { background: vars.color.ink })
globalStyle(`${life} > li[data-state="now"]::after`, {
  height: '4px',
  background: vars.color.accent,
  outline: `1px solid ${vars.color.ink}`,
})

export const name = style({ display: 'block', color: vars.color.ink, fontWeight: 650, overflowWrap: 'anywhere' })
export const day = style({ display: 'block' })
export const text = style({ color: vars.color.ink2 })
globalStyle(`${life} > li[data-state="ahead"] ${name}`, { color: vars.color.ink2 })

// Across the page, where there is room for it: the same threads lie over what happens.
export const across = style({
  '@media': { [wide]: { display: 'grid', gridTemplateColumns: 'repeat(var(--spans), minmax(0, 1fr)) max-content' } },
})
globalStyle(`${across} > li`, {
  '@media': { [wide]: { padding: 'calc(var(--high) + 12px) 12px 0 0', minHeight: 0 } },
})
globalStyle(`${across} > li::before`, {
  '@media': {
    [wide]: {
      insetInline: 0,
      top: 0,
      bottom: 'auto',
      width: 'auto',
      height: 'var(--high)',
      background: `repeating-linear-gradient(to bottom, ${vars.data.d1} 0 2px, transparent 2px ${PITCH})`,
    },
  },
})
globalStyle(`${across} > li[data-thread="ahead"]::before`, { '@media': { [wide]: { maskImage: DASHES_ACROSS } } })
globalStyle(`${across} > li::after, ${across} > li[data-state="now"]::after`, {
  '@media': { [wide]: { top: '-4px', width: '2px', height: 'calc(var(--high) + 8px)' } },
})
globalStyle(`${across} > li[data-state="now"]::after`, { '@media': { [wide]: { width: '4px' } } })

/** Threads alone, beside a line that says the rest. */
export const brief = style({ display: 'flex', width: '100%', height: '32px', forcedColorAdjust: 'none' })
globalStyle(`${brief} > i`, {
  flex: '1 1 0',
  borderInlineStart: `2px solid ${vars.color.lineStrong}`,
  background: `repeating-linear-gradient(to bottom, ${vars.data.d1} 0 2px, transparent 2px ${PITCH})`,
})
globalStyle(`${brief} > i[data-state="done"]`, { borderInlineStartColor: vars.color.ink })
globalStyle(`${brief} > i[data-state="now"]`, { borderInlineStart: `4px solid ${vars.color.accent}` })
globalStyle(`${brief} > i[data-thread="ahead"]`, {
  background: `linear-gradient(to right, transparent 50%, ${vars.color.surface} 0) 0 0 / 8px 100%, repeating-linear-gradient(to bottom, ${vars.data.d1} 0 2px, transparent 2px ${PITCH})`,
})
globalStyle(`${brief} > i:last-child`, { flex: '0 0 auto', background: 'none' })
