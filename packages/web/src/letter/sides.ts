import { holderLines, holderPlace } from '@hautelisse/domain/profile'
import { brandingOf, fullNameOf, type Branding } from '@hautelisse/domain/session'
import { selectUser } from '@hautelisse/machines/session'
import { FRAME_SETTINGS } from '../portal/index.ts'
import { useSession } from '../shell/index.ts'

/** A line that is written on by hand. */
export const ROOM_TO_WRITE = '.'.repeat(48)

/** The insurer as it stands at the head of its letters: name, postal address, and the help line; its name alone where no address is configured. */
export const insurerLines = (): readonly string[] => {
  const { postalAddress, helpLine } = FRAME_SETTINGS
  const [name = 'Hautelisse', ...address] = postalAddress
  const reached = [helpLine.phone, helpLine.email].filter((part) => part !== undefined)
  return [name, address.join(', '), reached.join(', ')].filter((line) => line !== '')
}

/** The saver as a letter names them. */
export type Holder = {
  readonly name: string
  /** Name and postal address. */
  readonly lines: readonly string[]
  /** Where the saver lives; undefined where no profile tells. */
  readonly place: string | undefined
  readonly brand: Branding
}

/** Gives the saver as a letter about a contract of a family names them. */
export const useHolder = (): ((scope: string) => Holder) => {
  const user = useSession(selectUser)
  return (scope) => ({
    name: (user && fullNameOf(user)) ?? '',
    lines: user === undefined ? [] : holderLines(user, scope),
    place: user && holderPlace(user, scope),
    brand: brandingOf(user),
  })
}
