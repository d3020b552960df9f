import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

const line = `1px solid ${vars.color.line}`

export const save = style({ display: 'grid', gap: 8, justifyItems: 'start', '@media': { print: { display: 'none' } } })
export const account = style({ display: 'grid', gap: 8, padding: '12px 0', borderBottom: line })
