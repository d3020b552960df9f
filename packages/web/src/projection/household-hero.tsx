import type { ProjectionPlan } from '@hautelisse/domain/projection'
import { departureOf } from '@hautelisse/domain/projection'
import { selectAbout, selectIsHouseholdSaid } from '@hautelisse/machines/projection'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useState, type ReactElement, type ReactNode } from 'react'
import { HouseholdQuestion, type AskedHousehold } from '../household/index.ts'
import { Button } from '../ui/button/index.ts'
import { Hero } from '../ui/hero/index.ts'
import { text } from '../ui/page/index.ts'
import { useLiveDesk } from './desk.ts'
import { ProjectAmount } from './money.tsx'
import * as styles from './page.css.ts'
import type { ProjectionActor } from './use-projection.ts'

type HouseholdProps = {
  readonly actor: ProjectionActor
  readonly household: AskedHousehold
  readonly plan: ProjectionPlan
  /** Every answer was given; the figures are on their way. */
  readonly isGoing: boolean
  readonly onDone: () => void
  readonly fan?: ReactNode
}

/** Asks for the household by which a retirement is taxed; its answers are those of every simulation (RP-21). */
export const HouseholdHero = ({ actor, household, plan, isGoing, onDone, fan }: HouseholdProps): ReactElement => {
  const desk = useLiveDesk(actor)
  const said = useSelector(actor, (snapshot) => selectAbout(snapshot).household)
  const isSaid = useSelector(actor, selectIsHouseholdSaid)
  const [isTried, setIsTried] = useState(false)
  const isCouple = (household.view.answers.declares || said?.declares || desk.answers.marital_status) === 'MA'
  return (
    <Hero
      title={
        <span className={styles.question}>
          <Trans id="projection.household.title">
            Comment <span className={styles.together}>êtes-vous</span> imposé&nbsp;?
          </Trans>
        </span>
      }
      sentence={
        <p className={styles.sentence}>
          <Trans id="projection.household.why">
            Vos prélèvements et votre impôt en dépendent. Tant que votre foyer est inconnu, nous ne donnons pas de net, ni d’avis
            sur votre objectif.
          </Trans>
        </p>
      }
      fan={
        <>
          <div className={styles.household}>
            <HouseholdQuestion {...household} on={departureOf(plan, plan.horizon).start} />
            {isCouple && (
              <ProjectAmount
                desk={desk}
                field="household_income"
                label={<Trans id="projection.household.spouse">Revenu imposable de votre conjoint à la retraite, par an</Trans>}
                hint={<Trans id="projection.household.spouse-hint">En euros d’aujourd’hui. 0 s’il n’en a pas.</Trans>}
              />
            )}
            {isTried && !isSaid && (
              <p role="alert" className={text({ tone: 'wrong', strong: true })}>
                <Trans id="projection.household.missing">Il manque une réponse pour calculer votre net.</Trans>
              </p>
            )}
            <Button
              busy={isGoing}
              onClick={() => {
                setIsTried(true)
                if (isSaid) onDone()
              }}
            >
              <Trans id="projection.act.continue">Continuer</Trans>
            </Button>
          </div>
          {fan}
        </>
      }
    />
  )
}
