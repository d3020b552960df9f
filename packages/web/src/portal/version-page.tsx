import { versionCall, type VersionAnswer } from '@hautelisse/domain/contract'
import { askingMachine, selectAnswer } from '@hautelisse/machines/asking'
import { Trans } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { useState, type ReactElement } from 'react'
import { useApp, useTitles } from '../shell/index.ts'
import { ResourceView } from '../resource/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './version-page.css.ts'
import { PageHead } from '../ui/page/index.ts'

const Built = ({ version, commit, environment }: VersionAnswer): ReactElement => (
  <dl className={styles.facts}>
    <div className={styles.fact}>
      <dt className={styles.name}>
        <Trans id="page.version.number">Version</Trans>
      </dt>
      <dd className={styles.value}>{version}</dd>
    </div>
    <div className={styles.fact}>
      <dt className={styles.name}>
        <Trans id="page.version.commit">Révision du code</Trans>
      </dt>
      <dd className={styles.value}>{commit}</dd>
    </div>
    <div className={styles.fact}>
      <dt className={styles.name}>
        <Trans id="page.version.environment">Environnement</Trans>
      </dt>
      <dd className={styles.value}>{environment}</dd>
    </div>
  </dl>
)

/** /version: which build answers, as the API itself says (P-ROUTE-29, P-ROUTE-30). */
export const VersionPage = (): ReactElement => {
  const titleOf = useTitles()
  const { client } = useApp()
  const [machine] = useState(() => askingMachine((signal) => client.call(versionCall, {}, { signal })))
  const [snapshot, send] = useMachine(machine)
  return (
    <div className={layout.wrap}>
      <PageHead
        title={titleOf('version')}
        lead={<Trans id="page.version.lead">À donner à l’assistance si une page ne se comporte pas comme attendu.</Trans>}
      />
      <div className={styles.body}>
        <ResourceView
          of={selectAnswer(snapshot)}
          onRetry={() => send({ type: 'retryRequested' })}
          level={2}
          failed={<Trans id="page.version.unavailable">La version n’a pas pu être lue.</Trans>}
        >
          {(built) => <Built {...built} />}
        </ResourceView>
      </div>
    </div>
  )
}
