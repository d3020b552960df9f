import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const md = from('md')
/** What the drawing stands on, which its labels cover it with. */
export const ground = `var(--chart-ground, ${vars.color.page})`
const screenBelowMd = `screen and ${below('md')}`
const exact = { forcedColorAdjust: 'none', printColorAdjust: 'exact' } as const
const whole = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const
const small = { color: vars.color.ink2, fontSize: vars.size.s1, whiteSpace: 'nowrap' } as const

/** A number and its disc grow with the letters, as far as the next one may stand on the narrowest drawing. */
const disc = 'min(1.625rem, 33px)'
// Room for the longest amount of the axis, half an em for each letter, before the drawing; never so much that no drawing is left on a phone.
const beside = (least: string): string => `max(${least}, min(45vw, var(--tick-letters) * 0.53 * ${vars.size.s1} + 6px))`

export const plot = style({
  position: 'relative',
  containerType: 'inline-size',
  height: 'var(--plot-height)',
  margin: '46px 0 38px var(--beside)',
  borderBottom: `1.5px solid ${vars.color.ink}`,
  vars: { '--beside': beside('48px'), '--mark-row': `calc(${disc} + 6px)` },
  '@media': { [md]: { vars: { '--beside': beside('56px') } }, print: { breakInside: 'avoid' } },
})
/** Room for the marks above the drawing. */
export const underMarks = style({
  marginTop: `calc(${disc} + 32px)`,
  '@media': {
    [md]: { marginTop: 'calc(var(--rows) * var(--mark-row) + 26px)' },
    print: { marginTop: 'calc(var(--rows) * var(--mark-row) + 26px)' },
  },
})
export const drawing = style({ ...whole, overflow: 'visible' })
export const strokes = {
  line: style({ strokeWidth: 2.75, stroke: vars.data.d1, strokeLinejoin: 'round' }),
  second: style({ stroke: vars.color.ink2, strokeWidth: 1.2 }),
  leader: style({ strokeWidth: 1, stroke: vars.color.lineStrong }),
  mute: style({ strokeWidth: 2.75, stroke: vars.data.mute }),
}
export const gridLine = style({
  position: 'absolute',
  left: 'calc(-1 * var(--beside))',
  right: 0,
  bottom: 'var(--up)',
  borderTop: `1px solid ${vars.color.line}`,
})
export const gridValue = style({
  ...small,
  position: 'absolute',
  left: 0,
  top: '-0.75em',
  paddingRight: '6px',
  background: ground,
})

/** About as wide as a text is: numerals, spaces and small letters. */
const textWidth = 'var(--letters) * 0.46em'
/** What is missing to a text in its room, so much enlarged that it serves as a switch: no width, or more than any text has. */
const missingRoom = `(${textWidth} - var(--room) * 100cqi) * 9999`
const whereItFits = { maxWidth: `clamp(0px, -1 * ${missingRoom}, 100vw)`, overflow: 'hidden' } as const
export const axisWords = style({
  ...small,
  ...whereItFits,
  position: 'absolute',
  top: '100%',
  left: 'var(--at)',
  transform: 'translateX(-50%)',
  paddingTop: '8px',
  selectors: {
    '&[data-edge="start"]': { transform: 'none' },
    '&[data-edge="end"]': { transform: 'translateX(-100%)' },
    // They give way to what is read, which stands in their place.
    '&[data-read]': { visibility: 'hidden' },
  },
})

const point = {
  ...exact,
  position: 'absolute',
  left: 'var(--at)',
  bottom: 'var(--up)',
  translate: '-50% 50%',
  borderRadius: '50%',
  background: ground,
} as const
export const dots = {
  small: style({ ...point, width: '9px', height: '9px', border: `2px solid ${vars.data.d1}` }),
  end: style({ ...point, width: '11px', height: '11px', border: `2.5px solid ${vars.data.d1}` }),
  followed: style({ ...point, width: '11px', height: '11px', border: `2.5px solid ${vars.color.ink}` }),
  current: style({ ...point, zIndex: 1, width: '17px', height: '17px', border: `4px solid ${vars.color.ink}` }),
}
/** What is read or told stands under the axis, where it covers nothing of the drawing. */
export const chip = style({
  ...exact,
  position: 'absolute',
  top: 'calc(100% + 7px)',
  left: 'clamp(var(--half), var(--at), 100% - var(--half))',
  zIndex: 2,
  translate: '-50% 0',
  padding: '0 6px',
  borderRadius: vars.radius.s,
  background: vars.color.ink,
  color: vars.color.page,
  fontSize: vars.size.s1,
  fontWeight: 650,
  whiteSpace: 'nowrap',
  vars: { '--half': '2.75rem' },
})
export const readChip = style([chip, { vars: { '--half': 'min(9.25rem, 50%)' } }])
export const readLine = style({
  position: 'absolute',
  insetBlock: 0,
  left: 'var(--at)',
  borderLeft: `1.5px solid ${vars.color.ink}`,
  opacity: 0.5,
})

