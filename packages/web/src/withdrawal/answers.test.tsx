import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { expectNoViolation, renderExample } from '../testing/index.ts'
import { results, REVERSIBLE } from './examples.tsx'
import { panel, region, rowsOf, why } from './results.testing.ts'

const answersIn = (list: Element): readonly string[] =>
  [...list.querySelectorAll('dt')].map((term) =>
    `${term.textContent} ${term.nextElementSibling?.textContent ?? ''}`.replaceAll('\u00A0', ' '),
  )

test('[WITH-06] the column beside the figures names the answers until a figure is opened', async () => {
  await renderExample(results({ answers: REVERSIBLE }), { width: 1440 })
  const answers = region('Vos réponses')
  expect(answersIn(await answers.findElement())).toEqual([
    'Âge de départ demandé 64 ans',
    'Votre année de naissance 1964',
    'Réversion 60 % à votre conjoint',
    'Naissance de votre conjoint 05/07/1966',
    'Option de rente Rente réversible',
    'Contrats PER d’entreprise obligatoire, PERECO, Retraite article 83',
  ])
  await expectNoViolation()
  await why.first().click()
  await expect.element(panel).toBeVisible()
  await expect.element(answers).not.toBeInTheDocument()
})

test('[WITH-06] the first sheet holds the answers and the split of each compartment', async () => {
  await renderExample(results())
  await expect.element(why.first()).toBeVisible()
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })))
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  const answers = region('Vos réponses').last()
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

for (const [letters, width, height] of [
  ['100%', 1366, 657],
  ['200%', 1366, 657],
  ['200%', 1440, 900],
] as const)
  test(`a calculation keeps at least half of its panel and says that it scrolls, letters at ${letters}, ${width} × ${height}`, async () => {
    await renderExample(results(), { width })
    await page.viewport(width, height)
    document.documentElement.style.setProperty('font-size', letters)
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
    await why.first().click()
    await expect.element(panel.getByText('Faites défiler pour tout lire.')).toBeVisible()
    const opened = (await panel.findElement()) as HTMLElement
    const [head, content] = opened.children
    if (head === undefined || content === undefined) throw new Error('The panel holds no calculation.')
    expect(opened.scrollHeight).toBeGreaterThan(opened.clientHeight)
    expect(opened.clientHeight - head.getBoundingClientRect().height).toBeGreaterThanOrEqual(opened.clientHeight / 2)
    const kept = [...opened.children].filter((part) => getComputedStyle(part).position === 'sticky')
    const keptHeight = kept.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0)
    expect(opened.clientHeight - head.getBoundingClientRect().height - keptHeight).toBeGreaterThanOrEqual(opened.clientHeight / 2)
  })
