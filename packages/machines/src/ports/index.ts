import type { PlainDate } from '@hautelisse/domain/calendar'
import type { FileToSend } from '@hautelisse/domain/contract'

export type { StoragePort } from './storage.ts'
export { storedEntry, type EntryName, type StoredEntry } from './stored-entry.ts'

/** One HTTP exchange, as text: the transport knows nothing of calls, codes or schemas. It rejects only when no answer came. */
export type Transport = (request: {
  readonly method: string
  /** Path below the site's root, with its base (`/api/v3/version`) and its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Files of a multipart body: its parts `files`, and `body` its part `data`. */
  readonly files?: readonly FileToSend[]
  readonly signal: AbortSignal
}) => Promise<{
  readonly status: number
  readonly body: string
  /** Seconds after which a server that has too much to do wants to be asked again. */
  readonly retryAfterS?: number | undefined
}>

/** The CSRF token that the server last handed over, read afresh at each call: it rotates. */
export type CsrfPort = () => string | undefined

/** Today's date in Europe/Paris, and the instant in milliseconds since 1970. */
export type ClockPort = { readonly today: () => PlainDate; readonly now: () => number }

/** A clock whose day is the API's, so that a page and its answers agree; without a day of the API's it is the real one. */
export type FollowingClockPort = ClockPort & { readonly follow: (day: PlainDate | undefined) => void }

/** Where the saver is taken. `go` stays inside the application, `leave` follows an address outside it. */
export type NavigationPort = {
  readonly go: (path: string) => void
  readonly leave: (address: string) => void
  /** Sets the fragment of the page where the saver is. */
  readonly openModal: (hash: string) => void
  /** Takes the fragment away: the page and its place stay. */
  readonly closeModal: () => void
  /** Opens an address outside the application in a tab of its own; false when the browser refused the tab. */
  readonly openTab: (address: string) => boolean
}

/** The address of the page that is shown: its path, and the fragment without its `#`. */
export type PageAddress = { readonly path: string; readonly hash: string }

/** The address bar. `subscribe` answers the function that ends it. */
export type AddressPort = {
  readonly read: () => PageAddress
  readonly subscribe: (listener: (address: PageAddress) => void) => () => void
}

/** Whether the browser has a network. `subscribe` answers the function that ends it. */
export type ConnectionPort = {
  readonly isOnline: () => boolean
  readonly subscribe: (listener: (isOnline: boolean) => void) => () => void
}

/** A text that nobody can guess, another one each time. */
export type RandomPort = () => string

/** Something worth counting happened. Never an amount, never personal data. */
export type TaggingPort = (tag: { readonly event: string; readonly simulator?: string }) => void

/** Writes one line about a call: method and path, never a payload. */
export type LogPort = (line: { readonly method: string; readonly path: string }) => void

/** A signal that aborts by itself after so many milliseconds: `AbortSignal.timeout`, or a test's own. */
export type TimeoutPort = (milliseconds: number) => AbortSignal

/** The readable mark that a session exists, beside the session itself that no script can read: its origin, as text. */
export type MarkerPort = { readonly read: () => string | undefined; readonly clear: () => void }

/**
 * What the tabs of one browser tell each other; `active` says that somebody is at work in one of them, `otp-validated` that the one-time code
 * was given.
 */
export type TabMessage = 'signed-in' | 'signed-out' | 'expired' | 'active' | 'otp-validated'

/** The other tabs of the same browser: a message reaches them, never its sender. `subscribe` answers the function that ends it. */
export type TabsPort = {
  readonly post: (message: TabMessage) => void
  readonly subscribe: (listener: (message: TabMessage) => void) => () => void
}

/** What a door outside the portal answers: a page to show, or an address to follow. */
export type DoorAnswer = { readonly kind: 'page'; readonly html: string } | { readonly kind: 'address'; readonly address: string }

/** The pages outside the portal, shown inside it where no server does: `open` asks for one, or sends its form. */
export type DoorPort = {
  readonly style: string
  readonly open: (path: string, form?: Readonly<Record<string, string>>) => Promise<DoorAnswer>
}
