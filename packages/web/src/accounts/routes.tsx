import { late } from '../shell/index.ts'
import { DETAIL_WORDS } from './catalogue.ts'

export { prepareHome } from './prepare-home.ts'
export { SavingsHome } from './savings-home.tsx'

/** The details come after the home's own code, so that neither the first screen nor the home carries them. */
export const SavingsDetail = late(() => import('./detail/detail-page.tsx'), 'SavingsDetail', DETAIL_WORDS)
