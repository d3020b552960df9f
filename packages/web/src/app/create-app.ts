import { selectRunning, type applicationMachine, type ApplicationPorts } from '@hautelisse/machines/application'
import type { ActorRefFrom } from 'xstate'
import type { AnalyticsSettings, App } from '../shell/index.ts'
import type { BuildSettings } from './build-settings.ts'
import type { Journal } from './journal.ts'
import { ROOMS } from './rooms.ts'
import { ssoConfig } from './sso-config.ts'
import type { Tags } from './tags.ts'

type Parts = {
  readonly application: ActorRefFrom<typeof applicationMachine>
  readonly build: BuildSettings
  readonly journal: Journal
  readonly ports: ApplicationPorts
  readonly tags: Tags
  readonly analytics: AnalyticsSettings | undefined
  /** What was behind `#` when the page was opened; it is cleared. */
  readonly fragment?: string
}

/**
 * Answers what screens are handed of a running application: the children of its root, and the ports that a screen's own machines use.
 *
 * Tagging reaches a listener only after the person has agreed to be counted (docs/decisions/15).
 */
export const createApp = ({ application, build, journal, ports, tags, analytics, fragment = '' }: Parts): App => {
  const running = selectRunning(application.getSnapshot())
  if (running === undefined) throw new Error('Pages were asked for before the application runs.')
  const { home, client, session, settings, modals } = running
  const { clock, navigation, sessionStorage, localStorage, random, mayFollow } = ports
  let opening = fragment
  return {
    environment: home.environment,
    disabledRoutes: build.disabledRoutes,
    home,
    client,
    clock,
    navigation,
    sessionStorage,
    localStorage,
    takeFragment: () => {
      const taken = opening
      opening = ''
      return taken
    },
    tagging: tags.tag,
    analytics,
    random,
    sso: ssoConfig(build.sso, home.environment),
    rooms: ROOMS,
    mayFollow,
    report: home.environment === 'development' ? journal.report : () => {},
    journal,
    application,
    session,
    settings,
    modals,
  }
}
