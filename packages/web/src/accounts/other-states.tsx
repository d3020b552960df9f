import { hourInParis } from '@hautelisse/domain/calendar'
import type { HomeEntries } from '@hautelisse/domain/home'
import { selectIsAskingAgain } from '@hautelisse/machines/home'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactElement, ReactNode } from 'react'
import { Hero, HeroEdge } from '../ui/hero/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { cssVars, layout } from '../ui/theme/index.ts'
import { gridColumns } from './columns.ts'
import { AwaitedCard } from './family-card.tsx'
import { families } from './family-card.css.ts'
import { Greeting } from './greeting.tsx'
import { HeroActs } from './hero-acts.tsx'
import * as styles from './savings-home.css.ts'
import type { HomeActor } from './use-home.ts'
import { State } from '../ui/page/index.ts'

/** Widths of the cards that come most often. */
const USUAL = [560, 308, 308]

/** The accounts are on their way; nothing shows of it for 300 ms (P-ERR-24). */
export const LoadingSavings = (): ReactElement => (
  <>
    <Hero title={<Greeting />} fan={<div className={styles.noFan} />} />
    <HeroEdge>
      <div className={`${layout.wrap} ${families}`} style={cssVars({ '--family-columns': gridColumns(USUAL) })}>
        <AwaitedCard />
        <AwaitedCard isSilent />
        <AwaitedCard isSilent />
      </div>
      <output className={`${layout.wrap} ${styles.late}`}>
        <span>
          <Trans id="accounts.loading.late">Le chargement de vos comptes est plus long que d’habitude.</Trans>
        </span>
      </output>
    </HeroEdge>
  </>
)

type FailedProps = {
  readonly home: HomeActor
  readonly acts: HomeEntries['acts']
  readonly title?: ReactNode
  readonly children: ReactNode
}

const FailedSavings = ({ home, acts, title, children }: FailedProps): ReactElement => {
  const retrying = useSelector(home, selectIsAskingAgain)
  const askAgain = (): void => {
    home.send({ type: 'retryRequested', part: 'savings' })
    home.send({ type: 'retryRequested', part: 'elsewhere' })
  }
  return (
    <>
      <Hero
        title={<Greeting />}
        actions={acts.length > 0 ? <HeroActs acts={acts} /> : undefined}
        fan={<div className={styles.noFan} />}
      />
      <HeroEdge>
        <div className={layout.wrap}>
          <Panel unavailable>
            <State kind="failed" level={2} title={title} isRetrying={retrying} onRetry={askAgain}>
              {children}
            </State>
          </Panel>
        </div>
      </HeroEdge>
    </>
  )
}

type StateProps = Pick<FailedProps, 'home' | 'acts'>

/** Nothing could be read: no figure, no blank page, a way to ask again (P-ERR-20, P-ERR-22). */
export const UnavailableSavings = (props: StateProps): ReactElement => (
  <FailedSavings {...props}>
    <Trans id="accounts.unavailable.text">Vos comptes sont momentanément indisponibles. Vos sommes restent placées.</Trans>
  </FailedSavings>
)

/** Nothing could be read during an announced maintenance: when it ends (P-ERR-20). */
export const MaintainedSavings = ({ until, ...props }: StateProps & { readonly until: number }): ReactElement => (
  <FailedSavings {...props} title={<Trans id="accounts.maintenance.title">Maintenance en cours</Trans>}>
    <Trans id="accounts.maintenance.text">
      Vos comptes seront de nouveau affichés à {hourInParis(until)}. Vos sommes restent placées.
    </Trans>
  </FailedSavings>
)

/** Savings are being moved from one system to another: what goes on, and what does not change (P-ERR-23). */
export const MovedSavings = (): ReactElement => (
  <>
    <Hero title={<Greeting />} fan={<div className={styles.noFan} />} />
    <section className={styles.migration} aria-labelledby="migration">
      <div className={`${layout.wrap} ${styles.migrationInside}`}>
        <Icon of={drawings.Wrench} className={styles.migrationIcon} />
        <div>
          <h2 id="migration" className={styles.migrationTitle}>
            <Trans id="accounts.migration.title">Amélioration en cours</Trans>
          </h2>
          <p>
            <Trans id="accounts.migration.text">
              Nous déplaçons vos contrats vers votre nouvel espace. Vos montants reviennent dans la journée, rien ne change pour
              vos placements.
            </Trans>
          </p>
        </div>
      </div>
    </section>
  </>
)
