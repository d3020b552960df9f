import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const md = from('md')
const lg = from('lg')

/** Text on the left and its summary beside it, which stays in view; the summary comes first where there is one column. */
export const page = style({
  display: 'grid',
  gap: '32px 64px',
  gridTemplateColumns: 'minmax(0, 46rem)',
  marginTop: 36,
  '@media': { [md]: { marginTop: 48 }, [lg]: { gridTemplateColumns: 'minmax(0, 46rem) minmax(0, 1fr)' } },
})
export const text = style({
  display: 'grid',
  gap: 44,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  '@media': { [lg]: { gridColumn: 1, gridRow: 1 } },
})
export const summary = style({
  alignSelf: 'start',
  paddingTop: 14,
  borderTop: `1.5px solid ${vars.color.ink}`,
  '@media': {
    [lg]: { position: 'sticky', top: `calc(${vars.layout.header} + 24px)`, gridColumn: 2, gridRow: 1, maxWidth: '20rem' },
    print: { display: 'none' },
  },
})
export const summaryLink = style({ fontWeight: 500 })

export const section = style({ paddingTop: 16, borderTop: `1px solid ${vars.color.line}` })
export const heading = style({ scrollMarginTop: `calc(${vars.layout.header} + 20px)`, marginBottom: 14 })

export const prose = style({ display: 'grid', gap: 14, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '46rem' })
export const subtitle = style({ marginTop: 12 })
export const list = style({ display: 'grid', gap: 8 })
/** A short thread stands before each item. */
export const item = style({
  position: 'relative',
  paddingLeft: 26,
  '::before': {
    content: '""',
    position: 'absolute',
    top: '0.72em',
    left: 0,
    width: 14,
    borderTop: `2px solid ${vars.data.d1}`,
  },
})
export const link = style({ lineHeight: 1.2, selectors: { '& + &': { marginTop: -10 } } })

// ---- articles
export const articles = style({
  maxWidth: '46rem',
  marginTop: 36,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [md]: { marginTop: 48 } },
})
globalStyle(`${articles} > li`, { borderTop: `1px solid ${vars.color.line}` })
export const articleHead = style({ scrollMarginTop: `calc(${vars.layout.header} + 12px)`, fontSize: vars.size.h3 })
export const articleToggle = style({
  display: 'flex',
  gap: 16,
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: 64,
  padding: '16px 0 6px',
  border: 0,
  background: 'none',
  color: vars.color.link,
  fontFamily: vars.font.display,
  fontWeight: 640,
  lineHeight: 1.2,
  textAlign: 'left',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em', textDecorationThickness: 1 },
})
export const articleMark = style({
  flex: 'none',
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
  '@media': { print: { display: 'none' } },
})
export const excerpt = style({ padding: '0 44px 18px 0', color: vars.color.ink2 })
export const articleBody = style({ padding: '4px 0 28px' })
export const sources = style({ marginTop: 22, color: vars.color.ink2, fontSize: vars.size.s2 })
export const sourcesTitle = style({ fontFamily: vars.font.text, fontSize: vars.size.s2, fontWeight: 650 })

// ---- the answer about the audience measure
export const choice = style({ display: 'grid', gap: 14, justifyItems: 'start' })
/** Both answers have the same size and the same look: neither is the easier one. */
export const answers = style({
  display: 'grid',
  gap: 12,
  gridAutoRows: '1fr',
  '@media': { [from('sm')]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
})
