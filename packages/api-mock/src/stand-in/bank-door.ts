import { BI_STATES, type BiState } from '@hautelisse/domain/accounts'

import { doorPage, problemLine, type DoorPage } from './frame.ts'
import { html, raw, type Html } from './html.ts'

/** What can be made to happen at a bank in place of identifiers. */
export const BANK_OUTCOMES = ['right', 'with-code', 'wrong', 'refused', 'down', 'given-up'] as const
export type BankOutcome = (typeof BANK_OUTCOMES)[number]

const WORDS: Readonly<Record<BankOutcome, string>> = {
  right: 'Mes identifiants sont les bons',
  'with-code': 'Les bons, et la banque demande un code à six chiffres',
  wrong: 'Mes identifiants sont refusés',
  refused: 'Je refuse l’accès à mes comptes',
  down: 'La banque ne répond pas',
  'given-up': 'J’abandonne et je reviens au portail',
}

/** What the bank tells of itself from then on, in the aggregator's words. */
const THEN: Readonly<Record<BiState, string>> = {
  SCARequired: 'demande de confirmer l’accès (SCARequired)',
  webauthRequired: 'demande de confirmer sur son site (webauthRequired)',
  additionalInformationNeeded: 'demande une information (additionalInformationNeeded)',
  decoupled: 'demande de confirmer sur le mobile (decoupled)',
  validating: 'met à jour (validating)',
  wrongpass: 'refuse les identifiants (wrongpass)',
  passwordExpired: 'dit le mot de passe expiré (passwordExpired)',
  actionNeeded: 'attend une action sur son site (actionNeeded)',
  rateLimiting: 'limite les lectures (rateLimiting)',
  websiteUnavailable: 'a son site fermé (websiteUnavailable)',
  bug: 'ne se lit plus (bug)',
  unknown: 'répond une erreur inconnue (unknown)',
  notSupported: 'n’est plus reliée (notSupported)',
}

/** What the page of a bank shows. */
export type BankDoor = {
  readonly id: string
  readonly name: string
  readonly state: string
  readonly csrf: string
  /** Outcomes that are offered: a bank that asks for a code does so each time. */
  readonly outcomes: readonly BankOutcome[]
  readonly problem?: string | undefined
}

const hidden = ({ state, csrf }: BankDoor): Html =>
  html`<input type="hidden" name="state" value="${state}" /><input type="hidden" name="csrf" value="${csrf}" />`

const ASIDE: Html = html`<p class="door-aside">
  Cette page tient lieu de votre banque : aucun identifiant n’est demandé. Le portail apprend le résultat par la banque, jamais
  par votre retour.
</p>`

const head = ({ name, problem }: BankDoor): Html =>
  html`<h1>${name}</h1>
    <p class="door-where">Passefil, agrégateur, demande à lire vos soldes, placements et opérations.</p>
    ${problemLine(problem)}`

/**
 * Draws the page of a bank: what happens there in place of identifiers, and what it tells of itself afterwards.
 *
 * @param door what it shows
 */
export const renderBank = (door: BankDoor): DoorPage =>
  doorPage(
    door.name,
    html`${head(door)}
      <form method="post" action="/stand-in/bank/${door.id}">
        ${hidden(door)}
        <fieldset class="door-people">
          <legend>Que se passe-t-il ?</legend>
          ${door.outcomes.map(
            (outcome, place) =>
              html`<label class="door-person"
                ><input type="radio" name="outcome" value="${outcome}" required${place === 0 ? raw(' checked') : ''} /><span
                  >${WORDS[outcome]}</span
                ></label
              >`,
          )}
        </fieldset>
        <label class="door-field"
          >Ensuite, la banque
          <select name="later">
            <option value="">répond</option>
            ${BI_STATES.map((state) => html`<option value="${state}">${THEN[state]}</option>`)}
          </select></label
        >
        <button type="submit">Continuer</button>
      </form>
      ${ASIDE}`,
  )

/**
 * Draws what the bank asks when it wants a code, which is printed there.
 *
 * @param door what it shows
 * @param code the code
 * @param later what the bank tells of itself afterwards
 */
export const renderBankCode = (door: BankDoor, code: string, later: string): DoorPage =>
  doorPage(
    door.name,
    html`${head(door)}
      <p class="door-code">Votre code <b>${code}</b></p>
      <form method="post" action="/stand-in/bank/${door.id}">
        ${hidden(door)}<input type="hidden" name="later" value="${later}" />
        <label class="door-field"
          >Code à 6 chiffres
          <input name="code" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="9" required
        /></label>
        <button type="submit">Confirmer</button>
      </form>
      ${ASIDE}`,
  )

/**
 * Draws what is said where no bank is being visited.
 *
 * @param words what is so
 */
export const renderBankNote = (words: string): DoorPage =>
  doorPage(
    'Votre banque',
    html`<h1>Votre banque</h1>
      <p class="door-note">${words}</p>
      <a class="door-back" href="/aggregation">Revenir au portail</a>`,
  )
