import type { PlainDate } from '../calendar/index.ts'
import type { Label, Reckoning } from '../explain/index.ts'
import { LIFE_INSURANCE_ALLOWANCE, LIFE_INSURANCE_SCALE, valueOrStandIn } from '../law/index.ts'
import { sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { type Family, type Heir } from './family.ts'
import type { Share } from './ownership.ts'
import { scaleOn } from './scale.ts'
import { sourceOf, type SourceCode } from './sources.ts'
import type { Term } from './terms.ts'

/** To whom a contract is paid: `heir` are the heirs by their shares of the estate, `beneficiary` is one unrelated person. */
export const CLAUSES = ['spouse', 'children', 'heir', 'beneficiary'] as const
export type Clause = (typeof CLAUSES)[number]

/** A life insurance of premiums paid before 70. */
export type LifeInsurance = { readonly amount: Euros; readonly clause: Clause }

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

/**
 * Gives the clause that a contract is paid by: one that names nobody is paid to the heirs.
 *
 * @param clause clause of the contract
 * @param family whether there is a spouse or partner, and how many children
 * @example paidBy('children', { situation: 'single', children: 0 }) // 'heir'
 */
export const paidBy = (clause: Clause, { situation, children }: Pick<Family, 'situation' | 'children'>): Clause =>
  (clause === 'spouse' && situation !== 'spouse' && situation !== 'pacs') || (clause === 'children' && children === 0)
    ? 'heir'
    : clause

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
  readonly contracts: readonly LifeInsurance[]
  readonly family: Family
}

/**
 * Computes the capital of a group: the contracts that name it, and its share of those that are paid to the heirs.
 *
 * Rule LAW-17.
 *
 * @param reckoning how the steps are run
 * @param insured group, its share of the estate, contracts and family
 * @returns neither part where the group receives nothing
 */
export const capitalOf = <Figure>(
  { given, sum, product }: Reckoning<Figure>,
  { heir, share, contracts, family }: Insured<Figure>,
): Capital<Figure> => {
  const paid = (clause: Clause | undefined): Figure | undefined => {
    const amount = sumEuros(contracts.filter((one) => paidBy(one.clause, family) === clause).map((one) => one.amount))
    return amount.isZero() ? undefined : given(label('inheritance.contracts', 'clause', { clause: clause ?? '' }), amount)
  }
  const named = paid(CLAUSE_OF[heir])
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
