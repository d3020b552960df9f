import { askingMachine, selectAnswer } from '@hautelisse/machines/asking'
import { askCoaching } from '@hautelisse/machines/coaching'
import { Trans } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { useState, type ReactElement } from 'react'
import { useApp, useTitles } from '../shell/index.ts'
import { bundlePath, LinkButtonTo, TextLinkTo } from '../portal/index.ts'
import { ResourceView } from '../resource/index.ts'
import { LinkButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './coaching-page.css.ts'
import { State } from '../ui/page/index.ts'

/** Two bundles that come from apart and go on side by side. */
const SAVER = bundlePath({ threads: 22, top: [20, 6], bottom: [108, 5] }, 420)
const COACH = bundlePath({ threads: 22, top: [312, 6], bottom: [232, 5] }, 420)

const CoachingOffer = ({ address }: { readonly address: string }): ReactElement => (
  <>
    <p className={styles.text}>
      <Trans id="coaching.page.partner">
        Un coach vous aide à faire le point sur votre épargne et vos projets, à votre rythme. Ce service est celui d’un
        partenaire&nbsp;: il s’ouvre dans un nouvel onglet, parce que nos pages ne montrent jamais celles d’un autre site.
      </Trans>
    </p>
    <LinkButton href={address} target="_blank" rel="noopener noreferrer" icon={drawings.ArrowSquareOut}>
      <Trans id="coaching.page.open">Ouvrir le coaching dans un nouvel onglet</Trans>
    </LinkButton>
  </>
)

const NoCoaching = (): ReactElement => (
  <State
    kind="empty"
    level={2}
    title={<Trans id="coaching.page.none.title">Votre entreprise ne propose pas de coaching</Trans>}
    action={
      <LinkButtonTo to="/epargne" variant="secondary">
        <Trans id="password.failed.home">Revenir à mon épargne</Trans>
      </LinkButtonTo>
    }
  >
    <Trans id="coaching.page.none.text">Si elle le fait un jour, vous le trouverez ici et dans le menu Aide.</Trans>
  </State>
)

/** /filib: the way to the coaching partner, which stays outside the portal's pages (P-ROUTE-66, P-CALL-85). */
export const Coaching = (): ReactElement => {
  const titleOf = useTitles()
  const { client, mayFollow } = useApp()
  const [machine] = useState(() => askingMachine((signal) => askCoaching(client, mayFollow, signal)))
  const [snapshot, send] = useMachine(machine)
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <div>
        <h1 tabIndex={-1}>{titleOf('coaching')}</h1>
        <div className={styles.body}>
          <ResourceView
            of={selectAnswer(snapshot)}
            onRetry={() => send({ type: 'retryRequested' })}
            level={2}
            title={<Trans id="ui.menu.unavailable">Fonctionnalité momentanément indisponible</Trans>}
            failed={
              <>
                <Trans id="coaching.page.unavailable">L’adresse du coaching n’a pas pu être lue.</Trans>{' '}
                <TextLinkTo to="/epargne">
                  <Trans id="password.failed.home">Revenir à mon épargne</Trans>
                </TextLinkTo>
              </>
            }
          >
            {(coaching) => (coaching.kind === 'offered' ? <CoachingOffer address={coaching.address} /> : <NoCoaching />)}
          </ResourceView>
        </div>
      </div>
      <div className={styles.art} aria-hidden="true">
        <svg className={styles.threads} viewBox="0 0 460 420" preserveAspectRatio="xMidYMid slice" focusable="false">
          <path className={styles.saver} d={SAVER} />
          <path className={styles.coach} d={COACH} />
        </svg>
      </div>
    </div>
  )
}
