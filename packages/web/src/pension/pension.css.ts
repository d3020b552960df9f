import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const hairline = `1px solid ${vars.color.line}`

export const slide = style({ display: 'grid', gap: '20px', gridTemplateColumns: 'minmax(0, 1fr)', ':focus': { outline: 'none' } })
export const doors = style({ border: hairline, borderRadius: vars.radius.l })
export const door = style({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '20px 16px',
  selectors: { '& + &': { borderTop: hairline } },
  '@media': { [from('sm')]: { padding: '24px' } },
})
export const pair = style({
  display: 'grid',
  gap: '16px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 24px' })
export const eye = style({ margin: '0 -10px' })
export const fields = style({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: 0,
  padding: 0,
  margin: 0,
  minWidth: 0,
})
export const actions = style({
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const summary = style({
  width: 'fit-content',
  paddingBlock: '10px',
  color: vars.color.link,
  fontSize: vars.size.s2,
  fontWeight: 600,
  cursor: 'pointer',
})
export const accounts = style({ display: 'grid', gap: '6px', fontSize: vars.size.s2 })
export const list = style({ listStyle: 'disc', paddingLeft: '1.25em', display: 'grid', gap: '6px' })
export const code = style({ fontWeight: 700, letterSpacing: '0.08em' })
