import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: '20px', gridTemplateColumns: 'minmax(0, 1fr)' })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '12px' })
