import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const md = from('md')

const sm = from('sm')
const SIDES = 42
const WIDE_SIDES = 54

/** Cards of one row are as high as the highest, and their figures as large as the narrowest of them allows. */
export const families = style({
  containerType: 'inline-size',
  vars: { '--figure-room': `calc(100cqi - ${SIDES}px)` },
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  position: 'relative',
  '@media': {
    [sm]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      vars: { '--figure-room': `calc((100cqi - 16px) / 2 - ${SIDES}px)` },
    },
    [md]: {
      gap: 12,
      gridTemplateColumns: 'var(--family-columns)',
      vars: { '--figure-room': `calc((100cqi - 12px * var(--family-gaps)) * var(--family-share) - ${WIDE_SIDES}px)` },
    },
  },
})
export const family = style({ padding: '20px 20px 6px', '@media': { [md]: { padding: '22px 26px 8px' } } })
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontFamily: vars.font.text,
  fontSize: vars.size.s3,
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: 0,
})
export const total = style({
  display: 'flex',
  alignItems: 'end',
  minHeight: `calc(${vars.size.figureM} * 1.1)`,
  margin: '2px 0 12px',
})

export const account = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 16,
  padding: '13px 0',
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  textDecoration: 'none',
})
export const name = style({
  flex: '1 1 7rem',
  minWidth: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  selectors: { [`a${account}:hover &`]: { textDecoration: 'underline' } },
})
export const balance = style({ marginLeft: 'auto', fontWeight: 600, textAlign: 'right' })
export const detail = style({
  flexBasis: '100%',
  color: vars.color.ink2,
  fontSize: vars.size.s2,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
})
export const act = style({ flexBasis: '100%', fontSize: vars.size.s2, lineHeight: 1.4 })

export const missing = style({ padding: '20px', '@media': { [md]: { padding: '22px 26px' } } })
export const missingText = style({ display: 'block', margin: '6px 0 12px', color: vars.color.ink2, fontSize: vars.size.s2 })
export const missingTitle = style({ display: 'block', color: vars.color.ink, fontSize: vars.size.s3, fontWeight: 650 })

// ---- rows behind a fold
export const fold = style({
  borderTop: `1px solid ${vars.color.line}`,
  // Paper has no fold.
  selectors: { '&::details-content': { '@media': { print: { display: 'block', contentVisibility: 'visible' } } } },
})
export const foldWords = style({
  minHeight: 44,
  padding: '13px 0',
  color: vars.color.link,
  fontWeight: 600,
  cursor: 'pointer',
  '@media': { print: { display: 'none' } },
})
