import { late } from '../shell/index.ts'
import { ATTACHMENT_WORDS } from './catalogue.ts'

/** Employee savings with other account keepers, on pages of other rooms. */
export const ExternalSavings = late(() => import('./external-savings.tsx'), 'ExternalSavings', ATTACHMENT_WORDS)
