import { selectRunning, type applicationMachine, type ApplicationPorts } from '@hautelisse/machines/application'
import type { ActorRefFrom } from 'xstate'
import type { App } from './app-context.ts'
import type { BuildSettings } from './build-settings.ts'
import type { Journal } from './journal.ts'
import { ssoConfig } from './sso-config.ts'

type Parts = {
  readonly application: ActorRefFrom<typeof applicationMachine>
  readonly build: BuildSettings
  readonly journal: Journal
  readonly ports: ApplicationPorts
}

/**
 * Answers what screens are handed of a running application: the children of its root, and the ports that a screen's own machines use.
 *
 * Tagging leads nowhere until the person has agreed to be counted (consents are a room of their own).
 */
export const createApp = ({ application, build, journal, ports }: Parts): App => {
  const running = selectRunning(application.getSnapshot())
  if (running === undefined) throw new Error('Pages were asked for before the application runs.')
  const { home, client, session, settings, modals } = running
  const { clock, navigation, sessionStorage, random, mayFollow } = ports
  return {
    environment: home.environment,
    disabledRoutes: build.disabledRoutes,
    home,
    client,
    clock,
    navigation,
    sessionStorage,
    tagging: () => {},
    random,
    sso: ssoConfig(build.sso, home.environment),
    mayFollow,
    report: home.environment === 'development' ? journal.report : () => {},
    journal,
    application,
    session,
    settings,
    modals,
  }
}
