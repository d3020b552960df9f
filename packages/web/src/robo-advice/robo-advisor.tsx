import {
  selectAskedPlan,
  selectEntity,
  selectFuturesParts,
  selectPlan,
  type KeptQuestionnaire,
  type PlanView,
} from '@hautelisse/machines/robo-advice'
import { useLocation } from '@tanstack/react-router'
import { useCallback, type ReactElement } from 'react'
import { parseQuery } from '../shell/index.ts'
import { OwnSimulations, WithSimulations } from '../simulations/index.ts'
import { Late, lateScript } from '../ui/late/index.ts'
import { Page } from '../ui/page/index.ts'
import { Advisor } from './advisor-page.tsx'
import { useAdvisor, type AdvisorProps } from './use-advisor.ts'

/** The other two pages of the room come when they are opened. */
const QUESTIONNAIRE = lateScript(() => import('./questionnaire-page.tsx'))
const FUTURES = lateScript(() => import('./futures-page.tsx'))

const threadOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : undefined

/** The questionnaire that holds, with the profile of its answers. */
const keptOf = ({ questionnaire, own }: PlanView): KeptQuestionnaire | undefined =>
  questionnaire?.state === 'valid' && own !== null ? { record: questionnaire, profile: own } : undefined

const AdvisorView = ({ snapshot, send }: AdvisorProps): ReactElement => {
  const { vue, fil, reponses } = parseQuery(useLocation({ select: ({ searchStr }) => searchStr }))
  const plan = selectPlan(snapshot)
  const parts = selectFuturesParts(snapshot)
  const refresh = useCallback(() => send({ type: 'refreshRequested' }), [send])
  const asked = selectAskedPlan(snapshot)
  if (plan !== undefined && asked !== undefined && vue === 'questionnaire')
    return (
      <Late script={QUESTIONNAIRE} level={1}>
        {({ QuestionnairePage }) => (
          <QuestionnairePage
            plan={asked}
            view={plan}
            parts={parts}
            kept={reponses === undefined ? undefined : keptOf(plan)}
            onResult={refresh}
          />
        )}
      </Late>
    )
  if (plan !== undefined && asked !== undefined && parts !== undefined && vue === 'futurs')
    return (
      <Late script={FUTURES} level={1}>
        {({ FuturesPage }) => (
          <FuturesPage
            plan={asked}
            view={plan}
            grid={parts.grid}
            holdings={parts.holdings}
            company={selectEntity(snapshot)?.company_name ?? ''}
            thread={threadOf(fil)}
          />
        )}
      </Late>
    )
  return <Advisor snapshot={snapshot} send={send} />
}

/** "Vérifier mon allocation": the allocation, its questionnaire, its futures: one address, whose query names which. */
export const RoboAdvisor = (): ReactElement => (
  <WithSimulations>
    <Page>
      <AdvisorView {...useAdvisor()} />
    </Page>
    <OwnSimulations of="risk-mix" />
  </WithSimulations>
)
