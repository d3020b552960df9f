import { PROFILES, type RoboProfile } from './model.ts'

/** A fund that a grid may name: its code, and its name. */
export type FundName = { readonly id: string; readonly name: string }

/** Names of the profiles, in the order of their codes. */
export const PROFILE_NAMES: Readonly<Record<RoboProfile, string>> = {
  offensive: 'Offensif',
  balanced: 'Équilibré',
  defensive: 'Défensif',
  security: 'Sécurité',
}

/** What the pages call them in English, where that is not their code. */
const ENGLISH_NAMES: Readonly<Partial<Record<RoboProfile, string>>> = { offensive: 'Growth', security: 'Cautious' }

/** A name as two people may write it: without accents, capitals and doubled blanks. */
const plain = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase()

/**
 * Gives the profile of a code or of a name.
 *
 * Rule RADM-21.
 *
 * @param text what a file says
 * @example profileNamed('équilibré') // 'balanced'
 */
export const profileNamed = (text: string): RoboProfile | undefined =>
  PROFILES.find((one) => [one, PROFILE_NAMES[one], ENGLISH_NAMES[one] ?? one].some((name) => plain(name) === plain(text)))

/**
 * Gives the code of a fund from its code or its name; undefined where none, or more than one, is called so.
 *
 * Rule RADM-21.
 *
 * @param text what a file says
 * @param known funds that the plan offers
 */
export const fundNamed = (text: string, known: readonly FundName[]): string | undefined => {
  if (known.some(({ id }) => id === text)) return text
  const [found, other] = known.filter(({ id, name }) => plain(name) === plain(text) || plain(id) === plain(text))
  return other === undefined ? found?.id : undefined
}
