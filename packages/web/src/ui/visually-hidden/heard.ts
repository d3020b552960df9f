/** What takes words from the eye and leaves them to the ear. */
export const heard = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  // What is only heard is not copied: an amount would be pasted twice.
  userSelect: 'none',
} as const
