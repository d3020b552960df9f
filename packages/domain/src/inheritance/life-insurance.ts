import type { PlainDate } from '../calendar/index.ts'
import type { Label, Reckoning } from '../explain/index.ts'
import { LIFE_INSURANCE_ALLOWANCE, LIFE_INSURANCE_SCALE, valueOrStandIn } from '../law/index.ts'
import { ZERO_EUROS } from '../money/index.ts'
import type { Clause, Payments } from './contracts.ts'
import type { Heir } from './family.ts'
import type { Share } from './ownership.ts'
import { scaleOn } from './scale.ts'
import { sourceOf, type SourceCode } from './sources.ts'
import type { Term } from './terms.ts'

/** Capital of a group, in euros: in full ownership, and divided by a usufruct, at the value of art. 669. */
export type Capital<Figure> = { readonly full: Figure | undefined; readonly divided: Figure | undefined }

/** What the levy of a beneficiary is put together from, in euros. */
export type LevyFigures<Figure> = {
  /** Capital of one person. */
  readonly capital: Figure
  readonly taxable: Figure
  /** Not rounded. */
  readonly exact: Figure
  /** Whole euros. */
  readonly levy: Figure
}

const label = (term: Term, source: SourceCode = 'life-insurance', details?: Label['details']): Label => ({
  term,
  unit: 'eur',
  details,
  source: sourceOf(source),
  rule: source === 'clause' ? 'LAW-17' : 'LAW-16',
})

const CLAUSE_OF: Readonly<Record<Heir, Clause | undefined>> = {
  spouse: 'spouse',
  children: 'children',
  parents: undefined,
  siblings: undefined,
  beneficiary: 'beneficiary',
}

/** What a group's capital is computed from. */
type Insured<Figure> = {
  readonly heir: Heir
  /** Share of the group in the estate; none of a beneficiary who is no heir. */
  readonly share: Share<Figure> | undefined
  /** What is paid by a clause; undefined for nothing. */
  readonly paid: Payments<Figure>
}

/**
 * Computes the capital of a group: what is paid to it by name, and its share of what is paid to the heirs.
 *
 * Rule LAW-17.
 *
 * @param reckoning how the steps are run
 * @param insured group, its share of the estate, and what each clause pays
 * @returns neither part where the group receives nothing
 */
export const capitalOf = <Figure>(
  { sum, product }: Reckoning<Figure>,
  { heir, share, paid }: Insured<Figure>,
): Capital<Figure> => {
  const clause = CLAUSE_OF[heir]
  const named = clause && paid(clause)
  const toHeirs = paid('heir')
  const shared = (part: Figure | undefined): Figure | undefined =>
    toHeirs === undefined || part === undefined
      ? undefined
      : product(label('inheritance.capital-of-heirs', 'clause'), [toHeirs, part])
  const full = [named, shared(share?.full)].filter((figure) => figure !== undefined)
  return {
    full: full.length === 0 ? undefined : sum(label('inheritance.capital-of-group', 'clause', { heir }), full),
    divided: shared(share?.divided),
  }
}

type Beneficiaries<Figure> = {
  readonly heir: Heir
  readonly number: number
  readonly capital: Capital<Figure>
  /** Value of the bare ownership, where a usufruct divides the capital. */
  readonly bareShare: Figure | undefined
  readonly day: PlainDate
}

const exempt = <Figure>({ given }: Reckoning<Figure>, capital: Figure): LevyFigures<Figure> => {
  const nothing = (term: Term): Figure => given({ ...label(term, 'spouse-exemption'), rule: 'LAW-13' }, ZERO_EUROS)
  return {
    capital,
    taxable: nothing('inheritance.levy-taxable'),
    exact: nothing('inheritance.exact-levy'),
    levy: nothing('inheritance.levy'),
  }
}

/**
 * Computes the levy on life insurance of one beneficiary, all contracts together, step by step.
 *
 * Allowance, bands, rounded to the euro, half up. A spouse or partner of PACS pays nothing. Where a usufruct divides the capital, the allowance of a pair is
 * divided by the values of art. 669 and the spouse's part of it is lost; the allowances of one person never exceed one whole. Rules LAW-13, LAW-16, LAW-17;
 * CGI art. 796-0 bis and 990 I.
 *
 * @param reckoning how the steps are run
 * @param beneficiaries group, its capital, and the day of the death
 */
export const reckonLevy = <Figure>(
  reckoning: Reckoning<Figure>,
  { heir, number, capital, bareShare, day }: Beneficiaries<Figure>,
): LevyFigures<Figure> => {
  const { given, least, sum, difference, product, quotient, roundedToEuros } = reckoning
  const each = (term: Term, group: Figure | undefined): Figure | undefined =>
    group === undefined || number === 1
      ? group
      : quotient(label(term, 'clause', { heir }), [
          group,
          given({ ...label('inheritance.people', 'clause', { heir }), unit: 'count' }, number),
        ])
  const full = each('inheritance.capital-full', capital.full)
  const bare = each('inheritance.capital-bare', capital.divided)
  const present = (...figures: readonly (Figure | undefined)[]): readonly Figure[] =>
    figures.filter((figure) => figure !== undefined)
  const own = sum(label('inheritance.capital', 'clause', { heir }), present(full, bare))
  if (heir === 'spouse') return exempt(reckoning, own)
  const allowance = given(label('inheritance.levy-allowance'), valueOrStandIn(LIFE_INSURANCE_ALLOWANCE, day).value)
  const usedBare =
    bare === undefined || bareShare === undefined
      ? undefined
      : least(label('inheritance.levy-allowance-bare', 'split-clause'), [
          bare,
          product(label('inheritance.levy-allowance-divided', 'split-clause'), [allowance, bareShare]),
        ])
  const left =
    usedBare === undefined
      ? allowance
      : difference(label('inheritance.levy-allowance-left', 'split-clause'), [allowance, usedBare])
  const usedFull = full === undefined ? undefined : least(label('inheritance.levy-allowance-used'), [full, left])
  const taxable = difference(label('inheritance.levy-taxable'), [own, ...present(usedBare, usedFull)])
  const exact = scaleOn(reckoning, taxable, valueOrStandIn(LIFE_INSURANCE_SCALE, day).value, label('inheritance.exact-levy'))
  return { capital: own, taxable, exact, levy: roundedToEuros(label('inheritance.levy', 'rounding'), exact) }
}
