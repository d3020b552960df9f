import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/index.ts'

export const beside = style({
  marginBottom: vars.space.s4,
  padding: '22px 24px 10px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
})
export const onPaper = style({ '@media': { screen: { display: 'none' } } })
export const answersTitle = style({ marginBottom: '6px', fontSize: '1.5rem', '@media': { print: { fontSize: '1.25rem' } } })
export const answerList = style({})
export const answer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  padding: '10px 0',
  fontSize: vars.size.s2,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { print: { padding: '3px 0', breakInside: 'avoid' } },
})
globalStyle(`${answer} > dt`, { color: vars.color.ink2 })
globalStyle(`${answer} > dd`, { marginLeft: 'auto', fontWeight: 600, textAlign: 'right', overflowWrap: 'anywhere' })
export const columns = style({ marginBottom: vars.space.s3 })
globalStyle(`${columns} > ${answerList}`, { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '32px' })
