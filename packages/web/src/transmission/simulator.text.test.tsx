import { describe, expect, test } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import { BEGINNING, REFUSED, UNSAVED } from './examples.tsx'
import { COMMON, TESTAMENT } from './yes-no.testing.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const next = button('Suivant')
const answer = (question: string, said: 'Oui' | 'Non') =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: said })

/** Past both slides. */
const enter = async (): Promise<void> => {
  await button("J'accède au simulateur").click()
  await button("J'ai compris").click()
}

/** A couple of 68 with two common children. */
const tellFamily = async (): Promise<void> => {
  await answer(TESTAMENT, 'Non').click()
  await page.getByRole('combobox', { name: 'Ma situation familiale' }).selectOptions('Marié(e)')
  await page.getByRole('textbox', { name: 'Nombre de vos enfants' }).fill('2')
  await answer(COMMON, 'Oui').click()
  await page.getByRole('textbox', { name: 'Âge de mon conjoint' }).fill('68')
}

describe('Ma Transmission 360', () => {
  test('[ADV-12] [ADV-13] [TRANS-05] [TRANS-06] [TRANS-08] [TRANS-11] [TRANS-13] [TRANS-14] [TRANS-15] [TRANS-16] (S-17) (S-64) is walked to its result', async () => {
    await renderExample(BEGINNING)
    await expect.element(page.getByRole('heading', { name: 'Ma Transmission 360' })).toBeVisible()
    await expect.element(page.getByText('moins de 5 minutes')).toBeVisible()
    await button("J'accède au simulateur").click()
    await expect.element(button('Je refuse')).toBeVisible()
    await expect.element(page.getByText('2 ans')).toBeVisible()
    await button("J'ai compris").click()

    await expect.element(page.getByRole('heading', { level: 1, name: "J'identifie mes héritiers" })).toBeVisible()
    await expect.element(page.getByText('1/3')).toBeVisible()
    await tellFamily()
    await next.click()

    await expect.element(page.getByRole('heading', { level: 1, name: 'Je renseigne mon patrimoine' })).toBeVisible()
    await page.getByRole('switch', { name: 'Je suis propriétaire de mon logement' }).click()
    await page.getByRole('textbox', { name: 'Valeur du logement' }).fill('520000')
    await page.getByRole('switch', { name: /Mon conjoint, mon partenaire/ }).click()
    // The capitalisation contract of the saver is there already; its place is taken by another amount.
    await expect.element(page.getByText('Contrat de capitalisation').first()).toBeVisible()
    await page.getByRole('textbox', { name: 'Valeur', exact: true }).fill('248500')
    await next.click()

    await expect.element(page.getByRole('heading', { level: 1, name: 'Je renseigne mes assurances-vie' })).toBeVisible()
    await expect.element(page.getByText('Vous avez 70 ans ou plus')).toBeVisible()
    await button('Valider').click()

    await expect.element(page.getByRole('heading', { level: 2, name: 'La totalité en usufruit' })).toBeVisible()
    await expect
      .element(page.getByRole('img', { name: /Ce qui est transmis, réparti entre Conjoint, 2 enfants/ }).first())
      .toBeVisible()
    await button('Partager cette option').first().click()
    await expect.element(page.getByRole('dialog', { name: 'Partager ma simulation' })).toBeVisible()
    await expect.element(page.getByRole('dialog').getByText('Les parts et l’impôt de chaque option')).toBeVisible()
    await button('Envoyer à Élise Montagnac').click()
    await expect.element(page.getByText('Votre simulation a été partagée avec votre conseiller.')).toBeVisible()
    await button('Fermer').last().click()
    await expect.element(page.getByText(/^Envoyé à Élise Montagnac le /)).toBeVisible()
  })

  test('[HEIR-01] [HEIR-36] [HEIR-37] [TRANS-17] (S-18) (S-36) what is missing is said beside its field and under the button, a wrong age once its field is left', async () => {
    await renderExample(BEGINNING)
    await enter()
    // The button is announced as unavailable, and can be pressed all the same.
    await next.click()
    await expect.element(page.getByText('Veuillez sélectionner une option de rente')).toBeVisible()
    await expect.element(page.getByText("Veuillez renseigner le nombre d'enfant dans le foyer")).toBeVisible()
    await expect
      .element(page.getByRole('radiogroup', { name: TESTAMENT }))
      .toHaveAccessibleDescription('Répondez par oui ou par non')
    await expect
      .element(page.getByText(/Pour continuer, indiquez.+votre testament, votre situation familiale, le nombre/))
      .toBeVisible()
    await tellFamily()
    await expect.element(page.getByText(/Pour continuer, indiquez/)).not.toBeInTheDocument()
    const age = page.getByRole('textbox', { name: 'Âge de mon conjoint' })
    await age.fill('8')
    await button('Un enfant de plus').click()
    await expect.element(age).toHaveAccessibleDescription(/Veuillez saisir un âge supérieur ou égal à 18ans/)
    await expect.element(page.getByText(/Pour continuer, indiquez.+l’âge de votre conjoint/)).toBeVisible()
  })

  test('[HEIR-05] [HEIR-12] [HEIR-17] [HEIR-18] children, brothers and sisters are counted up and down, and what is left out says why', async () => {
    await renderExample(BEGINNING)
    await enter()
    const children = page.getByRole('textbox', { name: 'Nombre de vos enfants' })
    await page.getByRole('combobox', { name: 'Ma situation familiale' }).selectOptions('Pacsé(e)')
    await expect.element(page.getByText('Votre partenaire de PACS n’est pas automatiquement votre héritier.')).toBeVisible()
    await button('Un enfant de plus').click()
    await expect.element(children).toHaveValue('1')
    await expect.element(page.getByText(/vos enfants héritent avant eux/)).toBeVisible()
    await button('Un enfant de moins').click()
    await button('Un enfant de moins').click()
    await expect.element(children).toHaveValue('0')
    await expect.element(page.getByRole('combobox', { name: 'Nombre de vos parents en vie' })).toHaveValue('2')
    await button('Un frère ou une sœur de moins').click()
    await expect.element(page.getByText(/Le simulateur ne traite pas cette situation/)).toBeVisible()
    await button('Un frère ou une sœur de plus').click()
    await expect.element(page.getByText(/Le simulateur ne traite pas cette situation/)).not.toBeInTheDocument()
  })

  test('[PATRI-07] [PATRI-09] [PATRI-18] [LIFE-05] goods are added, counted by the part that is the saver’s, and removed; so are contracts', async () => {
    await renderExample(BEGINNING)
    await enter()
    await tellFamily()
    await next.click()
    const own = page.getByRole('switch', { name: 'Je possède d’autres biens' })
    await expect.element(own).toBeChecked()
    await page.getByRole('combobox', { name: 'Type de bien' }).selectOptions('Bien immobilier')
    await page.getByRole('textbox', { name: 'Valeur', exact: true }).fill('310000')
    await page.getByRole('textbox', { name: 'Ma part du bien' }).fill('50')
    await expect.element(page.getByText('155 000,00 €').first()).toBeVisible()
    await button('Ajouter un bien').click()
    await button('Supprimer le bien 2').click()
    await expect.element(button('Supprimer le bien 2')).not.toBeInTheDocument()
    await own.click()
    await expect.element(page.getByRole('combobox', { name: 'Type de bien' })).not.toBeInTheDocument()
    await next.click()
    await expect.element(page.getByText('Repris de vos comptes').first()).toBeVisible()
    await button('Ajouter un contrat').click()
    await expect.element(page.getByText('Ajouté par vous')).toBeVisible()
    await page.getByRole('switch', { name: 'J’ai au moins une assurance-vie' }).click()
    await expect.element(page.getByText('Ajouté par vous')).not.toBeInTheDocument()
  })

  test('[HEIR-14] [HEIR-15] [TRANS-39] [TRANS-40] a testament stops the simulator, which says why', async () => {
    await renderExample(BEGINNING)
    await enter()
    await answer(TESTAMENT, 'Oui').click()
    await expect.element(page.getByRole('combobox', { name: 'Ma situation familiale' })).not.toBeInTheDocument()
    await button('Valider').click()
    await expect.element(page.getByRole('dialog', { name: 'Le simulateur s’arrête ici' })).toBeVisible()
    await button('Revenir à mes réponses').click()
    await expect.element(answer(TESTAMENT, 'Oui')).toBeChecked()
  })

  test('[TRANS-38] [O-ERR-01] [O-ERR-02] answers that cannot be saved stay on their step, which says so', async () => {
    await renderExample(UNSAVED)
    await enter()
    await tellFamily()
    await next.click()
    await expect.element(page.getByText('Vos réponses n’ont pas pu être enregistrées. Réessayez.')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Âge de mon conjoint' })).toHaveValue('68')
  })

  test('[S-ERR-20] [TRANS-47] a result that can be neither shared nor deleted stays, and says why', async () => {
    await renderExample(REFUSED)
    await enter()
    await tellFamily()
    await next.click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Je renseigne mon patrimoine' })).toBeVisible()
    await next.click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Je renseigne mes assurances-vie' })).toBeVisible()
    await button('Valider').click()

    await button('Partager cette option').first().click()
    await button('Envoyer à Élise Montagnac').click()
    const refusal = page.getByRole('dialog').getByText('Vous avez déjà partagé cette simulation aujourd’hui.')
    await expect.element(refusal).toBeVisible()
    await button('Annuler').click()

    await button('Tout effacer et recommencer').click()
    await button('Confirmer').click()
    await expect.element(page.getByText('La simulation n’a pas pu être supprimée. Réessayez.')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 2, name: 'La totalité en usufruit' })).toBeVisible()
  })

  test('[TRANS-05] [HEIR-02] speaks English', async () => {
    await renderExample(BEGINNING, { language: 'en' })
    await button('Open the simulator').click()
    await button('I understand').click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'I identify my heirs' })).toBeVisible()
  })
})
