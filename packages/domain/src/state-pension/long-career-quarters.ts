import { plainDate } from '../calendar/index.ts'
import type { Label, Reckoning } from '../explain/index.ts'
import { valueOrStandIn, type DatedParameter } from '../law/index.ts'
import { addReputed, otherOf } from './elsewhere.ts'
import { REPUTED_KINDS, type CareerYear, type PensionCase, type Range, type ReputedKind, type ReputedQuarters } from './model.ts'
import { sourceOf } from './sources.ts'
import type { Term } from './terms.ts'

/** What counts as contributed for a long career, beside contributed quarters. */
export type LongCareerQuarters = {
  /** Most quarters of a kind over the whole career, all schemes together; a kind that is left out has no limit. */
  readonly limits: Readonly<Partial<Record<ReputedKind, number>>>
  /** Most quarters over the whole career among those that children bring. */
  readonly ofChildren: number
}

const counted = (ofChildren: number): LongCareerQuarters => ({
  limits: { service: 4, sickness: 4, unemployment: 4, disability: 2, 'parent-at-home': 4 },
  ofChildren,
})

/** Quarters that count as contributed for a long career, by the start of the pension. */
export const LONG_CAREER_QUARTERS: DatedParameter<LongCareerQuarters> = /* @__PURE__ */ (() => ({
  id: 'long-career-quarters',
  unit: 'count',
  owner: 'law',
  checkedUntil: plainDate('2026-11-20'),
  values: [
    { from: plainDate('2026-01-01'), value: counted(0), source: 'Code de la sécurité sociale art. L.351-1-1 et D.351-1-2' },
    {
      from: plainDate('2026-09-01'),
      value: counted(2),
      source:
        'Code de la sécurité sociale art. L.351-1-1, D.351-1-2 et D.351-1-2-1 (loi de financement pour 2026, art. 104 ; décret 2026-700, lu dans un seul commentaire)',
    },
  ],
}))()

/** Quarters of a case that a long career looks at. */
export type LongCareerParts = {
  readonly contributedHere: number
  readonly contributedElsewhere: number
  /** Of all schemes. */
  readonly reputed: ReputedQuarters
  /** Reputed ones whose kind is not said. */
  readonly unsaid: number
  readonly ofChildren: number
  readonly unknown: number
  readonly limits: LongCareerQuarters['limits']
}

/**
 * Sorts the quarters of a case by what they are for a long career.
 *
 * @param asked case, of which `ofChildren` quarters are the children's
 * @param career its settled career
 * @param ofChildren quarters that children bring, whatever they count for here
 */
export const longCareerParts = (asked: PensionCase, career: readonly CareerYear[], ofChildren: number): LongCareerParts => {
  const law = valueOrStandIn(LONG_CAREER_QUARTERS, asked.start).value
  const other = otherOf(asked)
  const { reputedQuarters: named } = asked
  const here = career.reduce<ReputedQuarters>(
    (held, { reputed }) => (reputed === undefined ? held : addReputed(held, reputed)),
    typeof named === 'number' ? {} : named,
  )
  return {
    contributedHere: career.reduce((held, { contributed }) => held + contributed, 0),
    contributedElsewhere: other.contributed,
    reputed: addReputed(here, other.reputed),
    unsaid: typeof named === 'number' ? named : 0,
    ofChildren: Math.min(ofChildren, law.ofChildren),
    unknown: other.unknown,
    limits: law.limits,
  }
}

/**
 * Counts the quarters that count as contributed for a long career.
 *
 * Rules SP-20 and SP-21. Quarters of an unsaid kind may share a limit with those of a kind, or not.
 *
 * @param parts what `longCareerParts` answered
 */
export const countForLongCareer = (parts: LongCareerParts): Range => {
  const reputed = REPUTED_KINDS.reduce(
    (held, kind) => held + Math.min(parts.reputed[kind] ?? 0, parts.limits[kind] ?? Infinity),
    0,
  )
  const sure = parts.contributedHere + parts.contributedElsewhere + parts.ofChildren
  return { least: sure + Math.max(reputed, parts.unsaid), most: sure + reputed + parts.unsaid + parts.unknown }
}

const step = (term: Term): Label => ({ term, unit: 'count', source: sourceOf('long-career'), rule: 'SP-20' })

const reckonReputed = <Figure>(
  { given, least, greatest, sum }: Reckoning<Figure>,
  { reputed, unsaid, limits }: LongCareerParts,
): Figure => {
  const kinds = REPUTED_KINDS.flatMap((kind) => {
    const held = reputed[kind] ?? 0
    if (held === 0) return []
    const figure = given(step(`state-pension.reputed-${kind}`), held)
    const limit = limits[kind]
    return limit === undefined
      ? [figure]
      : [least(step('state-pension.reputed-within-limit'), [figure, given(step('state-pension.reputed-limit'), limit)])]
  })
  const named = sum(step('state-pension.reputed-named'), kinds)
  return unsaid === 0
    ? named
    : greatest(step('state-pension.reputed-counted'), [named, given(step('state-pension.reputed-unsaid'), unsaid)])
}

/**
 * Reckons the least number of quarters that count as contributed for a long career.
 *
 * Rule SP-20, Code de la sécurité sociale art. D.351-1-2.
 *
 * @param reckoning how the steps are run
 * @param parts what `longCareerParts` answered
 */
export const reckonLongCareerQuarters = <Figure>(reckoning: Reckoning<Figure>, parts: LongCareerParts): Figure => {
  const { given, sum } = reckoning
  return sum(step('state-pension.long-career-quarters'), [
    given(step('state-pension.contributed-quarters'), parts.contributedHere),
    given(step('state-pension.contributed-elsewhere'), parts.contributedElsewhere),
    reckonReputed(reckoning, parts),
    given(step('state-pension.children-counted'), parts.ofChildren),
  ])
}
