import { expect, test, vi } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, renderPage } from '../testing/text/index.ts'
import { AT_RESULTS, HOME_STORED } from './examples.ts'

const PERSON = { person: 'sylvie-garnier' } as const
const AIS = '/savings/withdraw/ais'
const heading = page.getByRole('heading', { level: 1 })

test('[P-ROUTE-47] [WDR-03] the six cases, each with the contracts that it opens', async () => {
  await renderPage(AIS, PERSON)
  await expect.element(heading).toHaveTextContent('Retirer mon épargne retraite')
  await expect.poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).elements().length).toBe(6)
  await expect.element(page.getByText(/Possible dès le 12\/12\/2026, ou avec une pension/)).toBeVisible()
  await expect.poll(() => page.getByText('Aucun de vos contrats n’est concerné.').elements().length).toBe(2)
  await expect
    .element(page.getByRole('link', { name: 'Retirer mon épargne salariale' }))
    .toHaveAttribute('href', '/savings/withdraw')
})

test('[P-ROUTE-48] [WDR-04] [WDR-16] [RWD-03] a home: net from the first key, documents, and the dossier on paper once it is whole', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await renderPage(`${AIS}/owner`, PERSON)
  await expect.element(heading).toHaveTextContent('J’achète ma résidence principale')
  await page.getByRole('radio', { name: /^PERECO/ }).click()
  await page.getByRole('button', { name: 'Imprimer le dossier' }).click()
  await expect.element(page.getByText('Champ requis').first()).toBeVisible()
  expect(print).not.toHaveBeenCalled()
  await page.getByRole('textbox', { name: 'Signature de l’acte de vente' }).fill('14/09/2026')
  await page.getByRole('textbox', { name: /Montant brut à retirer/ }).fill('5 000,00')
  await expect.element(page.getByText('Net estimé')).toBeVisible()
  // One form of the question where a figure comes from: no amount is a button of its own.
  await expect.element(page.getByRole('button', { name: 'D’où vient ce chiffre ?', exact: true }).first()).toBeVisible()
  expect(page.getByRole('button', { name: /€.*D’où vient ce chiffre/ }).elements()).toEqual([])
  await expect.element(page.getByText('Acte de vente ou attestation du notaire')).toBeVisible()
  await page.getByRole('button', { name: 'Imprimer le dossier' }).click()
  expect(print).toHaveBeenCalledTimes(1)
})

test('[RWD-03] (savers 13) (savers 51) the dossier is printed as a letter to the address that it bears, and no sentence points to another', async () => {
  await renderPage(`${AIS}/owner`, { ...PERSON, stored: HOME_STORED })
  await expect.element(page.getByText('La lettre porte l’adresse où l’envoyer\u00A0:')).toBeVisible()
  window.dispatchEvent(new Event('beforeprint'))
  const sheet = document.querySelector('body > [data-paper="sheet"]')
  expect(sheet?.querySelectorAll('input, button, [role="radio"]')).toHaveLength(0)
  const lines = [...(sheet?.querySelectorAll('h1, p, li, dd') ?? [])].map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
  expect(lines).toEqual([
    'Sylvie Garnier 8 rue des Soufflets 76340 Aubrenne-sur-Bresle PERECO, contrat 0048 2201',
    'Hautelisse, Épargne salariale Gestion des comptes TSA 40081 76909 Rouen Cedex 9',
    'À Aubrenne-sur-Bresle, le 20/11/2026',
    'Objet : retrait de mon contrat PERECO, achat de la résidence principale',
    'Madame, Monsieur,',
    'Je demande le retrait de mon épargne : achat de la résidence principale. Signature de l’acte de vente : le 14/09/2026.',
    'PERECO, Verrerie Aubrenne',
    '0048 2201',
    '5 000,00 € brut',
    'Merci de virer la somme sur mon compte bancaire, dont le RIB est joint.',
    'Je joins à cette lettre :',
    'acte de vente ou attestation du notaire',
    'plan de financement',
    'copie recto verso de ma pièce d’identité',
    'RIB du compte à mon nom',
    expect.stringMatching(/^J’ai noté que mes parts seront vendues.* versements obligatoires/),
    'Veuillez agréer, Madame, Monsieur, mes salutations distinguées.',
    expect.stringMatching(/^Rien n’est envoyé d’ici : la demande part avec cette lettre\./),
    'Signature de Sylvie Garnier',
  ])
  expect(document.body.textContent).not.toContain('relevé annuel')
})

test.each(['family', 'business'])(
  '[WDR-16] [RWD-02] %s: no retirement contract knows the reasons, employee savings may',
  async (of) => {
    await renderPage(`${AIS}/${of}`, PERSON)
    await expect.element(page.getByText(/La loi des plans d’épargne retraite ne connaît pas ce motif/).first()).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Retirer mon épargne salariale' })).toBeVisible()
  },
)

test.each(['hardblows', 'other'])('[WDR-04] [RWD-02] %s opens on its contracts and reasons', async (of) => {
  await renderPage(`${AIS}/${of}`, PERSON)
  await expect.element(page.getByRole('radiogroup', { name: 'Quel contrat ?' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Imprimer le dossier' }).elements()).toEqual([])
  await expect.element(page.getByRole('radio', { name: /^PERECO.*€.*, contrat 0048\s2201/ })).toBeVisible()
})

test('[S-NAV-05] [WDR-16] retirement begins with the simulator', async () => {
  await renderPage(`${AIS}/retirement`, PERSON)
  await expect.element(page.getByRole('navigation', { name: 'Étapes du simulateur' })).toBeVisible()
})

const ask = page.getByRole('region', { name: 'Demander ce retrait' })

test('[WDR-16] [RWD-01] [RWD-04] under the results the saver agrees; what is missing is said, then the one-time code is asked for', async () => {
  await renderPage(`${AIS}/retirement`, AT_RESULTS)
  const submit = ask.getByRole('button', { name: 'Valider et signer' })
  await submit.click()
  await expect.element(ask.getByText('Votre accord est nécessaire')).toBeVisible()
  await expect.element(ask.getByText('Avant l’âge légal, une pension déjà commencée est nécessaire')).toBeVisible()
  await ask.getByRole('checkbox', { name: /Ma pension de retraite a déjà commencé/ }).click()
  await ask.getByRole('checkbox', { name: /Je demande ce retrait/ }).click()
  await submit.click()
  await expect.element(ask.getByRole('button', { name: 'Précédent' })).toBeVisible()
})

test('[RWD-06] an answer that is lost is looked for, and what never arrived may be sent again', async () => {
  const between: Between = (request, pass) => {
    if (request.path.includes('/esign/withdraw/retirement')) throw new TypeError('offline')
    return pass()
  }
  await renderPage(`${AIS}/retirement`, { ...AT_RESULTS, between })
  await ask.getByRole('checkbox', { name: /Ma pension de retraite a déjà commencé/ }).click()
  await ask.getByRole('checkbox', { name: /Je demande ce retrait/ }).click()
  await ask.getByRole('button', { name: 'Valider et signer' }).click()
  await expect.element(ask.getByText(/Nous n’avons pas trouvé votre demande/)).toBeVisible()
  await expect.element(ask.getByRole('button', { name: 'Renvoyer' })).toBeVisible()
})

test('speaks English', async () => {
  await renderPage(AIS, { ...PERSON, language: 'en' })
  await expect.element(heading).toHaveTextContent('Withdraw my retirement savings')
})
