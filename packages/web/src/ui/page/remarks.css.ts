import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const hairline = `1px solid ${vars.color.line}`

export const remarks = style({ maxWidth: '62rem', borderTop: hairline, color: vars.color.ink2, fontSize: vars.size.s2 })
globalStyle(`${remarks} > li`, { padding: '12px 0', borderBottom: hairline, '@media': { print: { paddingBlock: 3 } } })
globalStyle(`${remarks} > li:has(> [data-print="never"])`, { '@media': { print: { display: 'none' } } })
