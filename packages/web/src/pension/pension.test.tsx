import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderPage, typeAfresh } from '../testing/index.ts'

const AT = '/epargne#marel'
const sylvie = { person: 'sylvie-garnier' } as const
const button = (name: string | RegExp) => page.getByRole('button', { name })
const textbox = (name: string | RegExp) => page.getByRole('textbox', { name })

const understand = async (): Promise<void> => button('J’ai compris').click()

const signInAtCnav = async (password = 'Fil-de-trame-1', nir = '2640376990901'): Promise<void> => {
  const form = page.getByRole('form', { name: 'Avec mon compte retraite' })
  await typeAfresh(form.getByRole('textbox', { name: 'Numéro de sécurité sociale' }), nir)
  await typeAfresh(form.getByLabelText('Mot de passe', { exact: true }), password)
  await form.getByRole('button', { name: 'Continuer avec mon compte retraite' }).click()
}

const signInAtTax = async (): Promise<void> => {
  const form = page.getByRole('form', { name: 'Avec FranceConnect' })
  await typeAfresh(form.getByRole('textbox', { name: 'Numéro fiscal' }), '2501234567454')
  await typeAfresh(form.getByLabelText('Mot de passe', { exact: true }), 'Lisse-2026')
  await form.getByRole('button', { name: 'Continuer avec FranceConnect' }).click()
}

