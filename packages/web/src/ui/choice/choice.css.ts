import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

export const segments = style({
  display: 'inline-flex',
  gap: '4px',
  width: 'fit-content',
  maxWidth: '100%',
  padding: '4px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.sunken,
  '@media': {
    // Equal cells, in as few rows as their number can fill.
    [below('md')]: { display: 'grid', gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))', width: '100%' },
    print: { display: 'none' },
  },
})
export const inlineSegments = style({ '@media': { [below('md')]: { display: 'inline-flex', width: 'auto' } } })
export const segment = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  padding: '0 14px',
  border: 0,
  borderRadius: '6px',
  background: 'none',
  color: vars.color.ink2,
  fontSize: vars.size.s2,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[data-state="checked"]': {
      background: vars.color.surface,
      color: vars.color.ink,
      boxShadow: `0 0 0 1.5px ${vars.color.action}`,
    },
    '&:disabled': { color: vars.color.ink3, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '2px', borderRadius: '6px' },
  },
  '@media': {
    [below('md')]: { justifyContent: 'center', padding: '4px 8px', whiteSpace: 'normal', lineHeight: 1.15, textAlign: 'center' },
  },
})

export const cards = style({ display: 'grid', gap: '10px', gridTemplateColumns: 'minmax(0, 1fr)' })
export const twoColumns = style({ '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } })
export const threeColumns = style({ '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } })
export const fourColumns = style({
  '@media': {
    [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})
export const card = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: '2px 12px',
  alignItems: 'start',
  alignContent: 'start',
  width: '100%',
  minHeight: '52px',
  padding: '13px 16px',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.ink,
  lineHeight: 1.35,
  textAlign: 'left',
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  // What stands beside the name never covers it: on a phone it breaks into lines.
  '@media': { [below('sm')]: { gridTemplateColumns: '24px minmax(0, 1fr) fit-content(55%)' } },
  selectors: {
    '&:hover': { borderColor: vars.color.ink2 },
    '&[data-state="checked"]': { borderColor: vars.color.action, boxShadow: `inset 0 0 0 1px ${vars.color.action}` },
    '&:disabled': { background: vars.color.sunken, borderColor: vars.color.line, color: vars.color.ink2, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '2px', borderRadius: vars.radius.m },
  },
})
export const dot = style({
  width: '22px',
  height: '22px',
  marginTop: '1px',
  border: `2px solid ${vars.color.lineStrong}`,
  borderRadius: '50%',
  background: vars.color.surface,
})
globalStyle(`${card}[data-state="checked"] ${dot}`, { border: `7px solid ${vars.color.action}` })
globalStyle(`${card}:disabled:not([data-state="checked"]) ${dot}`, { borderStyle: 'dashed', background: 'none' })
export const title = style({ fontWeight: 600 })
export const detail = style({ gridColumn: '2 / -1', fontSize: vars.size.s2, color: vars.color.ink2 })
export const aside = style({
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textAlign: 'right',
  '@media': { [below('sm')]: { whiteSpace: 'normal' } },
})
export const legend = style({ marginBottom: '12px', fontWeight: 600 })
