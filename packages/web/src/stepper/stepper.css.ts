import { globalStyle, style } from '@vanilla-extract/css'
import { from, vars } from '../ui/theme/index.ts'

const md = from('md')

// ---- page
export const page = style({ paddingBottom: vars.space.s8, '@media': { [md]: { paddingBottom: vars.space.s9 } } })

/** The way out takes the place of the stepper's own margin. */
globalStyle(`${page} > :not(nav) + nav > *`, { paddingTop: vars.space.s2 })

// ---- form
export const fields = style({ display: 'grid', gap: vars.space.s4, minWidth: 0, '@media': { [md]: { gap: vars.space.s5 } } })
export const alert = style({ marginTop: '20px' })
export const summaryLine = style({ fontWeight: 600 })
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
