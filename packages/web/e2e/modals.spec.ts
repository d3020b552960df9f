import { expect, test, type Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { goThroughDoor } from './door.ts'
import { openAs } from './sign-in.ts'
import { expectNoSideScroll } from './withdrawal.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** The modal that is open, whether it interrupts or was asked for. */
const modal = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

/** What a link of the page does, without one: a fragment typed after the start. */
const setHash = (page: Page, hash: string): Promise<void> =>
  page.evaluate((text) => {
    window.location.hash = text
  }, hash)

/** The rest of the page is out of reach while a modal is open, and judged by the tests of the pages. */
const expectModalAccessible = (page: Page): Promise<void> => expectNoViolation(page, '[role="dialog"], [role="alertdialog"]')

/** Fragments of a collective saver, and the title of what each opens. */
const TITLES = {
  add_account_retirement: 'Ajouter un compte',
  add_account_projects: 'Ajouter un compte',
  career: 'Mon relevé de carrière',
  contribution_gauge: 'Mes plafonds de versement',
  forbidden_mirror: 'Vision miroir',
  paper_process: 'Faire ma demande par courrier',
  marel: 'Estimer ma retraite',
  disclaimer_fc_register: 'Compte créé avec FranceConnect',
  marel_error_password: 'Mot de passe non reconnu',
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

/** An investment whose id holds an underscore, of the first account that the answer lists. */
const FUND = { id: 'INV_1', amount: 1240.5, label: 'Horizon équilibre', compartment: 'vv', fund_type: 'UC' } as const

/** Gives the first account of the family an investment, and tells its policy. */
const holdFund = async (page: Page): Promise<() => string> => {
  let policy = ''
  await page.route('**/services/api-ais/accounts', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { ais_accounts: { policy_id: string; investments?: readonly unknown[] }[] }
    const [account] = body.ais_accounts
    if (account !== undefined) {
      policy = account.policy_id
      account.investments = [FUND]
    }
    await route.fulfill({ response: answer, json: body })
  })
  return () => policy
}

test.describe('modals of the address', () => {
  test('[P-MODAL-01] [P-MODAL-10] [P-MODAL-11] [P-MODAL-16 to P-MODAL-18] [P-MODAL-21 to P-MODAL-25] [P-MODAL-29] [S-NAV-16] [S-NAV-17] [S-NAV-22 to S-NAV-24] each fragment opens its modal, and closing takes the fragment away', async ({
    page,
  }) => {
    await openAs(page, 'Sylvie Garnier', '/epargne')
    for (const [hash, title] of Object.entries(TITLES))
      await test.step(hash, async () => {
        await setHash(page, hash)
        await expect(modal(page)).toHaveCount(1)
        await expect(modal(page)).toHaveAccessibleName(title)
        await page.keyboard.press('Escape')
        await expect(modal(page)).toHaveCount(0)
        await expect(page).toHaveURL('/epargne')
        await expect(heading(page)).toBeFocused()
      })
  })

  test('[P-MODAL-20] [P-MODAL-29] [S-NAV-26] an unknown fragment opens nothing, and the page stays', async ({ page }) => {
    await openAs(page, 'Sylvie Garnier', '/epargne')
    for (const hash of ['unknown', 'add_account_other', 'lexicon-other', 'fund-somebody_else', 'constructor', '%E0%A4%A'])
      await test.step(hash, async () => {
        await setHash(page, hash)
        await setHash(page, 'career')
        await expect(modal(page)).toHaveAccessibleName(TITLES.career)
        await setHash(page, hash)
        await expect(modal(page)).toHaveCount(0)
      })
    await expect(heading(page)).toHaveText('Bonjour Sylvie, voici votre épargne')
  })

  test('[P-MODAL-19] [P-MODAL-20] [S-NAV-25] the fragment of a fund opens the sheet of that investment', async ({ page }) => {
    const policy = await holdFund(page)
    await openAs(page, 'Sylvie Garnier', '/epargne')
    await setHash(page, `fund-${policy()}_${FUND.id}`)
    await expect(modal(page)).toHaveAccessibleName(FUND.label)
    await expect(modal(page).getByRole('heading', { name: 'En bref' })).toBeVisible()
  })

  test('[P-MODAL-29] [S-NAV-29] Back closes a modal, one that was closed does not come back, and a press beside it closes it', async ({
    page,
  }) => {
    await openAs(page, 'Sylvie Garnier', '/epargne')
    await setHash(page, 'career')
    await expect(modal(page)).toHaveCount(1)
    await page.goBack()
    await expect(modal(page)).toHaveCount(0)
    await expect(page).toHaveURL('/epargne')

    await setHash(page, 'paper_process')
    await expect(modal(page).locator(':focus')).toHaveCount(1)
    // The window listens to presses beside it a moment after it has the focus.
    await expect(async () => {
      await page.mouse.click(4, 4)
      await expect(modal(page)).toHaveCount(0, { timeout: 500 })
    }).toPass()
    await setHash(page, 'career')
    await modal(page).getByRole('button', { name: 'Fermer' }).click()
    await expect(modal(page)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/epargne$/)
    await expect(modal(page)).toHaveCount(0)
  })

  test('[P-MODAL-26] [P-MODAL-28] an address that is kept or sent opens no modal', async ({ page }) => {
    await openAs(page, 'Sylvie Garnier', '/epargne#marel')
    await expect(page).toHaveURL('/epargne')
    await expect(modal(page)).toHaveCount(0)
  })

  test('[P-MODAL-27] [P-MODAL-16] on a developer page the fragment is kept', async ({ page }) => {
    await page.goto('/developer#lexicon-home')
    await expect(page).toHaveURL('/developer#lexicon-home')
    await expect(modal(page)).toHaveAccessibleName('Lexique')
  })

  test('[P-MODAL-29] the focus stays inside, and goes back to the link that opened the modal', async ({ page }) => {
    await openAs(page, 'Sylvie Garnier', '/simulator/mrm')
    const link = page.getByRole('link', { name: 'Hypothèses de la simulation' })
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(modal(page).getByRole('button', { name: 'Fermer' })).toBeFocused()
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      expect(await modal(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(modal(page)).toHaveCount(0)
    await expect(link).toBeFocused()
  })

  test('a modal that cannot be loaded says so over the page, keeps what was typed, and opens once the network is back', async ({
    page,
    context,
  }) => {
    await openAs(page, 'Sylvie Garnier', '/simulator/mrm')
    await page.getByRole('button', { name: 'Continuer' }).click()
    await page.getByRole('textbox', { name: 'Âge de départ' }).fill('64')
    await context.setOffline(true)
    await expect(page.getByText('Hors connexion')).toBeVisible()
    await setHash(page, 'lexicon-mrm')
    await expect(page.getByRole('alert')).toContainText('Cette fenêtre n’a pas pu s’ouvrir.')
    await expect(page.getByRole('textbox', { name: 'Âge de départ' })).toHaveValue('64')
    await context.setOffline(false)
    await expect(page.getByText('Hors connexion')).toHaveCount(0)
    await page.getByRole('alert').getByRole('button', { name: 'Réessayer' }).click()
    // A browser that keeps a failed script as failed asks nothing the second time.
    const reload = page.getByRole('alert').getByRole('button', { name: 'Recharger la page' })
    await expect(page.getByRole('dialog', { name: 'Lexique' }).or(reload)).toBeVisible()
  })

  test('a modal that is asked for again in vain comes with the page as a whole, which keeps what was typed', async ({ page }) => {
    await openAs(page, 'Sylvie Garnier', '/simulator/mrm')
    await page.getByRole('button', { name: 'Continuer' }).click()
    await page.getByRole('textbox', { name: 'Âge de départ' }).fill('64')
    await page.route('**/assets/lexicon*.js', (route) => route.abort())
    await setHash(page, 'lexicon-mrm')
    await page.getByRole('alert').getByRole('button', { name: 'Réessayer' }).click()
    const reload = page.getByRole('alert').getByRole('button', { name: 'Recharger la page' })
    await expect(reload).toBeVisible()
    await page.unrouteAll()
    await reload.click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'Âge de départ' })).toHaveValue('64')
    await setHash(page, 'lexicon-mrm')
    await expect(modal(page)).toHaveAccessibleName('Lexique')
  })
})

