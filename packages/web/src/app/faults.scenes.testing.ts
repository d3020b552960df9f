import type { CallName } from '@hautelisse/domain/catalogue'
import { STORED_OTP_KEY, writeStoredOtp } from '@hautelisse/domain/session'
import type { Between } from '../shell/index.ts'
import { atStep as taxAt } from '../tax-saving/examples.tsx'
import { page } from '../testing/text/index.ts'
import { atStep as withdrawalAt, MARC as MARC_SPLIT } from '../withdrawal/examples.tsx'

/** A screen that makes a call: who opens it where, what it says when the call fails, and what it says when it is whole. */
export type Scene = {
  readonly call: CallName
  readonly ids: string
  readonly person?: string
  readonly at: string
  /** What the tab keeps before the page opens. */
  readonly stored?: Readonly<Record<string, string>> | undefined
  /** What stands between the page and its API. */
  readonly between?: Between
  /** What is done so that the call is made. */
  readonly act?: () => Promise<void>
  /** What is done once the call answers again; what is offered to try again is pressed without it. */
  readonly again?: () => Promise<void>
  /** What is said of a failure; a screen that shows nothing of the call is whole without it. */
  readonly said?: RegExp
  readonly whole: RegExp
  /** Where the saver is led outside the portal once the call has answered. */
  readonly leaves?: RegExp
  /** The saver is led back to where they were, whatever else the application would have opened. */
  readonly leadsBack?: true
  /** Nobody is told of the end of a session that does not exist. */
  readonly isAnonymous?: true
  /** ERR_UNKNOWN means that the content does not exist, which is no fault. */
  readonly mayBeNone?: true
}

export const SYLVIE = 'sylvie-garnier'
const MARC = 'marc-delorme'
const HOME = { at: '/epargne', ids: 'P-ERR-28' } as const
const ofSylvie = { ...HOME, person: SYLVIE, whole: /Bonjour Sylvie/ } as const
const ofMarc = { ...HOME, person: MARC, whole: /Bonjour Marc/ } as const
const missing = { ids: 'P-ERR-28 P-ERR-20', said: /momentanément indisponibles/ } as const
export const UNAVAILABLE = /Service momentanément indisponible/
const FUND = '/epargne#fund-00482190_actions-europe-durable'
const gauges = { ...ofSylvie, ids: 'P-ERR-28 S-ERR-21 GAUGE-02', at: '/epargne#contribution_gauge', mayBeNone: true } as const

/** Presses one button, switch or box after the other. */
export const press =
  (...names: readonly (string | RegExp)[]) =>
  async (): Promise<void> => {
    for (const name of names) {
      const [button, choice] = [page.getByRole('button', { name }), page.getByRole('switch', { name })]
      const box = page.getByRole('checkbox', { name })
      await button.or(choice).or(box).first().click()
    }
  }

const HELENE = 'helene-fontanel'
/** The answers of a couple with two children, on the first of the three steps. */
const FAMILY = {
  version: 2,
  userId: HELENE,
  step: 'heirs',
  form: {
    heirs: {
      has_testament: false,
      family_situation: 'spouse',
      has_spouse_donation: false,
      children: '2',
      has_same_parents: true,
      spouse_age: '68',
      parents: null,
      siblings: '',
    },
    patrimony: {
      has_donate: false,
      owner_home: false,
      home_value: '',
      home_percentage: '',
      family_at_home: false,
      has_other_patrimony: false,
      other_goods: [],
      passif: '',
    },
    life: { has_life_insurance: false, contracts: [] },
  },
  isShareTyped: false,
}
const family = {
  ...ofSylvie,
  person: HELENE,
  at: '/transmission',
  stored: { 'hautelisse.transmission': JSON.stringify(FAMILY) },
} as const
const NEXT = ['Suivant', 'Suivant', 'Valider'] as const
const writeToAdvisor = async (): Promise<void> => {
  await page.getByRole('textbox', { name: 'Votre message' }).fill('Bonjour')
  await press('Envoyer')()
}

const terms = {
  ...ofSylvie,
  ids: 'P-ERR-28 O-ERR-08',
  at: '/transactional/payment',
  said: /Cette opération est momentanément indisponible/,
  whole: /Sur quel compte voulez-vous verser/,
} as const

const positions = {
  ...ofSylvie,
  ids: 'P-ERR-28 DOCS-05',
  at: '/documents?type=POSITIONS&year=2025',
  said: /momentanément indisponibles/,
  whole: /Liste des placements/,
} as const
const switching = { ...terms, at: '/transactional/arbitration', whole: /Sur quel compte voulez-vous arbitrer/ } as const

const withdrawing = { ...terms, at: '/savings/withdraw', whole: /Que voulez-vous retirer/ } as const

const profile = { ...terms, at: '/profile/s2e/personal-data', whole: /Données à déclarer|Consentements/ } as const

