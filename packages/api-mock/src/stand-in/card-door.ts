import { formatEuros, type Euros } from '@hautelisse/domain/money'

import { doorPage, problemLine, type DoorPage } from './frame.ts'
import { html, raw, type Html } from './html.ts'

/** What can be made to happen in place of a card. */
export const CARD_OUTCOMES = ['accepted', 'with-code', 'wrong-code', 'refused', 'given-up'] as const
export type CardOutcome = (typeof CARD_OUTCOMES)[number]

const WORDS: Readonly<Record<CardOutcome, string>> = {
  accepted: 'La banque accepte le paiement',
  'with-code': 'La banque demande un code à six chiffres, puis accepte',
  'wrong-code': 'Le code est faux trois fois',
  refused: 'La banque refuse le paiement',
  'given-up': 'J’abandonne et je reviens au portail',
}

/** What the card door shows. */
export type CardDoor = {
  readonly id: string
  readonly csrf: string
  readonly merchant: string
  readonly amount: Euros
  readonly problem?: string | undefined
}

const hidden = ({ id, csrf }: CardDoor): Html =>
  html`<input type="hidden" name="payment" value="${id}" /><input type="hidden" name="csrf" value="${csrf}" />`

const head = ({ merchant, amount, problem }: CardDoor): Html =>
  html`<h1>Paiement par carte</h1>
    <p class="door-where">${merchant}, ${formatEuros(amount)}</p>
    ${problemLine(problem)}`

const ASIDE: Html = html`<p class="door-aside">
  Cette page tient lieu de prestataire de paiement : aucune carte n’est demandée, rien n’est débité. Le portail apprend le
  résultat par le prestataire, jamais par votre retour.
</p>`

/**
 * Draws the card door: merchant, amount, and what happens in place of a card. No field for a card number exists.
 *
 * @param door what it shows
 */
export const renderCard = (door: CardDoor): DoorPage =>
  doorPage(
    'Paiement par carte',
    html`${head(door)}
      <form method="post" action="/stand-in/card-payment">
        ${hidden(door)}
        <fieldset class="door-people">
          <legend>Que se passe-t-il ?</legend>
          ${CARD_OUTCOMES.map(
            (outcome, place) =>
              html`<label class="door-person"
                ><input type="radio" name="outcome" value="${outcome}" required${place === 0 ? raw(' checked') : ''} /><span
                  >${WORDS[outcome]}</span
                ></label
              >`,
          )}
        </fieldset>
        <label class="door-person"
          ><input type="checkbox" name="lost" value="yes" /><span>La réponse se perd en chemin</span></label
        >
        <button type="submit">Payer ${formatEuros(door.amount)}</button>
      </form>
      ${ASIDE}`,
  )

/**
 * Draws what the door asks when the bank wants a code, which is printed there.
 *
 * @param door what it shows
 * @param code the code
 */
export const renderCardCode = (door: CardDoor, code: string): DoorPage =>
  doorPage(
    'Code de paiement',
    html`${head(door)}
      <p class="door-code">Votre code <b>${code}</b></p>
      <form method="post" action="/stand-in/card-payment">
        ${hidden(door)}
        <label class="door-field"
          >Code à 6 chiffres
          <input name="code" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="9" required
        /></label>
        <button type="submit">Confirmer</button>
      </form>
      ${ASIDE}`,
  )

/**
 * Draws what the door says where there is nothing to pay.
 *
 * @param words what is so
 * @param back where it leads back to
 */
export const renderCardNote = (words: string, back: string): DoorPage =>
  doorPage(
    'Paiement par carte',
    html`<h1>Paiement par carte</h1>
      <p class="door-note">${words}</p>
      <a class="door-back" href="${back}">Revenir au portail</a>`,
  )
