import { describe, expect, test } from 'vitest'
import { handFiles, page, renderPage } from '../testing/text/index.ts'
import { approverArea, area, CALLBACK, EDITOR, STORED } from './area.testing.ts'

const ADDRESS = '/robo-advisor/admin'
const words = (): string => document.body.textContent.replaceAll(/\s/g, ' ')
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

const open = (role: Parameters<typeof area>[0], given: Parameters<typeof renderPage>[1] = {}, asked?: string[]) =>
  renderPage(CALLBACK, { between: area(role, asked), stored: STORED, ...given })

describe('the area of administrators', () => {
  test('[RADM-02] [P-ROUTE-27] [RADM-04] opens to anybody with a button, and asks for nothing', async () => {
    const asked: string[] = []
    await renderPage(ADDRESS, { between: area('reader', asked) })
    await expect.element(button('S’identifier')).toBeVisible()
    expect(asked).toEqual([])
  })

  test('[RADM-03] [P-ROUTE-28] [RADM-11] says that a refused return is not authorised, with the button again', async () => {
    const asked: string[] = []
    await open('reader', { stored: { 'hautelisse.robo-admin-state': JSON.stringify({ version: 1, state: 'other' }) } }, asked)
    await expect.poll(words).toContain('Accès non autorisé.')
    await expect.element(button('S’identifier')).toBeVisible()
    expect(asked).toEqual([])
  })

  test('[RADM-01] [RADM-05] [RADM-06] [RADM-07] shows who came, grids per scope and company, and the history', async () => {
    await open('reader')
    await expect.poll(words).toContain(`${EDITOR}, Lecture`)
    for (const said of [
      'Épargne salariale',
      'Retraite',
      'Version 1, en vigueur depuis le 01/10/2026',
      'Aucune grille',
      'Importée',
    ])
      expect(words()).toContain(said)
    await expect.element(page.getByRole('table', { name: 'Verrerie Aubrenne, pee-aubrenne' })).toBeVisible()
    await expect.element(page.getByRole('table', { name: 'Ce qui a été fait, le plus récent d’abord' })).toBeVisible()
    await expect.element(button('Choisir un fichier')).not.toBeInTheDocument()
  })

  test('[RADM-08] names each mistake of an imported file by line and cell', async () => {
    await open('editor')
    await page.getByRole('combobox', { name: 'Plan' }).selectOptions('Verrerie Aubrenne, pee-aubrenne')
    await handFiles(new File(['profile,fund,step_1'], 'grille.csv', { type: 'text/csv' }))
    await expect.poll(words).toContain('Ligne 3, step_4 : une part va de 0 à 100')
  })

  test('[RADM-10] leads to an opened version, shows its checks and differences, and lets nobody publish their own', async () => {
    await open('approver', { language: 'en' })
    await button('Open').first().click()
    await expect.poll(words).toContain('Balanced, step 4: bad year beyond the profile’s limit')
    expect(document.activeElement).toHaveTextContent('Verrerie Aubrenne, pee-aubrenne')
    expect(words()).toContain('Somebody else has to publish what you wrote.')
    await expect.element(button('Publish')).not.toBeInTheDocument()
    await expect.element(button('Withdraw')).toBeVisible()
  })

  test('[RADM-10] says at the field what publication lacks, below what it would change', async () => {
    await renderPage(CALLBACK, { between: approverArea, stored: STORED })
    await button('Ouvrir').first().click()
    await button('Publier').click()
    const day = page.getByRole('textbox', { name: /^En vigueur à partir du/ })
    await expect.element(day).toHaveAccessibleDescription(/Indiquez le jour/)
    expect(words().split('Indiquez le jour')).toHaveLength(2)
    const changes = page.getByRole('table', { name: 'Différences avec la grille en vigueur' }).element()
    expect(changes.compareDocumentPosition(day.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})
