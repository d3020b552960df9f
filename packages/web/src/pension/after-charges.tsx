import type { PlainDate } from '@hautelisse/domain/calendar'
import { pensionChargesOf } from '@hautelisse/domain/household'
import { addEuros, formatRate, subtractEuros, type Euros } from '@hautelisse/domain/money'
import { afterCharges, survivorsMost, type MonthlyParts } from '@hautelisse/domain/pension'
import type { ChargeRates } from '@hautelisse/domain/state-pension'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { HouseholdQuestion, useHousehold } from '../household/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Ledger, Line, text, Total } from '../ui/page/index.ts'
import { Fold } from './fold.tsx'
import { Lowest } from './lowest.tsx'

type AfterProps = {
  readonly parts: MonthlyParts
  /** The most that the month may come to, where it is a range. */
  readonly monthMost: Euros | undefined
  readonly today: PlainDate
  /** Whether a spouse may outlive the person, and all of the pension is known. */
  readonly hasSurvivor: boolean
}

/** What is left of both parts, each at its own rate. */
const NetPension = ({ parts, rates }: Pick<AfterProps, 'parts'> & { readonly rates: ChargeRates }): ReactElement => {
  const net = afterCharges(parts, rates)
  const [base, complementary] = [formatRate(rates.base), formatRate(rates.complementary)]
  return (
    <Ledger>
      <Line name={<Trans id="pension-result.charges.base">Base, moins {base}</Trans>} value={<Amount value={net.base} />} />
      <Line
        name={<Trans id="pension-result.charges.complementary">Complémentaire, moins {complementary}</Trans>}
        value={<Amount value={net.complementary} />}
      />
      <Total
        name={<Trans id="pension-result.charges.month">Par mois, avant impôt sur le revenu</Trans>}
        value={<Amount value={net.month} />}
      />
    </Ledger>
  )
}

/** Before and after social charges, by the household's reference income; and what a surviving spouse would draw at most. */
export const AfterCharges = ({ parts, monthMost, today, hasSurvivor }: AfterProps): ReactElement => {
  const asked = useHousehold()
  const rates = asked.household && pensionChargesOf(asked.household, today)
  // What is not known of a month is a part of its base.
  const most =
    monthMost === undefined
      ? parts
      : { ...parts, base: addEuros(parts.base, subtractEuros(monthMost, parts.month)), month: monthMost }
  return (
    <Fold
      title={<Trans id="pension-result.charges.title">Après prélèvements sociaux</Trans>}
      figure={
        rates === undefined ? (
          <Trans id="pension-result.charges.open">à préciser</Trans>
        ) : (
          <Amount value={afterCharges(parts, rates).month} />
        )
      }
    >
      {rates !== undefined && <Lowest of={[{ monthMost }]} />}
      <HouseholdQuestion {...asked} on={today} />
      {rates === undefined ? (
        <p className={text({ as: 'small' })}>
          <Trans id="pension-result.charges.unknown">
            Votre revenu fiscal de référence décide du taux&nbsp;: nul, réduit, médian ou normal. Indiquez-le pour voir ce qui
            reste.
          </Trans>
        </p>
      ) : (
        <NetPension parts={parts} rates={rates} />
      )}
      {hasSurvivor && (
        <p className={text({ as: 'small' })}>
          <Trans id="pension-result.charges.survivor">
            Et votre conjoint&nbsp;: s’il ou elle vous survit, au plus <Amount value={survivorsMost(most)} /> par mois, sous
            conditions (54&nbsp;% de la base, 60&nbsp;% de la complémentaire).
          </Trans>
        </p>
      )}
    </Fold>
  )
}
