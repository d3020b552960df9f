import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/index.ts'

/** What passes the limit, as large as a headline of words may be. */
export const big = style({ fontFamily: vars.font.display, fontSize: vars.size.h2, lineHeight: 1.15, fontWeight: 650 })
/** A limit stays on one line below its figure. */
export const limit = style({ display: 'block', color: vars.color.ink2, fontSize: vars.size.s1, whiteSpace: 'nowrap' })
