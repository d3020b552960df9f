import { formatEuros } from '@hautelisse/domain/money'
import { pensionInitializeCall } from '@hautelisse/domain/pension'
import { describe, expect, test } from 'vitest'
import type { Between } from '../shell/index.ts'
import { expectReadable, page, renderExample, renderPage } from '../testing/text/index.ts'
import { result } from './examples.tsx'
import { AT, sylvie, unfold } from './pension.testing.ts'
import { estimated, SAMPLES } from './sample.testing.ts'

const panel = () => page.getByRole('complementary', { name: 'D’où vient ce chiffre ?' })
const textOf = (cell: Element): string => (cell.querySelector('[aria-hidden="true"]') ?? cell).textContent ?? ''

describe('what a result opens', () => {
  test('[PE-07] a change opens both calculations side by side', async () => {
    await renderPage(AT, { ...sylvie, before: estimated(SAMPLES.sylvie) })
    await unfold('Ce qui change le plus votre pension')
    await page.getByRole('button', { name: /Partir un an plus tard/ }).click()
    await expect.element(panel()).toMatchTextContent('Partir un an plus tard')
    const table = panel().getByRole('table')
    const rows = () => table.getByRole('row').elements()
    const last = () => [...(rows().at(-1)?.querySelectorAll('td') ?? [])].map(textOf)
    expect(last().map((text) => text.replaceAll(/\s/g, ''))).toEqual(['1628,43€', '1714,45€'])
    const differing = rows().length
    await page.getByRole('checkbox', { name: /chiffres qui ne changent pas/ }).click()
    await expect.poll(() => rows().length).toBeGreaterThan(differing + 30)
    await expect.element(table).toMatchTextContent('Salaire de l’année (2005)')
    await page.getByRole('button', { name: 'Fermer l’explication' }).click()
    await expect.element(panel()).not.toBeInTheDocument()
  })

  test('[PE-08] beside the amount stands what it counts and leaves out; no rate of charges before the income is known', async () => {
    await renderPage(AT, { ...sylvie, before: estimated(SAMPLES.sylvie) })
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toMatchTextContent('Vos années à venir comptent pour la base et pour Agirc-Arrco.')
    await unfold('Ce que ce montant ne compte pas')
    await expect.element(page.getByText(/le prix des rachats/)).toBeVisible()
    await unfold('Après prélèvements sociaux')
    const charges = page.getByRole('region', { name: 'Après prélèvements sociaux' })
    await expect.element(charges).toMatchTextContent('décide du taux')
    await expect.element(charges).not.toMatchTextContent('avant impôt sur le revenu')
    await page.getByRole('radio', { name: 'Seul(e)' }).click()
    await page.getByRole('combobox', { name: 'Nombre de parts' }).selectOptions('1 (sans enfant à charge)')
    await page.getByRole('textbox', { name: 'Revenu imposable du foyer, par an' }).fill('30000')
    await page.getByRole('textbox', { name: 'Revenu fiscal de référence' }).fill('30000')
    await expect.element(charges).toMatchTextContent('1476,32 €')
    await expect.element(charges).toMatchTextContent('Par mois, avant impôt sur le revenu')
  })

  test('[MAREL-17] one thread for each quarter that is required, and the bends of the curve are numbered', async () => {
    await renderPage(AT, { ...sylvie, before: estimated(SAMPLES.sylvie) })
    await expect.element(page.getByRole('heading', { name: 'Trimestres' })).toBeVisible()
    const threads = [...document.querySelectorAll<HTMLElement>('[data-threads]')].map(({ dataset }) => Number(dataset['threads']))
    expect(threads).toEqual([85, 85])
    await unfold('Les dates qui changent votre pension')
    const bends = page.getByRole('region', { name: 'Les dates qui changent votre pension' }).getByRole('listitem')
    expect(bends.elements().map((item) => item.querySelector('b')?.textContent)).toEqual([
      'Âge légal',
      'Taux plein par la durée',
      'Premier trimestre de surcote',
      'Taux plein par l’âge',
      'Pension la plus haute',
    ])
  })

  test('hidden amounts stay hidden, in the drawings and in both calculations of a change too', async () => {
    await renderPage(AT, { ...sylvie, before: estimated(SAMPLES.sylvie), hiddenAmounts: true })
    await unfold('Ce qui change le plus votre pension')
    await page.getByRole('button', { name: /Partir un an plus tard/ }).click()
    await expect.element(panel()).toBeVisible()
    const dialog = page.getByRole('dialog').element()
    // The ceiling of all pensions is an amount of nobody.
    expect((dialog.textContent ?? '').replaceAll(/1\s?444,89\s€/g, '')).not.toMatch(/\d,\d\d\s€/)
  })

  test('ages are said in English', async () => {
    await renderPage(AT, { ...sylvie, before: estimated(SAMPLES.sylvie), language: 'en' })
    const dialog = page.getByRole('dialog', { name: 'Your estimated pension' })
    await expect.element(dialog).toMatchTextContent('At 64 years and 3 months')
    await expect.element(dialog).not.toMatchTextContent(' ans et ')
  })
})

