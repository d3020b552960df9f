import type { Browser, Device, OpenSession } from '@hautelisse/domain/session'
import { useLingui } from '@lingui/react/macro'

/** Names of browsers are the same in every language. */
const BROWSERS: Readonly<Record<Exclude<Browser, 'unknown'>, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
}

/** Says on what a session was begun, such as "Téléphone, Safari". */
export const useDeviceWords = (): ((session: Pick<OpenSession, 'device' | 'browser'>) => string) => {
  const { t } = useLingui()
  const devices: Readonly<Record<Device, string>> = {
    computer: t({ id: 'open-sessions.device.computer', message: 'Ordinateur' }),
    phone: t({ id: 'open-sessions.device.phone', message: 'Téléphone' }),
    tablet: t({ id: 'open-sessions.device.tablet', message: 'Tablette' }),
    unknown: t({ id: 'open-sessions.device.unknown', message: 'Appareil inconnu' }),
  }
  return ({ device, browser }) => (browser === 'unknown' ? devices[device] : `${devices[device]}, ${BROWSERS[browser]}`)
}
