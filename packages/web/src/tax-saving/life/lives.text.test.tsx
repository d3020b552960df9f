import { expect, test } from 'vitest'
import { page, renderExample } from '../../testing/text/index.ts'
import { result } from '../examples.tsx'

const lives = page.getByRole('region', { name: 'Toute la vie d’un versement' })
const exit = page.getByRole('region', { name: 'Et à la sortie ?' })
const line = (name: string) => lives.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })

// The worked case of the rule book: 5 000 € a month, 5 400 € paid at 41, exit at 64.
test('[BEY-90] [BEY-96] a payment is read from its cost to what is left, in five ways, with the rate at the exit above which it costs', async () => {
  await renderExample(result({ amount: '5 400,00' }))
  await expect
    .element(line('Versement déduit'))
    .toMatchTextContent(/3 780,00 €.*8 515,26 €.*entre 978,19 €.* et 3 408,19 €.*entre 5 107,07 €.* et 7 537,07 €/)
  await expect.element(line('Versement non déduit')).toMatchTextContent(/5 400,00 €.*8 515,26 €.*978,19 €.*7 537,07 €/)
  await expect.element(line('Intéressement ou participation')).toMatchTextContent(/3 517,34 €.*7 689,28 €.*523,23 €.*7 166,05 €/)
  await expect
    .element(lives)
    .toMatchTextContent(
      /selon la loi au 20\/11\/2026 et pour une sortie dans 23 ans.*plus de 69,57 % à la sortie.* : le barème d’aujourd’hui s’arrête à 45 %/,
    )
})

test('[BEY-95] [BEY-96] the rate that is chosen for the exit counts here too, and at its age the limit is within the scale', async () => {
  await renderExample(result({ amount: '5 400,00', age: '64' }))
  await exit.getByRole('button', { name: 'Voir la sortie' }).click()
  await exit.getByRole('combobox', { name: 'Taux marginal à la sortie' }).selectOptions('41 %')
  await expect.element(line('Versement déduit')).toMatchTextContent(/3 780,00 €.*5 400,00 €.*2 214,00 €.*3 186,00 €/)
  await expect
    .element(lives)
    .toMatchTextContent(/pour une sortie dès maintenant, .*si votre taux marginal à la sortie dépasse 30 %/)
})

test('[BEY-91] [BEY-97] it follows the amount that is typed, says what is not certain, and hides its amounts with all others', async () => {
  const { app } = await renderExample(result({ amount: '1 000,00' }))
  await expect.element(line('Versement déduit')).toMatchTextContent(/700,00 €/)
  for (const doubt of [
    'La loi du jour de la sortie s’appliquera',
    'tranches plus hautes',
    'renoncé à le déduire',
    '2,00 % par an',
  ])
    await expect.element(lives).toMatchTextContent(doubt)
  app.settings.send({ type: 'amountsToggled' })
  await expect.element(lives).not.toMatchTextContent(/\d,\d\d\s*€/)
})

test('[BEY-92] [BEY-93] [BEY-98] a top-up and a mandatory payment have lines too, and each says what is left of 100 € of annuity', async () => {
  await renderExample(result({ amount: '5 400,00' }))
  await expect.element(line('Abondement de l’employeur')).toMatchTextContent(/0,00 €.*7 689,28 €.*523,23 €.*7 166,05 €/)
  await expect
    .element(line('Versement obligatoire du salarié'))
    .toMatchTextContent(/3 942,00 €.*8 515,26 €.*entre 4 410,01 €.* et 8 515,26 €/)
  await exit.getByRole('button', { name: 'Voir la sortie' }).click()
  await exit.getByRole('combobox', { name: 'Taux marginal à la sortie' }).selectOptions('11 %')
  await expect.element(line('Versement déduit')).toMatchTextContent(/6 943,07 €.*82,66 €/)
  await expect.element(line('Versement obligatoire du salarié')).toMatchTextContent(/entre 80,58 €.* et 90,10 €/)
  await expect.element(lives).toMatchTextContent(/à la place d’une petite rente/)
})

test('[BEY-90] each amount opens its calculation, with names, articles and its law, one at a time', async () => {
  await renderExample(result({ amount: '5 400,00' }))
  await line('Intéressement ou participation')
    .getByRole('button', { name: /^3517,34/ })
    .click()
  const panel = lives.getByRole('complementary', { name: 'D’où vient ce chiffre ?' })
  await expect.element(panel).toMatchTextContent(/Intéressement ou participation, Coût aujourd’hui/)
  await expect.element(panel).toMatchTextContent(/CSG et CRDS à l’entrée.*523,80 €/)
  await expect.element(panel).toMatchTextContent(/art\. L\.136-1/)
  await line('Versement déduit')
    .getByRole('button', { name: /^5107,07/ })
    .click()
  await expect.element(panel).toMatchTextContent(/Versement déduit, Ce qui vous reste/)
  await expect.element(panel).toMatchTextContent(/Loi au 20\/11\/2026, aux deux bouts/)
  for (const button of lives.getByRole('button', { name: /D’où vient/ }).all()) {
    await button.click()
    await expect.element(panel).not.toMatchTextContent(/payment-life\.|net-income\./)
    expect(document.querySelectorAll('#explanation')).toHaveLength(1)
  }
})
