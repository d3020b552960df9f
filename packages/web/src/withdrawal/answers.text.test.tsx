import { expect, test } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import { results, REVERSIBLE } from './examples.tsx'
import { resultsIn } from './results.testing.ts'

const { panel, region, why } = resultsIn(page)
const answersIn = (list: Element): readonly string[] =>
  [...list.querySelectorAll('dt')].map((term) =>
    `${term.textContent} ${term.nextElementSibling?.textContent ?? ''}`.replaceAll('\u00A0', ' '),
  )

test('[WITH-06] the column beside the figures names the answers until a figure is opened', async () => {
  await renderExample(results({ answers: REVERSIBLE }))
  const answers = region('Vos réponses')
  await expect.element(answers).toBeVisible()
  expect(answersIn(answers.element())).toEqual([
    'Âge de départ demandé 64 ans',
    'Votre année de naissance 1964',
    'Réversion 60 % à votre conjoint',
    'Naissance de votre conjoint 05/07/1966',
    'Option de rente Rente réversible',
    'Contrats PER d’entreprise obligatoire, PERECO, Retraite article 83',
  ])
  await why.first().click()
  await expect.element(panel).toBeVisible()
  await expect.element(answers).not.toBeInTheDocument()
})
