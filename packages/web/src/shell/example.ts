import type { CsrfPort, Transport } from '@hautelisse/machines/ports'
import type { Settings } from '@hautelisse/machines/settings'
import type { ReactElement } from 'react'

/** How the first page of a visit was opened: from another page of the portal, by hand (typed, a bookmark), or by another site. */
export type Opening = 'inside' | 'by-hand' | 'another-site'

type Request = Parameters<Transport>[0]
type Answer = Awaited<ReturnType<Transport>>

/** Stands between a screen and its API: passes a call on, answers it otherwise, or throws as a lost network does. */
export type Between = (request: Request, pass: () => Promise<Answer>) => Promise<Answer>

/** Calls of the signed-in person, made before a screen opens. */
export type Before = (api: { readonly transport: Transport; readonly csrf: CsrfPort }) => Promise<void>

/** What a screen finds outside of itself. */
export type ExamplePorts = {
  /** How the page was opened; from within the portal unless said. */
  readonly opening?: Opening
  /** Name by which the sign-in service knows the seeded person who is signed in, such as `sylvie-garnier`; nobody without one. */
  readonly person?: string
  /** Entries of the tab's storage before the screen opens. */
  readonly stored?: Readonly<Record<string, string>>
  /** What the person did before the screen opens. */
  readonly before?: Before | undefined
  /** What becomes of calls; without it the API in the page answers all of them. */
  readonly between?: Between | undefined
  /** Calls of ours that the server says it has; all of them where nothing is said. */
  readonly extensions?: readonly string[] | undefined
  /** Day on which the state stands, where it is not the one of all others. */
  readonly today?: string
  /** Time of that day with its zone, `07:30:00+01:00` for one. */
  readonly time?: string
  /** Whether amounts are hidden. */
  readonly hiddenAmounts?: boolean
  /** In which euros simulations write amounts of later years; those of today unless said. */
  readonly euros?: Settings['euros']
}

/**
 * One thing that somebody does in a state before it is looked at. Elements are found by selector, the first of several, since names differ from language to
 * language; each is waited for.
 */
export type Act =
  | { readonly press: string }
  /** Types a text in place of what stands there, and leaves the field. */
  | { readonly fill: string; readonly text: string }
  | { readonly paste: string; readonly text: string }
  /** Chooses an option of a list by its value. */
  | { readonly choose: string; readonly value: string }
  /** Hands a text file to a field for files. */
  | { readonly file: string; readonly name: string; readonly text: string }
  | { readonly until: string }

/** A state of a screen under a name: an element that shows a snapshot, or a screen with the ports that it starts its own machine from. */
export type Example = {
  readonly name: string
  readonly element: ReactElement
  /** Address of the page, where the screen reads it. */
  readonly address?: string
  readonly ports?: ExamplePorts
  /** What somebody does there first, in this order. */
  readonly acts?: readonly Act[]
}

/** A whole page with its frame, at its address, for a room whose pages need no more. */
export type PageExample = Pick<Example, 'name' | 'ports' | 'acts'> & { readonly address: string }
