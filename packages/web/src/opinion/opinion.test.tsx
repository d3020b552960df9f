import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Between } from '../shell/index.ts'
import { expectNoViolation, renderExample, renderPage } from '../testing/index.ts'
import { survey } from './examples.tsx'

const button = page.getByRole('button', { name: 'Donner mon avis' })
const dialog = page.getByRole('dialog')
const press = (name: string): Promise<void> => dialog.getByRole('button', { name, exact: true }).click()

/** Keeps what is sent. */
const counting = () => {
  const sent: unknown[] = []
  const between: Between = (request, pass) => {
    if (!request.path.endsWith('/update-opinion')) return pass()
    sent.push(JSON.parse(request.body ?? '{}'))
    return pass()
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

test('[OPIN-02] [OPIN-20] [S-CONST-38] the survey is filled in, sent, thanked for, and its button is gone', async () => {
  const { sent, between } = counting()
  await renderExample(survey({ between }))
  await button.click()
  await expect.element(dialog.getByText(/environ 1\sminute/)).toBeVisible()
  await expectNoViolation()
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await expect.element(button).toHaveFocus()
  await fillIn()
  await press('Envoyer')
  await expect.element(page.getByRole('dialog', { name: 'Merci' })).toBeVisible()
  await expect.element(dialog, { timeout: 20_000 }).not.toBeInTheDocument()
  await expect.element(button).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(sent).toEqual([
    {
      user_id: 'sylvie-garnier',
      opinion: { satisfaction: 2, satisfaction_comment: 'Trop lent', improvement_comment: 'La recherche' },
    },
  ])
})

test('[OPIN-01] [OPIN-08] the button floats over the home and over another page', async () => {
  const { go } = await renderPage('/epargne', { person: 'sylvie-garnier' })
  for (const [path, name] of [
    ['/epargne', /votre épargne/],
    ['/documents', 'Mes documents'],
  ] as const) {
    go(path)
    await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect.element(button).toBeVisible()
    expect(getComputedStyle(button.element()).position).toBe('fixed')
  }
})

test('[OPIN-01] on a phone the button comes at the end of a page, where it lies on no amount, and over no simulator (S-84)', async () => {
  await renderPage('/epargne', { person: 'sylvie-garnier', width: 390 })
  const found = page.getByRole('button', { name: 'Donner mon avis', includeHidden: true })
  await expect.element(found).not.toBeVisible()
  const isSeenAtTheEnd = (): boolean => {
    document.documentElement.scrollTop = document.documentElement.scrollHeight
    return found.element().checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  await expect.poll(isSeenAtTheEnd).toBe(true)
  document.querySelector('main')?.setAttribute('data-simulator', '')
  expect(isSeenAtTheEnd()).toBe(false)
})
