import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/contract.css.ts'

export const note = recipe({
  base: {
    display: 'flex',
    gap: '12px',
    alignItems: 'flex-start',
    padding: '14px 16px',
    borderRadius: vars.radius.m,
    color: vars.color.ink,
    fontSize: vars.size.s2,
    lineHeight: 1.45,
    overflowWrap: 'anywhere',
    '@media': { print: { border: '1px solid #999', background: '#fff', breakInside: 'avoid' } },
  },
  variants: {
    kind: {
      info: { background: vars.color.infoTint },
      warn: { background: vars.color.warnTint },
      alert: { background: vars.color.alertTint },
      success: { background: vars.color.successTint },
    },
  },
})
export const body = style({ flex: 1, minWidth: 0 })
export const mark = {
  info: style({ color: vars.color.info }),
  warn: style({ color: vars.color.warn }),
  alert: style({ color: vars.color.alert }),
  success: style({ color: vars.color.success }),
}
// The first one is the silent word.
globalStyle(`${body} > * + * + *`, { marginTop: '6px' })
