import { optional } from '../ui/late/index.ts'
import { loadWords } from '../shell/index.ts'
import { HOUSEHOLD_WORDS } from './catalogue.ts'

export { useHousehold, type AskedHousehold } from './use-household.ts'

/** The question about the household, with a script and words of its own: most pages open without it. */
export const HouseholdQuestion = optional(async () => {
  const [loaded] = await Promise.all([import('./household-question.tsx'), loadWords(HOUSEHOLD_WORDS)])
  return loaded.HouseholdQuestion
})
