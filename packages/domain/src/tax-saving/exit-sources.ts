import type { Source } from '../explain/index.ts'
import type { SourceEntry } from '../income-tax/index.ts'

const law = (...citations: readonly string[]): SourceEntry => ({ kind: 'law', citations })
const assumption = (...citations: readonly string[]): SourceEntry => ({ kind: 'assumption', citations })

/** Everything that the exit of a payment rests on, by code. */
export const EXIT_SOURCES = {
  saver: { kind: 'choice', citations: [] },
  'net-return': assumption(),
  'annuity-fee': assumption(),
  'technical-rate': assumption('Code des assurances, art. A.142-1'),
  'table-women': { kind: 'table', citations: ['TGF05, arrêté du 1er août 2006', 'Code des assurances, art. A.132-18'] },
  'capital-deducted': law('Code général des impôts, art. 158, 5, b quinquies'),
  'capital-gains': law('Code général des impôts, art. 200 A', 'Code de la sécurité sociale, art. L.136-7'),
  'pension-deduction': law('Code général des impôts, art. 158, 5-a'),
  'annuity-share': law('Code général des impôts, art. 158, 6'),
  'annuity-charges': law('Code de la sécurité sociale, art. L.136-6, I-b'),
} as const satisfies Record<string, SourceEntry>
export type ExitSourceCode = keyof typeof EXIT_SOURCES

/**
 * Gives a source of the exit as a derivation carries it.
 *
 * @param code entry of the register
 * @example exitSource('capital-gains') // { kind: 'law', code: 'capital-gains' }
 */
export const exitSource = (code: ExitSourceCode): Source => ({ kind: EXIT_SOURCES[code].kind, code })