describe('the login of the pension service', () => {
  for (const [width, scheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const)
    test(`[P-MODAL-13] [MAREL-05] [MAREL-06] [MAREL-10] [MAREL-64] leads from the introduction to the form, at ${String(width)} pixels, ${scheme}`, async () => {
      await renderPage(AT, { ...sylvie, width, scheme })
      await expect.element(page.getByRole('heading', { name: 'Informations' })).toBeVisible()
      await expectNoViolation()
      await understand()
      await expect.element(page.getByRole('heading', { name: 'Avec FranceConnect' })).toBeVisible()
      await expectNoViolation()
      expectNoSideScroll()
      await signInAtCnav()
      await expect.element(page.getByRole('dialog', { name: 'Votre situation' })).toBeVisible()
      await expect.element(page.getByText('Elle décide des questions de l’étape suivante.')).toBeVisible()
      await expectNoViolation()
      expectNoSideScroll()
    })
})

describe('refusals of the login', () => {
  test('[S-ERR-01] [S-ERR-02] [MAREL-29] a wrong password is said and typed again; the fifth wrong one blocks, and nothing of it is kept', async () => {
    const { app } = await renderPage(AT, sylvie)
    await understand()
    for (let tries = 0; tries < 5; tries += 1) {
      await signInAtCnav('Mauvais-fil-9')
      await expect
        .element(page.getByRole('alert'))
        .toMatchTextContent('Erreur d’authentification - login et/ou mot de passe incorrect.')
    }
    await signInAtCnav()
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('Une erreur est survenue, veuillez recommencer ultérieurement.')
    await expect.element(page.getByRole('alert')).toMatchTextContent('Trop d’essais. Réessayez à partir de')
    const held = JSON.stringify([app.sessionStorage.read('hautelisse.marel'), app.journal.lines(), window.location.href])
    expect(held).not.toContain('Fil-de-trame-1')
    expect(held).not.toContain('2640376990901')
  })

  test('[MAREL-78] [MAREL-79] [MAREL-82] [MAREL-83] an identifier or a password of no right form is refused before anybody is asked', async () => {
    await renderPage(AT, sylvie)
    await understand()
    await button('Continuer avec mon compte retraite').click()
    await expect.element(page.getByText('Veuillez renseigner votre numéro de sécurité sociale')).toBeVisible()
    await expect.element(page.getByText('Champ requis')).toBeVisible()
    const tax = page.getByRole('form', { name: 'Avec FranceConnect' })
    await typeAfresh(tax.getByRole('textbox', { name: 'Numéro fiscal' }), '250123456745')
    await typeAfresh(tax.getByLabelText('Mot de passe', { exact: true }), 'court')
    await button('Continuer avec FranceConnect').click()
    await expect.element(page.getByText('Votre numéro fiscal est invalide')).toBeVisible()
    await expect.element(page.getByText('Votre mot de passe doit comporter au moins 8 caractères')).toBeVisible()
    await expectNoViolation()
  })

  test('[S-ERR-03] [S-ERR-04] [P-MODAL-14] an account made with FranceConnect leads to the FranceConnect choice', async () => {
    await renderPage(AT, { person: 'nadia-belkhir' })
    await understand()
    await signInAtCnav('Fil-de-trame-1', '2680276990902')
    await expect
      .element(page.getByRole('dialog', { name: 'Compte créé avec FranceConnect' }))
      .toMatchTextContent('Votre compte a été créé avec FranceConnect. Connectez-vous avec FranceConnect.')
    await button('Continuer avec FranceConnect').click()
    await expect.element(page.getByRole('radio', { name: /Site des impôts/ })).toBeChecked()
  })
})

describe('the code', () => {
  test('[MAREL-62] [MAREL-84] [S-ERR-13] the tax site sends a code, again when asked, and the right one opens the form', async () => {
    await renderPage(AT, sylvie)
    await understand()
    await signInAtTax()
    await expect.element(page.getByRole('heading', { name: 'Code de sécurité' })).toBeVisible()
    await expectNoViolation()
    await button('Valider le code').click()
    await expect.element(page.getByText('Votre code doit comporter 6 chiffres')).toBeVisible()
    await button('Renvoyer le code').click()
    await expect.element(page.getByText('Un code de sécurité vient de vous être renvoyé.')).toBeVisible()
    const shown = page.getByText(/votre code est/).element().textContent ?? ''
    const code = /\d{6}/.exec(shown)?.[0] ?? ''
    await typeAfresh(textbox('Code reçu'), code === '000000' ? '000001' : '000000')
    await button('Valider le code').click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('Accès non autorisé.')
    await typeAfresh(textbox('Code reçu'), code)
    await button('Valider le code').click()
    await expect.element(page.getByRole('dialog', { name: 'Votre situation' })).toBeVisible()
  })

  test('[MAREL-63] [MAREL-140] [S-ERR-10] the health insurance site sends one too, which it does not send again', async () => {
    await renderPage(AT, sylvie)
    await understand()
    await page.getByRole('radio', { name: /Site de l’Assurance maladie/ }).click()
    const form = page.getByRole('form', { name: 'Avec FranceConnect' })
    await typeAfresh(form.getByRole('textbox', { name: 'Numéro de sécurité sociale' }), '2640376990901')
    await typeAfresh(form.getByLabelText('Mot de passe', { exact: true }), 'Faux')
    await button('Continuer avec FranceConnect').click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('3 essais infructueux bloquent l’accès au service.')
    await typeAfresh(form.getByLabelText('Mot de passe', { exact: true }), 'Navette-26')
    await button('Continuer avec FranceConnect').click()
    const shown = page.getByText(/votre code est/)
    await expect.element(shown).toBeVisible()
    await expect.element(button('Renvoyer le code')).not.toBeInTheDocument()
    await typeAfresh(textbox('Code reçu'), /\d{6}/.exec(shown.element().textContent ?? '')?.[0] ?? '')
    await button('Valider le code').click()
    await expect.element(page.getByRole('dialog', { name: 'Votre situation' })).toBeVisible()
  })
})

const fillFamily = async (category = 'ACT'): Promise<void> => {
  await page.getByRole('radio', { name: 'Marié(e)' }).click()
  await typeAfresh(textbox('Nombre d’enfants, de 0 à 10'), '2')
  await typeAfresh(textbox('Date de naissance, enfant 1'), '14/05/1992')
  await typeAfresh(textbox('Date de naissance, enfant 2'), '03/11/1995')
  await page.getByRole('combobox', { name: 'Situation professionnelle' }).selectOptions('ACT')
  await page.getByRole('combobox', { name: 'Catégorie professionnelle' }).selectOptions(category)
  await page.getByRole('button', { name: 'Continuer', exact: true }).click()
}

describe('the form', () => {
  test('[MAREL-13] [MAREL-14] [MAREL-56] [MAREL-57] [MAREL-80] asks for the family first, refuses what is missing, and asks what the category needs', async () => {
    await renderPage(AT, sylvie)
    await understand()
    await signInAtCnav()
    await page.getByRole('button', { name: 'Continuer', exact: true }).click()
    expect(page.getByText('Champ requis').elements()).toHaveLength(4)
    await expectNoViolation()
    const category = page.getByRole('combobox', { name: 'Catégorie professionnelle' })
    const options = [...(category.element() as HTMLSelectElement).options]
    expect(options.find(({ value }) => value === 'FSA')?.disabled).toBe(true)
    expect(category.element().textContent).not.toContain('Opéra')
    await fillFamily()
    await expect.element(page.getByRole('dialog', { name: 'Vos revenus' })).toBeVisible()
    await expect.element(textbox('Nombre de mois de salaire')).toHaveValue('12')
    await typeAfresh(textbox('Salaire brut mensuel'), '2680')
    await typeAfresh(textbox('Nombre de mois de salaire'), '16')
    await button('Calculer ma retraite').click()
    await expect.element(page.getByText('De 1 à 15')).toBeVisible()
    await expectNoViolation()
    expectNoSideScroll()
    await button('Précédent').click()
    await expect.element(textbox('Date de naissance, enfant 2')).toHaveValue('03/11/1995')
  })

  test('[MAREL-25] [MAREL-26] [P-STORE-02] closed without a result it opens on its introduction, with its answers kept', async () => {
    const { app, go } = await renderPage(AT, sylvie)
    await understand()
    await signInAtCnav()
    await fillFamily('MCS1')
    await expect.element(textbox(/Revenu conventionné/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    go(AT)
    await understand()
    await expect.element(page.getByRole('dialog', { name: 'Votre situation' })).toBeVisible()
    await expect.element(textbox('Date de naissance, enfant 1')).toHaveValue('14/05/1992')
    expect(app.sessionStorage.read('hautelisse.marel')).toContain('14/05/1992')
  })
})

const estimate = async (): Promise<void> => {
  await understand()
  await signInAtCnav()
  await fillFamily()
  await typeAfresh(textbox('Salaire brut mensuel'), '2680')
  await button('Calculer ma retraite').click()
  await expect.element(page.getByRole('dialog', { name: 'Votre retraite estimée' })).toBeVisible()
}

describe('the result', () => {
  for (const [width, scheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const)
    test(`[MAREL-01] [MAREL-15 to MAREL-20] [MAREL-22] [MAREL-23] [MAREL-59] shows what each start pays, at ${String(width)} pixels, ${scheme}`, async () => {
      const { address } = await renderPage(AT, { ...sylvie, width, scheme })
      await estimate()
      const slider = page.getByRole('slider', { name: 'Âge de départ' })
      await expect.element(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('64 ans et 3 mois'))
      await expect.element(page.getByRole('heading', { name: 'Ce qui change le plus votre pension' })).toBeVisible()
      await expectNoViolation()
      expectNoSideScroll()
      ;(slider.element() as HTMLElement).focus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect.element(page.getByText('169 sur 170')).toBeVisible()
      await expect.element(page.getByRole('dialog')).toMatchTextContent('1598,95 €')
      await expect.element(page.getByRole('dialog')).toMatchTextContent('Il vous manquerait 1 trimestre')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /D’où vient ce chiffre/ })
        .first()
        .click()
      await expect.element(page.getByRole('complementary', { name: 'D’où vient ce chiffre ?' })).toMatchTextContent('14554,96 €')
      await expectNoViolation()
      expectNoSideScroll()
      await button('Retour au tableau de bord').click()
      expect(address()).toBe('/epargne')
    })
})

describe('after a result', () => {
  test('[MAREL-25] [MAREL-60] [P-MODAL-09] [MAREL-33] [MAREL-34] it is redone from the introduction, opened again on the result, and leads to the career', async () => {
    const { go } = await renderPage(AT, sylvie)
    await estimate()
    await page.getByRole('button', { name: 'Voir ma carrière' }).click()
    const career = page.getByRole('dialog', { name: 'Votre carrière' })
    await expect.element(career).toMatchTextContent('Retraite de base')
    await expect.element(career).toMatchTextContent('Agirc-Arrco')
    await expectNoViolation()
    expectNoSideScroll()
    await button('Retour à l’estimation').click()
    await expect.element(page.getByRole('dialog', { name: 'Votre retraite estimée' })).toBeVisible()
    await button('Refaire une simulation').click()
    await expect.element(page.getByRole('heading', { name: 'Informations' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    go(AT)
    await expect.element(page.getByRole('dialog', { name: 'Votre retraite estimée' })).toBeVisible()
  })

  test('a person who draws a pension sees the amounts of the statement in one row, in English', async () => {
    await renderPage(AT, { person: 'helene-fontanel', language: 'en' })
    await button('I understand').click()
    const form = page.getByRole('form', { name: 'With my pension account' })
    await typeAfresh(form.getByRole('textbox', { name: 'Social security number' }), '2550476990908')
    await typeAfresh(form.getByLabelText('Password', { exact: true }), 'Fil-de-trame-1')
    await form.getByRole('button', { name: 'Continue with my pension account' }).click()
    await expect.element(page.getByText('Your pension has been paid since 01/05/2017')).toBeVisible()
    await expect.element(page.getByRole('dialog')).toMatchTextContent('1896,45 €')
    await expect.element(page.getByRole('slider')).not.toBeInTheDocument()
    await expectNoViolation()
  })

  test('[S-ERR-15] [S-ERR-16] a failed calculation keeps the form, and is asked for again', async () => {
    const { standIn } = await renderPage(AT, sylvie)
    await understand()
    await signInAtCnav()
    await fillFamily()
    await typeAfresh(textbox('Salaire brut mensuel'), '2680')
    await standIn.order('marel-simulation', 'ERR_INTERNAL', 1)
    await button('Calculer ma retraite').click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('Une erreur s’est produite, veuillez réessayer')
    await expect.element(textbox('Salaire brut mensuel')).toHaveValue('2 680')
    await button('Réessayer').click()
    await expect.element(page.getByRole('dialog', { name: 'Votre retraite estimée' })).toBeVisible()
  })
})

describe('the account at the pension site', () => {
  test('[MAREL-11] [MAREL-12] [MAREL-24] [MAREL-66] [S-ERR-18] [P-MODAL-15] is made in two steps, and a forgotten password is sent', async () => {
    await renderPage(AT, { person: 'lea-morvan' })
    await understand()
    await button('Mot de passe oublié').click()
    await typeAfresh(textbox('Numéro de sécurité sociale'), '2920676990906')
    await page.getByRole('button', { name: 'Continuer', exact: true }).click()
    await expect.element(page.getByRole('dialog', { name: 'Mot de passe oublié' })).toBeVisible()
    await button('Revenir à l’estimation').click()
    await button('Précédent').click()
    await button('Créer un compte retraite').click()
    await typeAfresh(textbox('Numéro de sécurité sociale'), '2920676990906')
    await typeAfresh(textbox('Nom de naissance'), 'Morvan')
    await typeAfresh(textbox('Date de naissance'), '18/06/1992')
    await typeAfresh(textbox('Adresse e-mail'), 'lea@morvan.example')
    await expectNoViolation()
    await page.getByRole('button', { name: 'Continuer', exact: true }).click()
    await typeAfresh(page.getByLabelText('Mot de passe', { exact: true }), 'Fil-de-chaine-2')
    await typeAfresh(textbox('Question secrète'), 'Premier outil ?')
    await typeAfresh(textbox('Réponse'), 'Navette')
    await button('Créer mon compte').click()
    await expect.element(page.getByText('Votre compte retraite est créé. Connectez-vous.')).toBeVisible()
    await signInAtCnav('Fil-de-chaine-2', '2920676990906')
    await expect.element(page.getByRole('dialog', { name: 'Votre situation' })).toBeVisible()
  })
})
