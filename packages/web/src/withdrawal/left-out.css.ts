import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const inline = { paddingInline: '20px', '@media': { [from('md')]: { paddingInline: vars.space.s6 } } } as const

export const head = style([inline, { paddingBlock: '18px 14px', fontSize: '1.375rem' }])
export const list = style({ '@media': { print: { breakInside: 'avoid' } } })
export const row = style([
  inline,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 16px',
    alignItems: 'baseline',
    paddingBlock: '12px',
    borderTop: `1px solid ${vars.color.line}`,
  },
])
export const name = style({ flex: '1 1 8rem', minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' })
export const amount = style({ flex: 'none', fontWeight: 600 })
export const reason = style({ flexBasis: '100%', color: vars.color.ink2, fontSize: vars.size.s2, overflowWrap: 'anywhere' })
export const covered = style({ color: vars.color.ink2, fontSize: vars.size.s2 })
