import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  paddingTop: vars.space.s6,
  background: vars.color.hero,
  color: vars.color.onBrand,
  '@media': { [from('md')]: { paddingTop: '44px' } },
})
export const top = style({
  display: 'grid',
  gap: '22px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '40px', alignItems: 'end' },
    [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
})
/** Without a figure the title stands at the top, beside the first action. */
export const bare = style({ '@media': { [from('md')]: { alignItems: 'start' } } })
export const title = style({ color: vars.color.onBrand2, fontSize: '1.5rem', fontWeight: 560 })
/** The name of one thing that is shown, in place of a greeting. */
export const named = style({ fontSize: vars.size.h1, overflowWrap: 'anywhere' })
export const back = style({ marginBottom: '14px' })
export const lead = style({ marginTop: '6px', color: vars.color.onBrand2 })
export const figure = style({ containerType: 'inline-size', display: 'block', margin: '10px 0 12px', lineHeight: 1 })
export const sentence = style({ color: vars.color.onBrand2 })
export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '10px',
  '@media': { [from('md')]: { minWidth: '270px', maxWidth: '340px' } },
})
export const fan = style({ marginTop: '30px', '@media': { [from('md')]: { marginTop: '36px' } } })
/** Cards that stand on the edge of the hero: the ground behind them is half hero, half page. */
export const edge = style({
  background: `linear-gradient(${vars.color.hero} 40px, transparent 40px)`,
  '@media': {
    [from('md')]: { background: `linear-gradient(${vars.color.hero} 64px, transparent 64px)` },
    print: { background: 'none' },
  },
})
