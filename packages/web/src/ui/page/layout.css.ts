import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { wrap } from '../theme/layout.css.ts'

const { space } = vars

export const page = style([wrap, { paddingBottom: 72 }])
export const column = style({ display: 'grid', gap: space.s5, marginTop: space.s6, gridTemplateColumns: 'minmax(0, 1fr)' })

export const stack = style({ display: 'grid', alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' })
export const gap = styleVariants(space, (value) => ({ gap: value }))

export const columns = style({ display: 'grid', gap: space.s5, gridTemplateColumns: 'minmax(0, 1fr)' })
export const ratio = styleVariants(
  {
    /** A page and the panel that stays in view beside it. */
    side: 'minmax(0, 1fr) 384px',
    /** A record and what it consists of. */
    record: 'minmax(0, 1fr) minmax(0, 26rem)',
    /** Two of a kind: equal weight, equal size. */
    equal: 'repeat(2, minmax(0, 1fr))',
    thirds: 'repeat(3, minmax(0, 1fr))',
  },
  (template) => ({ '@media': { [from('md')]: { gridTemplateColumns: template, gap: space.s6, alignItems: 'start' } } }),
)

export const section = style([stack, { minWidth: 0, gap: space.s4 }])
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4px 16px',
})
/** Below the heading whatever the page is wide: a largest width would let it stand beside the action. */
export const sectionLead = style({ flexBasis: '100%', paddingRight: 'max(0px, 100% - 44rem)', color: vars.color.ink2 })
