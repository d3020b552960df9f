import * as z from 'zod'

import { frenchDateOnWire } from '../calendar/index.ts'

/** Groups of occupations: the first level of the classification PCS 2020 (Insee). */
export const OCCUPATIONS = [
  'AGRICULTEUR',
  'ARTISAN_COMMERCANT_CHEF',
  'CADRE',
  'PROFESSION_INTERMEDIAIRE',
  'EMPLOYE',
  'OUVRIER',
  'RETRAITE',
  'SANS_ACTIVITE',
] as const
export type Occupation = (typeof OCCUPATIONS)[number]

/** Who holds a public function: nobody, the saver, a direct relative, or somebody closely associated (CMF art. R.561-18, I to III). */
export const EXPOSURES = ['NON', 'SOI', 'FAMILLE', 'PROCHE'] as const
export type Exposure = (typeof EXPOSURES)[number]

/** The nine public functions, in the order of CMF art. R.561-18, I. */
export const PUBLIC_FUNCTIONS = [
  'GOUVERNEMENT',
  'PARLEMENT',
  'COUR_SUPREME',
  'COUR_DES_COMPTES',
  'BANQUE_CENTRALE',
  'DIPLOMATE',
  'OFFICIER',
  'ENTREPRISE_PUBLIQUE',
  'ORGANISATION_INTERNATIONALE',
] as const
export type PublicFunction = (typeof PUBLIC_FUNCTIONS)[number]

/** Most nationalities, and most countries of tax residence. */
export const MOST_COUNTRIES = 3

const country = z.string().regex(/^[A-Z]{2}$/)
const countries = z.array(country).min(1).max(MOST_COUNTRIES)

/** What the law and the tax agreements have us ask, and which the saver declares (15.8 of the decisions). */
export const declaration = z.strictObject({
  birth_place: z.string(),
  birth_country: country,
  nationalities: countries,
  tax_residences: countries,
  occupation: z.enum(OCCUPATIONS),
  us_person: z.boolean(),
  politically_exposed: z.enum(EXPOSURES),
  /** Asked where somebody holds a function. */
  public_function: z.enum(PUBLIC_FUNCTIONS).nullable(),
  /** Last day of the function; `null` while it is held. */
  function_end: frenchDateOnWire.nullable(),
})
export type Declaration = z.output<typeof declaration>

/** What of a declaration tells the situation that answers about investing rest on: work, where tax is paid, US person (decision 16.6). */
export const situation = declaration.pick({ occupation: true, tax_residences: true, us_person: true })
export type Situation = z.output<typeof situation>
