import { MODALS } from '@hautelisse/domain/portal'
import { describe, expect, test } from 'vitest'
import type { Between } from '../../shell/index.ts'
import { page, renderPage, type RenderedPage } from '../../testing/text/index.ts'
import { lateContents } from './loaded.ts'

const SYLVIE = 'sylvie-garnier'
const heading = page.getByRole('heading', { level: 1 })
const opened = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')]
/** The modal that is open, whether it interrupts or was asked for. */
const modal = page.getByRole('dialog').or(page.getByRole('alertdialog'))
const lexicon = page.getByRole('dialog', { name: 'Lexique' })
const tab = page.getByRole('tab', { selected: true })

const HELPS = [
  ['has_spouse_donation', /donation au dernier vivant.+usufruit de tous vos biens.+Code civil, art. 1094-1/],
  ['birth_document', /livret de famille, adoptés et adultes compris/],
  ['has_same_parents', /tous vos enfants sont aussi ceux de votre conjoint.+Code civil, art. 757/],
  ['spouse_age', /donne la valeur de l’usufruit.+Code général des impôts, art. 669/],
  [
    'ceiling_disclaimer',
    /100.000,00.€ pour chaque enfant.+152.500,00.€.+PER.+au-delà de 30.500,00.€.+art. 779 I, 757 B et 990 I/,
  ],
] as const

/** What closes a modal says so, or that it was read. */
const CLOSE = /^(Fermer|J’ai compris)/

/** Fragments of a collective saver, and the title of what each opens. */
const TITLES = {
  add_account_retirement: 'Ajouter un compte',
  add_account_projects: 'Ajouter un compte',
  career: 'Votre carrière',
  contribution_gauge: 'Mes plafonds de versement',
  forbidden_mirror: 'Vision miroir',
  paper_process: 'Faire ma demande par courrier',
  marel: 'Estimer ma retraite',
  disclaimer_fc_register: 'Compte créé avec FranceConnect',
  marel_error_password: 'Mot de passe oublié',
  'lexicon-home': 'Lexique',
  'lexicon-mrm': 'Lexique',
  disclaimer_retirement_computation: 'Hypothèses de la simulation',
  rule_mandatory_annuity: 'Ce qui devient une rente',
  consents: 'Mes consentements',
  has_spouse_donation: 'Donation entre époux',
  birth_document: 'Quels enfants compter ?',
  has_same_parents: 'Des enfants communs',
  spouse_age: 'L’âge de votre conjoint',
  ceiling_disclaimer: 'Ce qui n’est pas taxé',
} as const

const openHome = async (given: Parameters<typeof renderPage>[1] = {}): Promise<RenderedPage> => {
  const rendered = await renderPage('/epargne', { person: SYLVIE, ...given })
  await expect.element(heading).toBeVisible()
  return rendered
}

const expectNone = () => expect.poll(opened).toEqual([])

describe('modals of the address', () => {
  test('[P-MODAL-01] [P-MODAL-08] [P-MODAL-10] [P-MODAL-11] [P-MODAL-12] [S-NAV-18] [P-MODAL-13 to P-MODAL-15] [S-NAV-03] [S-NAV-19 to S-NAV-21] [P-MODAL-16 to P-MODAL-18] [P-MODAL-21 to P-MODAL-25] [P-MODAL-29] [S-NAV-16] [S-NAV-17] [S-NAV-22 to S-NAV-24] [S-NAV-29] each fragment opens its modal, and closing takes the fragment away', async () => {
    const { go, address } = await openHome()
    for (const [hash, title] of Object.entries(TITLES)) {
      go(`/epargne#${hash}`)
      await expect
        .element(page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title })))
        .toBeVisible()
      expect(opened()).toHaveLength(1)
      await modal.getByRole('button', { name: CLOSE }).first().click()
      await expectNone()
      expect(address()).toBe('/epargne')
    }
  }, 60_000)

  test('[TRANS-33] each help says what its question means, with the article', async () => {
    const { go } = await openHome()
    for (const [hash, text] of HELPS) {
      go(`/epargne#${hash}`)
      await expect.element(modal).toMatchTextContent(text)
    }
  })

  test('[P-MODAL-20] [P-MODAL-29] [S-NAV-26] [P-PERM-06] an unknown fragment, or one of an advisor whom one does not have, opens nothing', async () => {
    const { go } = await openHome()
    for (const hash of [
      'unknown',
      'add_account_other',
      'lexicon-other',
      'fund-somebody_else',
      'constructor',
      '%E0%A4%A',
      'advisor',
      'advisor_transmission',
    ]) {
      go('/epargne#career')
      await expect.element(page.getByRole('dialog', { name: TITLES.career })).toBeVisible()
      go(`/epargne#${hash}`)
      await expectNone()
    }
    await expect.element(heading).toHaveTextContent('Bonjour Sylvie, voici votre épargne')
  })
})

describe('people with an advisor', () => {
  test.each([
    ['advisor', 'marc-delorme'],
    ['advisor_transmission', 'helene-fontanel'],
  ])('[P-MODAL-02] [P-MODAL-03] [P-PERM-06] [S-NAV-27] #%s shows the advisor and the message to them', async (hash, person) => {
    const { go } = await openHome({ person })
    go(`/epargne#${hash}`)
    await expect.element(page.getByRole('dialog', { name: 'Contacter mon conseiller' })).toBeVisible()
    await expect.element(modal).toMatchTextContent('Élise Montagnac')
    await expect.element(modal).toMatchTextContent('Conseillère épargne et patrimoine')
    await expect.element(modal.getByRole('textbox', { name: 'Votre message' })).toBeVisible()
  })
})

