import { euros } from '@hautelisse/domain/money'
import { pathTo } from '@hautelisse/domain/portal'
import {
  selectFutures,
  selectFuturesForm,
  selectSensitivities,
  type FuturesSnapshot,
  type FuturesView,
} from '@hautelisse/machines/robo-advice'
import { Trans } from '@lingui/react/macro'
import { memo, useDeferredValue, useMemo, type ReactElement } from 'react'
import { LinkButtonTo } from '../portal/index.ts'
import { RetryNote } from '../resource/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Late, lateScript } from '../ui/late/index.ts'
import { Note } from '../ui/note/index.ts'
import { Body, Card, Columns, PageHead, Section, Stack, text } from '../ui/page/index.ts'
import { figure } from './advisor.css.ts'
import { Explaining, FanFigure, Place } from './explained.tsx'
import { FanPanel } from './fan-panel.tsx'
import { AskYear, FanTable } from './fan-table.tsx'
import { FuturesAssumptions, Sensitivities } from './futures-assumptions.tsx'
import { Settings } from './futures-settings.tsx'
import * as styles from './futures.css.ts'
import { useShown, useYearsWords } from './futures-words.ts'
import { BreachNote } from './loss.tsx'
import { AllocationLink, TalkLink } from './next-panel.tsx'
import { ThreadSection } from './thread-section.tsx'
import { Today } from './todays-fan.tsx'
import { useFutures, type FuturesPageProps } from './use-futures.ts'
import { WhenWrong } from './when-wrong.tsx'

/** A calculation comes when it is first opened: the page does without its script. */
const script = lateScript(() => import('./future-calculation.tsx'))

/** Where eight futures in ten end, and below what one in twenty does. */
const FuturesHeadline = ({ view }: { readonly view: FuturesView }): ReactElement => {
  const shown = useShown()
  const end = view.fan.points.at(-1)
  const years = useYearsWords()(end?.years ?? 0)
  const worst = shown(end?.p05 ?? 0)
  return (
    <div className={figure} aria-live="polite" data-part="range">
      <p className={text({ as: 'small' })}>
        <Trans id="robo.futures.between">Dans {years}, 8 futurs sur 10 finissent entre</Trans>
      </p>
      <p className={styles.big}>
        <FanFigure figure="p10">{shown(end?.p10 ?? 0)}</FanFigure>{' '}
        <span className={styles.and}>
          <Trans id="robo.futures.and">et</Trans>
        </span>{' '}
        <FanFigure figure="p90">{shown(end?.p90 ?? 0)}</FanFigure>
      </p>
      <p className={text({ as: 'small' })}>
        <Trans id="robo.futures.one-in-twenty">
          1 sur 20 finit sous{' '}
          <span className={text({ tone: 'ink', strong: true })}>
            <FanFigure figure="p05">{worst}</FanFigure>
          </span>
        </Trans>
      </p>
    </div>
  )
}

/** What can be done from here. */
const FuturesNext = memo((): ReactElement => (
  <Card as="section" level={2} title={<Trans id="robo.next.title">Et maintenant</Trans>}>
    <p className={text({ as: 'small' })}>
      <Trans id="robo.futures.nothing-sent">Rien n’est envoyé ni modifié depuis cette page.</Trans>
    </p>
    <Stack space="s3">
      <LinkButtonTo to={pathTo('advisor-placements')} wide>
        <Trans id="robo.futures.four">Revoir les quatre profils</Trans>
      </LinkButtonTo>
      <TalkLink />
    </Stack>
  </Card>
))

/** The parts that need not be in the frame of a moved slider: they follow once it has been painted. */
const useRested = (snapshot: FuturesSnapshot) => {
  const rested = useDeferredValue(snapshot)
  return useMemo(
    () => ({ view: selectFutures(rested), form: selectFuturesForm(rested), lines: selectSensitivities(rested) }),
    [rested],
  )
}

/** The possible futures of a plan (decision 16.10). */
export const FuturesPage = (props: FuturesPageProps): ReactElement => {
  const { snapshot, send } = useFutures(props)
  const view = selectFutures(snapshot)
  const form = selectFuturesForm(snapshot)
  const rested = useRested(snapshot)
  const { company, holdings } = props
  const { opened } = snapshot.context
  const calculation = opened !== undefined && view !== undefined && (
    <Late script={script} level={3}>
      {({ FutureCalculation }) => <FutureCalculation snapshot={snapshot} view={view} opened={opened} />}
    </Late>
  )
  return (
    <Explaining opened={opened} canExplain send={send} panel={calculation}>
      <Place id="head">
        <PageHead
          back={<AllocationLink />}
          title={<Trans id="robo.futures.title">Les futurs possibles de votre {holdings.title}</Trans>}
          lead={
            <>
              {company}
              {view !== undefined && (
                <>
                  {', '}
                  <Trans id="robo.futures.initial">
                    <Amount value={euros(view.initial)} /> aujourd’hui
                  </Trans>
                </>
              )}
              . <Trans id="robo.futures.lead">Ce sont des calculs sur des hypothèses, pas des prévisions.</Trans>
            </>
          }
          actions={view && <FuturesHeadline view={view} />}
        />
      </Place>
      <Body>
        <Stack space="s7">
          <Stack>
            <Settings form={form} send={send} />
            <BreachNote loss={view?.loss} />
          </Stack>
          {view === undefined ? (
            <Note>
              <Trans id="robo.futures.unclassified">
                Aucun fonds de cette grille n’est classé : nous ne pouvons pas chiffrer ses futurs.
              </Trans>
            </Note>
          ) : (
            <>
              {view.by === 'page-alone' && (
                <RetryNote kind="warn" onRetry={() => send({ type: 'retryRequested' })}>
                  <p>
                    <Trans id="robo.futures.page-alone">
                      Montants calculés par cette page : notre serveur n’a pas répondu pour les confirmer.
                    </Trans>
                  </p>
                </RetryNote>
              )}
              <FanPanel view={view} form={form} send={send} />
              <Columns className={styles.later}>
                <Stack space="s7">
                  {rested.view && <ThreadSection view={rested.view} form={rested.form} send={send} />}
                  <WhenWrong view={view} form={form} />
                </Stack>
                <Stack space="s5">
                  {rested.view && <Today view={rested.view} form={rested.form} />}
                  <FuturesNext />
                </Stack>
              </Columns>
              {rested.view && (
                <>
                  <Section className={styles.later} title={<Trans id="robo.table.title">Les mêmes chiffres, en tableau</Trans>}>
                    <Place id="table">
                      <FanTable view={rested.view} form={rested.form} />
                      <AskYear view={rested.view} opened={opened} send={send} />
                    </Place>
                  </Section>
                  <Sensitivities lines={rested.lines} />
                  <FuturesAssumptions set={rested.view.assumptions} />
                </>
              )}
            </>
          )}
        </Stack>
      </Body>
    </Explaining>
  )
}
