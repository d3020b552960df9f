import { expect, test } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import { results, REVERSIBLE } from './examples.tsx'

const detail = page.getByRole('table', { name: /^Capital et rente de chaque contrat/ })
const other = /Avec l’autre table admise \((table mixte|TGF05)\)\s:.*par mois\./

test('[WITH-05] under the plain annuity of a contract stands the one by the other table', async () => {
  await renderExample(results())
  await expect.element(page.getByText(other).first()).toBeVisible()
  await page.getByText(other).first().getByRole('button').click()
  await expect
    .element(page.getByRole('complementary', { name: 'D’où vient ce chiffre ?' }))
    .toMatchTextContent(/avec l’autre table admise/)
})

test('[WITH-05] it stands under no option, and under no total', async () => {
  await renderExample(results({ answers: REVERSIBLE }))
  await expect.element(detail).toBeVisible()
  await expect.element(page.getByText(other)).not.toBeInTheDocument()
})

test('[MRM-65] a spouse past 113 at the start is told so in words of its own', async () => {
  await renderExample(
    results({
      answers: {
        step: 'reversible',
        furthest: 'reversible',
        reversible: true,
        birth_date_spouse: '01/01/1910',
        reversion_percentage: 60,
      },
    }),
  )
  await page.getByRole('button', { name: 'Continuer' }).click()
  const birth = page.getByRole('textbox', { name: 'Date de naissance de votre conjoint' })
  await expect.element(birth).toHaveAccessibleDescription(/Votre conjoint aurait plus de 113\sans à votre départ/)
  await expect.element(birth).toHaveValue('01/01/1910')
})
