import { globalStyle, style } from '@vanilla-extract/css'
import { below, from, vars } from '../ui/theme/index.ts'

const md = from('md')
const belowMd = `screen and ${below('md')}`

// ---- page
export const page = style({ paddingBottom: vars.space.s8, '@media': { [md]: { paddingBottom: vars.space.s9 } } })

/** The way out takes the place of the stepper's own margin. */
globalStyle(`${page} > :not(nav) + nav > *`, { paddingTop: vars.space.s2 })

// ---- form
export const fields = style({ display: 'grid', gap: vars.space.s4, minWidth: 0, '@media': { [md]: { gap: vars.space.s5 } } })
export const alert = style({ marginTop: '20px' })
export const summaryList = style({ display: 'grid', gap: '4px' })
export const aside = style({
  containerType: 'inline-size',
  minWidth: 0,
  padding: vars.space.s5,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  '@media': { [md]: { position: 'sticky', top: vars.space.s5, padding: vars.space.s6 }, print: { display: 'none' } },
})
globalStyle(`${aside} > * + :last-child`, { marginTop: vars.space.s5 })

// ---- bar on a phone
export const bar = style({
  display: 'none',
  '@media': {
    [belowMd]: {
      position: 'sticky',
      bottom: 0,
      zIndex: 4,
      display: 'flex',
      gap: '14px',
      alignItems: 'center',
      justifyContent: 'space-between',
      margin: `24px calc(-1 * ${vars.layout.gutter}) 0`,
      padding: `12px ${vars.layout.gutter}`,
      background: vars.color.surface,
      borderTop: `1px solid ${vars.color.line}`,
      boxShadow: '0 -6px 20px rgb(11 48 59 / 0.08)',
    },
  },
})
export const barWords = style({ fontSize: vars.size.s1, lineHeight: 1.25, minWidth: 0 })
export const barExceeded = style([barWords, { color: vars.color.alert, fontWeight: 600 }])
export const barAmount = style({ display: 'block', fontSize: vars.size.s3, color: vars.color.ink })
