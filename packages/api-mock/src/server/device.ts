import type { Browser, Device } from '@hautelisse/domain/session'

const DEVICE_SIGNS: readonly (readonly [Device, RegExp])[] = [
  ['tablet', /iPad|Tablet|Android(?!.*Mobile)/],
  ['phone', /iPhone|Mobile/],
  ['computer', /Windows|Macintosh|Linux|CrOS/],
]

/** Edge calls itself Chrome too, and Chrome Safari: the first that fits is meant. */
const BROWSER_SIGNS: readonly (readonly [Browser, RegExp])[] = [
  ['edge', /Edg(?:e|A|iOS)?\//],
  ['firefox', /Firefox\/|FxiOS\//],
  ['chrome', /Chrome\/|CriOS\//],
  ['safari', /Safari\//],
]

/**
 * Says on what kind of device, and in which browser, somebody is, as far as a header says it. Two words are enough to know one's own sessions; of the
 * header nothing else is kept.
 *
 * @param userAgent the header `User-Agent`
 * @example deviceOf('… (iPhone; …) … Version/26.0 Mobile/15E148 Safari/604.1') // { device: 'phone', browser: 'safari' }
 */
export const deviceOf = (userAgent: string | undefined): { readonly device: Device; readonly browser: Browser } => ({
  device: DEVICE_SIGNS.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? 'unknown',
  browser: BROWSER_SIGNS.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? 'unknown',
})
