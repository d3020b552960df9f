import { style } from '@vanilla-extract/css'
import { below, from, vars } from '../ui/theme/index.ts'

const md = from('md')

export const page = style({
  display: 'grid',
  flex: '1 0 auto',
  gridTemplateRows: 'auto 1fr',
  '@media': { [md]: { gridTemplateRows: '1fr', gridTemplateColumns: 'minmax(560px, 5fr) 6fr' } },
})

export const art = style({
  position: 'relative',
  order: -1,
  height: 112,
  overflow: 'hidden',
  background: vars.color.hero,
  '@media': { [md]: { order: 0, height: 'auto' } },
})

export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: `24px ${vars.layout.gutter} 40px`,
  '@media': { [md]: { padding: '32px 64px 40px' } },
})

export const bar = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: vars.space.s4 })

export const box = style({
  width: '100%',
  maxWidth: 432,
  margin: '32px auto auto',
  // What is taller than the window keeps its distance from the bar.
  '@media': { [md]: { margin: 'auto', paddingTop: 24 } },
})

export const lead = style({ marginTop: 12, color: vars.color.ink2, fontSize: vars.size.lead })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 24,
  '@media': { [below('sm')]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const aside = style({
  marginTop: 24,
  paddingTop: 14,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
  fontSize: vars.size.s2,
})
