import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { CannotStart } from './cannot-start.ts'
import { serveApp, type RunningServer, type ServeOptions } from './serve-app.ts'
import { WrongSetting, readSettings, warningsOf, type Settings } from './settings.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const complain = (line: string): void => void process.stderr.write(`${line}\n`)

const BUILT_WEB = fileURLToPath(new URL('../../../web/dist', import.meta.url))

const webDirOf = ({ WEB_DIR }: Settings): string | undefined => {
  if (WEB_DIR === '') return undefined
  const directory = WEB_DIR ?? BUILT_WEB
  if (existsSync(directory)) return directory
  complain(`There is no built portal in ${directory}: only the API is served. "npm run build" makes one.`)
  return undefined
}

const optionsOf = (settings: Settings): ServeOptions => ({
  port: settings.PORT,
  host: settings.HOST,
  dataDir: settings.DATA_DIR,
  databaseUrl: settings.DATABASE_URL,
  secret: settings.SECRET,
  webDir: webDirOf(settings),
  paints: settings.PAINT === 'yes',
  paintMs: settings.PAINT_MS,
  delayMs: settings.API_DELAY_MS,
  environment: settings.ENVIRONMENT,
  publicUrl: settings.PUBLIC_URL,
  day: settings.TODAY,
  commit: settings.COMMIT,
  trustedProxies: settings.TRUSTED_PROXY,
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
  onSecurity: say,
  onError: (error) => complain(error instanceof Error ? (error.stack ?? error.message) : String(error)),
})

const stopOnSignal = ({ close }: RunningServer): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void close().then(() => process.exit(0))
    })
  }
}

try {
  const settings = readSettings(process.env)
  const server = await serveApp(optionsOf(settings))
  for (const warning of warningsOf(settings)) complain(warning)
  stopOnSignal(server)
  say(`Hautelisse: ${server.address}`)
} catch (error) {
  if (!(error instanceof WrongSetting || error instanceof CannotStart)) throw error
  complain(error.message)
  process.exitCode = 1
}
