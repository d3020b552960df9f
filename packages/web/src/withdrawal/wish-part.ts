import { loadMortalityTables } from '@hautelisse/domain/mortality'
import { lateScript } from '../ui/late/index.ts'

/** The split for a wanted annuity, which the page computes itself: its tables come with it, once it is opened. */
export const wishScript = lateScript(async () => {
  const [{ Wish }, tables] = await Promise.all([import('./wish.tsx'), loadMortalityTables()])
  return { Wish, tables }
})
