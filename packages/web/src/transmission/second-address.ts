import { STEPS } from '@hautelisse/domain/transmission'
import { SECOND_DEATH, type PageStep } from '@hautelisse/machines/transmission'

/** What has an entry in the browser's history, in its order. */
export const PAGES: readonly PageStep[] = [...STEPS, SECOND_DEATH]

/** What the address says of the second death. */
export const SECOND_VIEW = { vue: 'second-deces' } as const

/** Queries by which pages of the simulator are opened. */
export const QUERIES = { [SECOND_DEATH]: `?vue=${SECOND_VIEW.vue}` } as const
