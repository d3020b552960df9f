import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

export const panel = style({
  alignSelf: 'start',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': { print: { overflow: 'visible', borderColor: '#999' } },
})
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  padding: '22px 24px 18px',
  borderBottom: `1px solid ${vars.color.line}`,
})
export const title = style({ fontSize: '1.5rem' })
export const hint = style({
  marginTop: '2px',
  color: vars.color.link,
  fontSize: vars.size.s1,
  '@media': { print: { display: 'none' } },
})
export const close = style({ margin: '-8px -10px 0 0', alignSelf: 'flex-start' })

export const trigger = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 10px',
  alignItems: 'center',
  width: '100%',
  minHeight: '58px',
  padding: '10px 54px 10px 24px',
  border: 0,
  background: 'none',
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.size.s3,
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: 0,
  textAlign: 'left',
  cursor: 'pointer',
  selectors: {
    '&[data-state="open"]': { background: vars.color.sunken, borderBottom: `1px solid ${vars.color.line}` },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  '@media': { print: { paddingRight: '24px' } },
})
export const contract = style({ selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } } })
/** A long name takes the line and leaves the next one to its amount. */
export const triggerName = style({ flex: '1 1 11rem', minWidth: 0, overflowWrap: 'break-word' })
export const triggerValue = style({ flex: 'none', marginLeft: 'auto' })
export const caret = style({
  position: 'absolute',
  right: '20px',
  top: 'calc(50% - 0.6em)',
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': { print: { display: 'none' } },
})
globalStyle(`${trigger}[data-state="open"] ${caret}`, { transform: 'rotate(180deg)' })
export const under = style({
  display: 'block',
  fontWeight: 400,
  fontSize: vars.size.s1,
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
})
export const heading = style({ margin: 0, fontSize: 'inherit', letterSpacing: 0 })

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' }, to: { opacity: 1, transform: 'none' } })
export const content = style({
  selectors: {
    '&[data-state="closed"]': { display: 'none' },
    '&[data-state="open"]': { animation: `${unfold} ${vars.motion.base} ${vars.motion.ease}` },
  },
  // On paper every explanation is open.
  '@media': { print: { selectors: { '&[data-state="closed"]': { display: 'block' } } } },
})

export const steps = style({ padding: '0 24px', counterReset: 'step' })
export const step = style({
  display: 'grid',
  gridTemplateColumns: '30px minmax(0, 1fr)',
  padding: '18px 0',
  counterIncrement: 'step',
  selectors: {
    '& + &': { borderTop: `1px solid ${vars.color.line}` },
    '&::before': {
      content: 'counter(step)',
      fontFamily: vars.font.display,
      fontWeight: 640,
      fontSize: '1.25rem',
      lineHeight: 1.3,
      color: vars.color.link,
      fontVariantNumeric: 'lining-nums',
    },
  },
  '@media': { print: { breakInside: 'avoid' } },
})
export const operation = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  alignItems: 'baseline',
  fontWeight: 600,
})
export const operator = style({
  marginLeft: 'auto',
  color: vars.color.ink2,
  fontWeight: 400,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const detail = style({ marginTop: '2px', color: vars.color.ink2, fontSize: vars.size.s2, lineHeight: 1.4 })
export const pair = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px' })
export const pairValue = style({ marginLeft: 'auto', whiteSpace: 'nowrap' })
export const result = style({ marginTop: '8px', fontWeight: 650 })
export const source = style({
  display: 'flex',
  gap: '8px',
  marginTop: '8px',
  color: vars.color.ink2,
  fontSize: vars.size.s1,
  lineHeight: 1.4,
})
export const sourceMark = style({ marginTop: '2px', color: vars.color.ink3 })

export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4px 16px',
  padding: '18px 24px',
  background: vars.color.brand100,
  fontWeight: 600,
  '@media': { print: { borderTop: '1.5px solid #13252A' } },
})
export const totalValue = style({ flex: 'none', marginLeft: 'auto', maxWidth: '100%' })
export const foot = style({ display: 'flex', flexWrap: 'wrap', gap: '0 24px', alignItems: 'center', padding: '12px 24px 16px' })
export const rule = style({ flex: '1 1 100%', color: vars.color.ink2, fontSize: vars.size.s1 })
