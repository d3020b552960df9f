import { style } from '@vanilla-extract/css'

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' })