export const SCENES: readonly Scene[] = [
  { ...profile, call: 's2e-context-identity' },
  { ...profile, call: 's2e-context-address' },
  { ...withdrawing, call: 's2e-releases' },
  { ...withdrawing, call: 's2e-refund-permissions' },
  { ...withdrawing, call: 's2e-refund-context' },
  { ...positions, call: 's2e-documents', ids: 'P-ERR-28 P-ERR-18 O-ERR-10' },
  { ...positions, call: 's2e-download-document', act: press(/^Télécharger Liste/) },
  {
    ...positions,
    call: 's2e-year-archive',
    act: press(/^Garder l’année/),
    said: /Le fichier n’a pas pu être fait/,
  },
  { ...terms, call: 's2e-lab-context' },
  { ...terms, call: 's2e-payment-context' },
  { ...terms, call: 's2e-payment-permission' },
  { ...terms, call: 'ais-payment-types' },
  { ...terms, call: 'ais-global-payments' },
  { ...switching, call: 's2e-switch-context' },
  { ...switching, call: 's2e-permissions' },
  { ...switching, call: 'ais-authorized-acts' },
  { ...ofSylvie, call: 'ais-profile' },
  { ...ofSylvie, ...missing, call: 'ais-accounts' },
  { ...ofSylvie, call: 's2e-profile' },
  { ...ofSylvie, ...missing, call: 's2e-accounts' },
  { ...ofSylvie, call: 'aggregated-accounts' },
  { ...ofSylvie, call: 's2e-alerts' },
  { ...ofSylvie, call: 'kept-list' },
  {
    ...ofSylvie,
    call: 'kept-simulations',
    ids: 'BEY-05',
    at: '/simulations',
    said: /Vos simulations n’ont pas pu être lues/,
    whole: /Vous n’avez gardé aucune simulation/,
    // A server that keeps none says so.
    mayBeNone: true,
  },
  { ...ofSylvie, call: 'operations', at: '/operations', said: /Réessayer/, whole: /Terminées/ },
  { ...ofSylvie, call: 'periodic-vv', at: '/operations', said: /Réessayer/, whole: /Terminées/ },
  {
    ...ofSylvie,
    call: 'declaration',
    at: '/operations/declaration',
    said: /Votre année est momentanément indisponible/,
    whole: /Versements déductibles/,
  },
  { ...ofMarc, ...missing, call: 'provider-token' },
  { ...ofMarc, call: 'provider-profile' },
  { ...ofMarc, ...missing, call: 'provider-accounts' },
  { ...ofMarc, call: 'provider-advisor' },
  { ...ofSylvie, call: 'mirror-consent', ids: 'P-CALL-84 P-NAV-26' },
  {
    ...ofSylvie,
    call: 'b2v-initialize',
    at: '/epargne#consents',
    said: /L’accord sur vos contrats de retraite n’a pas pu être lu/,
    whole: /Mes consentements/,
    // Somebody who is in no company pension scheme has nothing to consent to (P-CALL-81).
    mayBeNone: true,
  },
  {
    ...ofSylvie,
    call: 'coaching',
    ids: 'P-ROUTE-66 OPS-19 OPS-43 P-ERR-28',
    at: '/filib',
    said: /L’adresse du coaching n’a pas pu être lue/,
    whole: /Ouvrir le coaching/,
  },
  { ...gauges, call: 's2e-contribution-gauge', said: /L’abondement de votre entreprise n’a pas pu être lu/ },
  { ...gauges, call: 'ais-contribution-gauge-by-type', said: /Votre plafond de déduction n’a pas pu être lu/ },
  {
    ...ofSylvie,
    call: 'change-password',
    ids: 'P-ROUTE-38 P-ERR-28',
    at: '/change-password',
    said: /Votre mot de passe n’a pas changé/,
    whole: /./,
    leaves: /\/stand-in\/change-password/,
  },
  {
    ...ofSylvie,
    call: 'otp',
    ids: 'P-ERR-29 P-SESS-16',
    at: '/profile/s2e/personal-data/edit-email',
    act: press('Recevoir un code'),
    said: /La vérification n’a pas abouti/,
    whole: /./,
    leaves: /\/stand-in\/otp/,
  },
  {
    ...ofSylvie,
    call: 's2e-transaction-details',
    at: '/operations/op-00482190-1',
    said: /Le détail de cette opération est momentanément indisponible/,
    whole: /D’où vient l’argent|Où il est placé|De quel placement vers lequel/,
  },
  {
    ...ofSylvie,
    call: 's2e-option-bulletins',
    at: '/transactional/bulletin-option/bo-4081-2026',
    said: /Vos choix à faire sont momentanément indisponibles/,
    whole: /Où placer votre/,
  },
  {
    ...ofSylvie,
    call: 'valuations',
    at: FUND,
    said: /L’historique de ce fonds est momentanément indisponible/,
    whole: /Actions Europe Durable/,
  },
  { ...ofSylvie, call: 'fund-url', at: FUND, whole: /Actions Europe Durable/ },
  {
    ...ofSylvie,
    call: 'b2v-consent',
    at: '/epargne#consents',
    act: press(/^Transmettre les données/, 'Enregistrer'),
    again: press('Enregistrer'),
    said: /Votre choix précédent est conservé/,
  },
  {
    ...ofSylvie,
    call: 'update-opinion',
    at: '/documents',
    act: async () => {
      await press('Donner mon avis', 'Commencer')()
      await page.getByRole('radio', { name: 'Très satisfait' }).click()
      await press('Suivant', 'Suivant', 'Envoyer')()
    },
    again: press('Envoyer'),
    said: /Une erreur est survenue, veuillez recommencer ultérieurement/,
    whole: /Merci/,
  },
  {
    ...ofSylvie,
    call: 'withdrawal-simulation',
    at: '/simulator/mrm',
    stored: withdrawalAt('option').ports?.stored,
    act: press('Continuer'),
    said: /Une erreur s'est produite, veuillez réessayer|Le service est très demandé/,
    whole: /vous recevriez/,
  },
  {
    ...ofMarc,
    call: 'share-simulation',
    at: '/simulator/mrm',
    stored: withdrawalAt('results', { saver: MARC_SPLIT, split: {} }).ports?.stored,
    act: press('Garder, partager, imprimer', 'Partager ma simulation', 'Envoyer à Élise Montagnac'),
    again: press('Envoyer à Élise Montagnac'),
    said: /Votre simulation n’a pas pu être partagée/,
    whole: /Votre simulation a été partagée/,
  },
  {
    ...ofSylvie,
    call: 'tax-simulation',
    at: '/simulateur/impots',
    stored: taxAt('income').ports?.stored,
    act: press('Voir mon résultat'),
    said: /Une erreur est survenue, veuillez recommencer ultérieurement|Le service est très demandé/,
    whole: /Résultat de votre simulation/,
  },
  { ...family, call: 'transmission-initialize', stored: {}, whole: /J'accède au simulateur/ },
  { ...family, call: 'load-transmission', stored: {}, act: press("J'accède au simulateur"), whole: /J'ai compris/ },
  {
    ...family,
    call: 'transmission-simulation',
    act: press('Suivant'),
    said: /Vos réponses n’ont pas pu être enregistrées|Le service est très demandé/,
    whole: /Je renseigne mon patrimoine/,
  },
  {
    ...family,
    call: 'transmission-deletion',
    act: press(...NEXT, 'Tout effacer et recommencer', 'Confirmer'),
    again: press('Tout effacer et recommencer', 'Confirmer'),
    said: /La simulation n’a pas pu être supprimée/,
    whole: /J'accède au simulateur/,
  },
  {
    ...family,
    call: 'share-transmission',
    act: press(...NEXT, 'Partager cette option', 'Envoyer à Élise Montagnac'),
    again: press('Envoyer à Élise Montagnac'),
    said: /Votre simulation n’a pas pu être partagée/,
    whole: /Votre simulation a été partagée/,
  },
  {
    ...ofMarc,
    call: 'advisor-request',
    at: '/epargne#advisor',
    act: writeToAdvisor,
    again: press('Revenir à mon message', 'Envoyer'),
    said: /Votre demande n'a pas été prise en compte/,
    whole: /Votre message a bien été transmis/,
  },
  {
    ...ofSylvie,
    call: 'otp-callback',
    ids: 'P-SESS-13 P-ERR-28',
    at: '/callback/state-1',
    stored: { [STORED_OTP_KEY]: writeStoredOtp({ state: 'state-1', location: '/epargne' }) },
    // The code was given at the door.
    between: async (request, pass) => {
      const answer = await pass()
      return request.path.includes('/otp/') ? { ...answer, body: answer.body.replace(':false', ':true') } : answer
    },
    again: press('Plus tard'),
    leadsBack: true,
    said: /La vérification n’a pas abouti/,
  },
  {
    call: 'version',
    ids: 'P-ROUTE-30 P-ERR-28',
    at: '/version',
    said: /La version n’a pas pu être lue/,
    whole: /development/,
    isAnonymous: true,
  },
  {
    call: 'robo-entities',
    ids: 'P-ERR-28 ROBO-02',
    person: SYLVIE,
    at: '/placements/advisor',
    said: /Vos plans n’ont pas pu être lus/,
    whole: /Votre profil du/,
  },
  {
    call: 'robo-profile',
    ids: 'P-ERR-28 ROBO-03',
    person: SYLVIE,
    at: '/placements/advisor',
    said: /Les quatre profils de ce plan n’ont pas pu être lus/,
    whole: /Votre profil du/,
  },
]
