/** What binds a saver to a partner: `other` covers everyone without a spouse, a partner of PACS or a word for it. */
export const SITUATIONS = ['single', 'spouse', 'pacs', 'other'] as const
export type Situation = (typeof SITUATIONS)[number]

/** The family of a saver, as far as the law of successions asks for it. */
export type Family = {
  readonly situation: Situation
  /** Children of the saver, of every union. */
  readonly children: number
  /** Every child is also the spouse's. */
  readonly areAllCommon: boolean
  /** Gift between spouses, "donation au dernier vivant". */
  readonly hasSpousalGift: boolean
  /** Completed years; what a usufruct is worth depends on it. */
  readonly spouseAge: number | undefined
  readonly parents: 0 | 1 | 2
  readonly siblings: number
}

/** Groups of people who receive something; `beneficiary` is one unrelated person, named by a life insurance. */
export const HEIRS = ['spouse', 'children', 'parents', 'siblings', 'beneficiary'] as const
export type Heir = (typeof HEIRS)[number]

/** What a spouse may choose; where there is one outcome only, it stands under `quarter`. */
export const OPTIONS = ['quarter', 'usufruct', 'quarter_and_usufruct', 'disposable'] as const
export type Option = (typeof OPTIONS)[number]

/** A fraction of an estate. */
export type Fraction = { readonly over: number; readonly under: number }

/** What a group receives of an estate: a fraction in full ownership, one that a usufruct divides, or both. */
export type Part = {
  readonly heir: Heir
  readonly number: number
  readonly full?: Fraction
  readonly usufruct?: Fraction
  readonly bare?: Fraction
}

/** How an estate is shared under one option. */
export type Devolution = { readonly option: Option; readonly parts: readonly Part[]; readonly rule: string }

const WHOLE: Fraction = { over: 1, under: 1 }
const of = (over: number, under: number): Fraction => ({ over, under })

/** Under a gift: half with one child, a third with two, a quarter with three or more. CC art. 913 and 1094-1. */
const disposableShare = (children: number): Fraction => of(1, Math.min(children, 3) + 1)

const rest = ({ over, under }: Fraction): Fraction => of(under - over, under)

const withChildren = (family: Family): readonly Devolution[] => {
  const { children: number, areAllCommon, hasSpousalGift, spouseAge } = family
  const shared = (option: Option, full: Fraction, rule: string): Devolution => ({
    option,
    parts: [
      { heir: 'spouse', number: 1, full },
      { heir: 'children', number, full: rest(full) },
    ],
    rule,
  })
  const divided = (option: Option, usufruct: Fraction, rule: string): Devolution => ({
    option,
    parts: [
      { heir: 'spouse', number: 1, ...(usufruct.over === usufruct.under ? {} : { full: rest(usufruct) }), usufruct },
      { heir: 'children', number, bare: usufruct },
    ],
    rule,
  })
  const isValued = spouseAge !== undefined
  return [
    shared('quarter', of(1, 4), 'INH-05'),
    ...(isValued && (areAllCommon || hasSpousalGift) ? [divided('usufruct', WHOLE, hasSpousalGift ? 'LAW-05' : 'INH-05')] : []),
    ...(isValued && hasSpousalGift ? [divided('quarter_and_usufruct', of(3, 4), 'LAW-05')] : []),
    ...(hasSpousalGift ? [shared('disposable', disposableShare(number), 'LAW-05')] : []),
  ]
}

const alone = (rule: string, ...parts: readonly Part[]): readonly Devolution[] => [{ option: 'quarter', parts, rule }]

const spouseWithout = ({ hasSpousalGift, parents }: Family): readonly Devolution[] =>
  hasSpousalGift || parents === 0
    ? alone(hasSpousalGift ? 'LAW-07' : 'LAW-08', { heir: 'spouse', number: 1, full: WHOLE })
    : alone(
        'LAW-08',
        { heir: 'spouse', number: 1, full: of(4 - parents, 4) },
        { heir: 'parents', number: parents, full: of(parents, 4) },
      )

const siblingsAnd = ({ parents, siblings }: Family): readonly Devolution[] =>
  parents === 0
    ? alone('LAW-10', { heir: 'siblings', number: siblings, full: WHOLE })
    : alone(
        'LAW-10',
        { heir: 'parents', number: parents, full: of(parents, 4) },
        { heir: 'siblings', number: siblings, full: of(4 - parents, 4) },
      )

/**
 * Says whether the law of a family is answered: with a spouse, a child, a brother or a sister it is; without, further relatives inherit.
 *
 * Rules TRANS-21, TRANS-43, MOCK-02: a partner of PACS is no spouse.
 *
 * @param family situation, children and siblings
 * @example isHandled({ situation: 'pacs', children: 0, siblings: 0 }) // false
 */
export const isHandled = ({ situation, children, siblings }: Pick<Family, 'situation' | 'children' | 'siblings'>): boolean =>
  situation === 'spouse' || children > 0 || siblings > 0

/**
 * Tells who inherits without a will, and in what share, under each option that the spouse has.
 *
 * A partner of PACS inherits nothing. Rules INH-05 to LAW-10; Code civil, art. 734 to 738, 757 to 757-2, 913, 1094 and 1094-1.
 *
 * @param family family of the person who died; an option that needs the age of the spouse is left out where it is not known
 * @returns none where further relatives inherit (CC art. 739), which is not answered
 * @example devolve({ situation: 'spouse', children: 2, areAllCommon: true, hasSpousalGift: false, spouseAge: 65, parents: 0, siblings: 0 }).map(({ option }) => option) // ['quarter', 'usufruct']
 */
export const devolve = (family: Family): readonly Devolution[] => {
  if (!isHandled(family)) return []
  if (family.situation === 'spouse') return family.children > 0 ? withChildren(family) : spouseWithout(family)
  return family.children > 0 ? alone('LAW-09', { heir: 'children', number: family.children, full: WHOLE }) : siblingsAnd(family)
}
