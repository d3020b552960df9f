import {
  exitPlanMachine,
  exitSavingsEntry,
  selectExitPlan,
  type ExitPlanEvent,
  type ExitPlanView,
} from '@hautelisse/machines/exit-plan'
import { sumEuros } from '@hautelisse/domain/money'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { useEffect, useState, type ReactElement } from 'react'
import { HouseholdQuestion, useHousehold } from '../household/index.ts'
import { LinkButtonTo, TextLinkTo } from '../portal/index.ts'
import { useApp, useTitles } from '../shell/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Body, Page, PageHead, Section, Stack, State, text } from '../ui/page/index.ts'
import { Select } from '../ui/select/index.ts'
import { fields } from './exit-plan.css.ts'
import { PlanCards } from './plan-cards.tsx'
import { PlanTable } from './plan-table.tsx'
import { Unsure } from './unsure.tsx'
import { usePlanNames } from './words.ts'
import { YearLedger } from './year-ledger.tsx'

const YEARS = Array.from({ length: 15 }, (_, at) => at + 1)

type PartProps = { readonly view: ExitPlanView; readonly send: (event: ExitPlanEvent) => void }

const Choices = ({ view, send }: PartProps): ReactElement => {
  const { t } = useLingui()
  const yearsName = (years: number) =>
    t({ id: 'exit-plan.years.option', message: plural(years, { one: '#\u00A0an', other: '#\u00A0ans' }) })
  return (
    <div className={fields}>
      <Select
        wide
        id="exit-plan-years"
        label={t({ id: 'exit-plan.years.label', message: 'Sur combien d’années, au plus' })}
        value={String(view.years)}
        onValueChange={(chosen) => send({ type: 'yearsChosen', years: Number.parseInt(chosen, 10) })}
        options={YEARS.map((years) => ({ value: String(years), label: yearsName(years) }))}
      />
      <Select
        wide
        id="exit-plan-until"
        label={t({ id: 'exit-plan.until.label', message: 'Compté jusqu’à l’âge de' })}
        value={String(view.until)}
        onValueChange={(chosen) => send({ type: 'untilChosen', until: Number.parseInt(chosen, 10) })}
        options={view.ages.map((age) => ({
          value: String(age),
          label: t({ id: 'ui.age.whole', message: `${age}\u00A0ans` }),
        }))}
      />
    </div>
  )
}

const Plans = ({ view, send }: PartProps): ReactElement | null => {
  const names = usePlanNames(view.until)
  const { plans, savings, opened, until } = view
  if (plans === undefined) return null
  return (
    <>
      <Section
        title={<Trans id="exit-plan.plans.title">Trois plans</Trans>}
        lead={
          <Trans id="exit-plan.plans.criterion">
            Le critère&nbsp;: le plus net reçu jusqu’à {until}&nbsp;ans, selon la loi d’aujourd’hui. Recevoir plus tard, c’est
            aussi attendre.
          </Trans>
        }
      >
        <PlanCards view={view} plans={plans} onOpen={(plan) => send({ type: 'planOpened', plan })} />
      </Section>
      <YearLedger plan={plans.plans[opened]} name={names[opened]} start={savings.start} />
      <Unsure plans={plans} apart={savings.apart} />
      <PlanTable plans={plans} start={savings.start} />
    </>
  )
}

/** Without a result there is nothing to plan: the way to the simulator. */
const WithoutSavings = (): ReactElement => (
  <State
    kind="empty"
    level={2}
    title={<Trans id="exit-plan.none.title">Ce plan part d’un résultat</Trans>}
    action={
      <LinkButtonTo to="/simulator/mrm">
        <Trans id="exit-plan.none.action">Ouvrir « Capital ou rente ? »</Trans>
      </LinkButtonTo>
    }
  >
    <Trans id="exit-plan.none.text">
      Simulez votre départ, dites ce que vous avez versé, et ouvrez votre plan depuis le net de charges et d’impôt.
    </Trans>
  </State>
)

/** /simulator/mrm/plan: in which year how much of the capital comes out, and what is left of it (BEY-51). */
export const ExitPlanPage = (): ReactElement => {
  const titleOf = useTitles()
  const { sessionStorage } = useApp()
  const [input] = useState(() => ({ savings: exitSavingsEntry.read(sessionStorage) }))
  const [snapshot, send] = useMachine(exitPlanMachine, { input })
  const asked = useHousehold()
  const { household } = asked
  useEffect(() => send({ type: 'householdTold', household }), [household, send])
  const view = selectExitPlan(snapshot)
  const back = (
    <TextLinkTo to="/simulator/mrm" icon={drawings.ArrowLeft}>
      <Trans id="exit-plan.page.back">Retour au résultat</Trans>
    </TextLinkTo>
  )
  if (view === undefined)
    return (
      <Page>
        <PageHead title={titleOf('exit-plan')} back={back} />
        <Body>
          <WithoutSavings />
        </Body>
      </Page>
    )
  const { vvd, vvnd, es, start, isInTodaysEuros } = view.savings
  const total = sumEuros([vvd, vvnd, es].flatMap(({ paid, gains }) => [paid, gains]))
  return (
    <Page>
      <PageHead
        title={titleOf('exit-plan')}
        back={back}
        lead={
          <Trans id="exit-plan.page.lead">
            Vous recevez <Amount value={total} /> en capital. La loi permet de les demander en une ou plusieurs fois, et l’impôt
            de chaque année en dépend.
          </Trans>
        }
      />
      <Body>
        <Section title={<Trans id="answers.list.title">Vos réponses</Trans>}>
          <Stack>
            <HouseholdQuestion {...asked} on={start} />
            <Choices view={view} send={send} />
            {isInTodaysEuros && (
              <p className={text({ as: 'small' })}>
                <Trans id="exit-plan.page.todays-euros">Montants en euros d’aujourd’hui, comme votre résultat.</Trans>
              </p>
            )}
          </Stack>
        </Section>
        <Plans view={view} send={send} />
      </Body>
    </Page>
  )
}
