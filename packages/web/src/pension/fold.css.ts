import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const folds = style({ borderTop: `1.5px solid ${vars.color.ink}` })
export const fold = style({ borderBottom: `1px solid ${vars.color.line}` })
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 20px',
  gap: '4px 12px',
  alignItems: 'center',
  width: '100%',
  minHeight: '56px',
  padding: '8px 0',
  border: 0,
  background: 'none',
  color: 'inherit',
  fontFamily: vars.font.text,
  fontSize: vars.size.s3,
  fontWeight: 650,
  lineHeight: 1.35,
  letterSpacing: 0,
  textAlign: 'left',
  cursor: 'pointer',
})
export const figure = style({ fontWeight: 700, textAlign: 'right' })
export const caret = style({ color: vars.color.link, '@media': { print: { display: 'none' } } })
export const body = style({
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '4px 0 24px',
  selectors: { '&[hidden]': { display: 'none' } },
})
globalStyle(`${body}[hidden]`, { '@media': { print: { display: 'grid' } } })
