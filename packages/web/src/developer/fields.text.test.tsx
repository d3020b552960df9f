import { expect, test } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import { FIELDS } from './examples.tsx'

test('[P-FMT-15] a table without rows says so, or says what it was given', async () => {
  await renderExample(FIELDS)
  await expect.element(page.getByRole('table', { name: 'Tableau vide', exact: true })).toMatchTextContent('Aucune donnée')
  await expect
    .element(page.getByRole('table', { name: 'Tableau vide, avec ses mots' }))
    .toMatchTextContent('Aucune opération sur ce contrat')
})
