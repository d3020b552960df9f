import type { Evaluators } from '@hautelisse/domain/explain'
import { livingAt, shownLiving, type IncomeTerms, type KnownLiving, type ProjectionPlan } from '@hautelisse/domain/projection'
import { selectIsHouseholdSaid, selectOpened } from '@hautelisse/machines/projection'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo, useState, type ReactElement } from 'react'
import { useIsInTodaysEuros } from '../euros/index.ts'
import type { AskedHousehold } from '../household/index.ts'
import { WholeAmount } from '../ui/amount/index.ts'
import { Button } from '../ui/button/index.ts'
import { ThreadUnitNote } from '../ui/charts/index.ts'
import { HeroEdge } from '../ui/hero/index.ts'
import { Late, lateScript, optional } from '../ui/late/index.ts'
import { Doors } from '../ui/page/index.ts'
import { layout } from '../ui/theme/index.ts'
import { AdjustPanel } from './adjust-panel.tsx'
import { AgesPart, TablePart, useRows } from './ages-part.tsx'
import { AnswersPart } from './answers-part.tsx'
import { CausesPart } from './causes-part.tsx'
import { Folded } from './folded.tsx'
import { goTo } from './go-to.ts'
import { HouseholdHero } from './household-hero.tsx'
import { KnownCards, threadsOf } from './known-cards.tsx'
import { KnownHero } from './known-hero.tsx'
import { Looking, useLook } from './looking.tsx'
import * as styles from './page.css.ts'
import { PensionHero } from './pension-hero.tsx'
import { UnknownBelow, UnknownFan } from './unknown-below.tsx'
import type { ProjectionActor } from './use-projection.ts'

/** What prints the answers, and what keeps them as a simulation, is not needed to read them. */
const PrintProject = optional(async () => (await import('./keep.tsx')).PrintProject)
const KeepProject = optional(async () => (await import('./keep.tsx')).KeepProject)

/** Where the figure comes from comes once it is asked for. */
const explainScript = lateScript(async () => (await import('./explain-page.tsx')).loadExplainPage())

type PageProps = {
  readonly actor: ProjectionActor
  readonly household: AskedHousehold
  readonly plan: ProjectionPlan
  readonly terms: IncomeTerms | undefined
  readonly evaluators: Evaluators
  /** Other figures are on their way. */
  readonly isChanging: boolean
}

type KnownProps = Pick<PageProps, 'actor' | 'plan' | 'evaluators' | 'isChanging'> & {
  readonly terms: IncomeTerms
  readonly living: KnownLiving
  readonly onHousehold: () => void
}

const Unit = ({
  living,
  threads,
  hasGap,
}: {
  readonly living: KnownLiving
  readonly threads: ReturnType<typeof threadsOf>['threads']
  readonly hasGap: boolean
}): ReactElement => {
  const { capital } = living.figures[useIsInTodaysEuros() ? 'today' : 'departure']
  return (
    <div className={`${layout.wrap} ${styles.unit}`}>
      <ThreadUnitNote threads={threads} isNetMonth>
        {hasGap && <Trans id="projection.known.dashed">En pointillé&nbsp;: ce qui manque.</Trans>}{' '}
        {!capital.isZero() && (
          <Trans id="projection.known.capital">
            En plus, <WholeAmount value={capital} /> vous seraient versés en capital, net.
          </Trans>
        )}
      </ThreadUnitNote>
    </div>
  )
}

const Sticky = ({
  shown,
  plan: { horizon },
}: {
  readonly shown: ReturnType<typeof shownLiving>
  readonly plan: ProjectionPlan
}): ReactElement => (
  <div className={styles.sticky} data-print="never">
    <p>
      <Trans id="projection.sticky.name">{horizon}&nbsp;ans, net par mois</Trans>
      <b>
        <WholeAmount value={shown.net} />
      </b>
    </p>
    <Button size="s" onClick={() => goTo('retirement-adjust')}>
      <Trans id="projection.adjust.title">Ajuster</Trans>
    </Button>
  </div>
)

