import { profileNamed, PROFILES } from '@hautelisse/domain/robo-advice'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
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

  test('[RADM-01] [RADM-05] [RADM-06] [RADM-07] (S-26) (S-69) shows who came, one plan at a time, in years and with its totals, what does not add up first, and the history', async () => {
    await open('reader')
    await expect.poll(words).toContain(`${EDITOR}, Lecture`)
    expect(document.title).toMatch(/grilles de placements/i)
    // A grid in force that does not add up is a fault before anything else, and is the plan that is shown.
    for (const said of [
      'La grille en vigueur de Chantiers Boréales, pee-boreales, ne fait pas 100 %',
      'Équilibré, 3 à 5 ans : 95 %. Les épargnants ne la voient pas',
      'Version 1, en vigueur depuis le 01/09/2026',
      'Marchés plus calmes',
    ])
      expect(words()).toContain(said)
    const grid = page.getByRole('table', { name: 'Chantiers Boréales, pee-boreales' })
    expect(page.getByRole('table', { name: /, p/ }).elements()).toHaveLength(1)
    const text = (element: Element): string => element.textContent.replaceAll(/\s/g, ' ')
    expect(grid.getByRole('columnheader').elements().map(text)).toEqual([
      'Fonds',
      '12 ans et plus',
      '8 à 12 ans',
      '5 à 8 ans',
      '3 à 5 ans',
      '1 à 3 ans',
      'Moins d’un an',
    ])
    const totals = grid.getByRole('row', { name: /^Total/ }).elements()
    expect(totals.map(text)).toEqual([
      'Total100 %100 %100 %100 %100 %100 %',
      'Total100 %100 %100 %95 %1, Équilibré, 3 à 5 ans : les parts ne font pas 100 % (95 % / 100 %)100 %100 %',
      'Total100 %100 %100 %100 %100 %100 %',
      'Total100 %100 %100 %100 %100 %100 %',
    ])
    expect(totals[1]?.querySelectorAll('[data-level="blocks"]')).toHaveLength(1)
    await button('Voir la grille').click()
    expect(document.activeElement).toHaveTextContent('Chantiers Boréales, pee-boreales')
    await page.getByRole('combobox', { name: 'Plan' }).selectOptions('Carmandel, pereco-carmandel, aucune grille')
    await expect.poll(words).toContain('Aucune grille')
    const history = page.getByRole('table', { name: 'Ce qui a été fait, le plus récent d’abord' })
    await expect.element(history).toBeVisible()
    await expect.element(history.getByText('a1c4a1c4', { exact: true }).first()).toHaveAttribute('title', 'a1c4'.repeat(16))
    await expect.element(button('Choisir un fichier')).not.toBeInTheDocument()
  })

  for (const [language, names] of [
    ['fr', ['Offensif', 'Équilibré', 'Défensif', 'Sécurité']],
    ['en', ['Growth', 'Balanced', 'Defensive', 'Cautious']],
  ] as const)
    test(`[RADM-08] [RADM-21] (S-37) names each mistake of an imported file by line and cell, and lists the names and codes that it may have, in ${language}`, async () => {
      await open('editor', { language })
      await page.getByRole('combobox', { name: 'Plan' }).selectOptions('Verrerie Aubrenne, pee-aubrenne')
      await handFiles(new File(['profile,fund,step_1'], 'grille.csv', { type: 'text/csv' }))
      await expect.poll(words).toMatch(/(Ligne|Line) 3, step_4/)
      const codes = page
        .getByRole('table', { name: /fichier peut|file may/ })
        .getByRole('row')
        .elements()
        .slice(1)
        .map((row) => [...row.children].map((cell) => cell.textContent))
      expect(codes.slice(0, 4).map(([name, , code]) => [name, profileNamed(name ?? ''), code])).toEqual(
        PROFILES.map((profile, at) => [names[at], profile, profile]),
      )
      expect(codes.at(-1)).toEqual(['Actions Climat', expect.any(String), 'climate'])
      const saved: string[] = []
      vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
        void (blob as Blob).text().then((file) => saved.push(file))
        return 'blob:model'
      })
      onTestFinished(() => void vi.restoreAllMocks())
      await button(/^(Prendre un fichier modèle|Take a model file)$/).click()
      await expect.poll(() => saved[0]).toContain('Équilibré;Actions Europe Durable;60;50;40;25;10;0')
    })

  test('[RADM-10] [RADM-24] (S-70) leads to an opened version, its differences first, its checks at their cells, and lets nobody publish their own', async () => {
    await open('approver', { language: 'en' })
    await button('Open').first().click()
    await expect.poll(words).toContain('To look at in the marked cells of the grid')
    expect(document.activeElement).toHaveTextContent('Verrerie Aubrenne, pee-aubrenne')
    const marked = document.querySelectorAll('tr [data-level="warns"]')
    expect([...marked].map((cell) => [cell.getAttribute('title'), cell.closest('tr')?.firstElementChild?.textContent])).toEqual([
      [expect.stringMatching(/^Balanced, 3 to 5\syears: bad year beyond the profile’s limit/), 'Total'],
    ])
    const [changes, checks] = [page.getByRole('table', { name: /^Differences/ }).element(), marked[0]]
    expect(checks && changes.compareDocumentPosition(checks)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(words()).toContain('Somebody else has to publish what you wrote.')
    await expect.element(button('Publish')).not.toBeInTheDocument()
    await expect.element(button('Withdraw')).toBeVisible()
  })

  test('[RADM-10] (S-70) says at the field what publication lacks, below what it would change', async () => {
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
