import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** The tag keeps its word whole and its own letters, whatever stands beside it. */
export const tag = style({
  flex: 'none',
  maxWidth: '100%',
  fontFamily: vars.font.text,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
})

/** Large letters put the tag below the words. On the page's ground an announced door is told from an open one by its broken edge and its tag, not by a colour alone. */
export const button = style({
  flexWrap: 'wrap',
  selectors: {
    '&&': { borderStyle: 'dashed', borderColor: vars.color.lineStrong, background: 'transparent', color: vars.color.ink2 },
    '&&:hover': { background: 'transparent' },
  },
})
/** On the brand's ground. */
export const onHero = style({
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  textAlign: 'left',
  selectors: {
    '&&': { borderStyle: 'dashed', color: vars.color.onBrand2 },
    '&&:hover': { background: 'transparent' },
  },
})
/** On the red strip, which is red in every scheme. */
export const onAlert = style({
  flexWrap: 'wrap',
  selectors: {
    '&&': { borderStyle: 'dashed', borderColor: '#fff', background: 'transparent', color: '#fff' },
    '&&:hover': { background: 'transparent' },
    '&&:focus-visible': { outlineColor: '#fff' },
  },
})
export const text = style({ flexWrap: 'wrap', fontSize: 'inherit' })
