import { loadMortalityTables } from '@hautelisse/domain/mortality'
import { lateScript } from '../../ui/late/index.ts'

const loadPart = async () => (await import('./long-life.tsx')).loadLongLife()

/** A long life with the annuity, which the page computes itself: its drawings come with their words and the mortality tables. */
export const longLifeScript = lateScript(async () => {
  const [part, tables] = await Promise.all([loadPart(), loadMortalityTables()])
  return { ...part, tables }
})
