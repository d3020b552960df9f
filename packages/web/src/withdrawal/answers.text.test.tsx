import { expect, test } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import { results, REVERSIBLE } from './examples.tsx'
import { bandText, resultsIn, simulating } from './results.testing.ts'

const { heading, panel, region, why } = resultsIn(page)
const answers = region('Vos réponses')
const change = (name: string) => answers.getByRole('button', { name: `Modifier : ${name}` })
const take = answers.getByRole('button', { name: 'Valider' })
const answersIn = (list: Element): readonly string[] =>
  [...list.querySelectorAll('dt')].map((term) =>
    `${term.textContent} ${term.nextElementSibling?.textContent ?? ''}`.replaceAll('\u00A0', ' '),
  )

test('[WITH-06] the column beside the figures names the answers until a figure is opened', async () => {
  await renderExample(results({ answers: REVERSIBLE }))
  await expect.element(answers).toBeVisible()
  expect(answersIn(answers.element())).toEqual([
    'Âge de départ demandé 64 ans',
    'Votre année de naissance 1964',
    'Réversion 60 % à votre conjoint, né(e) le 05/07/1966',
    'Répartition 39 % capital, 61 % rente',
    'Option de rente Rente réversible',
    'Contrats PER d’entreprise obligatoire, PERECO, Retraite article 83',
  ])
  await why.first().click()
  await expect.element(panel).toBeVisible()
  await expect.element(answers).not.toBeInTheDocument()
})

test('[WITH-08] an answer is changed on the result: a wrong one says so there, a right one makes the result anew (S-29)', async () => {
  const { between, say } = simulating()
  await renderExample(results({ between }))
  await change('Âge de départ demandé').click()
  const age = answers.getByRole('textbox', { name: 'Âge de départ' })
  await age.fill('72')
  await take.click()
  await expect.poll(() => document.activeElement).toBe(age.element())
  await expect.element(answers).toMatchTextContent('entre 60 et 69')
  await expect.element(heading).toHaveTextContent('À 64 ans, vous recevriez')
  await age.fill('67')
  say(() => Promise.resolve({ status: 500, body: JSON.stringify({ errorData: 'ERR_INTERNAL' }) }))
  await take.click()
  await expect.element(answers.getByRole('alert')).toMatchTextContent('veuillez réessayer')
  await expect.element(age).toHaveValue('67')
  expect(bandText()).toContain('161,30 €')
  say(undefined)
  await take.click()
  await expect.element(heading).toHaveTextContent('À 67 ans, vous recevriez')
  await expect.poll(() => document.activeElement).toBe(change('Âge de départ demandé').element())
})

test('[WITH-08] [WITH-11] the option is changed among its amounts, and what is left stays as it was (S-30)', async () => {
  await renderExample(results())
  await change('Option de rente').click()
  await expect.element(answers.getByRole('radio', { name: /par paliers croissants/ })).toMatchTextContent('123,40 €')
  await answers.getByRole('radio', { name: /par paliers croissants/ }).click()
  await answers.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(answers).toMatchTextContent('Rente simple')
  await change('Option de rente').click()
  await answers.getByRole('radio', { name: /par paliers croissants/ }).click()
  await take.click()
  await expect.element(answers).toMatchTextContent('Rente par paliers')
  await expect.poll(bandText).toContain('123,40 €')
})
