import { plainDate } from '@hautelisse/domain/calendar'
import { OWN_PAYMENT_SHARE, valueAt } from '@hautelisse/domain/law'
import { expect, test } from 'vitest'
import { page, renderPage } from '../testing/text/index.ts'

const explained = async (word: string): Promise<string> => {
  await page.getByRole('dialog').getByText(word, { exact: true }).first().click()
  return (page.getByRole('dialog').element().querySelector('details[open]')?.textContent ?? '').replaceAll('\u00A0', ' ')
}

for (const [language, own, pay, projects, cet, days, pee, years] of [
  [
    'fr',
    'Versements volontaires',
    'de votre rémunération annuelle brute',
    'Autres projets',
    'Compte épargne-temps (CET)',
    '10 jours par an au plus',
    'PEE',
    'Chaque somme y reste cinq ans',
  ],
  [
    'en',
    'Voluntary payments',
    'of your gross annual pay',
    'Other projects',
    'Time savings account (CET)',
    '10 days a year at most',
    'PEE',
    'Each sum stays in it for five years',
  ],
] as const)
  test(`[S-CONST-42] [S-CONST-43] [S-CONST-44] it says how much of a pay may be paid into a company plan, how many days off, and for how long, in ${language}`, async () => {
    const { go } = await renderPage('/epargne', { person: 'sylvie-garnier', language })
    go('/epargne#lexicon-home')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    const share = `${valueAt(OWN_PAYMENT_SHARE, plainDate('2026-11-20')).value.income.times(100).toString()} %`
    expect(await explained(own)).toContain(`${share} ${pay}`)
    await page.getByRole('tab', { name: projects }).click()
    expect(await explained(cet)).toContain(days)
    await page.getByRole('dialog').getByText(cet, { exact: true }).first().click()
    expect(await explained(pee)).toContain(years)
  })

test('[S-CONST-11] [S-CONST-19] [S-CONST-20] it says the guarantees, the steps and the parts of a spouse, which no field of the pension estimator asks for', async () => {
  const { go } = await renderPage('/epargne', { person: 'sylvie-garnier' })
  go('/epargne#lexicon-mrm')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(await explained('Annuités garanties')).toContain('5, 10 ou 15')
  await page.getByRole('dialog').getByText('Annuités garanties', { exact: true }).first().click()
  expect(await explained('Rente par paliers')).toContain('augmente de 20 % à 70 ans, puis à 75 ans')
  await page.getByRole('dialog').getByText('Rente par paliers', { exact: true }).first().click()
  expect(await explained('Rente réversible')).toContain('50 %, 60 % ou 100 %')
})
