import { loadMortalityTables } from '@hautelisse/domain/mortality'
import { lateScript } from '../../ui/late/index.ts'

/** Ages beside each other, which the page computes itself: their drawing comes with the mortality tables. */
export const agesScript = lateScript(async () => {
  const [{ ComparedAges }, tables] = await Promise.all([import('./compared-ages.tsx'), loadMortalityTables()])
  return { ComparedAges, tables }
})
