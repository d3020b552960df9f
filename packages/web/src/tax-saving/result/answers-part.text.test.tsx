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
