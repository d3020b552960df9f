import { selectEurosKind } from '@hautelisse/machines/settings'
import { useSettings } from '../shell/index.ts'

/** Whether simulations write amounts of later years in the euros of today: one choice for all of them. */
export const useIsInTodaysEuros = (): boolean => useSettings(selectEurosKind) === 'today'