test.describe('advisor', () => {
  for (const [hash, name, origin] of [
    ['advisor', 'Marc Delorme', 'individual'],
    ['advisor_transmission', 'Hélène Fontanel', 'individual_transmission'],
  ] as const)
    test(`[P-MODAL-02] [P-MODAL-03] [P-PERM-06] [S-NAV-27] #${hash} shows the advisor and the message to them`, async ({
      page,
    }) => {
      await openAs(page, name, '/epargne', origin)
      await setHash(page, hash)
      await expect(modal(page)).toHaveAccessibleName('Contacter mon conseiller')
      await expect(modal(page)).toContainText('Élise Montagnac')
      await expect(modal(page)).toContainText('Conseillère épargne et patrimoine')
      await expect(modal(page).getByRole('textbox', { name: 'Votre message' })).toBeVisible()
    })

  test('[P-PERM-06] without an advisor nothing opens', async ({ page }) => {
    await openAs(page, 'Sylvie Garnier', '/epargne')
    for (const hash of ['advisor', 'advisor_transmission']) {
      await setHash(page, hash)
      await setHash(page, 'career')
      await expect(modal(page)).toHaveAccessibleName(TITLES.career)
      await setHash(page, hash)
      await expect(modal(page)).toHaveCount(0)
    }
  })
})

