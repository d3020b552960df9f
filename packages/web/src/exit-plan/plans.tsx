import { Decimal, type Euros } from '@hautelisse/domain/money'
import type { ExitPlanEvent, ExitPlanView } from '@hautelisse/machines/exit-plan'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount, shortRate } from '../ui/amount/index.ts'
import { Columns, Section } from '../ui/page/index.ts'
import { ChosenPlan } from './chosen-plan.tsx'
import { ExplainingYears, Place } from './explaining.tsx'
import { gap as gapStyle, gapFigure } from './exit-plan.css.ts'
import { PlanCards } from './plan-cards.tsx'
import { PlanTable } from './plan-table.tsx'
import { Refusal } from './refusal.tsx'
import { Unsure } from './unsure.tsx'
import { YearLedger } from './year-ledger.tsx'

type PlansProps = { readonly view: ExitPlanView; readonly send: (event: ExitPlanEvent) => void }

const Gap = ({ gap, last }: { readonly gap: Euros; readonly last: number }): ReactElement => (
  <p>
    <output className={gapStyle}>
      <b className={gapFigure}>
        <Amount value={gap} />
      </b>
      <Trans id="exit-plan.gap.text">
        Écart entre le plan qui laisse le plus, selon ce critère, et celui qui laisse le moins. Recevoir plus tard, c’est attendre
        jusqu’en {last}.
      </Trans>
    </output>
  </p>
)

/** The plans of the answers, what is not sure of them, and each year. */
export const Plans = ({ view, send }: PlansProps): ReactElement | null => {
  const { result, until, answers, refusal } = view
  if (refusal !== undefined) return <Refusal refusal={refusal} />
  if (result === undefined) return null
  const chosen = result.cards.find(({ kind }) => kind === view.chosen)
  const last = Math.max(...result.cards.flatMap(({ payments }) => payments), view.counted.last.min)
  const growth = shortRate(new Decimal(answers.growth).dividedBy(100))
  return (
    <ExplainingYears result={result} until={until} send={send}>
      <Place id="plans">
        <Section
          title={<Trans id="exit-plan.plans.title-beside">Les plans, côte à côte</Trans>}
          lead={
            <Trans id="exit-plan.plans.stated">
              Le critère&nbsp;: le plus net reçu jusqu’à {until}&nbsp;ans, rente comprise, à {growth} de rendement, selon la loi
              d’aujourd’hui.
            </Trans>
          }
        >
          <PlanCards view={view} onChoose={(plan) => send({ type: 'planChosen', plan })} />
          {result.gap !== undefined && <Gap gap={result.gap} last={last} />}
        </Section>
      </Place>
      {chosen !== undefined && <ChosenPlan view={view} card={chosen} />}
      <Place id="why">
        <Columns of="equal">
          <Unsure view={view} result={result} />
          <YearLedger view={view} result={result} />
        </Columns>
      </Place>
      <PlanTable view={view} result={result} />
    </ExplainingYears>
  )
}
