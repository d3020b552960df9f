import { doorPage, problemLine, type DoorPage } from './frame.ts'
import { html, raw, type Html } from './html.ts'

/** Why the door sends the form back; a wrong code says how many tries are left. */
export type OtpProblem = 'no-code' | 'stale' | 'too-many' | { readonly left: number } | { readonly waitMs: number }

const wordsOf = (problem: OtpProblem): string => {
  if (problem === 'no-code') return 'Saisissez les 6 chiffres du code.'
  if (problem === 'stale') return 'Cette page a expiré. Saisissez de nouveau le code.'
  if (problem === 'too-many') return 'Trop de tentatives. Réessayez dans une minute.'
  if ('waitMs' in problem) {
    const minutes = Math.ceil(problem.waitMs / 60_000)
    return `Trop de codes faux. Réessayez dans ${minutes === 1 ? 'une minute' : `${minutes} minutes`}.`
  }
  return `Ce code n’est pas le bon. Il vous reste ${problem.left === 1 ? 'un essai' : `${problem.left} essais`}.`
}

/** What the door of the one-time code shows. */
export type OtpDoor = {
  readonly state: string
  readonly csrf: string
  /** The code that was "sent": printed, since nothing is sent. */
  readonly code: string
  readonly problem?: OtpProblem | undefined
}

const hidden = ({ state, csrf }: OtpDoor): Html =>
  html`<input type="hidden" name="state" value="${state}" /><input type="hidden" name="csrf" value="${csrf}" />`

const invalid: Html = raw(' aria-invalid="true" aria-describedby="door-error"')

/**
 * Draws the door of the one-time code: six digits, printed on the page in place of a message, and a way back without them.
 *
 * @param door state, CSRF token, code, and what was wrong with the form before, if anything was
 */
export const renderOtp = (door: OtpDoor): DoorPage => {
  const { code, problem } = door
  return doorPage(
    'Code de vérification',
    html`<h1>Code de vérification</h1>
      <p class="door-where">Pour confirmer que c’est bien vous, saisissez le code à 6 chiffres.</p>
      ${problemLine(problem === undefined ? undefined : wordsOf(problem))}
      <p class="door-code">Votre code <b>${code}</b></p>
      <form method="post" action="/stand-in/otp">
        ${hidden(door)}
        <label class="door-field"
          >Code à 6 chiffres
          <input
            name="code"
            type="text"
            inputmode="numeric"
            autocomplete="one-time-code"
            maxlength="9"
            required${problem === undefined ? '' : invalid}
        /></label>
        <button type="submit">Continuer</button>
      </form>
      <form method="post" action="/stand-in/otp">
        ${hidden(door)}<input type="hidden" name="later" value="yes" />
        <button type="submit" class="door-quiet">Plus tard</button>
      </form>
      <p class="door-aside">
        Cette page tient lieu de service d’envoi de codes : rien n’est envoyé, le code est écrit ci-dessus. Cinq codes faux
        mettent fin à la vérification.
      </p>`,
  )
}

/**
 * Draws what the door says after the last wrong code.
 *
 * @param back where the door leads back to
 */
export const renderOtpRefused = (back: string): DoorPage =>
  doorPage(
    'Code refusé',
    html`<h1>Code refusé</h1>
      <p class="door-error" role="alert">Aucun des codes saisis n’était le bon : cette vérification est terminée.</p>
      <p class="door-note">Votre session reste ouverte. Vous pourrez demander un nouveau code depuis le portail.</p>
      <a class="door-back" href="${back}">Revenir au portail</a>`,
  )
