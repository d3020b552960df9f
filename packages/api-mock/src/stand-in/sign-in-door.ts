import type { Origin } from '@hautelisse/domain/session'

import type { Person } from '../people/index.ts'
import { ART, MARK } from './art.ts'
import { html, type Html } from './html.ts'

/** The name of each origin's space, as the portal's own doors call it. */
const SPACES: Readonly<Record<Origin, string>> = {
  collective: 'Épargne de mon entreprise',
  individual: 'Ma retraite individuelle',
  individual_transmission: 'Ma Transmission 360',
}

/** Why the door sends the form back. */
export type DoorProblem = 'nobody-chosen' | 'stale' | 'too-many'

const PROBLEMS: Readonly<Record<DoorProblem, string>> = {
  'nobody-chosen': 'Choisissez une personne.',
  stale: 'Cette page a expiré. Choisissez de nouveau une personne.',
  'too-many': 'Trop de tentatives de connexion. Réessayez dans une minute.',
}

/** What the sign-in door shows. */
export type SignInDoor = {
  readonly origin: Origin
  readonly state: string
  readonly csrf: string
  readonly people: readonly Person[]
  readonly problem?: DoorProblem | undefined
}

const frame = (content: Html): string =>
  html`<div class="door">
    <main class="door-pane">
      <div class="door-logo">${{ html: MARK }}<span>Hautelisse</span></div>
      <div class="door-box">${content}</div>
    </main>
    <div class="door-art" aria-hidden="true">${{ html: ART }}</div>
  </div>`.html

const choice = ({ oauth_profile: { sub, name }, line }: Person): Html =>
  html`<label class="door-person"
    ><input type="radio" name="person" value="${sub}" required /><span><b>${name ?? sub}</b><small>${line}</small></span></label
  >`

/**
 * Draws the sign-in door: in place of identifier and password, one choice for each seeded person of the origin (docs/decisions/04). Pure: the server
 * sends it as a page, the portal shows the same text where there is no server.
 *
 * @param door origin, state, CSRF token, people, and what was wrong with the form before, if anything was
 * @returns the HTML of the page's body
 */
export const renderSignIn = ({ origin, state, csrf, people, problem }: SignInDoor): string =>
  frame(
    html`<h1>Se connecter</h1>
      <p class="door-where"><b>${SPACES[origin]}</b><a href="/login">Changer d’espace</a></p>
      ${problem === undefined ? '' : html`<p class="door-error" role="alert">${PROBLEMS[problem]}</p>`}
      <form method="post" action="/stand-in/sign-in/${origin}">
        <input type="hidden" name="state" value="${state}" /><input type="hidden" name="csrf" value="${csrf}" />
        <fieldset>
          <legend>Qui se connecte ?</legend>
          ${people.filter((person) => person.origin === origin).map(choice)}
        </fieldset>
        <button type="submit">Continuer</button>
      </form>
      <p class="door-aside">
        Cette page tient lieu de service de connexion : pas d’identifiant ni de mot de passe. Les personnes, leurs entreprises et
        leurs contrats sont inventés.
      </p>`,
  )

/**
 * Draws what the door says to somebody who comes without having asked to sign in, or too late.
 *
 * @returns the HTML of the page's body
 */
export const renderClosedDoor = (): string =>
  frame(
    html`<h1>La connexion a expiré</h1>
      <p class="door-note">Cette page ne s’ouvre qu’au cours d’une connexion, et pour quelques minutes.</p>
      <a class="door-back" href="/login">Recommencer la connexion</a>`,
  )
