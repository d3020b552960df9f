import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/contract.css.ts'

export const tag = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '26px',
    maxWidth: '100%',
    padding: '1px 9px',
    borderRadius: vars.radius.s,
    fontSize: vars.size.s1,
    fontWeight: 600,
  },
  variants: {
    kind: {
      neutral: { background: vars.color.sunken, color: vars.color.ink2 },
      done: { background: vars.color.successTint, color: vars.color.success },
      running: { background: vars.color.infoTint, color: vars.color.info },
      off: { background: vars.color.sunken, color: vars.color.ink3 },
      alert: { background: vars.color.alertTint, color: vars.color.alert },
    },
  },
})
