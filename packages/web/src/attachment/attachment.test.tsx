import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Between } from '../shell/index.ts'
import { expectNoSideScroll, expectNoViolation, renderPage } from '../testing/index.ts'
import { answeredWith } from './examples.tsx'

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const field = (name: string | RegExp) => page.getByRole('textbox', { name })

const LETTER = { number: '0062 6511', code: 'k7mq 4txh', birth: '01/09/1966' }

const toLetter = async (kind: RegExp): Promise<void> => {
  await page.getByRole('radio', { name: kind }).click()
  await button('Continuer').click()
  await expect.element(heading('Que dit votre courrier ?')).toBeVisible()
}
const fill = async ({ number, code, birth }: typeof LETTER = LETTER): Promise<void> => {
  await field('Numéro de contrat').fill(number)
  await field('Code du courrier').fill(code)
  await field('Votre date de naissance').fill(birth)
}

describe('the ways to add an account', () => {
  test('[P-ROUTE-74] [ATT-01] [P-CALL-80] [AGG-14] [P-GEN-14] are three tiles, and what was found elsewhere is folded under them', async () => {
    await renderPage('/attachment/mosaic', { person: 'sylvie-garnier', width: 390 })
    await expect.element(heading('Ajouter un compte')).toBeVisible()
    const links = ['Rattacher un plan', 'Rattacher un contrat', 'Ajouter un établissement'].map((name) =>
      page.getByRole('article').getByRole('link', { name }).element().getAttribute('href'),
    )
    expect(links).toEqual(['/rattachement/choice', '/connected-attachment/axa-attachment', '/aggregation'])
    const fold = page.getByText('Épargne salariale repérée chez d’autres teneurs')
    await expect.element(fold).toBeVisible()
    const label = page.getByText('PEE Imprimerie Dorval, Épargne Valmorin')
    await expect.element(label).not.toBeVisible()
    await fold.click()
    await expect.element(label).toBeVisible()
    await expectNoViolation()
    expectNoSideScroll()
    ;(fold.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(label).not.toBeVisible()
  })
})

describe('a contract', () => {
  test('[AGG-03] [P-ROUTE-43] [ATT-02] [ATT-04] [ATT-06] of a company is attached by its letter, step by step', async () => {
    let isOut = true
    const refused = answeredWith('/attachment/identify', 500, { errorData: 'ERR_INTERNAL' })
    const between: Between = (request, pass) => (isOut ? refused(request, pass) : pass())
    const { address } = await renderPage('/rattachement/choice', { person: 'thomas-leroux', width: 390, between })
    await expect.element(heading('Quel contrat d’entreprise rattachez-vous ?')).toBeVisible()
    ;(button('Continuer').element() as HTMLElement).click()
    await expect.element(page.getByText('Choisissez un contrat.')).toBeVisible()
    await toLetter(/Épargne salariale/)
    await expect.poll(address).toBe('/rattachement/identification')
    await button('Continuer').click()
    expect(page.getByText('Champ requis').elements().length).toBe(3)
    await expect.element(field('Numéro de contrat')).toHaveFocus()
    await fill({ number: '0062', code: 'O0IL1111', birth: '31/02/1966' })
    await expect.element(page.getByText('8 chiffres sont attendus')).toBeVisible()
    await expect.element(page.getByText('8 lettres et chiffres sont attendus, sans 0, 1, I, L ni O')).toBeVisible()
    await expect.element(page.getByText('Cette date n’est pas valide')).toBeVisible()
    await expectNoViolation()
    expectNoSideScroll()
    await page.viewport(1280, 900)
    expectNoSideScroll()
    await fill()
    await button('Continuer').click()
    await expect.element(page.getByText(/Ce que vous avez saisi est gardé/)).toBeVisible()
    await expectNoViolation()
    isOut = false
    await button('Continuer').click()
    await expect.element(heading('Est-ce bien votre contrat ?')).toBeVisible()
    await expect.poll(address).toBe('/rattachement/confirmation')
    expect(document.body.textContent).toMatch(/Contrat\s*PEE.*Mutuelle Ormeraie.*T\. L\./)
    expect(document.body.textContent).not.toMatch(/4\s?312/)
    await expectNoViolation()
    expectNoSideScroll()
    await button('Rattacher ce contrat').click()
    await expect.element(heading('Votre contrat est rattaché')).toBeVisible()
    await expectNoViolation()
    expectNoSideScroll()
    await page.getByRole('link', { name: 'Voir mes comptes' }).click()
    await expect.poll(() => document.body.textContent).toMatch(/4\s312,60/)
  })
})
