import { style } from '@vanilla-extract/css'

/**
 * What stands under the first screen is drawn when it comes near: a key press in the adjustment does not draw it again. It is cut at its edge, which
 * therefore leaves room for what stands out of it, such as a ring of focus.
 */
export const later = style({ contentVisibility: 'auto', marginInline: '-8px', paddingInline: '8px' })