/** The chart's own slider: the whole plot is its track, and what is read its handle. */
export const reader = style({
  ...whole,
  margin: 0,
  opacity: 0,
  cursor: 'crosshair',
  touchAction: 'pan-y',
  appearance: 'none',
  '@media': { print: { display: 'none' } },
})
export const readerRing = style({ position: 'absolute', inset: '-6px', borderRadius: vars.radius.s, pointerEvents: 'none' })
globalStyle(`${reader}:focus-visible + ${readerRing}`, { outline: `3px solid ${vars.color.focus}` })

// ---- numbered marks
/** The number of a mark, the same above the drawing and beside its words. */
export const badge = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: disc,
  height: disc,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: '50%',
  background: ground,
  color: vars.color.ink,
  fontSize: vars.size.s1,
  fontWeight: 650,
  lineHeight: 1,
})
/** Where there is room the name of a mark stands beside its number, in a row of its own where others are near. */
const inRow = {
  left: 'var(--at)',
  bottom: 'calc(100% + 12px + var(--row) * var(--mark-row))',
  translate: `calc(${disc} / -2) 0`,
} as const
export const mark = style({
  position: 'absolute',
  zIndex: 1,
  bottom: 'calc(100% + 12px)',
  left: 'var(--narrow)',
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  background: ground,
  translate: '-50% 0',
  '@media': { [md]: inRow, print: inRow },
})
const before = { flexDirection: 'row-reverse', translate: `calc(-100% + ${disc} / 2) 0` } as const
export const markBefore = style({ '@media': { [md]: before, print: before } })
export const markName = style({
  fontSize: vars.size.s2,
  fontWeight: 600,
  lineHeight: disc,
  whiteSpace: 'nowrap',
  '@media': { [screenBelowMd]: { display: 'none' } },
})
export const markThread = style({
  position: 'absolute',
  top: 'calc(-12px - var(--row) * var(--mark-row))',
  bottom: 'var(--up)',
  left: 'var(--at)',
  borderLeft: `1px solid ${vars.color.lineStrong}`,
  translate: '-0.5px 0',
  '@media': { [screenBelowMd]: { display: 'none' } },
})

// ---- values over columns, and a line across them
const apart = (width: string): string => `min(${width}, 100cqi / var(--count) * 0.8)`
/** Threads of a drawing that long amounts leave little room to are thinner: they would melt into a patch. */
export const columns = style({ strokeWidth: apart('5px'), '@media': { [md]: { strokeWidth: apart('6.5px') } } })
/** A value that would stand on other threads or on another value gives way: it can be read under the drawing, in the table and by the reader. */
export const valueLabel = style({
  ...whereItFits,
  position: 'absolute',
  // Over its thread, as far as the text stays in the drawing and the margin beside it.
  left: `clamp(var(--before) * (${textWidth}) - 8px, var(--at), 100% + 8px - (1 - var(--before)) * (${textWidth}))`,
  bottom: 'var(--up)',
  transform: 'translate(calc(var(--before) * -100%), -6px)',
  fontWeight: 650,
  whiteSpace: 'nowrap',
})
export const reference = style({
  position: 'absolute',
  left: 0,
  right: 0,
  bottom: 'var(--up)',
  borderTop: `2px dashed ${vars.color.ink}`,
})
const markPiece = { content: '""', position: 'absolute', left: 0, borderLeft: `2px solid ${vars.color.ink}` } as const
// An age that is named: a line through the axis and one under the ages, whose numbers no line crosses, then its name.
export const ageMark = style({
  position: 'absolute',
  left: 'var(--at)',
  bottom: '-36px',
  height: '48px',
  '::before': { ...markPiece, top: 0, height: '17px' },
  '::after': { ...markPiece, bottom: 0, height: '9px' },
})
export const ageMarkLabel = style({
  position: 'absolute',
  top: '100%',
  fontSize: vars.size.s1,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  transform: 'translateX(-50%)',
})
// On a phone the columns stand so close that the label has to clear the highest of them, as a long one has to anywhere.
export const referenceLabel = style({
  position: 'absolute',
  left: 0,
  bottom: '22px',
  fontSize: vars.size.s1,
  fontWeight: 600,
  '@media': { [md]: { bottom: `clamp(6px, ${missingRoom}, 22px)` } },
})
