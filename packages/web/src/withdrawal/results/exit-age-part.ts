import { loadMortalityTables } from '@hautelisse/domain/mortality'
import { lateScript } from '../../ui/late/index.ts'

/** The age that a plan of exit states: it comes with the mortality tables. */
export const exitAgeScript = lateScript(async () => {
  const [{ statedAge }, tables] = await Promise.all([import('./exit-age.ts'), loadMortalityTables()])
  return { statedAge, tables }
})
