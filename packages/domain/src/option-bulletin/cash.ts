import type { PlainDate } from '../calendar/index.ts'
import type { Premium } from '../contributions/index.ts'
import { difference, given, product, roundedToCents, valueOf, type Derivation, type Label } from '../explain/index.ts'
import { PREMIUM_SOCIAL_CONTRIBUTIONS, valueOrStandIn } from '../law/index.ts'
import { Decimal, divideEuros, euros, isZero, multiplyEuros, roundToCents, ZERO_EUROS, type Euros } from '../money/index.ts'
import { sourceOf, type SourceCode } from './sources.ts'
import type { Term } from './terms.ts'

const PERCENT = 100

/** Label of an amount in euros. */
export const amountLabel = (term: Term, source?: SourceCode, rule?: string): Label => ({
  term,
  unit: 'eur',
  source: source && sourceOf(source),
  rule,
})

/** States a share, from percent. */
export const shareOf = (term: Term, percent: Decimal | number, source: SourceCode): Derivation =>
  given({ term, unit: 'rate', source: sourceOf(source) }, new Decimal(percent).dividedBy(PERCENT))

/**
 * Gives what of a premium that is paid out is taxed as pay: its gross part less the deductible CSG. BULL-09, CGI art. 154 quinquies.
 *
 * @param premium gross premium and what is distributed of it
 * @param cash what is paid out of it, net of CSG and CRDS
 * @param asOf day whose law holds
 */
export const taxableOf = ({ gross, net }: Premium, cash: Euros, asOf: PlainDate): Derivation => {
  const part = isZero(net) ? ZERO_EUROS : roundToCents(divideEuros(multiplyEuros(gross, cash), net))
  const paid = given(amountLabel('option-bulletin.gross', 'bulletin', 'BULL-09'), part)
  const { deductible } = valueOrStandIn(PREMIUM_SOCIAL_CONTRIBUTIONS, asOf).value
  return difference(amountLabel('option-bulletin.taxable', 'deductible-csg', 'BULL-09'), [
    paid,
    product(amountLabel('option-bulletin.deductible', 'deductible-csg'), [
      paid,
      shareOf('option-bulletin.deductible-rate', deductible.times(PERCENT), 'deductible-csg'),
    ]),
  ])
}

/** Cash of a choice: what is taxed of it, what is withheld when it is paid, and what comes to the account. */
export type CashOut = {
  readonly taxable: Euros
  readonly withheld: Euros
  readonly onAccount: Euros
  readonly explanation: Derivation
}

/**
 * Gives what comes to the account of the part of a premium that is paid out, once the income tax is withheld at the household's rate.
 *
 * Withheld to the cent, half up, on the taxable part. BULL-09, CGI art. 204 A.
 *
 * @param premium gross premium and what is distributed of it
 * @param cash what is paid out of it, net of CSG and CRDS
 * @param terms rate of the withholding in percent, which the saver states, and the day whose law holds
 * @example cashOutOf(premium, euros('2239.44'), { rate: 10, asOf }).withheld // 231,14 €
 */
export const cashOutOf = (
  premium: Premium,
  cash: Euros,
  { rate, asOf }: { readonly rate: number; readonly asOf: PlainDate },
): CashOut => {
  const taxable = taxableOf(premium, cash, asOf)
  const withheldLabel = amountLabel('option-bulletin.withheld', 'withholding', 'BULL-09')
  const withheld = roundedToCents(
    withheldLabel,
    product(withheldLabel, [taxable, shareOf('option-bulletin.withholding-rate', rate, 'bulletin-choice')]),
  )
  const explanation = difference(amountLabel('option-bulletin.on-account', undefined, 'BULL-09'), [
    given(amountLabel('option-bulletin.paid-out', 'bulletin-choice'), cash),
    withheld,
  ])
  return {
    taxable: roundToCents(euros(valueOf(taxable))),
    withheld: euros(valueOf(withheld)),
    onAccount: euros(valueOf(explanation)),
    explanation,
  }
}
