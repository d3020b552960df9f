import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const row = style({
  position: 'relative',
  display: 'flex',
  gap: '16px',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  minHeight: '44px',
  lineHeight: 1.35,
  cursor: 'pointer',
})
export const inlineRow = style([
  row,
  { flexDirection: 'row-reverse', alignItems: 'center', justifyContent: 'flex-end', width: 'fit-content', paddingRight: '12px' },
])
export const words = style({ flex: 1, minWidth: 0 })
export const label = style({ display: 'block', fontWeight: 600 })
export const description = style({
  display: 'block',
  marginTop: '4px',
  color: vars.color.ink2,
  fontSize: vars.size.s2,
  selectors: { '[data-on-hero] &': { color: vars.color.onBrand2 } },
})
export const knob = style({
  flex: 'none',
  width: '52px',
  height: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  ':focus-visible': { outline: 'none' },
  selectors: { '&[aria-disabled="true"]': { cursor: 'progress' } },
})
export const track = style({
  position: 'relative',
  display: 'block',
  width: '52px',
  height: '30px',
  marginBottom: '14px',
  borderRadius: '15px',
  background: vars.color.lineStrong,
  transition: `background ${vars.motion.fast} ${vars.motion.ease}`,
  '::after': {
    content: '""',
    position: 'absolute',
    top: '3px',
    left: '3px',
    width: '24px',
    height: '24px',
    borderRadius: '50%',
    background: vars.color.surface,
    transition: `left ${vars.motion.fast} ${vars.motion.ease}`,
  },
  selectors: {
    '[aria-checked="true"] > &': { background: vars.color.action },
    '[aria-checked="true"] > &::after': { left: '25px', background: vars.color.onAction },
    // The hero is dark in both schemes but on paper: what is on is the light of its words.
    '[data-on-hero] [aria-checked="true"] > &': { background: vars.color.onBrand2 },
    '[data-on-hero] [aria-checked="true"] > &::after': { background: vars.color.hero },
    'button:focus-visible > &': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '3px' },
    '[aria-disabled="true"] > &': { opacity: 0.6 },
  },
  '@media': {
    // Colours are the system's there: the place of the knob and the ring of its track still tell on from off.
    '(forced-colors: active)': { outline: '1px solid ButtonText' },
  },
})