/** An investment whose id holds an underscore, of the first account that the answer lists. */
const FUND = { id: 'INV_1', amount: 1240.5, label: 'Horizon équilibre', compartment: 'vv', fund_type: 'UC' } as const

test('[P-MODAL-19] [P-MODAL-20] [S-NAV-25] the fragment of a fund opens the sheet of that investment', async () => {
  let policy = ''
  const between: Between = async ({ path }, pass) => {
    const answer = await pass()
    if (!path.endsWith('/services/api-ais/accounts')) return answer
    const {
      ais_accounts: [first, ...others],
    } = JSON.parse(answer.body) as { readonly ais_accounts: readonly { readonly policy_id: string }[] }
    policy = first?.policy_id ?? ''
    return { ...answer, body: JSON.stringify({ ais_accounts: [{ ...first, investments: [FUND] }, ...others] }) }
  }
  const { go } = await openHome({ between })
  go(`/epargne#fund-${policy}_${FUND.id}`)
  await expect.element(page.getByRole('dialog', { name: FUND.label })).toBeVisible()
  await expect.element(modal.getByRole('heading', { name: 'En bref' })).toBeVisible()
})

test('[P-MODAL-16] [P-MODAL-17] [S-NAV-22] [S-NAV-23] [LEX-01] [LEX-02] [LEX-03] (S-72) the lexicon has the page’s theme, and finds a word of every theme whatever its accents', async () => {
  const { go } = await renderPage('/')
  await expect.element(heading).toBeVisible()
  go('/#lexicon-mrm')
  await expect.element(tab).toHaveTextContent('Rentes')
  await lexicon.getByRole('button', { name: CLOSE }).first().click()
  await expectNone()
  go('/#lexicon-home')
  await expect.element(tab).toHaveTextContent('Retraite')
  await page.getByRole('tab', { name: 'Autres projets' }).click()
  await page.getByRole('searchbox', { name: 'Chercher un mot' }).fill('viagere')
  await expect.element(lexicon).toMatchTextContent('1 mot trouvé')
  await page.getByText('Rente viagère', { exact: true }).click()
  await expect.element(page.getByText('Revenu régulier, versé toute votre vie.')).toBeVisible()
  for (const word of ['usufruit', 'plafond', 'tranche', 'surcote', 'reversion', 'nue-propriete', 'abattement']) {
    await page.getByRole('searchbox', { name: 'Chercher un mot' }).fill(word)
    await expect.element(lexicon).toMatchTextContent(/\d mots? trouvés?/)
  }
  await page.getByRole('searchbox', { name: 'Chercher un mot' }).fill('zèbre')
  await expect.element(lexicon).toMatchTextContent('Aucun mot trouvé')
})

describe('the end of a session', () => {
  const warning = page.getByRole('alertdialog', { name: 'Êtes-vous toujours là ?' })
  const ended = page.getByRole('alertdialog', { name: 'Reconnectez-vous' })

  test.each([SYLVIE, 'marc-delorme', 'helene-fontanel'])(
    '[P-SESS-01] [P-SESS-02] [P-SESS-05 to P-SESS-07] [P-MODAL-07] [S-NAV-28] %s is warned a minute before, and may stay',
    async (person) => {
      const { pass, address } = await openHome({ person })
      pass(541_000)
      await expect.element(warning).toMatchTextContent(/5\d secondes restantes sur 60/)
      await warning.getByRole('button', { name: 'Rester connecté' }).click()
      await expectNone()
      expect(address()).toBe('/epargne')
    },
  )

  test('[P-SESS-03] [P-SESS-04] [P-SESS-10] ten minutes without activity end the session, which leaves nothing to see', async () => {
    const { pass, address, back, left } = await openHome()
    pass(601_000)
    await expect
      .element(ended)
      .toMatchTextContent("Pour des raisons de sécurité, votre session a été interrompue après une période d'inactivité.")
    expect(address()).toBe('/epargne#auto_logout')
    // It is said once: the page behind the window is empty.
    expect(document.body.textContent.split('votre session a été interrompue')).toHaveLength(2)
    await expect.poll(() => document.body.textContent).not.toMatch(/88\s?408/)
    back()
    await expectNone()
    await expect.element(heading).toHaveTextContent('Reconnectez-vous')
    expect(document.title).toBe('Reconnectez-vous – Hautelisse')
    await page.getByRole('button', { name: 'Me reconnecter' }).click()
    await expect.poll(() => left.join(' ')).toMatch(/\/stand-in\/sign-in\/collective/)
  })

  test('[P-SESS-02] the warning comes before whatever is open, and signing out from it leads to the entrance', async () => {
    const { pass, go } = await openHome({ person: 'thomas-leroux' })
    go('/epargne#lexicon-home')
    await expect.element(lexicon).toBeVisible()
    pass(570_000)
    await expect.element(warning).toBeVisible()
    expect(opened()).toHaveLength(1)
    await warning.getByRole('button', { name: 'Me déconnecter' }).click()
    await expect.element(heading).toMatchTextContent('Votre épargne,fil par fil')
  })
})

test('every modal of the portal is shown by a room', async () => {
  const { app } = await renderPage('/')
  const contents = lateContents(app.rooms.loadModals)
  const shown = await Promise.all(MODALS.map(async ({ id }) => ({ id, content: await contents[id].ask() })))
  expect(shown.filter(({ content }) => content === undefined).map(({ id }) => id)).toEqual([])
})
