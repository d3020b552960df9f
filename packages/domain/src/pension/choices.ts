import { FAMILY_SITUATIONS, ACTIVITY_RATES, MOST_CHILDREN, THIRD_OF_CEILING, type FormField } from './model.ts'
import { profileOf, type Profile } from './profiles.ts'

const texts = (values: readonly (string | number)[]): readonly string[] => values.map(String)
const upTo = (first: number, last: number, step = 1): readonly string[] =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, at) => String(first + at * step))

const YES_NO = ['yes', 'no'] as const

/** Steps of the pay of electricity and gas outside the categories (MAREL-132 to MAREL-134). */
const REMUNERATION_LEVELS = upTo(30, 55, 5)
const ENERGY_STEPS = upTo(4, 9)
const RESIDENT_MARKUPS = texts([24, 24.5, 25])

const CLASSES: Readonly<Partial<Record<Profile, readonly string[]>>> = {
  spouse: [THIRD_OF_CEILING],
  lawyer: ['C1', 'C2'],
  notary: upTo(1, 8),
}

const PREMIUM_CLASSES = upTo(3, 13)

const FIXED: Readonly<Partial<Record<FormField, readonly string[]>>> = {
  family_situation: FAMILY_SITUATIONS,
  children: upTo(0, MOST_CHILDREN),
  activity_rate: ACTIVITY_RATES,
  exercise_right_option: YES_NO,
  out_of_category: YES_NO,
  complementary_scheme_premium_class_contribution: PREMIUM_CLASSES,
  remuneration_rate: REMUNERATION_LEVELS,
  markup_resident: RESIDENT_MARKUPS,
}

/**
 * Lists the answers that a field of the form chooses from, as the form holds them; undefined for a field that is typed, and for the lists that a login hands
 * over.
 *
 * Rules MAREL-93, MAREL-132 to MAREL-134, MAREL-137.
 *
 * @param field of the form
 * @param category code of the category, on which some lists depend
 * @example choicesOf('markup_resident', 'IEGA') // ['24', '24.5', '25']
 */
export const choicesOf = (field: FormField, category: string): readonly string[] | undefined => {
  const profile = profileOf(category)
  if (field === 'contribution_class') return CLASSES[profile] ?? []
  if (field === 'final_grade') return profile === 'energy' ? ENERGY_STEPS : undefined
  return FIXED[field]
}
