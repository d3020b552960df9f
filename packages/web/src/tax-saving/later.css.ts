import { style } from '@vanilla-extract/css'

/** What stands under the adjustment; its height is remembered, for while it is not drawn. */
export const later = style({ isolation: 'isolate', containIntrinsicSize: 'auto 1000px' })
