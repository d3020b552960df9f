import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'
import { head } from './frame.css.ts'

const screenFromMd = `screen and ${from('md')}`

// ---- figures that open
/** A figure that can be opened looks like a figure; a row of dots says that there is more behind it. */
export const figure = style({
  maxWidth: '100%',
  minHeight: '24px',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  lineHeight: 'inherit',
  textAlign: 'inherit',
  textDecoration: 'underline dotted',
  textDecorationThickness: '1px',
  textDecorationColor: `color-mix(in srgb, ${vars.color.lineStrong} 60%, transparent)`,
  textUnderlineOffset: '0.28em',
  cursor: 'pointer',
  ':hover': { textDecorationStyle: 'solid', textDecorationColor: 'currentColor' },
  ':focus-visible': { outlineColor: 'currentColor' },
  selectors: { '&[aria-expanded="true"]': { textDecorationStyle: 'solid', textDecorationColor: 'currentColor' } },
  '@media': { print: { textDecoration: 'none' } },
})
/** In a ledger a small caret says so. */
export const ledgerFigure = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  // Room enough for a finger, in a line that stays as high as its words.
  minHeight: '44px',
  marginBlock: '-8px',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '0.28em' },
})
export const caret = style({
  color: vars.color.ink3,
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': { print: { display: 'none' } },
})
globalStyle(`${ledgerFigure}[aria-expanded="true"] ${caret}`, { transform: 'rotate(180deg)' })

// ---- the panel
export const panel = style({ scrollMarginBlock: vars.space.s4 })
/** In its column a long calculation scrolls by itself, beside the figures that it explains, and its result stays in view. */
export const panelBeside = style([
  panel,
  {
    containerType: 'inline-size',
    '@media': {
      [screenFromMd]: { maxHeight: `calc(100vh - 2 * ${vars.space.s5})`, overflowY: 'auto' },
      print: { display: 'none' },
    },
  },
])
/** Its column has so few rem only where letters are enlarged; on a low window too the calculation itself keeps most of the panel. */
const enlarged = '(max-width: 18rem)'
const lowWindow = '(max-height: 699px)'
export const totalBeside = style({
  '@media': { [screenFromMd]: { position: 'sticky', bottom: 0 }, [lowWindow]: { position: 'static' } },
  '@container': { [enlarged]: { position: 'static' } },
})
globalStyle(`${panelBeside} > ${head}`, {
  '@media': { [lowWindow]: { paddingBlock: '14px 12px' } },
  '@container': { [enlarged]: { paddingBlock: '12px' } },
})
globalStyle(`${panelBeside} > ${head} h2`, { '@container': { [enlarged]: { fontSize: '1.125rem' } } })
globalStyle(`${panelBeside} > ${head} p`, { '@container': { [enlarged]: { fontSize: vars.size.s1, lineHeight: 1.25 } } })
export const partTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 12px',
  padding: '14px 24px 0',
  fontWeight: 600,
})

// ---- paper
export const printedCalculation = style({ marginTop: vars.space.s5 })
export const printedTotal = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  margin: '6px 0 2px',
  fontWeight: 650,
  '@media': { print: { breakAfter: 'avoid' } },
})
export const printedName = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 12px',
  marginTop: vars.space.s5,
  paddingTop: '8px',
  borderTop: `1.5px solid ${vars.color.ink}`,
  fontFamily: vars.font.text,
  fontSize: vars.size.s3,
  fontWeight: 650,
  letterSpacing: 0,
  '@media': { print: { breakAfter: 'avoid' } },
})
