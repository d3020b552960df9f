import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

export const panel = style({
  display: 'grid',
  gap: vars.space.s4,
  marginBlock: `${vars.space.s4} ${vars.space.s5}`,
  border: `1px solid ${vars.color.brand800}`,
  '@media': {
    [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: vars.space.s6 },
    print: { display: 'none' },
  },
})
export const words = style({
  display: 'grid',
  gap: '6px',
  color: vars.color.ink2,
  fontSize: vars.size.s3,
  overflowWrap: 'anywhere',
})
export const title = style({ color: vars.color.ink, fontSize: vars.size.h3 })
export const where = style({ color: vars.color.ink, fontWeight: 650 })

/** Threads of the steps: ten for each. */
export const progress = style({ display: 'flex', gap: 0, height: 14, maxWidth: '36rem' })
const threads = (color: string) => `repeating-linear-gradient(90deg, ${color} 0 3px, transparent 3px 6px)`
const part = style({ flex: '1 1 0' })
export const done = style([part, { background: threads(vars.data.d1) }])
export const current = style([part, { background: threads(vars.data.d2) }])
export const left = style([part, { background: threads(vars.color.line) }])

/** Above the page of a simulator. */
export const above = style({ paddingTop: vars.space.s4 })
