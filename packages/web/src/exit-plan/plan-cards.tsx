import type { ExitPlans, Plan, PlanKind } from '@hautelisse/domain/exit-plan'
import { restOf } from '@hautelisse/domain/money'
import type { ExitPlanView } from '@hautelisse/machines/exit-plan'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount, SumAmount } from '../ui/amount/index.ts'
import { Button } from '../ui/button/index.ts'
import { Card, Columns, Figure, Ledger, Line } from '../ui/page/index.ts'
import { card } from './exit-plan.css.ts'
import { usePlanNames } from './words.ts'

const KINDS = ['at-once', 'equal-parts', 'most-net'] as const satisfies readonly PlanKind[]

/** Years in which something comes out. */
const paymentsIn = ({ years }: Plan): number =>
  years.filter(({ capital }) => Object.values(capital).some((amount) => !amount.isZero())).length

type PlanCardProps = { readonly plan: Plan; readonly name: string; readonly isOpened: boolean; readonly onOpen: () => void }

const PlanCard = ({ plan, name, isOpened, onOpen }: PlanCardProps): ReactElement => {
  const { t } = useLingui()
  const count = paymentsIn(plan)
  const of = restOf(plan.gross, plan.levies)
  return (
    <Card
      className={card}
      title={name}
      under={t({
        id: 'exit-plan.card.payments',
        message: plural(count, { one: 'Un versement', other: '# versements, un par an' }),
      })}
      actions={
        <Button variant="secondary" aria-pressed={isOpened} onClick={onOpen}>
          <Trans id="exit-plan.card.open">Voir le calcul d’une année</Trans>
        </Button>
      }
    >
      <Figure
        label={<Trans id="exit-plan.card.left">Il vous resterait, sans le quotient</Trans>}
        value={<Amount value={plan.net} size="m" />}
      />
      <Ledger>
        <Line name={<Trans id="exit-plan.card.gross">Reçu</Trans>} value={<SumAmount of={of} />} />
        <Line name={<Trans id="exit-plan.card.levies">Impôt et prélèvements</Trans>} value={<SumAmount of={of} part="part" />} />
        <Line
          name={<Trans id="exit-plan.card.quotient">Avec le quotient, si l’administration l’admet pour vos versements</Trans>}
          value={<Amount value={plan.netWithQuotient} />}
        />
      </Ledger>
    </Card>
  )
}

type CardsProps = {
  readonly view: ExitPlanView
  readonly plans: ExitPlans
  readonly onOpen: (plan: PlanKind) => void
}

/** The three plans beside each other, each with its net without the quotient and with it (BEY-40, BEY-44). */
export const PlanCards = ({ view, plans, onOpen }: CardsProps): ReactElement => {
  const names = usePlanNames(view.until)
  return (
    <Columns of="thirds">
      {KINDS.map((kind) => (
        <PlanCard
          key={kind}
          plan={plans.plans[kind]}
          name={names[kind]}
          isOpened={view.opened === kind}
          onOpen={() => onOpen(kind)}
        />
      ))}
    </Columns>
  )
}
