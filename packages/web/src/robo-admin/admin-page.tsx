import {
  adminMachine,
  selectAdminScreen,
  selectArea,
  selectMayImport,
  selectOutside,
  selectShownPlan,
  selectVersion,
  selectWho,
} from '@hautelisse/machines/robo-admin'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import type { ReactElement } from 'react'
import { downloadText } from '../explanation/index.ts'
import { LanguageTool, LogoTo } from '../portal/index.ts'
import { parseQuery, useApp } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { Late, lateScript } from '../ui/late/index.ts'
import { Note } from '../ui/note/index.ts'
import { Doors, Stack, State } from '../ui/page/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './admin.css.ts'
import { useAdminNames } from './admin-words.ts'
import { GridHistory } from './grid-history.tsx'
import { ImportPanel } from './import-panel.tsx'
import { Faults, PlanChoice, PlanGrid } from './plan-grid.tsx'
import { ActOutcome, VersionList, type AdminProps } from './versions.tsx'

/** A version comes when one is first opened: its fields are most of what the area weighs, and a reader never sees them. */
const VERSION = lateScript(() => import('./version-panel.tsx'))

const useAdmin = (): AdminProps => {
  const { client, clock, navigation, sessionStorage } = useApp()
  const { code, state } = parseQuery(useLocation({ select: ({ searchStr }) => searchStr }))
  const [snapshot, send] = useMachine(adminMachine, {
    input: {
      client,
      clock,
      navigation,
      storage: sessionStorage,
      returned: code === undefined || state === undefined ? undefined : { code, state },
      saveGrid: (name, csv) => downloadText({ name: `${name}.csv`, type: 'text/csv;charset=utf-8', text: csv }),
    },
  })
  return { snapshot, send }
}

const AdminDoor = ({ snapshot, send }: AdminProps): ReactElement => {
  const outside = selectOutside(snapshot)
  return (
    <Stack>
      {outside === 'refused' && (
        <Note kind="alert" live>
          <Trans id="robo-admin.door.refused">Accès non autorisé.</Trans>
        </Note>
      )}
      {outside === 'expired' && (
        <Note kind="warn" live>
          <Trans id="robo-admin.door.expired">Votre session d’administration est terminée. Identifiez-vous de nouveau.</Trans>
        </Note>
      )}
      <p>
        <Trans id="robo-admin.door.text">Réservé aux personnes qui gèrent les grilles de placements.</Trans>
      </p>
      <Doors>
        <Button onClick={() => send({ type: 'signInRequested' })}>
          <Trans id="robo-admin.door.sign-in">S’identifier</Trans>
        </Button>
      </Doors>
    </Stack>
  )
}

const AdminArea = ({ snapshot, send }: AdminProps): ReactElement | null => {
  const area = selectArea(snapshot)
  const version = selectVersion(snapshot)
  const plan = selectShownPlan(snapshot)
  if (area === undefined) return null
  return (
    <>
      <ActOutcome snapshot={snapshot} send={send} />
      <Faults snapshot={snapshot} send={send} />
      {area.versions === undefined && (
        <Note>
          <Trans id="robo-admin.inside.read-only">Ce service montre les grilles sans permettre de les changer.</Trans>
        </Note>
      )}
      <PlanChoice snapshot={snapshot} send={send} />
      {plan !== undefined && selectMayImport(snapshot) && <ImportPanel snapshot={snapshot} send={send} entry={plan} />}
      {plan !== undefined && <PlanGrid entry={plan} />}
      {area.versions !== undefined && <VersionList versions={area.versions} send={send} />}
      {version !== undefined && (
        <Late script={VERSION} level={2}>
          {({ VersionPanel }) => <VersionPanel snapshot={snapshot} send={send} view={version} />}
        </Late>
      )}
      <GridHistory rows={area.history} />
    </>
  )
}

const AdminScreen = ({ snapshot, send }: AdminProps): ReactElement | null => {
  const { t } = useLingui()
  const screen = selectAdminScreen(snapshot)
  switch (screen) {
    case 'outside':
      return <AdminDoor snapshot={snapshot} send={send} />
    case 'waiting':
      return <State kind="waiting" label={t({ id: 'robo-admin.page.waiting', message: 'Ouverture de l’administration' })} />
    case 'door-unavailable':
    case 'unreadable':
      return <State kind="failed" level={2} onRetry={() => send({ type: 'retryRequested' })} />
    case 'inside':
      return <AdminArea snapshot={snapshot} send={send} />
    default:
      return screen satisfies never
  }
}

/** The administrators' area and its door (RADM-01 to RADM-11). Members' calls are not made here, and their session is not touched. */
export const AdminPage = (): ReactElement => {
  const { snapshot, send } = useAdmin()
  const { roles } = useAdminNames()
  const who = selectWho(snapshot)
  return (
    <main id="main" tabIndex={-1} className={`${layout.wrap} ${styles.page}`}>
      <div className={styles.top}>
        <LogoTo to="/" />
        <div className={styles.who}>
          {who !== undefined && (
            <>
              <span>
                {who.email}, {roles[who.role]}
              </span>
              <Button variant="secondary" size="s" onClick={() => send({ type: 'leaveRequested' })}>
                <Trans id="portal.mirror.leave">Quitter</Trans>
              </Button>
            </>
          )}
          <LanguageTool />
        </div>
      </div>
      <h1 tabIndex={-1}>
        <Trans id="page.robo-admin-callback.title">Grilles de placements</Trans>
      </h1>
      <AdminScreen snapshot={snapshot} send={send} />
    </main>
  )
}
