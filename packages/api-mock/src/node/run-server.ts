import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { CannotStart } from './cannot-start.ts'
import { wordsOf } from './ending.ts'
import { serveApp, type RunningServer, type ServeOptions } from './serve-app.ts'
import { WrongSetting, readSettings, warningsOf, type Settings } from './settings.ts'

/** Where the lines of a server go: what it says, and what it complains of. */
type Voice = { readonly say: (line: string) => void; readonly complain: (line: string) => void }

const BUILT_WEB = fileURLToPath(new URL('../../../web/dist', import.meta.url))

const webDirOf = ({ WEB_DIR }: Settings, { complain }: Voice): string | undefined => {
  if (WEB_DIR === '') return undefined
  const directory = WEB_DIR ?? BUILT_WEB
  if (existsSync(directory)) return directory
  complain(`There is no built portal in ${directory}: only the API is served. "npm run build" makes one.`)
  return undefined
}

const optionsOf = (settings: Settings, voice: Voice): ServeOptions => ({
  port: settings.PORT,
  host: settings.HOST,
  probePort: settings.PROBE_PORT,
  dataDir: settings.DATA_DIR,
  databaseUrl: settings.DATABASE_URL,
  secret: settings.SECRET,
  webDir: webDirOf(settings, voice),
  paints: settings.PAINT === 'yes',
  paintMs: settings.PAINT_MS,
  delayMs: settings.API_DELAY_MS,
  environment: settings.ENVIRONMENT,
  publicUrl: settings.PUBLIC_URL,
  day: settings.TODAY,
  commit: settings.COMMIT,
  trustedProxies: settings.TRUSTED_PROXY,
  lettersUrl: settings.LETTERS_URL,
  frameHosts: settings.FRAME_HOSTS,
  analytics:
    settings.ANALYTICS_SCRIPT === undefined
      ? undefined
      : { script: settings.ANALYTICS_SCRIPT, salt: settings.ANALYTICS_SALT ?? '' },
  limits: {
    signInsPerMinute: settings.SIGN_IN_LIMIT,
    lettersPerHour: settings.LETTER_LIMIT,
    ...(settings.SESSION_INACTIVITY_MS === undefined ? {} : { inactivityMs: settings.SESSION_INACTIVITY_MS }),
    ...(settings.SESSION_ABSOLUTE_MS === undefined ? {} : { absoluteMs: settings.SESSION_ABSOLUTE_MS }),
  },
  noticeMs: settings.NOTICE_MS,
  onSecurity: voice.say,
  onError: (error) => voice.complain(wordsOf(error)),
})

/**
 * Starts a server as the environment says, and says where it is.
 *
 * @param environment settings by their names
 * @param voice where its lines go
 * @returns undefined where it cannot start: one line says why, and which setting to change
 */
export const runServer = async (
  environment: Readonly<Record<string, string | undefined>>,
  voice: Voice,
): Promise<RunningServer | undefined> => {
  try {
    const settings = readSettings(environment)
    const server = await serveApp(optionsOf(settings, voice))
    for (const warning of warningsOf(settings)) voice.complain(warning)
    voice.say(`Hautelisse: ${server.address}`)
    return server
  } catch (error) {
    if (!(error instanceof WrongSetting || error instanceof CannotStart)) throw error
    voice.complain(error.message)
    return undefined
  }
}
