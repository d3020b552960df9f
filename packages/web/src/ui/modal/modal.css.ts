import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { below, from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const fade = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const rise = keyframes({ from: { opacity: 0, translate: '0 12px' }, to: { opacity: 1, translate: '0 0' } })

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 9,
  background: vars.color.scrim,
  animation: `${fade} ${vars.motion.fast} linear`,
  '@media': { print: { display: 'none' } },
})
const modal = style({
  position: 'fixed',
  inset: 0,
  zIndex: 10,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surface,
  color: vars.color.ink,
  animation: `${rise} ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '&:focus-visible': { outline: 'none' } },
})
/** As high as its words, in the middle of what can be seen; higher than that, it scrolls. */
const card = { margin: 'auto', height: 'fit-content', borderRadius: vars.radius.l, boxShadow: vars.shadow.s3 } as const
export const sheet = style([
  modal,
  {
    '@media': {
      [from('sm')]: { ...card, width: 'min(700px, 100% - 64px)', maxHeight: 'calc(100vh - 96px)' },
    },
  },
])
export const question = style([modal, { ...card, width: 'min(520px, 100% - 32px)', maxHeight: 'calc(100vh - 32px)' }])

/** As much of the screen as there is, its parts in a column that can be read. */
const aside = 'max(32px, (100% - 1120px) / 2)'
export const wholeScreen = style([
  modal,
  { '@media': { [from('sm')]: { inset: '16px', borderRadius: vars.radius.l, boxShadow: vars.shadow.s3 } } },
])

export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  padding: '24px 20px 12px',
  background: vars.color.surface,
  '@media': { [from('sm')]: { padding: '28px 32px 12px' } },
})
export const title = style({ minWidth: 0, fontSize: '1.625rem', ':focus': { outline: 'none' } })
export const lead = style({ color: vars.color.ink2 })
export const close = style({ flex: 'none', margin: '-8px -10px 0 0', alignSelf: 'flex-start' })
export const body = style({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '0 20px 28px',
  '@media': { [from('sm')]: { padding: '0 32px 32px' } },
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  marginTop: '8px',
  '@media': { [below('sm')]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
})
for (const part of [head, body]) globalStyle(`${wholeScreen} > ${part}`, { '@media': { [from('sm')]: { paddingInline: aside } } })
