import { style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

export const facts = style({
  display: 'grid',
  gap: '14px 32px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBottom: '18px',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [from('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
export const fact = style({ minWidth: 0 })
export const factName = style({ color: vars.color.ink2, fontSize: vars.size.s2 })
export const factValue = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.figureS,
  fontWeight: 620,
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const factNote = style({ color: vars.color.ink2, fontSize: vars.size.s2 })

export const marksTitle = style({
  marginBottom: '8px',
  fontFamily: vars.font.text,
  fontSize: vars.size.s2,
  fontWeight: 600,
  letterSpacing: 0,
})
export const markList = style({ display: 'grid', gap: '8px', justifyItems: 'start' })
export const mark = style({
  display: 'flex',
  gap: '10px',
  alignItems: 'center',
  minHeight: '44px',
  maxWidth: '100%',
  padding: '8px 14px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.ink,
  font: 'inherit',
  fontSize: vars.size.s2,
  lineHeight: 1.4,
  textAlign: 'left',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.action },
    '&[aria-pressed="true"]': { borderColor: vars.color.action, boxShadow: `inset 0 0 0 1px ${vars.color.action}` },
  },
})
export const markAge = style({ fontWeight: 650 })
