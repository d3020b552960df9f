import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

const hairline = `1px solid ${vars.color.line}`
/** Wider than the column beside a page: steps stand under the words of their line. */
const roomy = '(min-width: 36rem)'

export const lines = style({ containerType: 'inline-size', margin: 0, padding: 0, listStyle: 'none' })
export const line = style({ borderTop: hairline })
export const openLine = style([line, { background: vars.color.sunken, paddingBottom: 20 }])
export const lineHead = style({
  paddingInline: 20,
  '@container': { [roomy]: { paddingInline: 32 } },
  display: 'grid',
  gridTemplateColumns: '30px minmax(0, 1fr) auto 24px',
  gap: '4px 12px',
  alignItems: 'baseline',
  width: '100%',
  paddingBlock: 16,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
})
export const place = style({
  color: vars.color.link,
  fontFamily: vars.font.display,
  fontSize: '1.25rem',
  fontWeight: 640,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums',
})
export const value = style({ fontWeight: 650 })
export const why = style({ gridColumn: '2 / 4', gridRow: 2, color: vars.color.ink2, fontSize: vars.size.s2, lineHeight: 1.45 })
export const caret = style({ gridArea: '1 / 4', alignSelf: 'center', color: vars.color.link })
export const steps = style({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginInline: 12,
  background: vars.color.surface,
  border: hairline,
  borderRadius: vars.radius.m,
  '@container': { [roomy]: { marginInline: '74px 32px' } },
})
export const hiddenSteps = style({ '@media': { screen: { display: 'none' } } })
globalStyle(`${lineHead} > b`, { fontWeight: 650 })
