import { CATALOGUE, type CallName } from '@hautelisse/domain/catalogue'
import { FAULTS, type Fault } from '@hautelisse/domain/contract'
import { STORED_OTP_KEY, writeStoredOtp } from '@hautelisse/domain/session'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Between } from '../shell/index.ts'
import { atStep as withdrawalAt, MARC as MARC_SPLIT } from '../withdrawal/examples.tsx'
import { atStep as taxAt } from '../tax-saving/examples.tsx'
import { IS_ALL, renderPage, sampleOf, type RenderedPage } from '../testing/index.ts'

/** A screen that makes a call: who opens it where, what it says when the call fails, and what it says when it is whole. */
type Scene = {
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
  /** ERR_UNKNOWN says that there is none, which nobody misses. */
  readonly mayBeNone?: true
}

const SYLVIE = 'sylvie-garnier'
const MARC = 'marc-delorme'
const HOME = { at: '/epargne', ids: 'P-ERR-28' } as const
const ofSylvie = { ...HOME, person: SYLVIE, whole: /Bonjour Sylvie/ } as const
const ofMarc = { ...HOME, person: MARC, whole: /Bonjour Marc/ } as const
const missing = { ids: 'P-ERR-28 P-ERR-20', said: /momentanément indisponibles/ } as const
const UNAVAILABLE = /Service momentanément indisponible/
const FUND = '/epargne#fund-00482190_actions-europe-durable'
const gauges = { ...ofSylvie, ids: 'P-ERR-28 S-ERR-21 GAUGE-02', at: '/epargne#contribution_gauge', mayBeNone: true } as const

const press =
  (...names: readonly (string | RegExp)[]) =>
  async (): Promise<void> => {
    for (const name of names) {
      const [button, choice] = [page.getByRole('button', { name }), page.getByRole('switch', { name })]
      await button.or(choice).first().click()
    }
  }

