import { yearOf } from '@hautelisse/domain/calendar'
import {
  departureOf,
  incomeFigure,
  type IncomeEuros,
  type IncomeSideName,
  type ProjectionPlan,
  type ToldIncome,
} from '@hautelisse/domain/projection'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount, AmountRow } from '../ui/amount/index.ts'
import { Text } from '../ui/page/index.ts'
import { Skein } from '../ui/skein/index.ts'
import { IncomeFigure, Place } from './income-lines.tsx'
import * as styles from './income.css.ts'

export type ToldProps = { readonly income: ToldIncome; readonly euros: IncomeEuros; readonly plan: ProjectionPlan }

/** What leads a side: the net where it is known, else the gross. */
const leadOf = (income: ToldIncome, euros: IncomeEuros, side: IncomeSideName) => {
  const { gross, net } = income[euros][side].total
  return net === undefined ? { value: gross, name: 'gross' as const } : { value: net, name: 'net' as const }
}

/** Which euros they are, before or after what is taken. */
const Kind = ({
  isNet,
  euros,
  year,
}: {
  readonly isNet: boolean
  readonly euros: IncomeEuros
  readonly year: number
}): ReactElement => {
  if (euros === 'today')
    return isNet ? (
      <Trans id="projection-income.head.net-today">net estimé, après prélèvements sociaux et impôt, en euros d’aujourd’hui</Trans>
    ) : (
      <Trans id="projection-income.head.gross-today">brut, en euros d’aujourd’hui</Trans>
    )
  return isNet ? (
    <Trans id="projection-income.head.net-then">net estimé, après prélèvements sociaux et impôt, en euros de {year}</Trans>
  ) : (
    <Trans id="projection-income.head.gross-then">brut, en euros de {year}</Trans>
  )
}

/** The same amount in the other euros. */
const Other = ({
  income,
  euros,
  side,
  year,
}: ToldProps & { readonly side: IncomeSideName; readonly year: number }): ReactElement => {
  const { value } = leadOf(income, euros === 'today' ? 'departure' : 'today', side)
  return euros === 'today' ? (
    <Trans id="projection-income.head.in-then">
      Soit <Amount value={value} /> en euros de {year}
    </Trans>
  ) : (
    <Trans id="projection-income.head.in-today">
      Soit <Amount value={value} /> en euros d’aujourd’hui
    </Trans>
  )
}

/** Where every contract becomes an annuity nothing is said of a capital. */
const hasCapital = ({ today }: ToldIncome): boolean => today.capital.lines.length > 0

type HalfProps = ToldProps & { readonly side: IncomeSideName }

const Half = ({ income, euros, plan, side }: HalfProps): ReactElement => {
  const { value, name } = leadOf(income, euros, side)
  const year = yearOf(departureOf(plan, plan.horizon).start)
  const isMonth = side === 'month'
  return (
    <div className={`${styles.half} ${isMonth ? styles.monthHalf : ''}`} data-alone={hasCapital(income) ? undefined : ''}>
      <dt className={styles.halfTitle}>
        <Skein tone={isMonth ? 'h1' : 'd2'} />
        {isMonth ? (
          <Trans id="projection-income.head.month">Chaque mois</Trans>
        ) : (
          <Trans id="projection-income.head.once">En capital, une seule fois</Trans>
        )}
      </dt>
      <dd>
        <span className={styles.halfFigure}>
          <IncomeFigure figure={incomeFigure(euros, side, 'total', name)} value={value} size="l" />
        </span>
        <Text as="small">
          <Kind isNet={name === 'net'} euros={euros} year={year} />
        </Text>
        <Text as="small">
          <Other income={income} euros={euros} plan={plan} side={side} year={year} />
        </Text>
      </dd>
    </div>
  )
}

/** What the saver would live on: by the month, and once at the departure. */
export const IncomeHead = (props: ToldProps): ReactElement => (
  <Place id="head">
    <AmountRow amounts={[leadOf(props.income, props.euros, 'month').value]}>
      <dl className={styles.band}>
        <Half {...props} side="month" />
        {hasCapital(props.income) && <Half {...props} side="capital" />}
      </dl>
    </AmountRow>
  </Place>
)
