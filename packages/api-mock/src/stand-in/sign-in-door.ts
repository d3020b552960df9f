import type { Origin } from '@hautelisse/domain/session'

import type { Person } from '../people/index.ts'
import { doorPage, problemLine, type DoorPage } from './frame.ts'
import { html, type Html } from './html.ts'

/** The name of each origin's space, as the portal's own doors call it. */
const SPACES: Readonly<Record<Origin, string>> = {
  collective: 'Épargne de mon entreprise',
  individual: 'Ma retraite individuelle',
  individual_transmission: 'Ma Transmission 360',
}

/** Why the door sends the form back. */
export type SignInProblem = 'nobody-chosen' | 'stale' | 'too-many'

const PROBLEMS: Readonly<Record<SignInProblem, string>> = {
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
  readonly problem?: SignInProblem | undefined
}

const choice = ({ oauth_profile: { sub, name }, line }: Person): Html =>
  html`<label class="door-person"
    ><input type="radio" name="person" value="${sub}" required /><span><b>${name ?? sub}</b><small>${line}</small></span></label
  >`

/**
 * Draws the sign-in door: in place of identifier and password, one choice for each seeded person of the origin (docs/decisions/04).
 *
 * @param door origin, state, CSRF token, people, and what was wrong with the form before, if anything was
 */
export const renderSignIn = ({ origin, state, csrf, people, problem }: SignInDoor): DoorPage =>
  doorPage(
    'Se connecter',
    html`<h1>Se connecter</h1>
      <p class="door-where"><b>${SPACES[origin]}</b><a href="/login">Changer d’espace</a></p>
      ${problemLine(problem === undefined ? undefined : PROBLEMS[problem])}
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
