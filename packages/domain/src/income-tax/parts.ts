import type { Label, Reckoning } from '../explain/index.ts'
import type { Decimal } from '../money/index.ts'
import type { TaxLaw } from './legislation.ts'
import type { Household } from './model.ts'
import { sourceOf } from './sources.ts'
import type { Term } from './terms.ts'

const FIRST_CHILDREN = 2
/** Those between whom a child in shared custody is parted. */
const PARENTS = 2

/** Whether the household has the parts and the cap of who brings up a child alone: a single who says so and has a child (CGI art. 194, II). */
export const isSingleParent = ({
  marital_status,
  single_parent,
  children,
}: Pick<Household, 'marital_status' | 'single_parent' | 'children'>): boolean =>
  marital_status === 'CE' && single_parent && children > 0

/** Why a household in which all children are in shared custody has no parts here: code of the refusal. */
export const SHARED_ALONE = 'shared-custody-alone'

/** How many of the children live with each parent in turn. */
const sharedOf = ({ children, shared_children: shared = 0 }: Pick<Household, 'children' | 'shared_children'>): number =>
  Math.min(shared, children)

/**
 * Whether a single parent brings up none but children in shared custody: the law has parts and a cap of their own for it, which are not computed here.
 *
 * Rule IT-13, CGI art. 194, II, and 197, I-2.
 *
 * @param household adults and children
 * @example isSharedAlone({ marital_status: 'CE', single_parent: true, children: 1, shared_children: 1 }) // true
 */
export const isSharedAlone = (
  household: Pick<Household, 'marital_status' | 'single_parent' | 'children' | 'shared_children'>,
): boolean => isSingleParent(household) && sharedOf(household) === household.children

const label = (term: Term, details?: Label['details']): Label => ({
  term,
  unit: 'count',
  details,
  source: sourceOf('parts'),
  rule: 'IT-04',
})

const LABELS = /* @__PURE__ */ (() => ({
  adults: {
    CE: label('income-tax.adult-parts', { marital_status: 'CE' }),
    MA: label('income-tax.adult-parts', { marital_status: 'MA' }),
  },
  singleParent: label('income-tax.single-parent-part'),
  all: label('income-tax.parts'),
}))()

/** The parts of a household: those of the adults, and all of them. */
export type Parts<Figure> = { readonly adults: Figure; readonly all: Figure }

/**
 * Counts the parts of a household: 1 or 2 for the adults, half a part for each of two children, a part for each further one, half a part for a single parent.
 * A child in shared custody counts half of what it would, after the children who live there always.
 *
 * Rules IT-04 and IT-13, CGI art. 194.
 *
 * @param reckoning how the steps are run
 * @param household adults and children
 * @param law law of the year of the incomes
 * @example partsOf(BARE, { marital_status: 'MA', children: 3, … }, taxLawOf(2025)).all // 4
 */
export const partsOf = <Figure>(reckoning: Reckoning<Figure>, household: Household, { parts: law }: TaxLaw): Parts<Figure> => {
  const { marital_status, children } = household
  const shared = sharedOf(household)
  const own = children - shared
  const first = Math.min(own, FIRST_CHILDREN)
  const sharedFirst = Math.min(shared, FIRST_CHILDREN - first)
  const adults = reckoning.given(LABELS.adults[marital_status], marital_status === 'MA' ? law.couple : law.single)
  const childParts = (term: Term, count: number, each: Decimal): readonly Figure[] =>
    count === 0 ? [] : [reckoning.given(label(term, { children: count }), each.times(count))]
  const halfOf = (each: Decimal): Decimal => each.dividedBy(PARENTS)
  const all = reckoning.sum(LABELS.all, [
    adults,
    ...childParts('income-tax.first-children-parts', first, law.firstChildren),
    ...childParts('income-tax.further-children-parts', own - first, law.furtherChildren),
    ...childParts('income-tax.shared-first-children-parts', sharedFirst, halfOf(law.firstChildren)),
    ...childParts('income-tax.shared-further-children-parts', shared - sharedFirst, halfOf(law.furtherChildren)),
    ...(isSingleParent(household) ? [reckoning.given(LABELS.singleParent, law.singleParent)] : []),
  ])
  return { adults, all }
}
