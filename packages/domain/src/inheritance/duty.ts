import { requireDate, type PlainDate } from '../calendar/index.ts'
import { BARE, EXPLAINED, type Derivation, type Label, type Reckoning } from '../explain/index.ts'
import { requireOneOf } from '../input/index.ts'
import { requirePositiveEuros, ZERO_EUROS, type Decimal, type Euros } from '../money/index.ts'
import { dutyLawOf } from './legislation.ts'
import { LINKS, type DutyFigures, type Link, type TaxedLink } from './model.ts'
import { scaleOn } from './scale.ts'
import { sourceOf, type SourceCode } from './sources.ts'
import type { Term } from './terms.ts'

const step = (source: SourceCode, rule: string, term: Term): Label => ({ term, unit: 'eur', source: sourceOf(source), rule })

const exempt = <Figure>({ given }: Reckoning<Figure>): DutyFigures<Figure> => {
  const nothing = (term: Term) => given(step('spouse-exemption', 'LAW-13', term), ZERO_EUROS)
  return {
    taxable: nothing('inheritance.taxable'),
    exact: nothing('inheritance.exact-duty'),
    duty: nothing('inheritance.duty'),
  }
}

const taxed = <Figure>(reckoning: Reckoning<Figure>, link: TaxedLink, share: Figure, day: PlainDate): DutyFigures<Figure> => {
  const { given, least, difference, roundedToEuros } = reckoning
  const { allowance, allowanceSource, scale, rule } = dutyLawOf(link, day)
  const allowing = (term: Term) => step(allowanceSource, rule, term)
  const used = least(allowing('inheritance.allowance-used'), [
    share,
    given({ ...allowing('inheritance.allowance'), details: { link } }, allowance),
  ])
  const taxable = difference(allowing('inheritance.taxable'), [share, used])
  const exact = scaleOn(reckoning, taxable, scale, step('scale', rule, 'inheritance.exact-duty'))
  return { taxable, exact, duty: roundedToEuros(step('rounding', 'LAW-20', 'inheritance.duty'), exact) }
}

/**
 * Computes the duty of an heir, step by step, in one of two ways: explained, or the figures alone.
 *
 * Share less the allowance of the link, bands in exact cents, rounded to the euro, half up, once at the end. A spouse or partner of PACS pays
 * nothing. Rules LAW-13 to LAW-15, LAW-20, INH-01; CGI art. 675, 777, 779, 788, 796-0 bis.
 *
 * @param reckoning how the steps are run: `EXPLAINED` or `BARE`
 * @param link what the heir was to the person who died
 * @param share net share before the allowance, in euros, not below 0
 * @param day day of the death; before 17 August 2012 it throws `OutsideValidity`, after the last check the last checked law answers
 */
export const reckonDuty = <Figure>(
  reckoning: Reckoning<Figure>,
  link: Link,
  share: Figure,
  day: PlainDate,
): DutyFigures<Figure> => (link === 'spouse' ? exempt(reckoning) : taxed(reckoning, link, share, day))

const acceptDuty = (link: Link, share: Euros, day: PlainDate): void => {
  requireOneOf('link', link, LINKS)
  requirePositiveEuros('share', share)
  requireDate('day', day)
}

/**
 * Computes the duty of an heir with the explanation of every figure.
 *
 * @param link what the heir was to the person who died
 * @param share net share before the allowance, in euros, not below 0
 * @param day day of the death
 * @public
 * @throws DomainInputError
 * @example explainDuty('child', euros(150_000), plainDate('2026-11-20')).duty.value // '8194'
 */
export const explainDuty = (link: Link, share: Euros, day: PlainDate): DutyFigures<Derivation> => {
  acceptDuty(link, share, day)
  return reckonDuty(EXPLAINED, link, EXPLAINED.given(step('estate', 'INH-02', 'inheritance.share'), share), day)
}

/**
 * Computes the duty of an heir, the figures alone: the same as the explained ones.
 *
 * @param link what the heir was to the person who died
 * @param share net share before the allowance, in euros, not below 0
 * @param day day of the death
 * @public
 * @throws DomainInputError
 * @example computeDuty('child', euros(150_000), plainDate('2026-11-20')).exact // 8194.35
 */
export const computeDuty = (link: Link, share: Euros, day: PlainDate): DutyFigures<Decimal> => {
  acceptDuty(link, share, day)
  return reckonDuty(BARE, link, share, day)
}
