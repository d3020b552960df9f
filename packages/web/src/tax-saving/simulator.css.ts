import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const md = from('md')

// ---- page
export const backHome = style({
  marginTop: vars.space.s3,
  fontSize: vars.size.s2,
  '@media': { [md]: { marginTop: vars.space.s4 } },
})
export const asked = style({
  display: 'grid',
  gap: vars.space.s5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: vars.space.s5,
  '@media': { [md]: { gridTemplateColumns: 'minmax(0, 1fr) 456px', marginTop: vars.space.s6, alignItems: 'stretch' } },
})
export const ask = style({ padding: '28px 20px', '@media': { [md]: { minHeight: '474px', padding: '52px 56px' } } })
export const profileLine = style({ marginTop: '10px', color: vars.color.ink2, fontSize: vars.size.s2 })
// Room enough for a finger, in a line that stays as high as its words.
globalStyle(`${profileLine} button`, { marginBlock: '-11px' })

// ---- the year
export const year = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const yearTop = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  padding: '24px 20px 0',
  color: vars.color.onBrand,
  background: vars.color.hero,
  borderRadius: `${vars.radius.l} ${vars.radius.l} 0 0`,
  '@media': { [md]: { padding: '32px 28px 0' } },
})
export const yearHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 16px',
  color: vars.color.onBrand2,
  fontSize: vars.size.s1,
})
// Whatever height the question has, the threads hang all the way down.
export const yearThreads = style({
  display: 'block',
  flex: '1 1 0',
  width: '100%',
  minHeight: '200px',
  marginTop: '18px',
  fill: 'none',
  strokeWidth: 1.7,
  '@media': { [md]: { minHeight: '230px', marginTop: '24px' } },
})
globalStyle(`${yearThreads} > path`, { vectorEffect: 'non-scaling-stroke' })
export const knownThreads = style({ stroke: vars.data.h1 })
export const unknownThreads = style({ stroke: vars.color.onBrand2, strokeDasharray: '6 5', opacity: 0.55 })
export const yearFoot = style({
  padding: '16px 20px 20px',
  color: vars.color.ink,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderTop: 0,
  borderRadius: `0 0 ${vars.radius.l} ${vars.radius.l}`,
  '@media': { [md]: { padding: '20px 28px 26px' } },
})

// ---- what the estimate leaves out
export const notes = style({
  display: 'grid',
  gap: '8px',
  maxWidth: '52rem',
  marginTop: '28px',
  color: vars.color.ink2,
  fontSize: vars.size.s2,
})
export const note = style({ display: 'flex', gap: '10px' })
export const noteIcon = style({ flex: 'none', marginTop: '3px', color: vars.color.ink3 })

// ---- in another site's page
export const embeddedFoot = style({ paddingBottom: vars.space.s6 })
export const embeddedLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  paddingTop: vars.space.s4,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
  fontSize: vars.size.s1,
})
