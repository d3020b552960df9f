import type { RoboAdmin } from '../server/index.ts'
import { doorPage, problemLine, type DoorPage } from './frame.ts'
import { html, type Html } from './html.ts'

/** Why the door sends the form back. */
export type RoboAdminProblem = 'nobody-chosen' | 'stale' | 'too-many'

const PROBLEMS: Readonly<Record<RoboAdminProblem, string>> = {
  'nobody-chosen': 'Choisissez une personne.',
  stale: 'Cette page a expiré. Choisissez de nouveau une personne.',
  'too-many': 'Trop de tentatives de connexion. Réessayez dans une minute.',
}

/** What the door of administrators shows. */
export type RoboAdminDoor = {
  readonly state: string
  readonly csrf: string
  readonly people: readonly RoboAdmin[]
  readonly problem?: RoboAdminProblem | undefined
}

const choice = ({ email, name, line }: RoboAdmin): Html =>
  html`<label class="door-person"
    ><input type="radio" name="email" value="${email}" required /><span><b>${name}</b><small>${line}</small></span></label
  >`

/**
 * Draws the door of administrators: a reader, an editor, an approver and a stranger.
 *
 * @param door state, CSRF token, people, and what was wrong with the form before, if anything was
 */
export const renderRoboAdmin = ({ state, csrf, people, problem }: RoboAdminDoor): DoorPage =>
  doorPage(
    'Administration des grilles',
    html`<h1>Administration des grilles</h1>
      <p class="door-where"><b>Réservé aux administrateurs</b><a href="/robo-advisor/admin">Revenir</a></p>
      ${problemLine(problem === undefined ? undefined : PROBLEMS[problem])}
      <form method="post" action="/stand-in/robo-admin">
        <input type="hidden" name="state" value="${state}" /><input type="hidden" name="csrf" value="${csrf}" />
        <fieldset>
          <legend>Qui se connecte ?</legend>
          ${people.map(choice)}
        </fieldset>
        <button type="submit">Continuer</button>
      </form>
      <p class="door-aside">
        Cette page tient lieu de service de connexion des administrateurs : pas d’identifiant ni de mot de passe. Les personnes
        sont inventées, et leur session n’ouvre rien de l’espace des épargnants.
      </p>`,
  )
