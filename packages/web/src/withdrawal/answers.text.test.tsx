import { expect, test } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import { results, REVERSIBLE } from './examples.tsx'
import { resultsIn, rowsOf } from './results.testing.ts'

const { panel, region, why } = resultsIn(page)
const answersIn = (list: Element): readonly string[] =>
  [...list.querySelectorAll('dt')].map((term) =>
    `${term.textContent} ${term.nextElementSibling?.textContent ?? ''}`.replaceAll('\u00A0', ' '),
  )

test('[WITH-06] the column beside the figures names the answers until a figure is opened', async () => {
  await renderExample(results({ answers: REVERSIBLE }))
  // One is for paper, the other beside the figures.
  const answers = region('Vos réponses')
  await expect.poll(() => answers.elements()).toHaveLength(2)
  expect(answersIn(answers.last().element())).toEqual([
    'Âge de départ demandé 64 ans',
    'Votre année de naissance 1964',
    'Réversion 60 % à votre conjoint',
    'Naissance de votre conjoint 05/07/1966',
    'Option de rente Rente réversible',
    'Contrats PER d’entreprise obligatoire, PERECO, Retraite article 83',
  ])
  await why.first().click()
  await expect.element(panel).toBeVisible()
  await expect.poll(() => answers.elements()).toHaveLength(1)
  expect(answers.getByRole('table').elements()).toHaveLength(1)
})

test('[WITH-06] the first sheet holds the answers and the split of each compartment', async () => {
  await renderExample(results())
  await expect.element(why.first()).toBeVisible()
  const answers = region('Vos réponses').first()
  await expect.element(answers).toBeVisible()
  expect(await rowsOf(answers.getByRole('table'))).toEqual([
    ['PER d’entreprise obligatoire, Versements obligatoires', '31 480,20 €', '0,00 €', '31 480,20 €'],
    ['PER d’entreprise obligatoire, Versements volontaires', '9 650,00 €', '9 650,00 €', '0,00 €'],
    ['PER d’entreprise obligatoire, Intéressement, participation et CET', '7 130,20 €', '3 130,20 €', '4 000,00 €'],
    ['PERECO, Versements volontaires', '4 215,50 €', '4 215,50 €', '0,00 €'],
    ['PERECO, Intéressement, participation et CET', '17 520,32 €', '17 520,32 €', '0,00 €'],
    ['Retraite article 83, Ensemble du contrat', '18 412,75 €', '0,00 €', '18 412,75 €'],
  ])
})
