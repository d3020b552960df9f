import { style } from '@vanilla-extract/css'

/** Heard, not seen. */
export const srOnly = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  // What is only heard is not copied: an amount would be pasted twice.
  userSelect: 'none',
})
