/** What an heir was to the person who died, as far as duties tell heirs apart; `relative` goes up to the fourth degree, `spouse` is a partner of PACS too. */
export const LINKS = ['child', 'parent', 'sibling', 'nephew', 'relative', 'other', 'spouse'] as const
export type Link = (typeof LINKS)[number]
export type TaxedLink = Exclude<Link, 'spouse'>

/** Everything that the duty of an heir is put together from, in euros. */
export type DutyFigures<Figure> = {
  /** Share less the allowance; 0 for a spouse. */
  readonly taxable: Figure
  /** Not rounded. */
  readonly exact: Figure
  /** Whole euros. */
  readonly duty: Figure
}
