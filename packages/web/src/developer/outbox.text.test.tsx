import { expect, test } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import { ONE_LETTER, SILENT_OUTBOX } from './examples.tsx'

test('[TRM-06] the outbox shows what would have been sent', async () => {
  await renderExample(ONE_LETTER)
  await expect.element(page.getByText('elise.montagnac@example.org')).toBeVisible()
  await expect.element(page.getByText('Bonjour')).toBeVisible()
})

test('an outbox that cannot be read says so', async () => {
  await renderExample(SILENT_OUTBOX)
  await expect.element(page.getByText('La boîte d’envoi n’a pas pu être lue.')).toBeVisible()
})
