import type { PlanKind } from '@hautelisse/domain/exit-plan'
import { isPositive, type Euros } from '@hautelisse/domain/money'
import type { ExitCardView, ExitPlanView } from '@hautelisse/machines/exit-plan'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount, AmountRow } from '../ui/amount/index.ts'
import { Button } from '../ui/button/index.ts'
import { ThreadUnitNote } from '../ui/charts/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Card, Columns, Figure } from '../ui/page/index.ts'
import { Tag } from '../ui/tag/index.ts'
import * as styles from './exit-plan.css.ts'
import { PlanThreads, threadsOf } from './plan-threads.tsx'
import { usePlanNames } from './words.ts'
import { YearBars } from './year-bars.tsx'

/** When the capital comes, and how much becomes an annuity. */
const When = ({ card: { payments, each, converted, plan }, start }: { readonly card: ExitCardView; readonly start: number }) => {
  const { t } = useLingui()
  const [first, last] = [payments[0], payments.at(-1)]
  const times = payments.length
  return (
    <>
      {first === undefined ? (
        <Trans id="exit-plan.when.none">Aucun capital.</Trans>
      ) : first === last ? (
        <Trans id="exit-plan.when.once">Tout le capital en {first}.</Trans>
      ) : each === undefined ? (
        t({
          id: 'exit-plan.when.several',
          message: `${plural(times, { one: '# versement', other: '# versements' })}, de ${first} à ${last}.`,
        })
      ) : (
        <Trans id="exit-plan.when.equal">
          {times} fois <Amount value={each} />, de {first} à {last}.
        </Trans>
      )}
      {isPositive(converted) && (
        <>
          {' '}
          <Trans id="exit-plan.when.annuity">
            <Amount value={converted} /> en rente dès {start}.
          </Trans>
        </>
      )}
      {isPositive(plan.converted.co) && (
        <>
          {' '}
          <Trans id="exit-plan.when.mandatory">
            Versements obligatoires, <Amount value={plan.converted.co} />, en rente.
          </Trans>
        </>
      )}
    </>
  )
}

type PlanCardProps = {
  readonly card: ExitCardView
  readonly view: ExitPlanView
  readonly whole: number
  readonly mostTaken: Euros
  readonly onChoose: () => void
}

const PlanCard = ({ card, view, whole, mostTaken, onChoose }: PlanCardProps): ReactElement => {
  const name = usePlanNames(view.until)[card.kind]
  const { plan } = card
  const isChosen = view.chosen === card.kind
  return (
    <Card
      className={styles.card}
      title={name}
      mark={
        isChosen && (
          <Tag kind="done">
            <Trans id="exit-plan.card.chosen">Plan retenu</Trans>
          </Tag>
        )
      }
      under={<When card={card} start={view.counted.last.min} />}
      actions={
        <Button
          variant="secondary"
          wide
          aria-pressed={isChosen}
          {...(isChosen ? { icon: drawings.Check } : {})}
          onClick={onChoose}
        >
          <Trans id="exit-plan.card.choose">Retenir ce plan</Trans>
        </Button>
      }
    >
      <Figure
        label={<Trans id="exit-plan.card.left">Il vous resterait, sans le quotient</Trans>}
        value={<Amount value={plan.net} size="m" />}
      />
      <PlanThreads card={card} whole={whole} />
      <p className={styles.quotient}>
        <Trans id="exit-plan.card.quotient">Avec le quotient, si l’administration l’admet pour vos versements</Trans>{' '}
        <b>
          <Amount value={plan.netWithQuotient} />
        </b>
      </p>
      <YearBars card={card} most={mostTaken} />
    </Card>
  )
}

type CardsProps = { readonly view: ExitPlanView; readonly onChoose: (plan: PlanKind) => void }

/** The plans beside each other, each with its net without the quotient and with it (BEY-40, BEY-44). */
export const PlanCards = ({ view, onChoose }: CardsProps): ReactElement | null => {
  const { result } = view
  const [first] = result?.cards ?? []
  if (result === undefined || first === undefined) return null
  const whole = Math.max(...result.cards.map(({ plan }) => plan.gross.toNumber()))
  return (
    <>
      <ThreadUnitNote threads={threadsOf(first, whole)}>
        {result.cards.some(({ byQuotient }) => isPositive(byQuotient)) && (
          <Trans id="exit-plan.threads.dashed">En pointillé, l’impôt que le quotient retirerait</Trans>
        )}
      </ThreadUnitNote>
      <AmountRow amounts={result.cards.map(({ plan }) => plan.net)}>
        <Columns of="thirds" className={styles.cards}>
          {result.cards.map((card) => (
            <PlanCard
              key={card.kind}
              card={card}
              view={view}
              whole={whole}
              mostTaken={result.mostTaken}
              onChoose={() => onChoose(card.kind)}
            />
          ))}
        </Columns>
      </AmountRow>
    </>
  )
}
