import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { below, from, vars } from '../ui/theme/index.ts'
import { heard } from '../ui/visually-hidden/heard.ts'

const md = from('md')

export const strong = style({ color: vars.color.onBrand, fontWeight: 600 })
/** The line is kept while its figure is on its way. */
export const paid = style({ minHeight: '1.5em' })

// What stands above or beside something that is on its way would move when it comes. Most often all of it is there before anybody has begun to
// read: for so long nothing is drawn, though the heading can have the focus.
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
export const settling = style({
  animation: `${appear} 1ms linear 300ms both`,
  // Reduced motion makes animations instant, not this wait: it is no movement.
  '@media': { '(prefers-reduced-motion: reduce)': { animationDelay: '300ms !important' } },
})

export const actOff = style({
  selectors: { '&&': { borderStyle: 'dashed', color: vars.color.onBrand2 }, '&&:hover': { background: 'transparent' } },
  '@media': { '(hover: none)': { paddingInline: 12 } },
})

/** Where an act is done, or why it is shut, below its door. */
export const actNote = style({ marginTop: -4, color: vars.color.onBrand2, fontSize: vars.size.s1, lineHeight: 1.35 })

/** Why an act is taken away: heard, and seen where nothing can rest on it to open a bubble. */
export const actWhy = style({
  '@media': {
    '(hover: hover)': heard,
    '(hover: none)': { display: 'block', marginTop: 2, fontSize: vars.size.s1, fontWeight: 400 },
  },
})

export const keyLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 28px',
  alignItems: 'baseline',
  marginTop: 10,
  color: vars.color.ink2,
  fontSize: vars.size.s1,
})
export const keyDoors = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 28px',
  marginLeft: 'auto',
  fontSize: vars.size.s3,
  '@media': { [below('sm')]: { marginLeft: 0 } },
})

export const fanKeys = style({
  display: 'grid',
  gridTemplateColumns: 'var(--key-columns)',
  padding: '8px 0 22px',
  color: vars.color.onBrand2,
  fontSize: vars.size.s1,
  '@media': { [md]: { display: 'none' } },
})
export const noFan = style({ height: 40, '@media': { [md]: { height: 64 } } })

/** What stands below the accounts: operations on the left, simulators on the right. */
export const low = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 56,
  marginTop: 56,
  alignItems: 'start',
  '@media': { [md]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)', gap: 64, marginTop: 80 } },
})
/** What is under way, then what happened last. */
export const happening = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 56 })
/** Simulators alone: they keep the width that they have beside operations. */
export const lowAlone = style({ '@media': { [md]: { gridTemplateColumns: 'minmax(0, 40rem)' } } })
/** The first home of somebody: what can be done without waiting has its whole width. */
export const lowFirst = style({ '@media': { [md]: { gridTemplateColumns: 'minmax(0, 1fr)' } } })
/** What moved since the last visit, below the accounts. */
export const sinceVisit = style({ marginTop: 56, '@media': { [from('md')]: { marginTop: 72 } } })

/** The documents, as wide as what unfolds below them. */
export const documents = style({ marginTop: 64 })

export const migration = style({ background: vars.color.infoTint, color: vars.color.ink })
export const migrationInside = style({ display: 'flex', gap: 14, alignItems: 'flex-start', paddingBlock: 20 })
export const migrationIcon = style({ flex: 'none', width: 26, height: 26, color: vars.color.info })
export const migrationTitle = style({ fontFamily: vars.font.text, fontSize: vars.size.s3, fontWeight: 650, lineHeight: 1.4 })

/** Said once the accounts take long; its place is kept, so that nothing moves when it comes. */
export const late = style({ display: 'block', paddingTop: 16, color: vars.color.ink2, fontSize: vars.size.s2 })
const say = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })
globalStyle(`${late} > span`, {
  animation: `${say} 1ms linear 3s both`,
  // Reduced motion makes animations instant, not this wait: it is no movement.
  '@media': { '(prefers-reduced-motion: reduce)': { animationDelay: '3s !important' } },
})
