import { style } from '@vanilla-extract/css'
import { below } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { heard } from '../visually-hidden/heard.ts'

/** Words that stay for the ear where there is no room for the eye. */
export const fromLg = style({
  '@media': {
    [below('lg')]: heard,
  },
})
/** Beside a full menu a name has room from this width only; beside a tenant's name from the next. */
export const fromNameWidth = style({ '@media': { '(max-width: 1359px)': heard } })
export const fromWide = style({ '@media': { '(max-width: 1599px)': heard } })
export const person = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  maxWidth: '14rem',
  fontSize: vars.size.s2,
  fontWeight: 500,
})
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '36px',
  height: '36px',
  borderRadius: '50%',
  background: vars.color.brand100,
  color: vars.color.brand800,
  fontFamily: vars.font.display,
  fontWeight: 640,
  lineHeight: 1,
})