const HELENE = 'helene-fontanel'
/** The answers of a couple with two children, on the first of the three steps. */
const FAMILY = {
  version: 1,
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

const profile = { ...terms, at: '/profile/s2e/personal-data', whole: /Informations réglementaires|Consentements/ } as const

const SCENES: readonly Scene[] = [
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
    whole: /Vos instructions/,
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
    act: press('Partager ma simulation', 'Oui'),
    again: press('Oui'),
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
    act: press(...NEXT, 'Modifier', 'Confirmer'),
    again: press('Modifier', 'Confirmer'),
    said: /La simulation n’a pas pu être supprimée/,
    whole: /J'accède au simulateur/,
  },
  {
    ...family,
    call: 'share-transmission',
    act: press(...NEXT, 'Partager cette option', 'Oui'),
    again: press('Oui'),
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

/** Calls that no page makes by itself: a sign-out and a sign-in begin outside the matrix, the others are for other clients. */
const APART: Readonly<Partial<Record<CallName, string>>> = {
  'render-pdf': 'the page of developers that prints',
  'external-savings': 'web: attachment/attachment.test.tsx',
  'attachment-identify': 'web: attachment/attachment.test.tsx',
  'attachment-confirm': 'web: attachment/attachment.test.tsx',
  contact: 'web: contact/contact.test.tsx',
  'robo-questionnaire': 'web: robo-advice/robo-advice.test.tsx',
  'robo-projection': 'web: robo-advice/robo-advice.test.tsx',
  'robo-statement': 'machines: robo-advice/advisor.test.ts',
  'robo-admin-authorize': 'machines: robo-admin/machine.test.ts',
  'robo-admin-token': 'machines: robo-admin/machine.test.ts',
  'robo-admin-allocations': 'machines: robo-admin/machine.test.ts',
  'robo-admin-history': 'machines: robo-admin/machine.test.ts',
  'robo-admin-drafts': 'machines: robo-admin/machine.test.ts',
  'robo-admin-import': 'machines: robo-admin/machine.test.ts',
  'robo-admin-submit': 'machines: robo-admin/machine.test.ts',
  'robo-admin-publish': 'machines: robo-admin/machine.test.ts',
  'robo-admin-withdraw': 'machines: robo-admin/machine.test.ts',
  'robo-admin-export': 'machines: robo-admin/machine.test.ts',
  'robo-admin-leave': 'machines: robo-admin/machine.test.ts',
  logout: 'below',
  'oauth-profile': 'below',
  authorization: 'below',
  'version-v2': 'no page makes it',
  'ais-contribution-gauge': 'no page makes it',
  's2e-transactions': 'no page makes it',
  'ais-transactions': 'no page makes it',
  'client-investments': 'no page makes it',
  'client-transactions': 'no page makes it',
  's2e-payment': 'web: payment/payment.test.tsx',
  'ais-payment': 'web: payment/retirement.test.tsx',
  's2e-payment-documents': 'no page makes it',
  'ais-bank-coordinates': 'no page makes it',
  's2e-update-email': 'machines: profile/faults.test.ts',
  's2e-update-personal-phone': 'machines: profile/faults.test.ts',
  's2e-update-identity': 'machines: profile/faults.test.ts',
  's2e-update-address': 'machines: profile/faults.test.ts',
  's2e-refund': 'machines: release/machine.test.ts',
  's2e-withdraw': 'machines: release/machine.test.ts',
  'esign-retirement': 'machines: retirement-withdrawal/signing-machine.test.ts',
  'client-withdraw-authorization': 'machines: acts/machine.test.ts',
  's2e-withdraw-documents': 'machines: release/machine.test.ts',
  's2e-bank-account-context': 'machines: bank-account/faults.test.ts',
  's2e-countries': 'machines: bank-account/faults.test.ts',
  's2e-update-bank-account': 'machines: bank-account/faults.test.ts',
  's2e-bank-scores': 'machines: bank-account/faults.test.ts',
  's2e-bank-account-code': 'machines: bank-account/faults.test.ts',
  's2e-bank-account-document': 'machines: bank-account/faults.test.ts',
  's2e-sign-bank-account': 'machines: bank-account/faults.test.ts',
  's2e-cancel-bank-account': 'machines: bank-account/overview.test.ts',
  's2e-switch': 'web: fund-switch/fund-switch.test.tsx',
  'ais-switch': 'web: fund-switch/fund-switch.test.tsx',
  's2e-option-bulletin-choice': 'machines: option-bulletin/choice-machine.test.ts',
  's2e-abondment-simulator': 'machines: option-bulletin/choice-machine.test.ts',
  's2e-cancel-periodic': 'machines: operations/once-machine.test.ts',
  'ais-cancel-periodic': 'machines: operations/once-machine.test.ts',
  'cancel-operation': 'machines: operations/once-machine.test.ts',
  'operation-receipt': 'machines: receipt/machine.test.ts',
  'ais-abondment-simulator': 'no page makes it',
  'ais-bulletin-permission': 'no page makes it',
  'ais-bulletin-permission-of': 'no page makes it',
  connectors: 'machines: aggregation/linking.test.ts',
  'open-connection': 'machines: aggregation/linking.test.ts',
  'connection-return': 'machines: aggregation/linking.test.ts',
  'connection-accounts': 'machines: aggregation/linking.test.ts',
  'show-accounts': 'machines: aggregation/linking.test.ts',
  connections: 'machines: aggregation/connections.test.ts',
  'refresh-connection': 'machines: aggregation/connection.test.ts',
  'delete-connection': 'machines: aggregation/connection.test.ts',
  'aggregated-investments': 'machines: aggregation/connections.test.ts',
  'aggregated-transactions': 'machines: aggregation/connections.test.ts',
  'marel-key': 'web: pension/failures.test.tsx',
  'marel-demonstration': 'web: pension/login.test.tsx',
  'marel-login-cnav': 'web: pension/failures.test.tsx',
  'marel-login-dgfip': 'web: pension/failures.test.tsx',
  'marel-resend-dgfip': 'web: pension/failures.test.tsx',
  'marel-code-dgfip': 'web: pension/failures.test.tsx',
  'marel-login-ameli': 'web: pension/failures.test.tsx',
  'marel-code-ameli': 'web: pension/failures.test.tsx',
  'load-marel': 'machines: pension/machine.test.ts',
  'marel-initialize': 'web: pension/failures.test.tsx',
  'marel-contracts': 'web: pension/failures.test.tsx',
  'marel-simulation': 'web: pension/failures.test.tsx',
  'marel-cap': 'no page makes it',
  'marel-save': 'web: pension/failures.test.tsx',
  'marel-register-first': 'web: pension/failures.test.tsx',
  'marel-register-second': 'web: pension/failures.test.tsx',
  'marel-forgot-password-first': 'web: pension/failures.test.tsx',
  'marel-forgot-password-second': 'web: pension/failures.test.tsx',
  'projections-initialize': 'web: projection/projection.test.tsx',
  'projections-save': 'web: projection/projection.test.tsx',
  'projections-retirement': 'web: projection/projection.test.tsx',
}

/** What a fault does: end the session, refuse in words, ask for a consent, be mended unseen, be late, or be told by the caller. */
const REACTIONS: Readonly<Partial<Record<Fault, 'ended' | 'mirror' | 'consent' | 'unseen'>>> = {
  ERR_TOKEN: 'ended',
  ERR_EXP: 'ended',
  ERR_MIRROR: 'mirror',
  ERR_CONSENT: 'consent',
  ERR_CSRF: 'unseen',
  slow: 'unseen',
}

type Cell = { readonly scene: Scene; readonly fault: Fault }
const CELLS: readonly Cell[] = SCENES.flatMap((scene) =>
  FAULTS.filter((fault) => scene.isAnonymous !== true || REACTIONS[fault] === undefined)
    .filter((fault) => scene.leadsBack !== true || !['mirror', 'consent'].includes(REACTIONS[fault] ?? ''))
    .map((fault) => ({ scene, fault })),
)
/** Each call, each fault, and each reaction on a screen that shows the call and on one that does not. */
const SAMPLE = sampleOf(
  CELLS,
  ({ scene, fault }) => [
    scene.call,
    fault,
    `${REACTIONS[fault] ?? 'told'}, ${scene.said === undefined ? 'aside' : 'shown'}`,
    `${scene.call} ${REACTIONS[fault] === undefined ? 'told' : ''}`,
  ],
  IS_ALL,
)

/** Whether the call of the test gets no answer now. */
const isHeld = { now: false }

/** The time of a call that never answers is over as soon as it was sent; every other call keeps its time. */
const endingTheTimeOf = (call: CallName): Between => {
  const { path, method } = CATALOGUE.find(({ name }) => name === call) ?? { path: call, method: 'GET' }
  const pattern = new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  let latest: AbortController | undefined
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    latest = new AbortController()
    return latest.signal
  })
  onTestFinished(() => spy.mockRestore())
  // The client sends a call in the moment in which it sets its deadline.
  return (request, pass) => {
    if (request.method === method && pattern.test(request.path.split('?')[0] ?? '') && isHeld.now)
      latest?.abort(new DOMException('Time is over.', 'TimeoutError'))
    return pass()
  }
}
const words = (): string => document.body.textContent
const open = async ({ call, person, at, stored, between, act }: Scene, fault: Fault): Promise<RenderedPage> => {
  isHeld.now = fault === 'timeout'
  const opened = await renderPage(at.split('#')[0] ?? at, {
    ...(person === undefined ? {} : { person }),
    ...(stored === undefined ? {} : { stored }),
    between: fault === 'timeout' ? endingTheTimeOf(call) : between,
    ordered: [call, fault, fault === 'ERR_CSRF' || fault === 'slow' ? 1 : 100],
  })
  if (at.includes('#')) {
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    opened.go(at)
  }
  await act?.()
  return opened
}

