import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../../ui/theme/index.ts'

const md = from('md')

export const choices = style({
  display: 'grid',
  gap: '20px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [md]: { display: 'flex', flexWrap: 'wrap', gap: '20px 48px' }, print: { display: 'none' } },
})

export const sides = style({
  display: 'grid',
  gap: '40px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: '8px',
  '@media': {
    [md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))', gap: '40px 48px' },
    print: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', breakInside: 'avoid' },
  },
})
globalStyle(`${sides} > *`, { minWidth: 0 })
export const sideHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  marginBottom: '10px',
})

/** The three columns of the drawing, each over what it stands for. */
export const bundles = style({
  display: 'grid',
  gridTemplateColumns: '54% 24% minmax(0, 1fr)',
  marginTop: '8px',
  fontSize: vars.size.s2,
  lineHeight: 1.35,
})
globalStyle(`${bundles} dt`, { color: vars.color.ink2 })
globalStyle(`${bundles} > div`, { minWidth: 0 })
export const bundleAmount = style({ fontWeight: 650, overflowWrap: 'anywhere' })
export const taxAmount = style({ color: vars.data.d5Text })

/** What is said under a drawing that nothing parts yet. */
export const below = style({ marginTop: '8px' })
export const paidIn = style({ maxWidth: '30rem' })

/** Under a gross figure, on whatever ground it stands. */
export const beside = style({ display: 'block', fontSize: vars.size.s1, fontWeight: 400 })
