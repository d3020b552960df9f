import type { Source } from '../explain/index.ts'

type SourceEntry = { readonly kind: Source['kind']; readonly citations: readonly string[] }

const law = (...citations: readonly string[]): SourceEntry => ({ kind: 'law', citations })

/** Everything that a net amount rests on, by code. */
export const SOURCES = {
  'net-choice': { kind: 'choice', citations: [] },
  'pension-charges': law('Code de la sécurité sociale, art. L.136-8 et L.137-41'),
  'pension-csg': law('Code général des impôts, art. 154 quinquies, I'),
  'pension-tax': law('Code général des impôts, art. 158, 5-a'),
  'annuity-share': law('Code général des impôts, art. 158, 6'),
  'annuity-charges': law('Code de la sécurité sociale, art. L.136-6, I-b'),
  'deducted-tax': law('Code général des impôts, art. 158, 5, b quinquies'),
  'gains-tax': law('Code général des impôts, art. 200 A'),
  'gains-charges': law('Code de la sécurité sociale, art. L.136-7 et L.136-8'),
  'exempt-gains': law('Code général des impôts, art. 81, 4° bis'),
  'paid-assumed': { kind: 'assumption', citations: [] },
} as const satisfies Record<string, SourceEntry>
export type SourceCode = keyof typeof SOURCES

/**
 * Gives a source as a derivation carries it.
 *
 * @param code entry of the register
 * @example sourceOf('annuity-share') // { kind: 'law', code: 'annuity-share' }
 */
export const sourceOf = (code: SourceCode): Source => ({ kind: SOURCES[code].kind, code })
