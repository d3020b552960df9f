import { selectUser } from '@hautelisse/machines/session'
import { describe, expect, test } from 'vitest'
import { expectReadable, page, type RenderedPage, renderPage } from '../testing/text/index.ts'
import { saveCouple } from './saved.testing.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const link = (name: string) => page.getByRole('link', { name, exact: true })
const change = (what: string) => page.getByRole('link', { name: new RegExp(`^(?:Modifier|Change).+${what}$`) })
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
const ofEach = (count: number) => page.getByText(new RegExp(`^Chacun.+${count} enfants$`))
const children = () => page.getByRole('dialog').getByRole('textbox', { name: 'Nombre de vos enfants' })

/** The result of that simulation. */
const openResult = async (look: Parameters<typeof renderPage>[1] = {}, home = 520_000): Promise<RenderedPage> => {
  const opened = await renderPage('/epargne', { person: 'helene-fontanel', ...look })
  await saveCouple(opened, home)
  opened.go('/transmission')
  await expect.element(page.getByRole('heading', { level: 2, name: /usufruit|usufruct/i }).first()).toBeVisible()
  return opened
}

describe('the windows that change a simulation', () => {
  test('[P-MODAL-04] [TRANS-23] [TRANS-25] [TRANS-34] [TRANS-47] [P-BANNER-12] (S-27) what says that the situation has changed leads to the answers without deleting any, and the heirs are changed over the result', async () => {
    const { address } = await openResult()
    await expect.element(page.getByText('Votre situation a changé')).toBeVisible()
    await button('Modifier').click()
    await expect.element(page.getByRole('dialog').getByText('Vos données saisies seront supprimées.')).toBeVisible()
    await button('Mettre à jour mes réponses').click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement?.textContent).toBe('Vos réponses')
    await change('Votre famille').click()
    await expect.element(dialog('Modifier mes héritiers')).toBeVisible()
    expect(address()).toBe('/transmission#modifier_heritiers')
    await expect.element(children()).toHaveValue('2')
    await children().fill('3')
    await button('Valider').click()
    await expect.element(dialog('Modifier mes héritiers')).not.toBeInTheDocument()
    await expect.element(ofEach(3)).toBeVisible()
    expect(address()).toBe('/transmission')
    // What was just said anew has not changed since.
    await expect.element(page.getByText('Votre situation a changé')).not.toBeInTheDocument()
  })

  test('[P-MODAL-05] [TRANS-27] [PATRI-20] patrimony and life insurances are changed together', async () => {
    await openResult()
    await change('Ce que vous possédez').click()
    const window = dialog('Modifier mon patrimoine')
    await expect.element(window.getByRole('textbox', { name: 'Valeur du logement' })).toHaveValue('520 000,00')
    await window.getByRole('textbox', { name: 'Valeur du logement' }).fill('900000')
    await window.getByRole('switch', { name: 'J’ai au moins une assurance-vie' }).click()
    await button('Valider').click()
    await expect.element(window.getByText('Champ obligatoire')).toBeVisible()
    await window.getByRole('textbox', { name: 'Montant' }).fill('100000')
    await button('Valider').click()
    await expect.element(window).not.toBeInTheDocument()
    await expect.element(page.getByText('541 500,00 €').first()).toBeVisible()
  })

  test('[TRANS-34] changes that cannot be saved stay in the window, which says so; closing it leaves the result as it was', async () => {
    const { standIn } = await openResult()
    await change('Votre famille').click()
    await children().fill('4')
    await standIn.order('transmission-simulation', 'ERR_INTERNAL')
    await button('Valider').click()
    await expect.element(page.getByText('Vos réponses n’ont pas pu être enregistrées. Réessayez.')).toBeVisible()
    await expect.element(children()).toHaveValue('4')
    await button('Annuler').click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(ofEach(2)).toBeVisible()
    await change('Votre famille').click()
    await expect.element(children()).toHaveValue('2')
    await standIn.mend()
  })

  test('[HEIR-16] the way to the advisor closes the window and opens the message', async () => {
    const { address } = await openResult()
    await change('Votre famille').click()
    await page.getByRole('radiogroup', { name: 'J’ai rédigé un testament' }).getByRole('radio', { name: 'Oui' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Je contacte mon conseiller' }).click()
    await expect.element(dialog('Contacter mon conseiller')).toBeVisible()
    await expect.element(dialog('Modifier mes héritiers')).not.toBeInTheDocument()
    expect(address()).toBe('/transmission#advisor_transmission')
  })

  test('[TRANS-51] a testament told in the window ends the result, and the simulator says why', async () => {
    const { address } = await openResult()
    await change('Votre famille').click()
    await page.getByRole('radiogroup', { name: 'J’ai rédigé un testament' }).getByRole('radio', { name: 'Oui' }).click()
    await button('Valider').click()
    await expect.element(dialog('Le simulateur s’arrête ici')).toBeVisible()
    await button('Revenir à mes réponses').click()
    await expect.element(page.getByRole('heading', { level: 1, name: "J'identifie mes héritiers" })).toBeVisible()
    expect(address()).toBe('/transmission')
  })

  test('[P-MODAL-04] on another page the fragment leads to the simulator, and opens its window there', async () => {
    const opened = await renderPage('/epargne', { person: 'helene-fontanel' })
    await saveCouple(opened, 520_000)
    opened.go('/epargne#modifier_heritiers')
    await expect.element(dialog('Modifier mes héritiers')).toBeVisible()
    expect(opened.address()).toBe('/transmission#modifier_heritiers')
  })

  test('[P-MODAL-05] without a saved simulation there is nothing to change: the introduction stands there', async () => {
    const opened = await renderPage('/epargne', { person: 'helene-fontanel' })
    opened.go('/epargne#modifier_patrimoine')
    await expect.element(button("J'accède au simulateur")).toBeVisible()
    await expect.poll(opened.address).toBe('/transmission')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('[TRANS-25] speaks English', async () => {
    await openResult({ language: 'en' })
    await change('Your family').click()
    await expect.element(dialog('Change my heirs')).toBeVisible()
  })
})

describe('the message about an option', () => {
  const agreement = page.getByRole('checkbox', { name: 'J’accepte que ma simulation soit transmise à mon conseiller' })

  test('[TADV-01] [TADV-18] [TADV-16] [ADV-16] names the option it is opened from, and shares it with the simulation', async () => {
    const shared: unknown[] = []
    const { app } = await openResult({
      between: (request, pass) => {
        if (request.path.endsWith('/share-simulation-transmission')) shared.push(JSON.parse(`${request.body}`))
        return pass()
      },
    })
    await link('En parler à mon conseiller, La totalité en usufruit').click()
    const window = dialog('Contacter mon conseiller')
    await expect.element(window.getByText('La totalité en usufruit')).toBeVisible()
    await window.getByRole('textbox', { name: 'Votre message' }).fill('Bonjour')
    await agreement.click()
    await button('Envoyer').click()
    await expect.element(dialog('Merci')).toBeVisible()
    expect(shared).toEqual([
      { advisor_email: 'elise.montagnac@example.org', user_id: 'helene-fontanel', spouse_option: 'usufruct', agreement: true },
    ])
    expect(selectUser(app.session.getSnapshot())?.actions).toBe(1)
  })

  test('[TADV-09] [TADV-18] opened again from elsewhere it is about no option', async () => {
    await openResult()
    await link('En parler à mon conseiller, Un quart en pleine propriété').click()
    await expect.element(page.getByRole('dialog').getByText('Un quart en pleine propriété')).toBeVisible()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Votre message' }).fill('Bonjour')
    await button('Annuler').click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await page.getByRole('main').getByRole('link', { name: 'Je contacte mon conseiller' }).click()
    await expect.element(page.getByRole('dialog').getByRole('textbox', { name: 'Votre message' })).toHaveValue('')
    await expect.element(page.getByRole('dialog').getByText('Un quart en pleine propriété')).not.toBeInTheDocument()
  })

  test('[TRANS-35] (S-45) (S-65) (S-66) the result says for which family it is, what each child pays and why, and "Et si…" begins with the answers', async () => {
    // By hand: the base is 822 000 of 1 031 500. A child's share of it is 308 250, or 246 600 bare: 39 844 and 27 514 each.
    await openResult({}, 2_080_000)
    await expect
      .element(page.getByText(/Vous êtes marié\(e\), avec 2 enfants communs\. Votre conjoint a 68\sans\./).first())
      .toBeVisible()
    for (const share of [/7,73.% de ce qui est transmis/, /5,33.% de ce qui est transmis/])
      await expect.element(page.getByText(share)).toBeVisible()
    await expect.element(page.getByText('pour chaque enfant').first()).toBeVisible()
    await page
      .getByRole('button', { name: /D’où vient ce chiffre/ })
      .first()
      .click()
    const panel = page.getByRole('complementary').filter({ hasText: 'D’où vient ce chiffre' })
    await expect.element(panel).toMatchTextContent(/2 enfants.*2 × 39.844,00/)
    for (const line of [
      /^1 ?2 enfants/,
      /Droits de succession/,
      /Part de la base/,
      /Abattement/,
      /Part imposable/,
      /tranche par tranche/,
    ])
      await panel.getByRole('button', { name: line }).first().click()
    await expect.element(panel).toMatchTextContent(/822.000,00.*× 75.%, partagés entre 2 personnes/)
    await expect.element(panel).toMatchTextContent(/5.% de 8.072,00.* \+ 10.% de 4.037,00/)
    expectReadable(panel.element())
    const age = page.getByRole('textbox', { name: 'Âge de mon conjoint' })
    await expect.element(age).toHaveValue('68')
    await expect.element(page.getByText(/au lieu de/)).not.toBeInTheDocument()
    await age.fill('91')
    await expect.element(page.getByText(/au lieu de/).first()).toBeVisible()
  })

  test('[LAW-13] [LAW-19] the result says who is exempt, what each one pays, and what a group pays together', async () => {
    await openResult()
    await expect.element(page.getByText('Exonéré', { exact: true }).first()).toBeVisible()
    await expect.element(page.getByText(/^Ensemble.+2 enfants$/)).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 2, name: 'Votre patrimoine' })).toBeVisible()
    await expect.element(page.getByText('251 500,00 €').first()).toBeVisible()
  })
})
