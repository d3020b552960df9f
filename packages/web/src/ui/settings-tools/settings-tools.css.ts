import { style } from '@vanilla-extract/css'
import { below, from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { heard } from '../visually-hidden/heard.ts'

/** Words that stay for the ear where there is no room for the eye. */
export const fromLg = style({
  '@media': {
    [below('lg')]: heard,
  },
})
/** Beside the name of a company a person's has room from here only. */
export const fromXl = style({ '@media': { [below('xl')]: heard } })
export const person = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  fontSize: vars.size.s2,
  fontWeight: 500,
})
/** Five entries, three tools and a name share 1200 px: a long name is cut here, and written out where it is disclosed. */
export const name = style({
  maxWidth: '7.5rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [from('xl')]: { maxWidth: '14rem' } },
})
export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: '50%',
  background: vars.color.brand100,
  color: vars.color.brand800,
  fontFamily: vars.font.display,
  fontWeight: 640,
  lineHeight: 1,
})
