import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const md = from('md')
/** What the drawing stands on, which its labels cover it with. */
const ground = `var(--chart-ground, ${vars.color.page})`
const screenBelowMd = `screen and ${below('md')}`

/** A number and its disc grow with the letters, as far as the next one may stand on the narrowest drawing. */
const disc = 'min(1.625rem, 33px)'

/** Room for the marks above the curve, and for the amounts under and beside it. */
export const plot = style({
  position: 'relative',
  containerType: 'inline-size',
  height: '260px',
  margin: `calc(${disc} + 32px) 0 2.5rem 48px`,
  vars: { '--mark-row': `calc(${disc} + 6px)` },
  borderBottom: `1.5px solid ${vars.color.ink}`,
  '@media': {
    [md]: { height: '320px', marginTop: 'calc(var(--rows) * var(--mark-row) + 26px)', marginLeft: '64px' },
    print: { marginTop: 'calc(var(--rows) * var(--mark-row) + 26px)', breakInside: 'avoid' },
  },
})
export const drawing = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' })
export const thin = style({ strokeWidth: 1.8 })
export const line = style({ strokeWidth: 2.75, stroke: vars.data.d1, strokeLinejoin: 'round' })
/** Beyond the last place nothing changes any more. */
export const level = style({ strokeWidth: 2.75, stroke: vars.data.mute })
export const leaders = style({ strokeWidth: 1, stroke: vars.color.lineStrong })
export const hiddenLine = style({ strokeWidth: 2.75, stroke: vars.data.mute })

export const gridLine = style({
  position: 'absolute',
  left: '-48px',
  right: 0,
  bottom: 'var(--up)',
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [md]: { left: '-64px' } },
})
export const gridValue = style({
  position: 'absolute',
  left: 0,
  top: '-0.75em',
  paddingRight: '6px',
  background: ground,
  color: vars.color.ink2,
  fontSize: vars.size.s1,
  whiteSpace: 'nowrap',
})
export const axisValue = style({
  position: 'absolute',
  top: '100%',
  left: 'var(--at)',
  transform: 'translateX(-50%)',
  paddingTop: '8px',
  color: vars.color.ink2,
  fontSize: vars.size.s1,
  whiteSpace: 'nowrap',
  selectors: { '&[data-start]': { transform: 'none' } },
})
/** An amount of the axis gives way to the one that is pointed at, sooner where letters are large for the drawing. */
globalStyle(`${axisValue}[data-near="both"]`, { visibility: 'hidden' })
globalStyle(`${axisValue}[data-near="narrow"]`, { '@container': { '(max-width: 48rem)': { visibility: 'hidden' } } })
globalStyle(`${axisValue}:not([data-start])`, { '@container': { '(max-width: 14rem)': { visibility: 'hidden' } } })

const dot = {
  position: 'absolute',
  left: 'var(--at)',
  bottom: 'var(--up)',
  translate: '-50% 50%',
  borderRadius: '50%',
  background: ground,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
} as const
export const bendDot = style({ ...dot, width: '9px', height: '9px', border: `2px solid ${vars.data.d1}` })
export const currentDot = style({
  ...dot,
  zIndex: 1,
  width: '17px',
  height: '17px',
  border: `4px solid ${vars.color.ink}`,
})
export const currentLine = style({
  position: 'absolute',
  left: 'var(--at)',
  bottom: 0,
  height: 'var(--up)',
  borderLeft: `2px solid ${vars.color.ink}`,
  translate: '-1px 0',
})
export const currentChip = style({
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
  printColorAdjust: 'exact',
  vars: { '--half': '2.75rem' },
})
/** What lies beyond the drawing is no place of it: an arrow where the curve leaves, and its words against the edge. */
export const beyond = style({
  position: 'absolute',
  left: '100%',
  bottom: 'var(--up)',
  zIndex: 1,
  width: '13px',
  height: '18px',
  translate: '-100% 50%',
  background: vars.color.ink,
  clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
})
export const beyondChip = style([currentChip, { left: 'auto', right: 0, translate: 'none' }])
/** What is read stands under the axis, where it covers nothing of the curve; the amounts there give way to it. */
export const readChip = style([currentChip, { vars: { '--half': 'min(9.25rem, 50%)' } }])
export const axisRead = style({ visibility: 'hidden' })
export const readLine = style({
  position: 'absolute',
  top: 0,
  bottom: 0,
  left: 'var(--at)',
  borderLeft: `1.5px solid ${vars.color.ink}`,
  opacity: 0.5,
})

/** The number of a bend, the same above the curve and beside its words. */
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
  display: 'none',
  fontSize: vars.size.s2,
  fontWeight: 600,
  lineHeight: disc,
  whiteSpace: 'nowrap',
  '@media': { [md]: { display: 'block' }, print: { display: 'block' } },
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
