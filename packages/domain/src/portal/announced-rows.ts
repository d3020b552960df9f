import type { ANNOUNCED } from './announced.ts'

/**
 * Rows of the requirements that stand behind the announced doors. No test shows them as long as a page says "Bientôt" in their place: the rule
 * report refuses a test that names one. They go with the capability's line.
 */
export const ANNOUNCED_ROWS: Readonly<Record<keyof typeof ANNOUNCED, readonly string[]>> = {
  contact: ['P-NAV-21', 'P-FOOT-09', 'P-FOOT-10', 'TADV-23'],
  attachment: [
    'P-ROUTE-10',
    'P-ROUTE-11',
    'P-ROUTE-43',
    'P-ROUTE-72',
    'P-ROUTE-73',
    'P-ROUTE-74',
    'P-MODAL-06',
    'P-NAV-10',
    'P-NAV-11',
  ],
}
