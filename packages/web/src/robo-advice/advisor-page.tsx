import { pathTo } from '@hautelisse/domain/portal'
import {
  selectAdvisorScreen,
  selectEntities,
  selectEntity,
  selectFigures,
  selectLeaving,
  selectPlan,
  type PlanView,
} from '@hautelisse/machines/robo-advice'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { LinkButtonTo, TextLinkTo } from '../portal/index.ts'
import { keepPlace } from '../simulations/index.ts'
import { optional } from '../ui/late/index.ts'
import { RetryNote } from '../resource/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Body, Columns, Doors, PageHead, Stack, State, text } from '../ui/page/index.ts'
import { Select } from '../ui/select/index.ts'
import * as styles from './advisor.css.ts'
import { Gaps } from './gaps.tsx'
import { GlidePanel } from './glide-panel.tsx'
import { BreachFigure, CalmerProfile, isBeyond } from './loss.tsx'
import { NextPanel, TalkLink } from './next-panel.tsx'
import { ColumnRisk, ProfileChoice } from './profile-choice.tsx'
import type { AdvisorProps } from './use-advisor.ts'
import { shareWords, useProfileInSentence } from './words.ts'

/** What keeps the limits of a profile as a simulation is not needed to read the page. */
const KeepLimits = optional(async () => (await import('./keep.tsx')).KeepLimits)

type AllocationProps = { readonly lead?: ReactNode; readonly actions?: ReactNode; readonly children: ReactNode }

/** Frame of each state of the page: its head, then what there is to see, or why there is nothing (ROBO-05). */
const AllocationFrame = ({ children, ...head }: AllocationProps): ReactElement => (
  <>
    <PageHead
      title={<Trans id="page.advisor-placements.title">Vérifier mon allocation</Trans>}
      back={
        <TextLinkTo to={pathTo('savings-home')} icon={drawings.ArrowLeft}>
          <Trans id="accounts.home.page">Mon épargne</Trans>
        </TextLinkTo>
      }
      {...head}
    />
    <Body>{children}</Body>
  </>
)

const WithoutPlan = (): ReactElement => (
  <AllocationFrame
    lead={
      <Trans id="robo.nothing.text">
        Aucun de vos plans n’a de grille de placements : soit votre entreprise n’en a pas publié, soit un gérant s’en charge pour
        vous.
      </Trans>
    }
  >
    <Doors>
      <LinkButtonTo to={pathTo('savings-home')}>
        <Trans id="password.failed.home">Revenir à mon épargne</Trans>
      </LinkButtonTo>
      <TalkLink />
    </Doors>
  </AllocationFrame>
)

type MovedProps = { readonly plan: PlanView; readonly figures: 'fresh' | 'refreshing' | 'stale' }

/** What would be moved to follow the profile: the page's one figure; of a profile that passes its own limit, that. */
const MovedAmount = ({ plan, figures }: MovedProps): ReactElement | null => {
  const profile = useProfileInSentence()[plan.profile]
  const { gaps, holdings } = plan
  if (isBeyond(plan.loss)) return <BreachFigure loss={plan.loss} />
  // Until the risk of this horizon is read, nobody knows whether the profile keeps its limits.
  if (gaps === undefined || holdings === undefined || figures !== 'fresh') return null
  const share = shareWords(Math.round(gaps.movedShare * 100) / 100)
  return (
    <div className={styles.figure} aria-live="polite">
      <p className={text({ as: 'small' })}>
        <Trans id="robo.moved.title">À déplacer pour suivre le profil {profile}</Trans>
      </p>
      <Amount value={gaps.moved} size="l" />
      <p className={text({ as: 'small' })}>
        <Trans id="robo.moved.share">
          soit {share} de votre {holdings.title}
        </Trans>
      </p>
    </div>
  )
}

