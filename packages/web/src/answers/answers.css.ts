import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const answers = style({ margin: 0, borderTop: `1.5px solid ${vars.color.ink}` })
export const answer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 16px',
  alignItems: 'center',
  padding: '8px 0',
  borderBottom: `1px solid ${vars.color.line}`,
})
globalStyle(`${answer} > dt`, { color: vars.color.ink2, fontSize: vars.size.s2 })
globalStyle(`${answer} > dd`, { margin: 0 })
export const answerText = style({ gridArea: '2 / 1', fontWeight: 600, overflowWrap: 'anywhere' })
export const change = style({ gridArea: '1 / 2 / 3 / 3', '@media': { print: { display: 'none' } } })
export const editor = style({ gridColumn: '1 / -1', paddingTop: 8 })
export const form = style({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' })
globalStyle(`${form} > *`, { width: '100%' })
