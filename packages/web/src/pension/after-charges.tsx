import type { PlainDate } from '@hautelisse/domain/calendar'
import { addEuros, formatRate, parseAmount, subtractEuros, type Euros } from '@hautelisse/domain/money'
import { afterCharges, survivorsMost, type MonthlyParts } from '@hautelisse/domain/pension'
import { chargeRatesFor, type ChargeRates } from '@hautelisse/domain/state-pension'
import type { ResultEvent } from '@hautelisse/machines/pension'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import { Ledger, Line, Section, text, Total } from '../ui/page/index.ts'
import { Select } from '../ui/select/index.ts'
import { Lowest } from './lowest.tsx'
import { pair } from './pension.css.ts'

const MOST_HALF_PARTS = 6

type AfterProps = {
  readonly parts: MonthlyParts
  /** The most that the month may come to, where it is a range. */
  readonly monthMost: Euros | undefined
  readonly today: PlainDate
  readonly income: string
  readonly halfParts: number
  readonly isMarried: boolean
  readonly send: (event: Extract<ResultEvent, { type: 'incomeTyped' | 'halfPartsChosen' }>) => void
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
export const AfterCharges = ({ parts, monthMost, today, income, halfParts, isMarried, send }: AfterProps): ReactElement => {
  const { t } = useLingui()
  const parsed = parseAmount(income)
  // What is not known of a month is a part of its base.
  const most =
    monthMost === undefined
      ? parts
      : { ...parts, base: addEuros(parts.base, subtractEuros(monthMost, parts.month)), month: monthMost }
  return (
    <Section level={3} title={<Trans id="pension-result.charges.title">Après prélèvements sociaux</Trans>}>
      {parsed.kind === 'amount' && <Lowest of={[{ monthMost }]} />}
      <div className={pair}>
        <MoneyField
          id="pension-income"
          label={<Trans id="pension-result.charges.income">Revenu fiscal de référence</Trans>}
          hint={<Trans id="pension-result.charges.income-hint">Sur votre dernier avis d’impôt</Trans>}
          value={income}
          onValueChange={(typed) => send({ type: 'incomeTyped', text: typed })}
        />
        <Select
          label={t({ id: 'pension-result.charges.parts', message: 'Demi-parts en plus de la première part' })}
          value={String(halfParts)}
          onValueChange={(value) => send({ type: 'halfPartsChosen', halfParts: Number(value) })}
          options={Array.from({ length: MOST_HALF_PARTS + 1 }, (_, at) => ({ value: String(at), label: String(at) }))}
        />
      </div>
      {parsed.kind === 'amount' ? (
        <NetPension
          parts={parts}
          rates={chargeRatesFor({ referenceIncome: parsed.amount, furtherHalfParts: halfParts }, today)}
        />
      ) : (
        <p className={text({ as: 'small' })}>
          <Trans id="pension-result.charges.unknown">
            Votre revenu fiscal de référence décide du taux&nbsp;: nul, réduit, médian ou normal. Indiquez-le pour voir ce qui
            reste.
          </Trans>
        </p>
      )}
      {isMarried && (
        <p className={text({ as: 'small' })}>
          <Trans id="pension-result.charges.survivor">
            Et votre conjoint&nbsp;: s’il ou elle vous survit, au plus <Amount value={survivorsMost(most)} /> par mois, sous
            conditions (54&nbsp;% de la base, 60&nbsp;% de la complémentaire).
          </Trans>
        </p>
      )}
    </Section>
  )
}
