import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const hang = keyframes({ from: { opacity: 0, translate: '0 -6px' }, to: { opacity: 1, translate: '0 0' } })

/** The bar's 4 px thread of accent, under the entry that is current, open or pointed at. */
const mark = {
  content: '""',
  position: 'absolute',
  left: '9px',
  right: '9px',
  bottom: '-1px',
  height: '4px',
  background: vars.color.accent,
} as const
const tight = '(min-width: 1280px) and (max-width: 1439px)'

export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: '2px' })
export const place = style({ position: 'relative' })

export const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '5px',
  minHeight: `calc(${vars.layout.header} - 1px)`,
  padding: '0 9px',
  border: 0,
  background: 'none',
  color: vars.color.ink,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': { fontWeight: 650, color: vars.color.brand800 },
    '&[aria-current]::after, &[aria-expanded="true"]::after, &:hover::after': mark,
    // The ring stands inside: the header's edge would cut it.
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    [tight]: {
      padding: '0 6px',
      selectors: { '&[aria-current]::after, &[aria-expanded="true"]::after, &:hover::after': { left: '6px', right: '6px' } },
    },
    // High contrast drops backgrounds: the current entry keeps a line.
    '(forced-colors: active)': { selectors: { '&[aria-current]::after': { background: 'Highlight' } } },
  },
})
export const caret = style({
  color: vars.color.ink3,
  fontSize: '0.8em',
  transition: `rotate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
})

export const panel = style({
  position: 'absolute',
  top: '100%',
  zIndex: 8,
  width: 'max-content',
  minWidth: '17rem',
  maxWidth: 'min(24rem, 100vw - 2 * var(--menu-edge, 16px))',
  maxHeight: 'calc(100vh - 96px)',
  overflowY: 'auto',
  padding: '10px 0 12px',
  border: `1px solid ${vars.color.line}`,
  borderTop: 0,
  // It hangs from the header: only its lower corners are round.
  borderRadius: `0 0 ${vars.radius.l} ${vars.radius.l}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.s2,
  animation: `${hang} ${vars.motion.fast} ${vars.motion.ease}`,
})
/** Words under words: the rows begin where the button's name does. */
export const side = styleVariants({ start: { left: '-11px' }, end: { right: 0 } })
