import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/contract.css.ts'

const words = style({
  display: 'inline-flex',
  // In a row of a table its words stand on the line of the other cells, whatever its icon.
  alignItems: 'baseline',
  gap: '6px',
  minHeight: '26px',
  maxWidth: '100%',
  padding: '3px 9px',
  borderRadius: vars.radius.s,
  fontSize: vars.size.s1,
  fontWeight: 600,
})
globalStyle(`${words} > svg`, { alignSelf: 'center' })

export const tag = recipe({
  base: words,
  variants: {
    kind: {
      neutral: { background: vars.color.sunken, color: vars.color.ink2 },
      done: { background: vars.color.successTint, color: vars.color.success },
      running: { background: vars.color.infoTint, color: vars.color.info },
      changed: { background: vars.color.infoTint, color: vars.color.info },
      off: { background: vars.color.sunken, color: vars.color.ink3 },
      alert: { background: vars.color.alertTint, color: vars.color.alert },
    },
  },
})
