import { style } from '@vanilla-extract/css'

/** Where the buttons that keep a result come: its height is there before they are, so that nothing below moves. */
export const keepPlace = style({ minHeight: '48px', '@media': { print: { display: 'none' } } })
