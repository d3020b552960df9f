import { requireDate, type PlainDate } from '../calendar/index.ts'
import { BARE, EXPLAINED, type Derivation, type Label, type Reckoning } from '../explain/index.ts'
import { requireOneOf } from '../input/index.ts'
import { requirePositiveEuros, ZERO_EUROS, type Decimal, type Euros } from '../money/index.ts'
import { dutyLawOf, type DutyLaw } from './legislation.ts'
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

/** Taxable part of a share and its exact duty. */
type Steps<Figure> = { readonly taxable: Figure; readonly exact: Figure }

/** A person with a share, and the law of the link. */
type TaxedShare<Figure> = { readonly law: DutyLaw; readonly link: TaxedLink; readonly share: Figure }

const shareAlone = <Figure>(reckoning: Reckoning<Figure>, { law, link, share }: TaxedShare<Figure>): Steps<Figure> => {
  const { given, least, difference } = reckoning
  const allowing = (term: Term) => step(law.allowanceSource, law.rule, term)
  const used = least(allowing('inheritance.allowance-used'), [
    share,
    given({ ...allowing('inheritance.allowance'), details: { link } }, law.allowance),
  ])
  const taxable = difference(allowing('inheritance.taxable'), [share, used])
  return { taxable, exact: scaleOn(reckoning, taxable, law.scale, step('scale', law.rule, 'inheritance.exact-duty')) }
}

/** The gifts have used the allowance and the lower bands first: the duty is the scale on both less the scale on the gifts. */
const shareAfterGifts = <Figure>(
  reckoning: Reckoning<Figure>,
  { law, link, share }: TaxedShare<Figure>,
  gifts: Figure,
): Steps<Figure> => {
  const { given, least, difference, sum } = reckoning
  const recalling = (term: Term) => step('gift-recall', 'BEY-71', term)
  const allowance = given({ ...step(law.allowanceSource, law.rule, 'inheritance.allowance'), details: { link } }, law.allowance)
  const forGifts = law.isForGifts ? allowance : given(recalling('inheritance.nothing'), ZERO_EUROS)
  const usedBefore = least(recalling('inheritance.gifts-allowance-used'), [gifts, forGifts])
  const before = difference(recalling('inheritance.gifts-taxable'), [gifts, usedBefore])
  const left = difference(recalling('inheritance.allowance-left'), [allowance, usedBefore])
  const used = least(recalling('inheritance.allowance-used'), [share, left])
  const taxable = difference(recalling('inheritance.taxable'), [share, used])
  const both = sum(recalling('inheritance.taxable-with-gifts'), [before, taxable])
  const exact = difference(recalling('inheritance.exact-duty'), [
    scaleOn(reckoning, both, law.scale, step('scale', law.rule, 'inheritance.duty-with-gifts')),
    scaleOn(reckoning, before, law.scale, step('scale', law.rule, 'inheritance.gifts-duty')),
  ])
  return { taxable, exact }
}

/** What the duty of one person is computed on. */
type DutyBase<Figure> = {
  /** Net share before the allowance, in euros, not below 0. */
  readonly share: Figure
  /** Earlier gifts to the same person that count with the death, in euros; undefined for none. */
  readonly gifts: Figure | undefined
  /** Day of the death; before 17 August 2012 it throws `OutsideValidity`, after the last check the last checked law answers. */
  readonly day: PlainDate
}

const taxed = <Figure>(
  reckoning: Reckoning<Figure>,
  link: TaxedLink,
  { share, gifts, day }: DutyBase<Figure>,
): DutyFigures<Figure> => {
  const law = dutyLawOf(link, day)
  const person = { law, link, share }
  const { taxable, exact } = gifts === undefined ? shareAlone(reckoning, person) : shareAfterGifts(reckoning, person, gifts)
  return { taxable, exact, duty: reckoning.roundedToEuros(step('rounding', 'LAW-20', 'inheritance.duty'), exact) }
}

/**
 * Computes the duty of an heir, step by step, in one of two ways: explained, or the figures alone.
 *
 * Share less the allowance of the link, bands in exact cents, rounded to the euro, half up, once at the end. Earlier gifts have used the allowance and the
 * lower bands. A spouse or partner of PACS pays nothing. Rules LAW-13 to LAW-15, LAW-20, INH-01, BEY-71; CGI art. 675, 777, 779, 784, 788, 796-0 bis.
 *
 * @param reckoning how the steps are run: `EXPLAINED` or `BARE`
 * @param link what the heir was to the person who died
 * @param base share, earlier gifts, and day of the death
 */
export const reckonDuty = <Figure>(reckoning: Reckoning<Figure>, link: Link, base: DutyBase<Figure>): DutyFigures<Figure> =>
  link === 'spouse' ? exempt(reckoning) : taxed(reckoning, link, base)

const acceptDuty = (link: Link, share: Euros, day: PlainDate, gifts: Euros): void => {
  requireOneOf('link', link, LINKS)
  requirePositiveEuros('share', share)
  requireDate('day', day)
  requirePositiveEuros('gifts', gifts)
}

/**
 * Computes the duty of an heir with the explanation of every figure.
 *
 * @param link what the heir was to the person who died
 * @param share net share before the allowance, in euros, not below 0
 * @param day day of the death
 * @param gifts gifts by the same person in the fifteen years before, in euros, not below 0; those of CGI art. 790 G left out
 * @public
 * @throws DomainInputError
 * @example explainDuty('child', euros(150_000), plainDate('2026-11-20')).duty.value // '8194'
 */
export const explainDuty = (link: Link, share: Euros, day: PlainDate, gifts = ZERO_EUROS): DutyFigures<Derivation> => {
  acceptDuty(link, share, day, gifts)
  return reckonDuty(EXPLAINED, link, {
    share: EXPLAINED.given(step('estate', 'INH-02', 'inheritance.share'), share),
    gifts: gifts.isZero() ? undefined : EXPLAINED.given(step('gift-recall', 'BEY-71', 'inheritance.gifts'), gifts),
    day,
  })
}

/**
 * Computes the duty of an heir, the figures alone: the same as the explained ones.
 *
 * @param link what the heir was to the person who died
 * @param share net share before the allowance, in euros, not below 0
 * @param day day of the death
 * @param gifts gifts by the same person in the fifteen years before, in euros, not below 0; those of CGI art. 790 G left out
 * @public
 * @throws DomainInputError
 * @example computeDuty('child', euros(150_000), plainDate('2026-11-20')).exact // 8194.35
 */
export const computeDuty = (link: Link, share: Euros, day: PlainDate, gifts = ZERO_EUROS): DutyFigures<Decimal> => {
  acceptDuty(link, share, day, gifts)
  return reckonDuty(BARE, link, { share, gifts: gifts.isZero() ? undefined : gifts, day })
}
