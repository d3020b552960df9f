import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const md = from('md')

export const teaser = style({
  display: 'grid',
  gap: 24,
  marginTop: 64,
  paddingBlock: 36,
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': {
    [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 40 },
    [md]: {
      gap: 72,
      alignItems: 'center',
      marginTop: 104,
      paddingBlock: 64,
    },
  },
})

export const title = style({ maxWidth: '24rem', textWrap: 'balance' })

/** A word that is not broken at its hyphen. */
export const whole = style({ whiteSpace: 'nowrap' })

export const text = style({ maxWidth: '34rem', marginTop: 12, color: vars.color.ink2 })

export const action = style({ marginTop: 20 })

// As high as the example, which comes later and must move nothing below it.
export const example = style({ minHeight: 168 })

export const small = style({ color: vars.color.ink2, fontSize: vars.size.s2 })

export const bar = style({ display: 'block', width: '100%', height: 44, marginBlock: '14px 8px' })

// In units of the drawing, one for each thread and its gap.
const threads = style({ fill: 'none', strokeWidth: 0.42 })
export const savedThreads = style([threads, { stroke: vars.data.d2 }])
export const leftThreads = style([threads, { stroke: vars.data.mute }])
