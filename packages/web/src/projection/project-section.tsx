import type { Account } from '@hautelisse/domain/accounts'
import type { Evaluators } from '@hautelisse/domain/explain'
import { loadMortalityTables } from '@hautelisse/domain/mortality'
import { incomeTermsOf, livingAt, planOf, projectionEvaluators, shownLiving } from '@hautelisse/domain/projection'
import { selectAbout, selectFigures, selectStage } from '@hautelisse/machines/projection'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo, type ReactElement } from 'react'
import { useIsInTodaysEuros } from '../euros/index.ts'
import { WholeAmount } from '../ui/amount/index.ts'
import { Late, lateScript } from '../ui/late/index.ts'
import { Fact, Facts, State, text } from '../ui/page/index.ts'
import { Spinner } from '../ui/spinner/index.ts'
import { OwnProject } from './own-project.tsx'
import type { ProjectionActor } from './use-projection.ts'

const NOWHERE: readonly Account[] = []

const evaluatorsScript = lateScript(async () => projectionEvaluators(await loadMortalityTables()))

type OfActor = { readonly actor: ProjectionActor }

const Known = ({ actor, evaluators }: OfActor & { readonly evaluators: Evaluators }): ReactElement | null => {
  const figures = useSelector(actor, selectFigures)
  const about = useSelector(actor, selectAbout)
  const isToday = useIsInTodaysEuros()
  const request = figures.kind === 'known' ? figures.request : undefined
  const found = useMemo(() => {
    if (request === undefined) return undefined
    const plan = planOf(request, { ...about, elsewhere: NOWHERE })
    return { plan, living: livingAt(plan, incomeTermsOf(request), evaluators) }
  }, [request, about, evaluators])
  if (found === undefined) return null
  const { plan, living } = found
  if (living.kind === 'unknown')
    return (
      <p>
        {living.missing.includes('pension') ? (
          <Trans id="projection.section.pension">
            Votre pension de l’État n’est pas encore connue&nbsp;: il n’y a pas de total avant.
          </Trans>
        ) : (
          <Trans id="projection.section.household">
            Votre foyer fiscal n’est pas encore connu&nbsp;: il n’y a pas de net avant.
          </Trans>
        )}
      </p>
    )
  const shown = shownLiving(living, plan, isToday ? 'today' : 'departure')
  const { horizon } = plan
  return (
    <>
      <p className={text({ as: 'subtitle' })}>
        <Trans id="projection.known.title">À {horizon}&nbsp;ans, vous auriez pour vivre</Trans>
      </p>
      <p>
        <WholeAmount value={shown.net} size="l" />
      </p>
      <Facts>
        <Fact name={<Trans id="projection.section.range">Fourchette, net par mois</Trans>}>
          <Trans id="projection.table.between">
            <WholeAmount value={shown.low} /> à <WholeAmount value={shown.high} />
          </Trans>
        </Fact>
        <Fact name={<Trans id="projection.ledger.goal">Votre objectif</Trans>}>
          <WholeAmount value={shown.goal} />
        </Fact>
        {shown.verdict === 'missed' && (
          <Fact name={<Trans id="projection.known.missing">Il manque</Trans>}>
            <WholeAmount value={shown.missing} />
          </Fact>
        )}
      </Facts>
    </>
  )
}

const SectionFigures = ({ actor }: OfActor): ReactElement => {
  const stage = useSelector(actor, selectStage)
  if (stage === 'loading') return <Spinner />
  if (stage === 'failed')
    return (
      <State
        kind="failed"
        level={3}
        title={<Trans id="projection.view.failed">Le simulateur est temporairement indisponible.</Trans>}
        onRetry={() => actor.send({ type: 'retryRequested' })}
      />
    )
  if (stage === 'start')
    return (
      <p>
        <Trans id="projection.section.empty">
          Rien n’est encore enregistré&nbsp;: dites votre objectif et votre âge de départ.
        </Trans>
      </p>
    )
  return (
    <Late script={evaluatorsScript} level={3}>
      {(evaluators) => <Known actor={actor} evaluators={evaluators} />}
    </Late>
  )
}

/** What the saver would have to live on, inside a home that has no view of its own for it: the same answer as on the page. */
export const ProjectSection = ({ accounts }: { readonly accounts: readonly Account[] }): ReactElement => (
  <OwnProject accounts={accounts} waiting={<Spinner />}>
    {(actor) => <SectionFigures actor={actor} />}
  </OwnProject>
)
