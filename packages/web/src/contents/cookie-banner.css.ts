import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

/** A band of its own above the page: it takes its room and covers nothing. */
export const band = style({
  flex: 'none',
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { print: { display: 'none' } },
})
export const row = style({
  display: 'grid',
  gap: '14px 40px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: 16,
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
})
export const words = style({ maxWidth: '46rem', fontSize: vars.size.s2 })
export const title = style({ display: 'block', fontFamily: vars.font.display, fontSize: vars.size.lead, fontWeight: 640 })
/** Both answers have the same size and the same look: neither is the easier one. */
export const answers = style({ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(2, minmax(8rem, 1fr))' })
