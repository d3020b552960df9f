import { expect, test, vi } from 'vitest'
import { actAll, expectReadable, page, renderExample, type Locator } from '../testing/text/index.ts'
import { BESIDE, PRINTED, SUMMARISED, UNDER, UNEXPLAINED } from './examples.tsx'

const panel = () => page.getByRole('complementary')
const gain = () => page.getByRole('button', { name: /^368,26/ })
const total = () => page.getByRole('button', { name: /^D’où vient ce chiffre\s\?$/ })
const closing = () => panel().getByRole('button', { name: 'Fermer l’explication' })
const plain = (text: string): string => text.replaceAll('\u00A0', ' ')
/** The whole text of an element, as it stands in the page. */
const textOf = (element: Locator) => expect.poll(() => plain(element.element().textContent))

test('a figure is opened, has its steps and sources, and is closed', async () => {
  await renderExample(UNDER)
  await gain().click()
  await expect.element(gain()).toHaveAttribute('aria-expanded', 'true')
  for (const text of [/Épargne au 1er janvier.*18\s412/, /× 2\s%/, /Résultat.*368/]) await textOf(panel()).toMatch(text)
  await textOf(panel()).toContain('Relevé de situation. Code des assurances, art. L.132-22')
  await textOf(panel()).not.toContain('Hypothèse de la simulation')
  await closing().click()
  await expect.element(panel()).not.toBeInTheDocument()
})

test('the button that opened a calculation closes it', async () => {
  await renderExample(UNDER)
  await gain().click()
  await gain().click()
  await expect.element(panel()).not.toBeInTheDocument()
})

test('what opens a calculation is gone while it is open, and there again after it', async () => {
  await renderExample(UNDER)
  await total().click()
  await expect.element(total()).not.toBeInTheDocument()
  await closing().click()
  await expect.element(total()).toBeVisible()
})

test('a figure that is put together from others has a fold for each, and those of theirs inside', async () => {
  await renderExample(UNDER)
  await total().click()
  await expect.element(panel().getByRole('region', { name: /^PERCOL/ })).toBeVisible()
  await panel()
    .getByRole('button', { name: /^Écart entre deux contrats/ })
    .click()
  const gap = panel().getByRole('region', { name: /^Écart/ })
  for (const text of [/gestion pilotée.*700/, /Madelin.*20/]) await textOf(gap).toMatch(text)
  await expect.element(panel().getByRole('button', { name: /^PERCOL/ })).toHaveAttribute('aria-expanded', 'false')
})

test('(S-43) (S-45) a figure that a few lines say opens in them, each down to its steps, and its references lead to the law', async () => {
  await renderExample(SUMMARISED)
  await actAll(SUMMARISED.acts)
  const charges = panel().getByRole('button', { name: /^2 ?Prélèvements sociaux/ })
  await expect.element(charges).toHaveAttribute('aria-expanded', 'true')
  await textOf(charges).toContain('au taux de l’année')
  await textOf(panel()).toMatch(/× 18,6\s%.*Résultat.*194,98/)
  expectReadable()
  await expect
    .element(panel().getByRole('link', { name: 'Code de la sécurité sociale, art. L.136-8' }))
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/www\.legifrance\.gouv\.fr\/search/))
})

test('a column of its own says, before a calculation has it, that figures open', async () => {
  await renderExample(BESIDE)
  const invitation = page.getByText('Chaque chiffre s’explique')
  await expect.element(invitation).toBeVisible()
  await gain().click()
  await expect.element(panel()).toBeVisible()
  await expect.element(invitation).not.toBeInTheDocument()
})

test('without an explanation a figure is the amount alone', async () => {
  await renderExample(UNEXPLAINED)
  await expect.element(page.getByText(/^368,26/).first()).toBeVisible()
  expect(page.getByRole('button').all()).toEqual([])
})

test('a calculation is copied as text, once for what two figures share, and a refusal is said', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce().mockRejectedValueOnce(new Error('denied'))
  await renderExample(UNDER)
  await total().click()
  const copy = panel().getByRole('button', { name: 'Copier le calcul' })
  await copy.click()
  await expect.element(panel().getByRole('status')).toHaveTextContent('Calcul copié')
  const lines = plain(written.mock.calls[0]?.[0] ?? '').split('\n')
  expect(lines[0]).toBe('Gain de tous les contrats')
  expect(lines.filter((line) => line.startsWith('Rendement de l’année'))).toEqual([
    'Rendement de l’année : 2 % [Hypothèse de la simulation]',
  ])
  expect(lines).toContain('Gain de l’année, PERCOL : arrondi au centime (368,26 €) = 368,26 €')
  expect(lines.at(-1)).toBe('Gain de tous les contrats : 368,26 € + 680,00 € = 1 048,26 €')
  await copy.click()
  await expect.element(panel().getByRole('status')).toHaveTextContent('Le navigateur refuse la copie')
})

test('a calculation is exported as a table with every digit', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return '#'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  await renderExample(UNDER, { language: 'en' })
  await gain().click()
  await panel().getByRole('button', { name: 'Export' }).click()
  const rows = plain((await files[0]?.text()) ?? '').split('\r\n')
  expect(rows[0]).toContain('"Figure";"Calculation";"Value shown";"Exact value";"Source"')
  expect(rows).toContain('"Gain de l’année, PERCOL";"18 412,75 € × 2 %";"368,26 €";"368.255";""')
})

test('paper has every calculation, with its sources in full and what is known only named', async () => {
  await renderExample(PRINTED)
  const printed = page.getByRole('region', { name: 'Le calcul de chaque chiffre' })
  await textOf(printed.getByRole('heading', { level: 3 }).first()).toMatch(/^Votre gain.*368/)
  await expect.element(printed.getByText('Hypothèse de la simulation').first()).toBeVisible()
  const whole = printed.getByRole('article').nth(1)
  await textOf(whole).toMatch(/Écart entre deux contrats.*680.*Résultat.*1\s048.*Règle du 20\/11\/2026\.$/)
})