test.describe('lexicon', () => {
  test('[P-MODAL-16] [P-MODAL-17] [S-NAV-22] [S-NAV-23] [LEX-01] [LEX-02] [LEX-03] is a panel at the side whose theme is the page’s', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(heading(page)).toBeVisible()
    await setHash(page, 'lexicon-mrm')
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Rentes')
    await expect.poll(async () => (await modal(page).boundingBox())?.x).toBe(1280 - 480)
    await page.keyboard.press('Escape')
    await setHash(page, 'lexicon-home')
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Retraite')
    await page.getByRole('tab', { selected: true }).press('ArrowRight')
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Autres projets')
  })

  test('finds a word whatever its accents, tells where else it stands, and unfolds it by keyboard', async ({ page }) => {
    await page.goto('/')
    await expect(heading(page)).toBeVisible()
    await setHash(page, 'lexicon-home')
    await page.getByRole('searchbox', { name: 'Chercher un mot' }).fill('viagere')
    await expect(modal(page)).toContainText('Aucun mot trouvé ici')
    await modal(page).getByRole('button', { name: 'Rentes' }).click()
    await expect(modal(page)).toContainText('1 mot trouvé')
    await page.getByText('Rente viagère', { exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Revenu régulier, versé toute votre vie.')).toBeVisible()
  })
})

test.describe('end of a session', () => {
  const openAt = async (page: Page, name: string, origin?: 'individual' | 'individual_transmission'): Promise<void> => {
    await page.clock.install({ time: new Date('2026-11-20T10:00:00+01:00') })
    await openAs(page, name, '/epargne', origin)
  }

  for (const [name, origin] of [
    ['Sylvie Garnier', undefined],
    ['Marc Delorme', 'individual'],
    ['Hélène Fontanel', 'individual_transmission'],
  ] as const)
    test(`[P-SESS-01] [P-SESS-02] [P-SESS-05 to P-SESS-07] [P-MODAL-07] [S-NAV-28] ${name} is warned a minute before, and neither Escape nor a press beside it answers`, async ({
      page,
    }) => {
      await openAt(page, name, origin)
      await page.clock.runFor('09:01')
      const warning = page.getByRole('alertdialog', { name: 'Êtes-vous toujours là ?' })
      await expect(warning).toContainText(/5\d secondes restantes sur 60/)
      await expect(warning.getByRole('button', { name: 'Rester connecté' })).toBeFocused()
      await page.keyboard.press('Escape')
      await page.mouse.click(4, 4)
      await expect(warning).toBeVisible()
      await warning.getByRole('button', { name: 'Rester connecté' }).click()
      await expect(warning).toHaveCount(0)
      await expect(page).toHaveURL('/epargne')
    })

  test('[P-SESS-03] [P-SESS-04] [P-SESS-10] ten minutes without activity end the session, which leaves nothing to see', async ({
    page,
  }) => {
    await openAt(page, 'Sylvie Garnier')
    await page.clock.runFor('10:01')
    const ended = page.getByRole('alertdialog', { name: 'Reconnectez-vous' })
    await expect(ended).toContainText(
      "Pour des raisons de sécurité, votre session a été interrompue après une période d'inactivité.",
    )
    await expect(page).toHaveURL('/epargne#auto_logout')
    // It is said once: the page behind the window is empty.
    await expect(page.getByText('votre session a été interrompue')).toHaveCount(1)
    await expect(page.getByText('Reconnectez-vous', { exact: true })).toHaveCount(1)
    await expect(page.getByText('88 408')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(ended).toBeVisible()
    await page.goBack()
    await expect(ended).toHaveCount(0)
    await expect(heading(page)).toHaveText('Reconnectez-vous')
    await expect(page).toHaveTitle('Reconnectez-vous – Hautelisse')
    await page.getByRole('button', { name: 'Me reconnecter' }).click()
    await expect(page).toHaveURL(/\/stand-in\/sign-in\/collective/)
  })

  test('[P-SESS-02] the warning comes before whatever is open, and signing out from it leads to the entrance', async ({
    page,
  }) => {
    await openAt(page, 'Thomas Leroux')
    await setHash(page, 'lexicon-home')
    await expect(modal(page)).toHaveAccessibleName('Lexique')
    await page.clock.runFor('09:30')
    await expect(modal(page)).toHaveAccessibleName('Êtes-vous toujours là ?')
    await modal(page).getByRole('button', { name: 'Me déconnecter' }).click()
    await expect(heading(page)).toHaveText('Votre épargne,fil par fil')
  })
})

test.describe('external space', () => {
  test('[P-SSO-02] [P-SSO-03] a browser that refuses the tab gets a link, with another state each time', async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
    await goThroughDoor(page.context(), 'Thomas Leroux')
    await page.goto('/transactional/redirect/space')
    const states: (string | null)[] = []
    for (const times of [1, 2]) {
      if (times > 1) await page.getByRole('button', { name: 'Ouvrir à nouveau' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Continuer' }).click()
      const link = page.getByRole('link', { name: 'Ouvrir l’opération dans un nouvel onglet' })
      const address = new URL((await link.getAttribute('href')) ?? '', page.url())
      expect([...address.searchParams.keys()]).toEqual(['client_id', 'redirect_uri', 'state'])
      states.push(address.searchParams.get('state'))
    }
    expect(new Set(states).size).toBe(2)
  })

  test('[P-SSO-06] without its address the operation is shown, disabled, with the usual words', async ({ page }) => {
    // The server says its environment in the page.
    await page.route('**/transactional/redirect/space', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('&quot;development&quot;', '&quot;recette&quot;') })
    })
    await openAs(page, 'Sylvie Garnier', '/transactional/redirect/space')
    const button = page.getByRole('button', { name: 'Ouvrir l’opération' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await button.focus()
    await expect(page.getByRole('tooltip')).toHaveText('Fonctionnalité momentanément indisponible')
    await page.keyboard.press('Enter')
    await expect(modal(page)).toHaveCount(0)
  })

  test('[P-PERM-07] in a mirror session it stays closed', async ({ page }) => {
    await openAs(page, 'Hugo Delmas', '/transactional/redirect/space')
    await page.getByRole('button', { name: 'Ouvrir l’opération' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('Vous ne pouvez effectuer cette action en vision miroir.')
  })
})

const LOOKS = [
  { language: 'fr', colorScheme: 'light', width: 1280 },
  { language: 'en', colorScheme: 'dark', width: 390 },
] as const

for (const { language, colorScheme, width } of LOOKS)
  test.describe(`axe finds nothing to say about the modals, ${language}, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' }, viewport: { width, height: 844 } })

    test.beforeEach(async ({ page }) => {
      await page.addInitScript((chosen) => {
        localStorage.setItem(
          'hautelisse.settings',
          JSON.stringify({ version: 1, language: chosen, scheme: 'auto', hiddenAmounts: false }),
        )
      }, language)
    })

    test('of a collective saver', async ({ page }) => {
      test.slow()
      await openAs(page, 'Sylvie Garnier', '/epargne')
      for (const hash of [...Object.keys(TITLES), 'auto_logout'])
        await test.step(hash, async () => {
          await setHash(page, hash)
          await expect(modal(page)).toHaveCount(1)
          await expectModalAccessible(page)
          await setHash(page, '')
          await expect(modal(page)).toHaveCount(0)
        })
    })

    test('of a saver with an advisor, and of the end of a session', async ({ page }) => {
      await page.clock.install({ time: new Date('2026-11-20T10:00:00+01:00') })
      await openAs(page, 'Marc Delorme', '/epargne', 'individual')
      await setHash(page, 'advisor')
      await expect(modal(page)).toHaveCount(1)
      await expectModalAccessible(page)
      await page.keyboard.press('Escape')
      await page.clock.runFor('09:20')
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectModalAccessible(page)
      await page.clock.runFor('00:45')
      await expect(page).toHaveURL(/#auto_logout$/)
      await expectModalAccessible(page)
    })
  })

test.describe('narrow and large', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('modals keep their words in view at 320 px with letters twice as large', async ({ page }) => {
    await openAs(page, 'Sylvie Garnier', '/epargne')
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    for (const hash of [...Object.keys(TITLES), 'auto_logout'])
      await test.step(hash, async () => {
        await setHash(page, hash)
        await expect(modal(page)).toHaveCount(1)
        expect(await modal(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
        await setHash(page, '')
        await expect(modal(page)).toHaveCount(0)
      })
    await expectNoSideScroll(page)
  })

  test('[P-CONST-13] a window is a whole sheet below 600 px, and at most 700 px wide above', async ({ page }) => {
    await openAs(page, 'Sylvie Garnier', '/epargne')
    await setHash(page, 'career')
    await expect.poll(() => modal(page).boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 640 })
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(async () => (await modal(page).boundingBox())?.width).toBe(700)
  })
})
