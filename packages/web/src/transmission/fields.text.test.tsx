import { expect, test } from 'vitest'
import { page, renderExample, renderPage } from '../testing/text/index.ts'
import { BEGINNING } from './examples.tsx'
import { saveCouple } from './saved.testing.ts'
import { COMMON, TESTAMENT } from './yes-no.testing.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const control = (name: string | RegExp) => page.getByRole('switch', { name })
const answer = (question: string, said: 'Oui' | 'Non') =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: said })
const box = (name: string) => page.getByRole('textbox', { name, exact: true })
const list = (name: string) => page.getByRole('combobox', { name, exact: true })
const optionsOf = (name: string): readonly string[] =>
  Array.from(list(name).element().querySelectorAll('option'), (option) => option.textContent ?? '')
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

const enter = async (): Promise<void> => {
  await button("J'accède au simulateur").click()
  await button("J'ai compris").click()
}

const marry = async (): Promise<void> => {
  await answer(TESTAMENT, 'Non').click()
  await list('Ma situation familiale').selectOptions('Marié(e)')
  await box('Nombre de vos enfants').fill('2')
}

test('[HEIR-01] [HEIR-02] [HEIR-03] [HEIR-06] [HEIR-08] [HEIR-10] [HEIR-19] [HEIR-23] (S-18) the fields of the heirs are questions of yes or no with nothing chosen, a switch, lists and numbers', async () => {
  await renderExample(BEGINNING)
  await enter()
  for (const said of ['Oui', 'Non'] as const) await expect.element(answer(TESTAMENT, said)).not.toBeChecked()
  expect(optionsOf('Ma situation familiale')).toEqual(['Choisir', 'Célibataire', 'Marié(e)', 'Pacsé(e)', 'Autre situation'])
  await marry()
  await expect.element(control('Nous avons fait une donation entre époux')).not.toBeChecked()
  await answer(COMMON, 'Oui').click()
  await expect.element(box('Âge de mon conjoint')).toHaveAttribute('inputmode', 'numeric')
  // Without a child and without a gift, the parents of a married person inherit too.
  await box('Nombre de vos enfants').fill('0')
  expect(optionsOf('Nombre de vos parents en vie')).toEqual(['0', '1', '2'])
  await answer(TESTAMENT, 'Oui').click()
  await expect.element(page.getByText('Le simulateur ne prend pas en compte les dispositions testamentaires.')).toBeVisible()
})

test('[HEIR-38] [HEIR-39] [HEIR-40] [HEIR-41] [O-CONST-02] refusals of the heirs are said in the words of the specification', async () => {
  await renderExample(BEGINNING)
  await enter()
  await list('Ma situation familiale').selectOptions('Célibataire')
  await box('Nombre de vos enfants').fill('0')
  await button('Suivant').click()
  await expect.element(page.getByText('Veuillez renseigner le nombre de frère et soeur')).toBeVisible()
  await marry()
  await answer(COMMON, 'Oui').click()
  await button('Suivant').click()
  await expect.element(page.getByText("Veuillez renseigner l'age de votre conjoint")).toBeVisible()
  await box('Âge de mon conjoint').fill('17')
  await expect.element(page.getByText('Veuillez saisir un âge supérieur ou égal à 18ans')).toBeVisible()
})

test('[PATRI-01] [PATRI-02] [PATRI-03] [PATRI-04] [PATRI-05] [PATRI-06] [PATRI-08] [PATRI-12] [PATRI-14] [PATRI-21] [TRANS-19] the fields of the patrimony are switches and amounts in the French way', async () => {
  await renderExample(BEGINNING)
  await enter()
  await marry()
  await answer(COMMON, 'Non').click()
  await button('Suivant').click()
  await expect.element(heading('Je renseigne mon patrimoine')).toBeVisible()
  await expect.element(control('J’ai fait des donations')).not.toBeChecked()
  await control('Je suis propriétaire de mon logement').click()
  await expect.element(box('Ma part')).toHaveValue('50,00')
  await box('Valeur du logement').fill('1234,567')
  await box('Ma part').fill('101')
  await expect.element(box('Valeur du logement')).toHaveValue('1 234,57')
  await expect.element(control(/Mon conjoint, mon partenaire de PACS/)).not.toBeChecked()
  await expect.element(control('Je possède d’autres biens')).toBeChecked()
  expect(optionsOf('Type de bien')).toEqual(['Choisir', 'Bien immobilier', 'Placements financiers', 'Autres biens'])
  await button('Suivant').click()
  await expect.element(page.getByText('Veuillez saisir un pourcentage entre 0% et 100%')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: /Ma part des dettes/ })).toHaveAttribute('inputmode', 'decimal')
})

