import { style } from '@vanilla-extract/css'
import { from } from './breakpoints.ts'
import { vars } from './contract.css.ts'

/** The column every page stands in. */
export const wrap = style({ width: `min(100% - 2 * ${vars.layout.gutter}, ${vars.layout.wrap})`, marginInline: 'auto' })

/** Content on the left and a side panel that stays in view on the right, below each other on small screens. */
export const withSide = style({
  display: 'grid',
  gap: vars.space.s5,
  marginTop: vars.space.s5,
  '@media': {
    [from('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 384px',
      gap: vars.space.s6,
      alignItems: 'start',
      marginTop: vars.space.s6,
    },
  },
})

/** A grid whose children may shrink: long names then wrap instead of widening the page. */
export const stack = style({ display: 'grid', gap: vars.space.s4, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' })
