import type { Source } from '../explain/index.ts'

type SourceEntry = { readonly kind: Source['kind']; readonly citations: readonly string[] }

const law = (...citations: readonly string[]): SourceEntry => ({ kind: 'law', citations })

/** Everything that the life of a payment rests on beside its exit, by code. */
export const SOURCES = {
  saver: { kind: 'choice', citations: [] },
  'voluntary-deduction': law('Code général des impôts, art. 163 quatervicies'),
  'premium-contributions': law('Code de la sécurité sociale, art. L.136-1', 'Ordonnance 96-50, art. 14'),
  'deductible-csg': law('Code général des impôts, art. 154 quinquies, I'),
  'pay-tax': law('Code général des impôts, art. 79 et 83, 3°'),
  'mandatory-deduction': law('Code général des impôts, art. 83, 2° et 3°'),
} as const satisfies Record<string, SourceEntry>
export type SourceCode = keyof typeof SOURCES

/**
 * Gives a source as a derivation carries it.
 *
 * @param code entry of the register
 * @example sourceOf('pay-tax') // { kind: 'law', code: 'pay-tax' }
 */
export const sourceOf = (code: SourceCode): Source => ({ kind: SOURCES[code].kind, code })