test('[LIFE-01] [LIFE-11] [LIFE-06] [TRANS-19] [TRANS-35] [O-CONST-11] [O-CONST-12] [LAW-23] [LAW-24] contracts name one of four beneficiaries, and the result says what it supposes', async () => {
  await renderExample(BEGINNING)
  await enter()
  await marry()
  await answer(COMMON, 'Oui').click()
  await box('Âge de mon conjoint').fill('68')
  await button('Suivant').click()
  await expect.element(heading('Je renseigne mon patrimoine')).toBeVisible()
  await button('Suivant').click()
  await expect.element(heading('Je renseigne mes assurances-vie')).toBeVisible()
  await expect.element(control('J’ai au moins une assurance-vie')).toBeChecked()
  await expect.element(list('Bénéficiaire').first()).toHaveValue('spouse')
  const offered = Array.from(list('Bénéficiaire').first().element().querySelectorAll('option'), ({ textContent }) => textContent)
  expect(offered).toEqual(['Mon conjoint', 'Mes enfants', 'Mes héritiers', 'Un autre bénéficiaire'])
  await button('Valider').click()
  await expect.element(heading('Ma Transmission 360')).toBeVisible()
  for (const name of ['Patrimoine', 'Assurance-vie', 'Total transmis'])
    await expect.element(page.getByText(name, { exact: true }).first()).toBeVisible()
  await page.getByText('Ce que le calcul suppose').click()
  for (const words of [
    'Le décès est supposé aujourd’hui',
    '1 500 € de frais d’obsèques',
    'Un abattement de 20 % s’applique au logement',
    'Les donations de moins de 15 ans ne sont pas prises en compte',
    'Aucune prime d’assurance-vie n’a été versée avant le 13/10/1998',
    'aucun contrat souscrit avant le 20/11/1991',
    'anciens contrats de retraite à primes régulières',
    'la représentation par les petits-enfants ou les neveux, les droits de retour, le régime matrimonial',
    'les donations au-delà de ce que la loi réserve aux enfants',
  ])
    await expect.element(page.getByRole('listitem').filter({ hasText: words }).first()).toBeVisible()
})

test('[LIFE-02] [TRM-07] [TRM-08] [INH-12] [INH-15] a row has name, amount, beneficiary and whether it is ours; from 70 on a contract is asked for its kind and late premiums, and the tax is a range beside an exempt partner', async () => {
  await renderExample(BEGINNING)
  await enter()
  await answer(TESTAMENT, 'Non').click()
  await list('Ma situation familiale').selectOptions('Pacsé(e)')
  await box('Nombre de vos enfants').fill('1')
  await button('Suivant').click()
  await box('Valeur').fill('101500')
  await button('Suivant').click()
  await expect.element(heading('Je renseigne mes assurances-vie')).toBeVisible()
  // Two fresh contracts: the saver's own ones go first.
  await control(/J’ai au moins une assurance-vie/).click()
  await control(/J’ai au moins une assurance-vie/).click()
  expect(optionsOf('Nature du contrat')).toEqual(['Assurance-vie', 'PER en assurance', 'PER en compte-titres'])
  await expect.element(box('Primes versées après vos 70 ans')).toBeVisible()
  await list('Nature du contrat').selectOptions('PER en compte-titres')
  await expect.element(page.getByText(/sa valeur est comptée dans votre patrimoine/)).toBeVisible()
  for (const field of [
    box('Nom du contrat'),
    box('Montant'),
    page.getByRole('checkbox', { name: 'Contrat souscrit chez Hautelisse' }),
  ])
    await expect.element(field).toBeVisible()
  await list('Nature du contrat').selectOptions('PER en assurance')
  await expect.element(box('Primes versées après vos 70 ans')).not.toBeInTheDocument()
  await box('Montant').fill('80000')
  await list('Bénéficiaire').selectOptions('Mon partenaire de PACS')
  await button('Ajouter un contrat').click()
  await list('Nature du contrat').last().selectOptions('PER en assurance')
  await box('Montant').last().fill('80000')
  await list('Bénéficiaire').last().selectOptions('Mes enfants')
  await button('Valider').click()
  // The worked case F of the inheritance book.
  await expect.element(page.getByText(/11\s144,00\s€/).first()).toBeVisible()
  await expect.element(page.getByText(/La loi ne dit pas clairement si cette part utilise l’abattement/)).toBeVisible()
})

