import type { Source } from '../explain/index.ts'

/** A source with its official references, in the words of French law. */
export type SourceEntry = { readonly kind: Source['kind']; readonly citations: readonly string[] }

const law = (...articles: readonly string[]): SourceEntry => ({
  kind: 'law',
  citations: articles.map((article) => `Code de la sécurité sociale, art. ${article}`),
})

/** Everything that a pension rests on, by code. */
export const SOURCES = /* @__PURE__ */ (() => ({
  career: { kind: 'choice', citations: [] } as SourceEntry,
  ceiling: law('D.242-17'),
  'average-wage': law('R.351-29', 'R.173-3-2'),
  revaluation: law('L.351-11'),
  quarters: law('L.161-17-3', 'R.351-6'),
  rate: law('L.351-1', 'R.351-27'),
  'long-career': law('L.351-1-1', 'D.351-1-1', 'D.351-1-2', 'D.351-1-2-1'),
  maximum: { kind: 'law', citations: ['Arrêté du 9 octobre 1986'] } as SourceEntry,
  surcote: law('L.351-1-2', 'D.351-1-4'),
  minimum: law('L.351-10', 'L.173-2', 'D.351-2-1', 'D.173-21-0-0-1'),
  'minimum-of-schemes': {
    kind: 'law',
    citations: ['Circulaire Cnav 2004/8, § 4', 'Code de la sécurité sociale, art. L.173-1-2'],
  } as SourceEntry,
  children: law('L.351-12'),
  points: { kind: 'law', citations: ['Accord national interprofessionnel du 17 novembre 2017'] } as SourceEntry,
  'points-children': { kind: 'law', citations: ['Agirc-Arrco, majorations pour enfants'] } as SourceEntry,
  rounding: { kind: 'assumption', citations: [] } as SourceEntry,
}))()
export type SourceCode = keyof typeof SOURCES

/**
 * Gives a source as a derivation carries it.
 *
 * @param code entry of the register
 * @example sourceOf('surcote') // { kind: 'law', code: 'surcote' }
 */
export const sourceOf = (code: SourceCode): Source => ({ kind: SOURCES[code].kind, code })
