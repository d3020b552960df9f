import type { Source } from '../explain/index.ts'

type SourceEntry = { readonly kind: Source['kind']; readonly citations: readonly string[] }

const law = (...citations: readonly string[]): SourceEntry => ({ kind: 'law', citations })

/** Everything that a plan of exit rests on, by code; the tax itself names the sources of `income-tax`. */
export const SOURCES = {
  'exit-choice': { kind: 'choice', citations: [] },
  'exit-capital': law('Code monétaire et financier, art. L.224-5'),
  'pension-tax': law('Code général des impôts, art. 158, 5-a'),
  'pension-csg': law('Code général des impôts, art. 154 quinquies, I'),
  'pension-charges': law('Code de la sécurité sociale, art. L.136-8 et L.137-41'),
  'annuity-share': law('Code général des impôts, art. 158, 6'),
  'annuity-charges': law('Code de la sécurité sociale, art. L.136-6, I-b'),
  'deducted-tax': law('Code général des impôts, art. 158, 5, b quinquies'),
  'gains-tax': law('Code général des impôts, art. 200 A'),
  'gains-charges': law('Code de la sécurité sociale, art. L.136-7 et L.136-8'),
  'small-capital': law('Code général des impôts, art. 163 bis, II'),
  'reference-income': law('Code général des impôts, art. 1417, IV'),
  'year-tax': law('Code général des impôts, art. 193 à 197'),
  'high-incomes': law('Code général des impôts, art. 223 sexies'),
} as const satisfies Record<string, SourceEntry>
export type SourceCode = keyof typeof SOURCES

/**
 * Gives a source as a derivation carries it.
 *
 * @param code entry of the register
 * @example sourceOf('small-capital') // { kind: 'law', code: 'small-capital' }
 */
export const sourceOf = (code: SourceCode): Source => ({ kind: SOURCES[code].kind, code })
