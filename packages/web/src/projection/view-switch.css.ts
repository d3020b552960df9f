import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

export const onHero = style({ background: vars.color.hero, paddingTop: vars.space.s6 })
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '20px 24px',
  justifyContent: 'space-between',
  alignItems: 'center',
  color: vars.color.onBrand,
})
export const views = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  padding: 4,
  border: `1px solid ${vars.color.onBrand2}`,
  borderRadius: vars.radius.l,
  width: '100%',
  '@media': { [from('md')]: { width: 'fit-content' } },
})
export const view = style({
  flex: 1,
  minHeight: 44,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: '4px 16px',
  borderRadius: vars.radius.m,
  color: vars.color.onBrand2,
  fontSize: vars.size.s2,
  fontWeight: 600,
  textDecoration: 'none',
  textAlign: 'center',
  '@media': { [from('md')]: { whiteSpace: 'nowrap' } },
  selectors: {
    // The hero is dark in both schemes, so the chosen view is light in both.
    '&[aria-current="page"]': { background: vars.color.onBrand, color: vars.color.brand950 },
    '&:hover:not([aria-current="page"])': { color: vars.color.onBrand },
  },
})

export const door = style({ display: 'grid', gap: 8, marginTop: 56 })