const ContractChoice = ({ snapshot, send }: AdvisorProps): ReactElement | null => {
  const { t } = useLingui()
  const entities = selectEntities(snapshot)
  const entity = selectEntity(snapshot)
  if (entities.length < 2 || entity === undefined) return null
  return (
    <Select
      label={t({ id: 'letter.band.contract', message: 'Contrat' })}
      value={entity.contract_id}
      onValueChange={(contractId) => send({ type: 'entityChosen', contractId })}
      options={entities.map((one) => ({ value: one.contract_id, label: `${one.account_type}, ${one.company_name}` }))}
    />
  )
}

const PlanPage = ({ snapshot, send, plan }: AdvisorProps & { readonly plan: PlanView }): ReactElement => {
  const { holdings, glide } = plan
  const entity = selectEntity(snapshot)
  const company = entity?.company_name ?? ''
  const title = holdings?.title ?? entity?.account_type ?? ''
  return (
    <AllocationFrame
      lead={
        <>
          {title}, {company}
          {holdings !== undefined && (
            <>
              , <Amount value={holdings.total} />
            </>
          )}
          . <Trans id="robo.page.lead">Comparez vos placements d’aujourd’hui à quatre profils d’investisseur.</Trans>
        </>
      }
      actions={<MovedAmount plan={plan} figures={selectFigures(snapshot)} />}
    >
      <Stack space="s7">
        <Stack space="s5">
          <ContractChoice snapshot={snapshot} send={send} />
          <ProfileChoice plan={plan} send={send} />
          <CalmerProfile plan={plan} send={send} />
          {glide !== undefined && <GlidePanel plan={plan} glide={glide} send={send} />}
          {selectFigures(snapshot) === 'stale' ? (
            <RetryNote kind="warn" onRetry={() => send({ type: 'retryRequested' })}>
              <p>
                <Trans id="robo.risk.stale">Le risque de ce profil à cette durée n’a pas pu être lu.</Trans>
              </p>
            </RetryNote>
          ) : (
            <ColumnRisk plan={plan} />
          )}
        </Stack>
        <Columns>
          <Gaps plan={plan} title={title} />
          <NextPanel plan={plan} leaving={selectLeaving(snapshot)} company={company} send={send} />
        </Columns>
        {plan.column !== undefined && (
          <div className={keepPlace}>
            <KeepLimits snapshot={snapshot} />
          </div>
        )}
      </Stack>
    </AllocationFrame>
  )
}

export const Advisor = ({ snapshot, send }: AdvisorProps): ReactElement | null => {
  const { t } = useLingui()
  const screen = selectAdvisorScreen(snapshot)
  const plan = selectPlan(snapshot)
  switch (screen) {
    case 'waiting':
      return (
        <AllocationFrame lead={<Trans id="robo.waiting.text">Lecture de vos plans et de leurs grilles</Trans>}>
          <State kind="waiting" label={t({ id: 'robo.waiting.label', message: 'Vos plans' })} />
        </AllocationFrame>
      )
    case 'nothing':
      return <WithoutPlan />
    case 'unavailable':
      return (
        <AllocationFrame lead={<Trans id="ui.menu.unavailable">Fonctionnalité momentanément indisponible</Trans>}>
          <State
            kind="failed"
            level={2}
            title={<Trans id="robo.unavailable.title">Vos plans n’ont pas pu être lus</Trans>}
            onRetry={() => send({ type: 'retryRequested' })}
          />
        </AllocationFrame>
      )
    case 'profile-unavailable':
      return (
        <AllocationFrame>
          <ContractChoice snapshot={snapshot} send={send} />
          <State kind="failed" level={2} onRetry={() => send({ type: 'retryRequested' })}>
            <Trans id="robo.profile.failed">Les quatre profils de ce plan n’ont pas pu être lus.</Trans>
          </State>
        </AllocationFrame>
      )
    case 'plan':
      return plan === undefined ? null : <PlanPage snapshot={snapshot} send={send} plan={plan} />
    default:
      return screen satisfies never
  }
}
