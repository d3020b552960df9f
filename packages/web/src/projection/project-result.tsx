import { formatEuros } from '@hautelisse/domain/money'
import { pathTo } from '@hautelisse/domain/portal'
import { type ProjectionFigures, type ProjectionPlan, shownProjection, type ShownProjection } from '@hautelisse/domain/projection'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactElement, useMemo } from 'react'
import { DoorButton, TextLinkTo } from '../portal/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Button } from '../ui/button/index.ts'
import { Fan, fanThreads, type FanGroup, ThreadUnitNote } from '../ui/charts/index.ts'
import { focusField } from '../ui/field/index.ts'
import { Hero, HeroEdge } from '../ui/hero/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Stack } from '../ui/page/index.ts'
import { layout } from '../ui/theme/index.ts'
import { Cards } from './cards.tsx'
import { ProjectTitle } from './own-project.tsx'
import * as styles from './projection.css.ts'
import { INCOME_VIEW } from './view-switch.tsx'

/** Relative widths of the four cards, and the room of the threads above each, as shares of the drawing's width. */
const TARGETS = {
  width: 1200,
  wide: [
    { start: 0.022, width: 0.37 },
    { start: 0.443, width: 0.146 },
    { start: 0.64, width: 0.146 },
    { start: 0.836, width: 0.146 },
  ],
  narrow: [
    { start: 0, width: 0.4 },
    { start: 0.42, width: 0.18 },
    { start: 0.62, width: 0.18 },
    { start: 0.82, width: 0.18 },
  ],
} as const

type ResultProps = {
  readonly plan: ProjectionPlan
  readonly figures: ProjectionFigures
  readonly isChanging: boolean
}

/** What kind of euros the gap is in, and what it comes to in those of today. */
const KindsOfEuros = ({ shown: { annuity, today, year, isReached } }: { readonly shown: ShownProjection }): ReactElement => {
  const { inflation } = today
  return (
    <p>
      <Trans id="projection.head.euros">
        Votre pension est en euros d’aujourd’hui&nbsp;; votre rente est en euros de {year}. Avec {inflation}&nbsp;% d’inflation
        par an, <Amount value={annuity} /> en {year} en vaudraient <Amount value={today.annuity} /> d’aujourd’hui.
      </Trans>{' '}
      {!isReached && (
        <Trans id="projection.head.euros-gap">
          Il vous manquerait alors <Amount value={today.gap} />.
        </Trans>
      )}
    </p>
  )
}

const GoalSentence = ({ shown, plan }: { readonly shown: ShownProjection; readonly plan: ProjectionPlan }): ReactElement => (
  <div className={styles.sentences}>
    <p>
      <Trans id="projection.head.goal">
        pour votre objectif de{' '}
        <b className={styles.strong}>
          <Amount value={plan.goal} />
        </b>{' '}
        par mois, en montants bruts, avant prélèvements sociaux et impôt
      </Trans>
    </p>
    {shown.pension.kind !== 'none' && <KindsOfEuros shown={shown} />}
  </div>
)

const groupsOf = (shown: ShownProjection, plan: ProjectionPlan): readonly FanGroup[] => [
  { id: 'pension', amount: shown.pensionMonth.toNumber(), tone: 'h1' },
  { id: 'annuity', amount: shown.annuity.toNumber(), tone: 'h1' },
  { id: 'other', amount: plan.otherIncome.toNumber(), tone: 'h3' },
  { id: 'gap', kind: 'dashed', amount: shown.isReached ? 0 : shown.gap.toNumber(), tone: 'goal' },
]

/** The gap to the goal, the threads from what is there down to its cards, and dashed ones for what is missing (mock-up q). */
export const ProjectResult = ({ plan, figures, isChanging }: ResultProps): ReactElement => {
  const { t } = useLingui()
  const shown = useMemo(() => shownProjection(plan, figures), [plan, figures])
  const threads = fanThreads(groupsOf(shown, plan), 'both')
  const hasEstimate = plan.pension.estimate !== null
  const [goal, pension, annuity] = [plan.goal, shown.pensionMonth, shown.annuity].map((amount) => formatEuros(amount))
  return (
    <div aria-busy={isChanging} className={isChanging ? styles.changing : undefined}>
      <Hero
        title={<ProjectTitle shown={shown} plan={plan} />}
        figure={<Amount value={shown.gap} size="xl" />}
        sentence={<GoalSentence shown={shown} plan={plan} />}
        actions={
          <>
            <Button variant="accent" onClick={() => focusField('goal')}>
              <Trans id="projection.act.adjust">Ajuster mon projet</Trans>
            </Button>
            <DoorButton target={{ hash: 'marel' }} ground="onHero">
              {hasEstimate ? (
                <Trans id="projection.act.again">Refaire mon estimation</Trans>
              ) : (
                <Trans id="projection.act.estimate">Estimer ma pension</Trans>
              )}
            </DoorButton>
          </>
        }
        fan={
          <>
            <p className={styles.tops}>
              <span>
                <Trans id="projection.ledger.goal">Votre objectif</Trans>
                <b className={styles.strong}>
                  <Amount value={plan.goal} />
                </b>
              </span>
              {plan.propertyLoan.gt(0) && (
                <span>
                  <Trans id="projection.top.loan">Votre crédit immobilier</Trans>
                  <b className={styles.strong}>
                    <Amount value={plan.propertyLoan} />
                  </b>
                </span>
              )}
            </p>
            <Fan
              label={t({
                id: 'projection.fan.label',
                message: `Objectif de ${goal} par mois : pension ${pension}, rente ${annuity}, autres revenus, et ce qui manque.`,
              })}
              threads={threads}
              wide={{ width: TARGETS.width, height: 190, targets: TARGETS.wide }}
              narrow={{ width: 350, height: 90, targets: TARGETS.narrow }}
            />
          </>
        }
      />
      <HeroEdge>
        <Cards shown={shown} plan={plan} />
      </HeroEdge>
      <Stack className={layout.wrap}>
        <div className={styles.unit}>
          <ThreadUnitNote threads={threads}>
            {shown.capital.isZero() ? (
              <Trans id="projection.result.unit-alone">En pointillé&nbsp;: ce qui manque.</Trans>
            ) : (
              <Trans id="projection.result.unit">
                En pointillé&nbsp;: ce qui manque. En plus, <Amount value={shown.capital} /> seraient versés en capital.
              </Trans>
            )}
          </ThreadUnitNote>
        </div>
        <p>
          <TextLinkTo to={pathTo('savings-home')} search={{ vue: INCOME_VIEW }} icon={drawings.ArrowRight} trailing>
            <Trans id="projection.result.income">Revenu à la retraite&nbsp;: contrat par contrat, brut et net</Trans>
          </TextLinkTo>
        </p>
      </Stack>
    </div>
  )
}