describe('a start to the month', () => {
  test('[MAREL-16] [MAREL-18] (S-59) is chosen on the one slider, and a part opens down to its years', async () => {
    await renderPage(AT, { ...sylvie, before: estimated(SAMPLES.sylvie) })
    const slider = page.getByRole('slider', { name: 'Âge de départ' })
    const { value } = (await slider.findElement()) as HTMLInputElement
    await slider.fill(String(Number(value) + 1))
    await expect.element(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/64\sans et 4\smois/))
    await expect.element(page.getByRole('dialog')).toMatchTextContent('À 64 ans et 4 mois le 01/08/2028')
    expect(page.getByRole('slider').elements()).toHaveLength(1)
    await unfold('D’où vient ce chiffre')
    await page.getByRole('button', { name: /Pension de base, par an/ }).click()
    await expect.element(panel()).toMatchTextContent(/2005 : .* × 1,\d{3}/)
    await expect.element(panel()).toMatchTextContent(/2027 : .* × 1(?!,)/)
    await expect.element(panel()).not.toMatchTextContent(/€ × \d{2}/)
  })

  test('[PE-14] (S-22) (S-43) the month is said in four lines, each of which can be checked by hand', async () => {
    await renderPage(AT, { ...sylvie, before: estimated(SAMPLES.sylvie) })
    await expect.element(page.getByRole('slider', { name: 'Âge de départ' })).toBeVisible()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /D’où vient ce chiffre/ })
      .first()
      .click()
    const lines = () => [...panel().element().querySelectorAll('[data-step="summary-name"]')].map((line) => line.textContent)
    await expect
      .poll(lines)
      .toEqual([
        'Salaire annuel moyen',
        'Pension de base, par an',
        'Points au coefficient du départ',
        'Pension complémentaire, par an',
      ])
    await expect.element(panel()).toMatchTextContent('au taux de 50 %, pour 170 trimestres comptés sur 170')
    await expect.element(panel()).toMatchTextContent(/points, à 1,4386 € le point/)
    expectReadable(panel().element())
  })
})

describe('the rows of the seeded people', () => {
  for (const [name, sample] of Object.entries(SAMPLES))
    test(`[MAREL-18] [MAREL-21] [MAREL-30] the screen shows the answer of the API to the cent: ${name}`, async () => {
      const answers: string[] = []
      const between: Between = async (request, pass) => {
        const answer = await pass()
        if (request.path.endsWith('/simulators/marel/initialize')) answers.push(answer.body)
        return answer
      }
      const { ports, ...example } = result(name, sample)
      await renderExample({ ...example, ports: { ...ports, between } })
      const region = page.getByRole('region', { name: 'Selon votre âge de départ' })
      await region.getByRole('radio', { name: 'Tableau' }).click()
      const rows = () =>
        region
          .getByRole('row')
          .elements()
          .slice(1)
          .map((row) => [...row.querySelectorAll('th, td')].slice(0, 3).map(textOf))
      const { result: expected } = pensionInitializeCall.answer.parse(JSON.parse(answers.at(-1) ?? ''))
      await expect
        .poll(rows)
        .toEqual(
          expected.map(({ age, quarters, monthly }) => [
            age.replaceAll(/(\d) /g, '$1\u00A0'),
            String(quarters),
            monthly === undefined ? '' : formatEuros(monthly),
          ]),
        )
      expect(expected.length).toBeGreaterThan(5)
    })

  test('[MAREL-22] a long career says on what it rests, and its first start stands on the curve', async () => {
    await renderExample(result('thomas', SAMPLES.thomas))
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toMatchTextContent('Départ pour carrière longue')
    await expect.element(dialog).toMatchTextContent('si vous cotisez sans interruption jusque-là')
  })
})
