import { formatEuros, type Euros } from '@hautelisse/domain/money'

import { doorPage, problemLine, type DoorPage } from './frame.ts'
import { html } from './html.ts'

/** What the door of the signature shows. */
export type SignatureDoor = {
  readonly id: string
  readonly csrf: string
  /** What is signed: each contract with the amount that is withdrawn of it. */
  readonly lines: readonly { readonly title: string; readonly amount: Euros }[]
  /** SHA-256 of the request, as text. */
  readonly digest: string
  readonly code: string
  readonly problem?: string | undefined
}

/**
 * Draws the door of the signature: what is signed, its SHA-256, a printed code, and the three answers.
 *
 * @param door what it shows
 */
export const renderSignature = ({ id, csrf, lines, digest, code, problem }: SignatureDoor): DoorPage =>
  doorPage(
    'Signature électronique',
    html`<h1>Signez votre demande de retrait</h1>
      ${problemLine(problem)}
      <ul class="door-where">
        ${lines.map(({ title, amount }) => html`<li>${title}, ${formatEuros(amount)}</li>`)}
      </ul>
      <p class="door-aside">Empreinte SHA-256 du document : <span class="door-digest">${digest}</span></p>
      <p class="door-code">Votre code <b>${code}</b></p>
      <form method="post" action="/stand-in/signature">
        <input type="hidden" name="envelope" value="${id}" /><input type="hidden" name="csrf" value="${csrf}" />
        <label class="door-field"
          >Code à 6 chiffres <input name="code" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="9"
        /></label>
        <button type="submit" name="answer" value="sign">Signer</button>
        <button type="submit" name="answer" value="refuse">Refuser</button>
        <button type="submit" name="answer" value="later">Plus tard</button>
      </form>
      <p class="door-aside">
        Cette page tient lieu de prestataire de signature. Le portail apprend le résultat par le prestataire, jamais par votre
        retour.
      </p>`,
  )

/**
 * Draws what the door says where there is nothing to sign.
 *
 * @param words what is so
 * @param back where it leads back to
 */
export const renderSignatureNote = (words: string, back: string): DoorPage =>
  doorPage(
    'Signature électronique',
    html`<h1>Signature électronique</h1>
      <p class="door-note">${words}</p>
      <a class="door-back" href="${back}">Revenir au portail</a>`,
  )
