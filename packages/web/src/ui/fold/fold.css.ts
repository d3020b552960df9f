import { style } from '@vanilla-extract/css'
import { below, vars } from '../theme/index.ts'

const narrow = `screen and ${below('md')}`

export const fold = style({ '@media': { [narrow]: { borderTop: `1px solid ${vars.color.line}` } } })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4px 16px',
})
export const title = style({ fontSize: vars.size.h2, '@media': { [narrow]: { width: '100%', fontSize: vars.size.h3 } } })
export const opener = style({
  display: 'flex',
  width: '100%',
  minHeight: 56,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
})
export const body = style({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)', marginTop: 16 })
/** Paper has it all. */
export const away = style({ '@media': { screen: { display: 'none' } } })
export const open = style({ '@media': { [narrow]: { paddingBottom: 24 } } })