const Below = ({ actor, plan, living, onHousehold }: KnownProps): ReactElement => {
  const { ages, effects, closing } = useLook()
  const rows = useRows(ages, plan)
  const { t } = useLingui()
  return (
    <>
      <div className={`${layout.wrap} ${styles.low}`}>
        <AgesPart actor={actor} rows={rows} plan={plan} />
        <AdjustPanel actor={actor} plan={plan} effects={effects} closing={closing} />
      </div>
      <div className={layout.wrap}>
        <div data-annex={t({ id: 'projection.annex.ages', message: 'Âge par âge' })}>
          <TablePart rows={rows} plan={plan} />
        </div>
        <div className={styles.two}>
          <Folded id="retirement-range" title={<Trans id="projection.cause.title">Pourquoi une fourchette</Trans>}>
            <CausesPart living={living} />
          </Folded>
          <AnswersPart actor={actor} onHousehold={onHousehold} />
        </div>
        <Doors className={styles.foot}>
          <PrintProject actor={actor} />
        </Doors>
      </div>
    </>
  )
}

const KnownPage = (props: KnownProps): ReactElement => {
  const { actor, plan, living, isChanging } = props
  const isToday = useIsInTodaysEuros()
  const opened = useSelector(actor, selectOpened)
  const shown = useMemo(() => shownLiving(living, plan, isToday ? 'today' : 'departure'), [living, plan, isToday])
  const { threads, targets } = useMemo(() => threadsOf(shown), [shown])
  if (opened === 'net')
    return (
      <Late script={explainScript} level={2}>
        {(ExplainPage) => (
          <ExplainPage living={living} plan={plan} shown={shown} onClose={() => actor.send({ type: 'figureClosed' })} />
        )}
      </Late>
    )
  return (
    <Looking {...props}>
      <div className={styles.page}>
        <div aria-busy={isChanging} className={isChanging ? styles.changing : undefined}>
          <KnownHero
            living={living}
            plan={plan}
            shown={shown}
            threads={threads}
            targets={targets}
            keep={<KeepProject actor={actor} />}
            onExplain={() => actor.send({ type: 'figureOpened', figure: 'net' })}
          />
          <HeroEdge>
            <KnownCards living={living} plan={plan} shown={shown} />
          </HeroEdge>
          <Unit living={living} threads={threads} hasGap={!shown.missing.isZero()} />
        </div>
        <Below {...props} />
        <Sticky shown={shown} plan={plan} />
      </div>
    </Looking>
  )
}

/** "Ma retraite" once age and goal are said: the question whose answer is missing, or what the saver would have to live on. */
export const RetirementPage = ({ actor, household, plan, terms, evaluators, isChanging }: PageProps): ReactElement => {
  const living = useMemo(() => livingAt(plan, terms, evaluators), [plan, terms, evaluators])
  const isMissing = living.kind === 'unknown' && !living.missing.includes('pension')
  const [isAsking, setIsAsking] = useState(isMissing)
  const isSaid = useSelector(actor, selectIsHouseholdSaid)
  if (isMissing && !isAsking && !isSaid) setIsAsking(true)
  if (living.kind === 'unknown' && living.missing.includes('pension'))
    return (
      <>
        <PensionHero actor={actor} isPartial={living.pension.kind !== 'none'} fan={<UnknownFan plan={plan} living={living} />} />
        <UnknownBelow actor={actor} plan={plan} living={living} />
      </>
    )
  // The question stays as it is while its last answer is typed: nothing moves before the saver goes on.
  if (living.kind === 'unknown' || isAsking || terms === undefined)
    return (
      <>
        <HouseholdHero
          actor={actor}
          household={household}
          plan={plan}
          isGoing={!isAsking}
          onDone={() => setIsAsking(false)}
          fan={living.kind === 'unknown' && <UnknownFan plan={plan} living={living} />}
        />
        {living.kind === 'unknown' ? <UnknownBelow actor={actor} plan={plan} living={living} /> : <div className={styles.hem} />}
      </>
    )
  return (
    <KnownPage
      actor={actor}
      plan={plan}
      terms={terms}
      evaluators={evaluators}
      living={living}
      isChanging={isChanging}
      onHousehold={() => setIsAsking(true)}
    />
  )
}
