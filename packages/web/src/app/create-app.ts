import { createClient } from '@hautelisse/machines/api'
import type { NavigationPort, StoragePort } from '@hautelisse/machines/ports'
import { lightSessionMachine, selectIsMirror } from '@hautelisse/machines/session'
import { selectLanguage, type settingsMachine } from '@hautelisse/machines/settings'
import { createActor, type ActorRefFrom } from 'xstate'
import type { App } from './app-context.ts'
import type { BuildSettings } from './build-settings.ts'
import { browserClock } from './clock.ts'
import type { Home } from './home.ts'
import { mayFollow } from './redirects.ts'
import { aloneTab, browserTabs } from './tabs.ts'

type Parts = {
  readonly home: Home
  readonly build: BuildSettings
  readonly settings: ActorRefFrom<typeof settingsMachine>
  readonly localStorage: StoragePort
  readonly sessionStorage: StoragePort
  readonly navigation: NavigationPort
}

/**
 * Puts the application together: the client on its home, and the session on the client.
 *
 * Tagging and the log of calls lead nowhere until the person has agreed to be counted (consents are a room of their own).
 */
export const createApp = ({ home, build, settings, localStorage, sessionStorage, navigation }: Parts): App => {
  // The client tells the session what it heard, and the session speaks through the client.
  const client = createClient({
    transport: home.transport,
    csrf: home.csrf,
    onReaction: (reaction) => session.send({ type: 'reactionRaised', reaction }),
    isMirror: () => selectIsMirror(session.getSnapshot()),
  })
  const session = createActor(lightSessionMachine, {
    input: {
      ports: {
        client,
        sessionStorage,
        localStorage,
        navigation,
        // The API in the page keeps its sessions in session storage, which each tab has to itself.
        tabs: home.kind === 'page' ? aloneTab : browserTabs(),
        marker: home.marker,
        mayFollow: (address) => mayFollow(address, window.location.origin, build.redirectHosts),
      },
    },
  })
  // Started once it has its name: its first call goes through the client, which speaks to it.
  session.start()

  settings.subscribe((snapshot) => session.send({ type: 'localizationChosen', localization: selectLanguage(snapshot) }))

  return {
    environment: home.environment,
    home,
    client,
    clock: browserClock,
    navigation,
    sessionStorage,
    tagging: () => {},
    session,
    settings,
  }
}
