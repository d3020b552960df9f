import type { FormOptions } from './options.ts'

/** Kinds of category: each shows its own fields (MAREL-115 to MAREL-130). */
export const PROFILES = [
  'employee',
  'clerk',
  'civil-servant',
  'self-employed',
  'spouse',
  'micro',
  'micro-liberal',
  'artist',
  'farmer',
  'liberal',
  'cipav',
  'lawyer',
  'agent-spouse',
  'notary',
  'pharmacist',
  'biologist',
  'doctor',
  'railway',
  'railway-driver',
  'energy',
  'opera',
] as const
export type Profile = (typeof PROFILES)[number]

/** What is computed of the years to come: base and complementary, the base alone, or quarters that count for the rate (docs/rules/pension.md). */
export type Level = 'full' | 'base' | 'duration'

const PROFILE_OF: ReadonlyMap<string, Profile> = new Map<string, Profile>([
  ['ACT', 'employee'],
  ['ACT_AGR', 'employee'],
  ['INA_MAL', 'employee'],
  ['CDP', 'employee'],
  ['CLE', 'clerk'],
  ['ACI', 'self-employed'],
  ['ACI_CC', 'spouse'],
  ['ART_AUT', 'artist'],
  ['MIC_VHR', 'micro'],
  ['MIC_BIC', 'micro'],
  ['MIC_BNC', 'micro-liberal'],
  ['NSA', 'farmer'],
  ['FSA', 'civil-servant'],
  ['FTA', 'civil-servant'],
  ['FHA', 'civil-servant'],
  ['PLCI', 'cipav'],
  ['AVO', 'lawyer'],
  ['AGA', 'liberal'],
  ['AGA_CC', 'agent-spouse'],
  ['NS', 'notary'],
  ['NG', 'notary'],
  ['PHA', 'pharmacist'],
  ['BIO', 'biologist'],
  ['MCS1', 'doctor'],
  ['MCS2', 'doctor'],
  ['SNC', 'railway'],
  ['SNC_T', 'railway-driver'],
  ['IEGA', 'energy'],
])

/** The profile of a group whose list is empty here: its codes are the server's. */
const OPERA = 'Opéra de Paris'

/**
 * Gives the profile of a category: its own, else that of a known category of its group, else an employee's, so that no form is blank.
 *
 * Rules MAREL-55, MAREL-58.
 *
 * @param category code of the category
 * @param options lists of the form, where they are known
 * @example profileOf('IEGA') // 'energy'
 */
export const profileOf = (category: string, options?: FormOptions): Profile => {
  const own = PROFILE_OF.get(category)
  if (own !== undefined) return own
  const group = options?.professional_categories.find((one) => one.options.some(({ value }) => value === category))
  if (group?.label === OPERA) return 'opera'
  const kin = group?.options.map(({ value }) => PROFILE_OF.get(value)).find((profile) => profile !== undefined)
  return kin ?? 'employee'
}

const LEVEL_OF: Readonly<Record<Profile, Level>> = {
  employee: 'full',
  clerk: 'duration',
  'civil-servant': 'duration',
  'self-employed': 'base',
  spouse: 'base',
  micro: 'base',
  'micro-liberal': 'base',
  artist: 'base',
  farmer: 'duration',
  liberal: 'duration',
  cipav: 'duration',
  lawyer: 'duration',
  'agent-spouse': 'duration',
  notary: 'duration',
  pharmacist: 'duration',
  biologist: 'duration',
  doctor: 'duration',
  railway: 'duration',
  'railway-driver': 'duration',
  energy: 'duration',
  opera: 'duration',
}

/** Employees under public law: their complementary pension is another scheme's. */
const PUBLIC_LAW = 'CDP'

/**
 * Says what is computed of the years to come in a category.
 *
 * @param category code of the category
 * @param options lists of the form, where they are known
 * @example levelOf('MIC_BNC') // 'base'
 */
export const levelOf = (category: string, options?: FormOptions): Level =>
  category === PUBLIC_LAW ? 'base' : LEVEL_OF[profileOf(category, options)]
