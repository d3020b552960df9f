import { versionCall, type VersionAnswer } from '@hautelisse/domain/contract'
import { askingMachine, selectAnswer } from '@hautelisse/machines/asking'
import { Trans } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { useState, type ReactElement } from 'react'
import { useApp, useTitles } from '../shell/index.ts'
import { ResourceView } from '../resource/index.ts'
import { Body, Fact, Facts, Page, PageHead, text } from '../ui/page/index.ts'

const BuildFacts = ({ version, commit, environment }: VersionAnswer): ReactElement => (
  <Facts>
    <Fact name={<Trans id="page.version.number">Version</Trans>}>{version}</Fact>
    <Fact name={<Trans id="page.version.commit">Révision du code</Trans>}>{commit}</Fact>
    <Fact name={<Trans id="page.version.environment">Environnement</Trans>}>{environment}</Fact>
  </Facts>
)

/** /version: which build answers, as the API itself says (P-ROUTE-29, P-ROUTE-30). */
export const VersionPage = (): ReactElement => {
  const titleOf = useTitles()
  const { client } = useApp()
  const [machine] = useState(() => askingMachine((signal) => client.call(versionCall, {}, { signal })))
  const [snapshot, send] = useMachine(machine)
  return (
    <Page>
      <PageHead
        title={titleOf('version')}
        lead={<Trans id="page.version.lead">À donner à l’assistance si une page ne se comporte pas comme attendu.</Trans>}
      />
      <Body className={text({ narrow: true })}>
        <ResourceView
          of={selectAnswer(snapshot)}
          onRetry={() => send({ type: 'retryRequested' })}
          level={2}
          failed={<Trans id="page.version.unavailable">La version n’a pas pu être lue.</Trans>}
        >
          {(built) => <BuildFacts {...built} />}
        </ResourceView>
      </Body>
    </Page>
  )
}
