import { style } from '@vanilla-extract/css'

/** The door draws itself, its own landmarks included. */
export const door = style({ flex: '1 0 auto', display: 'grid' })
