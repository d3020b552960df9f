import { euros } from '@hautelisse/domain/money'
import { pathTo } from '@hautelisse/domain/portal'
import { selectFutures, selectFuturesForm, selectSensitivities, type FuturesSnapshot } from '@hautelisse/machines/robo-advice'
import { Trans } from '@lingui/react/macro'
import { memo, useDeferredValue, useMemo, type ReactElement } from 'react'
import { LinkButtonTo, TextLinkTo } from '../portal/index.ts'
import { RetryNote } from '../resource/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Late, lateScript } from '../ui/late/index.ts'
import { Note } from '../ui/note/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { AskYear } from './ask-year.tsx'
import { Explaining, Place } from './explained.tsx'
import { FanPanel } from './fan-panel.tsx'
import { FanTable } from './fan-table.tsx'
import { Assumptions } from './futures-assumptions.tsx'
import { Headline } from './futures-headline.tsx'
import { Settings } from './futures-settings.tsx'
import * as styles from './futures.css.ts'
import { TalkLink } from './next-panel.tsx'
import { ThreadSection } from './thread-section.tsx'
import { Today } from './todays-fan.tsx'
import { useFutures, type FuturesPageProps } from './use-futures.ts'
import { Matters } from './what-matters.tsx'
import { WhenWrong } from './when-wrong.tsx'
import { PageHead } from '../ui/page/index.ts'

/** A calculation comes when it is first opened: the page does without its script. */
const script = lateScript(() => import('./future-calculation.tsx'))

/** What can be done from here. */
const Then = memo((): ReactElement => (
  <Panel aria-labelledby="robo-then">
    <h2 id="robo-then">
      <Trans id="robo.next.title">Et maintenant</Trans>
    </h2>
    <p className={styles.quiet}>
      <Trans id="robo.futures.nothing-sent">Rien n’est envoyé ni modifié depuis cette page.</Trans>
    </p>
    <div className={styles.acts}>
      <LinkButtonTo to={pathTo('advisor-placements')} wide>
        <Trans id="robo.futures.four">Revoir les quatre profils</Trans>
      </LinkButtonTo>
      <TalkLink />
    </div>
  </Panel>
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
  const back = (
    <TextLinkTo to={pathTo('advisor-placements')} icon={drawings.ArrowLeft}>
      <Trans id="robo.back.allocation">Vérifier mon allocation</Trans>
    </TextLinkTo>
  )
  return (
    <Explaining opened={opened} canExplain send={send} panel={calculation}>
      <Place id="head">
        <PageHead
          back={back}
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
          actions={view && <Headline view={view} />}
        />
      </Place>
      <Settings form={form} send={send} />
      {view === undefined ? (
        <Note className={styles.note}>
          <Trans id="robo.futures.unclassified">
            Aucun fonds de cette grille n’est classé : nous ne pouvons pas chiffrer ses futurs.
          </Trans>
        </Note>
      ) : (
        <>
          {view.by === 'page-alone' && (
            <div className={styles.note}>
              <RetryNote kind="warn" onRetry={() => send({ type: 'retryRequested' })}>
                <p>
                  <Trans id="robo.futures.page-alone">
                    Montants calculés par cette page : notre serveur n’a pas répondu pour les confirmer.
                  </Trans>
                </p>
              </RetryNote>
            </div>
          )}
          <FanPanel view={view} form={form} send={send} />
          <div className={`${styles.compare} ${styles.later}`}>
            <div className={styles.column}>
              {rested.view && <ThreadSection view={rested.view} form={rested.form} send={send} />}
              <WhenWrong view={view} form={form} />
            </div>
            <aside className={styles.side}>
              {rested.view && <Today view={rested.view} form={rested.form} />}
              <Then />
            </aside>
          </div>
          {rested.view && (
            <>
              <section className={`${styles.part} ${styles.later}`} aria-labelledby="robo-table">
                <h2 id="robo-table">
                  <Trans id="robo.table.title">Les mêmes chiffres, en tableau</Trans>
                </h2>
                <Place id="table">
                  <FanTable view={rested.view} form={rested.form} />
                  <AskYear view={rested.view} opened={opened} send={send} />
                </Place>
              </section>
              <Matters lines={rested.lines} />
              <Assumptions set={rested.view.assumptions} />
            </>
          )}
        </>
      )}
    </Explaining>
  )
}
