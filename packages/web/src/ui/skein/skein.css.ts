import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const skein = style({ width: '16px', height: '18px', flex: 'none', fill: 'none', stroke: 'currentColor', strokeWidth: 2 })
export const tones = {
  d1: style({ color: vars.data.d1 }),
  d2: style({ color: vars.data.d2 }),
  d3: style({ color: vars.data.d3 }),
  h1: style({ color: vars.data.h1 }),
  mute: style({ color: vars.color.ink3 }),
}
export const busy = style({})
const weave = keyframes({ from: { transform: 'scaleY(0.45)' }, to: { transform: 'scaleY(1)' } })
globalStyle(`${busy} path`, { transformOrigin: '50% 50%', animation: `${weave} 0.7s ease-in-out infinite alternate` })
globalStyle(`${busy} path:nth-child(2)`, { animationDelay: '-0.35s' })
globalStyle(`${busy} path:nth-child(3)`, { animationDelay: '-0.6s' })
globalStyle(`${busy} path:nth-child(4)`, { animationDelay: '-0.15s' })