const expectWhole = async ({ whole, leaves, said }: Scene, { left }: RenderedPage): Promise<void> => {
  await expect.poll(words).toMatch(whole)
  if (leaves !== undefined) await expect.poll(() => left.join(' ')).toMatch(leaves)
  else if (said !== undefined) await expect.poll(words).not.toMatch(said)
}

/** Whatever happened, there is something to read and something to do. */
const expectNotBlank = async (): Promise<void> => {
  await expect.poll(() => document.querySelector('h1, h2')?.textContent ?? '').toMatch(/\S/)
  expect(document.querySelectorAll('a[href], button:not([disabled])').length).toBeGreaterThan(0)
}

const ways = Map.groupBy(SAMPLE, ({ scene, fault }) => {
  const isUnmissed = scene.said === undefined || (fault === 'ERR_UNKNOWN' && scene.mayBeNone === true)
  return REACTIONS[fault] ?? (isUnmissed ? 'aside' : 'told')
})
const cells = (way: 'ended' | 'mirror' | 'consent' | 'unseen' | 'aside' | 'told'): readonly Cell[] => ways.get(way) ?? []
const titled = ({ scene: { ids, call }, fault }: Cell): string => `[${ids.replaceAll(' ', '] [')}] ${call}: ${fault}`

for (const { scene, fault } of cells('ended'))
  test(`[P-ERR-06] [P-ERR-07] ${scene.call}: ${fault} ends the session, and nothing of it stays`, async () => {
    const { app } = await open(scene, fault)
    await expect.poll(words).toMatch(/votre session a été interrompue|fil par fil/)
    await expectNotBlank()
    expect(app.sessionStorage.read('hautelisse.user')).toBeUndefined()
  })