/** The home below, where the title of the page is another's. */
const expectHomeBelow = async (title: string | RegExp): Promise<void> => {
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1)
  const home = page.getByRole('heading', { level: 2, name: /^Bonjour Hélène/ })
  await expect.element(home).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Dernières opérations' })).toBeVisible()
  const [above] = page.getByRole('heading', { level: 1 }).elements()
  expect(above?.compareDocumentPosition(home.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
}

test('[P-ROUTE-67] [TRANS-22] [TRANS-24] [O-CONST-06] [O-CONST-07] /transmission is the screen of /epargne for Hélène, an individual_transmission customer: below introduction, notice and steps', async () => {
  const { app, go } = await renderPage('/epargne', { person: 'helene-fontanel' })
  expect(app.session.getSnapshot().context.user?.origin).toBe('individual_transmission')
  const greeting = page.getByRole('heading', { level: 1, name: /^Bonjour Hélène/ })
  await expect.element(greeting).toBeVisible()
  go('/transmission')
  await expect.element(page.getByText(/moins de 5\sminutes/)).toBeVisible()
  await expect.element(greeting).toBeVisible()
  await expect.element(page.getByText('Votre situation a changé')).not.toBeInTheDocument()
  await button("J'accède au simulateur").click()
  await expect.element(page.getByText(/2\sans/)).toBeVisible()
  await expect.element(greeting).toBeVisible()
  await button("J'ai compris").click()
  await expectHomeBelow("J'identifie mes héritiers")
})

test('[P-ROUTE-67] [TRANS-22] with a saved simulation its result stands above the home', async () => {
  const opened = await renderPage('/epargne', { person: 'helene-fontanel' })
  await saveCouple(opened, 520_000)
  opened.go('/transmission')
  await expect.element(page.getByRole('heading', { level: 2, name: 'La totalité en usufruit' })).toBeVisible()
  await expectHomeBelow('Ma Transmission 360')
})

test.each(['helene-fontanel', 'marc-delorme'])(
  '[HEIR-42] [TRANS-26] [TADV-01] the way to the advisor opens their window over the steps, which keep what was typed: %s',
  async (person) => {
    const { address } = await renderPage('/transmission', { person })
    await enter()
    await box('Nombre de vos enfants').fill('3')
    await answer(TESTAMENT, 'Oui').click()
    await page.getByRole('main').getByRole('link', { name: 'Je contacte mon conseiller' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Contacter mon conseiller' })).toBeVisible()
    expect(address()).toBe('/transmission#advisor_transmission')
    await button('Annuler').click()
    await answer(TESTAMENT, 'Non').click()
    await expect.element(box('Nombre de vos enfants')).toHaveValue('3')
  },
)

test('[TRANS-28] [TRANS-29] [TRANS-30] [TRANS-31] the questions of the heirs lead to their help, and keep what was typed', async () => {
  const { go } = await renderPage('/epargne', { person: 'helene-fontanel' })
  go('/transmission')
  await enter()
  await marry()
  await answer(COMMON, 'Oui').click()
  await box('Âge de mon conjoint').fill('68')
  for (const name of ['Donation entre époux', 'Quels enfants compter ?', 'Des enfants communs', 'L’âge de votre conjoint']) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect.element(page.getByRole('dialog', { name, exact: true })).toBeVisible()
    await button('J’ai compris').click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  }
  await expect.element(box('Âge de mon conjoint')).toHaveValue('68')
})
