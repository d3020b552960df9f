import { globalStyle, style } from '@vanilla-extract/css'
import { from, NARROW } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const HANDLE = 26

const GAP = '14px'
// At most two columns, and one where a field could not show an amount with its cents: text enlarged by the reader stacks them.
// The spare pixel absorbs rounding.
const columns = (least: string): string => `repeat(auto-fit, minmax(min(100%, max(${least}, (100% - ${GAP} - 1px) / 2)), 1fr))`

/** The room that the split has, for its parts to ask about. */
export const room = style({ containerType: 'inline-size' })
/**
 * Room in letters, not in pixels, for two fields that show seven digits with their cents and for threads between them: letters twice as
 * large need twice the room, and stack the parts where there is less.
 */
const roomy = <Rule>(rule: Rule) => ({ [from('md')]: { '@container': { '(min-width: 32rem)': rule } } })

/** The two fields with the threads between them; on a phone the threads stand above the fields. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: columns('8rem'),
  gap: `8px ${GAP}`,
  alignItems: 'start',
  '@media': {
    [NARROW]: { gridTemplateColumns: columns('7.25rem') },
    ...roomy({ gridTemplateColumns: '11.5rem minmax(0, 1fr) 11.5rem', gap: '8px 20px' }),
  },
})
export const capital = style({ '@media': roomy({ gridArea: '1 / 1' }) })
export const annuity = style({ '@media': roomy({ gridArea: '1 / 3' }) })
export const middle = style({
  gridArea: '1 / 1 / 2 / -1',
  // Level with the fields, below their labels.
  '@media': roomy({ gridArea: '1 / 2', marginTop: `calc(${vars.size.s1} * 1.5 + 5px)` }),
})
export const track = style({ position: 'relative', height: '52px', minWidth: 0 })
/** Where the row ends: before the end of the drawing if more is split than there is. */
const ROW = 'var(--row, 100%)'
export const threads = style({ position: 'absolute', inset: `14px calc(100% - ${ROW}) 14px 0` })
/** What goes beyond the row, behind a mark at its end. */
export const excess = style({
  position: 'absolute',
  inset: `8px 0 8px ${ROW}`,
  borderLeft: `2px solid ${vars.color.alert}`,
  paddingBlock: '6px',
})
export const excessThreads = style({
  display: 'block',
  height: '100%',
  marginLeft: '2px',
  background: `repeating-linear-gradient(90deg, ${vars.color.alert} 0 2px, transparent 2px 4px)`,
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
  forcedColorAdjust: 'none',
})
export const excessThreadsCut = style([
  excessThreads,
  {
    maskImage: 'linear-gradient(90deg, #000 40%, transparent)',
    WebkitMaskImage: 'linear-gradient(90deg, #000 40%, transparent)',
  },
])
export const handle = style({
  position: 'absolute',
  inset: 0,
  width: ROW,
  height: '52px',
  margin: 0,
  background: 'none',
  appearance: 'none',
  WebkitAppearance: 'none',
  cursor: 'grab',
  // A finger that moves up or down scrolls the page; sideways it moves the handle.
  touchAction: 'pan-y',
  borderRadius: vars.radius.m,
  selectors: { '&:active': { cursor: 'grabbing' }, '&:focus-visible': { outline: 'none' } },
})
const grip = `linear-gradient(90deg, transparent 8px, ${vars.color.ink3} 8px 10px, transparent 10px 12px, ${vars.color.ink3} 12px 14px, transparent 14px) no-repeat 0 50% / 100% 14px`
const thumb = {
  boxSizing: 'border-box',
  width: `${HANDLE}px`,
  height: '40px',
  border: `2px solid ${vars.color.ink}`,
  borderRadius: '8px',
  background: `${grip}, ${vars.color.surface}`,
  boxShadow: vars.shadow.s1,
} as const
globalStyle(`${handle}::-webkit-slider-thumb`, { ...thumb, WebkitAppearance: 'none' })
globalStyle(`${handle}::-moz-range-thumb`, thumb)
globalStyle(`${handle}::-moz-range-track`, { background: 'none' })
globalStyle(`${handle}:focus-visible::-webkit-slider-thumb`, { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' })
globalStyle(`${handle}:focus-visible::-moz-range-thumb`, { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' })

export const lockedWords = style({ marginTop: '10px' })
export const locked = style({ display: 'flex', alignItems: 'center', gap: '8px', fontSize: vars.size.s2, fontWeight: 600 })
export const reason = style({ marginTop: '2px', fontSize: vars.size.s1, color: vars.color.ink2 })
