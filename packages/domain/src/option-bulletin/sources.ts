import type { Source } from '../explain/index.ts'

type SourceEntry = { readonly kind: Source['kind']; readonly citations: readonly string[] }

const law = (...citations: readonly string[]): SourceEntry => ({ kind: 'law', citations })

/** Everything that a choice and the comparison rest on beside the top-up, by code. */
export const SOURCES = {
  'bulletin-choice': { kind: 'choice', citations: [] },
  bulletin: { kind: 'contract', citations: [] },
  'deductible-csg': law('Code général des impôts, art. 154 quinquies, I'),
  'cash-tax': law('Code général des impôts, art. 79 et 83, 3°'),
  withholding: law('Code général des impôts, art. 204 A à 204 H'),
  'return-assumption': { kind: 'assumption', citations: [] },
} as const satisfies Record<string, SourceEntry>
export type SourceCode = keyof typeof SOURCES

/**
 * Gives a source as a derivation carries it.
 *
 * @param code entry of the register
 * @example sourceOf('cash-tax') // { kind: 'law', code: 'cash-tax' }
 */
export const sourceOf = (code: SourceCode): Source => ({ kind: SOURCES[code].kind, code })
