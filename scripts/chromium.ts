import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** What a person can do when no browser was found: printed by the test command as its reason to fail. */
export const WAYS_TO_A_BROWSER =
  'No Chromium was found for the browser tests. Either set CHROMIUM_PATH to one, or install your system’s package (Debian: apt-get install chromium-headless-shell, or chromium), or run "npx playwright install chromium" once.'

/** Chromium without its windows, which is what Playwright's own browser is: the same pages, in a quarter less time. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const PLACES = [
  `/usr/bin/${SHELL}`,
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

const onPath = (name: string): string | undefined => {
  const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' })
  const path = found.status === 0 ? found.stdout.split('\n')[0]?.trim() : undefined
  return path === '' ? undefined : path
}

/** Finds a Chromium: the setting CHROMIUM_PATH, a browser installed by Playwright, the PATH, then the usual places. */
export const findChromium = (): string | undefined => {
  const setting = process.env['CHROMIUM_PATH']
  if (setting !== undefined && setting !== '') return existsSync(setting) ? setting : undefined
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  for (const name of NAMES) {
    const path = onPath(name)
    if (path !== undefined) return path
  }
  return PLACES.find((place) => existsSync(place))
}

const mayInstall = (): boolean =>
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  onPath('apt-get') !== undefined &&
  process.env['CHROMIUM_PATH'] === undefined

const aptGet = (...words: readonly string[]): boolean => {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', ['-qq', ...words], { stdio: 'ignore', env: environment }).status === 0
}

/** Finds a Chromium, installing Debian's package where this process is root and has apt-get; undefined where neither works. */
export const provideChromium = (): string | undefined => {
  const found = findChromium()
  if (found !== undefined || !mayInstall()) return found
  // Not every release has the first package.
  const isThere = aptGet('update') && [SHELL, 'chromium'].some((name) => aptGet('install', '-y', '--no-install-recommends', name))
  return isThere ? findChromium() : undefined
}

/** Features that Playwright switches off: naming others replaces its list, so what of it matters to pages of this machine is said again. */
const UNWANTED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  // Pages of the browser's own address bar: loaded again for each context and never seen, they take half of a run's time.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
]

/** Flags for a headless run that talks to nobody but the pages under test. */
export const CHROMIUM_FLAGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${UNWANTED_FEATURES.join(',')}`,
]
