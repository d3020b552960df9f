import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const acts = style({ display: 'grid', gap: vars.space.s2, justifyItems: 'start', alignContent: 'start' })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s3 })
/** As wide as its place, up to the longest name. */
export const choice = style({ justifySelf: 'stretch', maxWidth: '24rem' })
export const annexes = style({
  minWidth: 0,
  margin: 0,
  padding: `${vars.space.s2} 0 0`,
  border: 0,
  borderTop: `1px solid ${vars.color.line}`,
})
export const legend = style({ float: 'left', width: '100%', padding: 0, fontSize: vars.size.s2, fontWeight: 600 })
export const boxes = style({ display: 'grid', clear: 'both' })
export const opener = style({ fontSize: vars.size.s2 })
export const said = style({ maxWidth: '22rem', color: vars.color.ink2, fontSize: vars.size.s2, ':empty': { display: 'none' } })
