import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { below, vars } from '../ui/theme/index.ts'

const comes = keyframes({ from: { opacity: 0, visibility: 'hidden' }, to: { opacity: 1, visibility: 'visible' } })

const floating = style({
  position: 'fixed',
  right: '20px',
  bottom: '20px',
  zIndex: 5,
  display: 'flex',
  gap: '10px',
  alignItems: 'center',
  justifyContent: 'center',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.ink,
  font: 'inherit',
  fontWeight: 600,
  boxShadow: vars.shadow.s3,
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.lineStrong },
  ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '3px' },
  '@media': { print: { display: 'none' } },
  // On a phone it would lie on amounts: it comes at the end of the page, where it covers none. A page that does not scroll has it at once.
  '@supports': {
    '(animation-timeline: scroll(root))': {
      '@media': {
        [below('md')]: {
          animation: `${comes} linear both`,
          animationDuration: 'auto !important',
          animationTimeline: 'scroll(root)',
          animationRange: 'calc(100% - 160px) calc(100% - 80px)',
        },
      },
    },
  },
  // A simulator has its own buttons where the disc would lie on a phone.
  selectors: { ':root:has([data-simulator]) &': { '@media': { [below('md')]: { display: 'none' } } } },
})
export const disc = style([floating, { width: '56px', height: '56px', borderRadius: '50%' }])
export const hint = style([floating, { height: '52px', padding: '0 22px', borderRadius: '26px' }])

export const lead = style({ color: vars.color.ink2, ':focus-visible': { outline: 'none' } })

export const level = style({ width: '30px', height: '18px', fill: 'none', stroke: vars.data.mute, strokeWidth: 2.4 })
export const reached = style({ stroke: vars.data.d1 })
export const segments = style({ display: 'flex', gap: '4px', marginBottom: '14px' })
export const segment = styleVariants({ done: vars.data.d1, current: vars.color.accent, todo: vars.color.line }, (background) => ({
  flex: 1,
  height: '5px',
  borderRadius: '1px',
  background,
}))
export const knot = style({
  width: '132px',
  height: '64px',
  marginBottom: '14px',
  fill: 'none',
  stroke: vars.data.d1,
  strokeWidth: 2,
})
