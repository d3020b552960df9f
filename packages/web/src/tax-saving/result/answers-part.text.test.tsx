import { expect, test } from 'vitest'
import type { Between } from '../../shell/index.ts'
import { page, renderExample } from '../../testing/text/index.ts'
import { result } from '../examples.tsx'

const card = page.getByRole('region', { name: 'Versement déductible maximal en 2026' })
const answers = page.getByRole('region', { name: 'Vos réponses' })
const change = (name: string) => answers.getByRole('button', { name: `Modifier : ${name}` })
const take = answers.getByRole('button', { name: 'Valider' })
const pay = answers.getByRole('textbox', { name: 'Votre salaire net imposable, par mois' })

test('[TS-15] [TAX-12] an answer is changed where it stands, its errors in its own field, and the result follows; beginning anew stays beside it', async () => {
  let refuses = false
  const between: Between = (request, pass) =>
    refuses && request.path.endsWith('/simulators/tax/simulation')
      ? Promise.resolve({ status: 500, body: JSON.stringify({ errorData: 'ERR_INTERNAL' }) })
      : pass()
  await renderExample(result({ between }))
  await page.getByRole('button', { name: 'Modifier mes réponses' }).click()
  await expect.element(page.getByRole('button', { name: 'Refaire une simulation' })).toBeVisible()
  await change('Revenu mensuel').click()
  await pay.fill('0')
  await take.click()
  await expect.element(answers.getByText('Votre revenu doit être positif')).toBeVisible()
  await pay.fill('4000')
  refuses = true
  await take.click()
  await expect.element(answers.getByRole('alert')).toMatchTextContent('Vos réponses sont conservées.')
  await expect.element(card).toMatchTextContent('5 400,00 €')
  refuses = false
  await answers.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(card).toMatchTextContent('4 710,00 €')
  await expect.element(answers).toMatchTextContent(/Revenu mensuel.*4 000,00 €/)
  await expect.element(take).not.toBeInTheDocument()
})

test('[TS-16] living with a partner and shared custody are asked after the result under “Affiner”, counted, and said; what is not computed is said instead of a figure', async () => {
  const bodies: unknown[] = []
  const between: Between = (request, pass) => {
    if (request.path.endsWith('/simulators/tax/simulation')) bodies.push(request.body)
    return pass()
  }
  const asked = () => JSON.parse(String(bodies.at(-1))) as Record<string, unknown>
  await renderExample(result({ children: 2, between }))
  const refine = page.getByRole('button', { name: 'Affiner', exact: true })
  const alone = answers.getByRole('radiogroup', { name: 'Vivez-vous seul(e) avec vos enfants ?' })
  const shared = answers.getByRole('radiogroup', { name: 'Combien de vos enfants sont en résidence alternée ?' })
  await expect.element(page.getByRole('main')).toMatchTextContent('Calculé comme parent vivant seul (case T).')
  expect(asked()).not.toHaveProperty('lives_alone')
  expect(asked()).not.toHaveProperty('shared_children')
  await refine.click()
  await shared.getByRole('radio', { name: '2' }).click()
  await take.click()
  await expect.element(answers).toMatchTextContent('ce cas n’est pas calculé ici')
  expect(bodies.length).toBe(1)
  await alone.getByRole('radio', { name: 'Non' }).click()
  await take.click()
  await expect.element(take).not.toBeInTheDocument()
  expect(asked()).toMatchObject({ children: 2, lives_alone: false, shared_children: 2 })
  await expect.element(answers).toMatchTextContent('avec un(e) partenaire, 2 enfants en résidence alternée')
  await expect
    .element(page.getByRole('banner').or(page.getByRole('main')).first())
    .toMatchTextContent('célibataire, vivant avec un(e) partenaire, 2 enfants à charge, dont 2 en résidence alternée')
  await expect.element(page.getByRole('main')).not.toMatchTextContent('Calculé comme parent vivant seul')
})

test('[TS-16] a couple is asked about custody alone, and a family without a child nothing', async () => {
  await renderExample(result({ pay: '3 333,33', spouse: '2 500,00', children: 1 }))
  await page.getByRole('button', { name: 'Affiner', exact: true }).click()
  await expect
    .element(answers.getByRole('radiogroup', { name: 'Combien de vos enfants sont en résidence alternée ?' }))
    .toBeVisible()
  await expect.element(answers.getByRole('radiogroup', { name: /^Vivez-vous seul/ })).not.toBeInTheDocument()
  await answers.getByRole('button', { name: 'Annuler' }).click()
  await change('Enfants').click()
  await answers.getByRole('radio', { name: '0' }).click()
  await take.click()
  await expect.element(answers.getByRole('button', { name: 'Modifier : Affiner' })).not.toBeInTheDocument()
})
