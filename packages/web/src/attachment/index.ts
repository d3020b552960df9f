import { late } from '../shell/index.ts'
import { optional } from '../ui/late/index.ts'
import { ATTACHMENT_WORDS } from './catalogue.ts'

/** A letter with the two places that are asked about; decoration. */
export const LetterDrawing = optional(async () => (await import('./letter-drawing.tsx')).Letter)

/** Employee savings with other account keepers, on pages of other rooms. */
export const ExternalSavings = late(() => import('./external-savings.tsx'), 'ExternalSavings', ATTACHMENT_WORDS)
