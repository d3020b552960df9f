import { formatSettings, DEFAULT_SETTINGS, selectOpinionHintSeen } from '@hautelisse/machines/settings'
import { expect, test } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, renderExample, renderPage } from '../testing/text/index.ts'
import { survey } from './examples.tsx'

const button = page.getByRole('button', { name: 'Donner mon avis' })
const dialog = page.getByRole('dialog')
const press = (name: string): Promise<void> => dialog.getByRole('button', { name, exact: true }).click()

/** Counts what is sent, and fails the first of it where asked to. */
const counting = (failures = 0) => {
  const sent: unknown[] = []
  const between: Between = (request, pass) => {
    if (!request.path.endsWith('/update-opinion')) return pass()
    sent.push(JSON.parse(request.body ?? '{}'))
    return sent.length <= failures ? Promise.resolve({ status: 500, body: '{"data":"ERR_INTERNAL"}' }) : pass()
  }
  return { sent, between }
}

const fillIn = async (): Promise<void> => {
  await button.click()
  await press('Commencer')
  await expect.element(dialog.getByRole('button', { name: 'Suivant' })).toBeDisabled()
  await dialog.getByRole('radio', { name: 'Peu satisfait' }).click()
  await press('Suivant')
  await dialog.getByRole('textbox').fill('Trop lent')
  await press('Suivant')
  await dialog.getByRole('textbox').fill('La recherche')
}

test('[OPIN-11] the five levels are named, from the lowest to the highest', async () => {
  await renderExample(survey())
  await button.click()
  await press('Commencer')
  const levels = dialog.getByRole('radio')
  await expect.element(levels.first()).toBeVisible()
  expect(levels.elements().map((level) => level.textContent)).toEqual([
    'Pas du tout satisfait',
    'Peu satisfait',
    'Moyennement satisfait',
    'Satisfait',
    'Très satisfait',
  ])
})

test('[OPIN-21] what could not be sent says so, keeps each word, and is sent again', async () => {
  const { sent, between } = counting(1)
  await renderExample(survey({ between }))
  await fillIn()
  await press('Envoyer')
  await expect.element(dialog.getByText('Une erreur est survenue, veuillez recommencer ultérieurement.')).toBeVisible()
  await expect.element(dialog.getByRole('textbox')).toHaveValue('La recherche')
  await press('Envoyer')
  await expect.element(page.getByRole('dialog', { name: 'Merci' })).toBeVisible()
  expect(sent[1]).toEqual(sent[0])
})

test('[OPIN-13] [OPIN-17] [S-NAV-02] the button shows its words on a first visit to the home alone', async () => {
  const { app } = await renderExample(survey({}, '/epargne'))
  await expect.element(button).toHaveTextContent('Donner mon avis')
  expect(selectOpinionHintSeen(app.settings.getSnapshot())).toBe(true)
  expect(formatSettings(app.settings.getSnapshot().context.settings)).toBe(
    formatSettings({ ...DEFAULT_SETTINGS, scheme: 'light', opinionHintSeen: true }),
  )
})

for (const [person, path] of [
  ['sylvie-garnier', '/messages'],
  ['hugo-delmas', '/epargne'],
] as const)
  test(`[OPIN-08] [S-ROLE-08] no button floats over ${path} of ${person}`, async () => {
    await renderPage(path, { person })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(button).not.toBeInTheDocument()
  })
