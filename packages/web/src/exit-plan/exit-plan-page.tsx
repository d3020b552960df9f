import {
  exitDraftOf,
  exitPlanEntry,
  exitPlanMachine,
  exitSavingsEntry,
  selectExitPlan,
  type ExitPlanEvent,
} from '@hautelisse/machines/exit-plan'
import { keepDraft } from '@hautelisse/machines/stepper'
import { sumEuros } from '@hautelisse/domain/money'
import { Trans } from '@lingui/react/macro'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState, type ReactElement } from 'react'
import { HouseholdQuestion, useHousehold } from '../household/index.ts'
import { LinkButtonTo, TextLinkTo } from '../portal/index.ts'
import { useApp, useTitles } from '../shell/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { optional } from '../ui/late/index.ts'
import { Body, Page, PageHead, Section, Stack, State, text } from '../ui/page/index.ts'

/** The questions and the plans, each with a script of its own. */
const Inputs = optional(async () => (await import('./inputs.tsx')).Inputs)
const Plans = optional(async () => (await import('./plans.tsx')).Plans)

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
  const [input] = useState(() => ({
    savings: exitSavingsEntry.read(sessionStorage),
    draft: exitPlanEntry.read(sessionStorage),
  }))
  const actor = useActorRef(exitPlanMachine, { input })
  const send = (event: ExitPlanEvent) => actor.send(event)
  useEffect(() => keepDraft(actor, sessionStorage, exitPlanEntry, { draftOf: exitDraftOf }), [actor, sessionStorage])
  const asked = useHousehold()
  const { household } = asked
  useEffect(() => actor.send({ type: 'householdTold', household }), [household, actor])
  const snapshot = useSelector(actor, (now) => now)
  const view = useMemo(() => selectExitPlan(snapshot), [snapshot])
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
        {view.refusal !== 'savings' && (
          <Section title={<Trans id="answers.list.title">Vos réponses</Trans>}>
            <Stack>
              <HouseholdQuestion {...asked} on={start} />
              <Inputs view={view} send={send} />
              {isInTodaysEuros && (
                <p className={text({ as: 'small' })}>
                  <Trans id="exit-plan.page.todays-euros">Montants en euros d’aujourd’hui, comme votre résultat.</Trans>
                </p>
              )}
            </Stack>
          </Section>
        )}
        {(view.result ?? view.refusal) !== undefined && <Plans view={view} send={send} />}
      </Body>
    </Page>
  )
}