for (const { scene, fault } of cells('consent'))
  test(`[P-ERR-09] ${scene.call}: a missing consent has its page`, async () => {
    const { address } = await open(scene, fault)
    await expect.poll(address).toBe('/error-page?reason=ERR_CONSENT')
    await expect.poll(words).toContain('Votre accord est nécessaire')
  })

for (const { scene, fault } of cells('mirror'))
  test(`[P-ERR-08] ${scene.call}: what a mirror session may not do is said in words, and the page stays`, async () => {
    const { address } = await open(scene, fault)
    await expect.poll(words).toContain('Vous ne pouvez effectuer cette action en vision miroir.')
    expect(address().split('#')[0]).toBe(scene.at.split('#')[0])
  })

for (const { scene, fault } of cells('unseen'))
  test(`[P-ERR-05] [S-CONST-58] ${scene.call}: ${fault} is waited for, or tried again, and the page is whole`, async () => {
    const opened = await open(scene, fault)
    await expect.poll(words).toMatch(scene.whole)
    await expectWhole(scene, opened)
  })

for (const cell of cells('aside'))
  test(`${titled(cell)} leaves the page whole without it`, async () => {
    await open(cell.scene, cell.fault)
    await expect.poll(words).toMatch(cell.scene.whole)
    await expectNotBlank()
  })

for (const cell of cells('told'))
  test(`${titled(cell)} is said, nothing is blank, and all is whole once the call answers again`, async () => {
    const opened = await open(cell.scene, cell.fault)
    await expect.poll(words).toMatch(cell.scene.said ?? /^$/)
    await expectNotBlank()
    isHeld.now = false
    await opened.standIn.mend()
    await (cell.scene.again ?? press('Réessayer'))()
    await expectWhole(cell.scene, opened)
  })

for (const fault of ['ERR_INTERNAL', 'ERR_EXP', 'drop', 'malformed-json'] as const)
  test(`[P-ROUTE-24] [P-STORE-04] a sign-out that the server does not hear of leaves nothing here all the same: ${fault}`, async () => {
    const { app, standIn } = await renderPage('/epargne', { person: SYLVIE })
    await expect.poll(words).toMatch(/Bonjour Sylvie/)
    await standIn.order('logout', fault)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /mon espace$/ })
      .click()
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect.poll(words).toMatch(/fil par fil/)
    expect(app.sessionStorage.read('hautelisse.user')).toBeUndefined()
  })

for (const fault of ['ERR_INTERNAL', 'malformed-json', 'off-schema', 'drop'] as const)
  test(`[P-ERR-28] a profile that cannot be read is said, and asked for again: ${fault}`, async () => {
    const { standIn } = await renderPage('/epargne', { person: SYLVIE, ordered: ['oauth-profile', fault] })
    await expect.poll(words).toMatch(UNAVAILABLE)
    await standIn.mend()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect.poll(words).toMatch(/Bonjour Sylvie/)
  })

for (const fault of ['ERR_INTERNAL', 'ERR_LIMIT', 'malformed-json', 'drop'] as const)
  test(`[P-ERR-16] [P-CALL-01] the way to the door that does not open is said, and can be taken again: ${fault}`, async () => {
    const { standIn, left, go } = await renderPage('/authentication?origin=collective', { ordered: ['authorization', fault] })
    await expect.poll(words).toMatch(/La connexion n’a pas abouti|Nos serveurs ne répondent pas/)
    await expectNotBlank()
    await standIn.mend()
    go('/authentication?origin=collective')
    await expect.poll(() => left.join(' ')).toMatch(/\/stand-in\/sign-in\/collective/)
  })

test('every call of the catalogue is in the matrix, or has its place named', () => {
  const named = [...SCENES.map(({ call }) => call), ...Object.keys(APART)]
  expect(named.toSorted()).toEqual(CATALOGUE.map(({ name }) => name).toSorted())
})
