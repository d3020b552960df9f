import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Between } from '../shell/index.ts'
import { expectNoSideScroll, expectNoViolation, renderPage } from '../testing/index.ts'
import { answeredWith } from './examples.tsx'

const question = (name: string) => page.getByRole('heading', { level: 2, name })
const button = (name: string) => page.getByRole('button', { name })
const field = (name: string) => page.getByRole('textbox', { name })

const toLetter = async (kind: RegExp): Promise<void> => {
  await page.getByRole('radio', { name: kind }).click()
  await button('Continuer').click()
  await expect.element(question('Que dit votre courrier ?')).toHaveFocus()
}
const fill = async (): Promise<void> => {
  await field('Numéro de contrat').fill('0062 6511')
  await field('Code du courrier').fill('k7mq 4txh')
  await field('Votre date de naissance').fill('01/09/1966')
}
const expectSound = async (): Promise<void> => {
  await expectNoViolation()
  expectNoSideScroll()
}

describe('the ways to add an account', () => {
  test('[P-CALL-80] [AGG-14] [P-GEN-14] fold what was found elsewhere under them', async () => {
    await renderPage('/attachment/mosaic', { person: 'sylvie-garnier', width: 390 })
    const fold = page.getByText('Épargne salariale repérée chez d’autres teneurs')
    await expect.element(fold).toBeVisible()
    const label = page.getByText('PEE Imprimerie Dorval, Épargne Valmorin')
    await expect.element(label).not.toBeVisible()
    await fold.click()
    await expect.element(label).toBeVisible()
    await expectSound()
    ;(fold.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(label).not.toBeVisible()
  })
})

describe('a contract', () => {
  test('[AGG-03] [P-ROUTE-43] [ATT-02] [ATT-04] [ATT-06] of a company is attached step by step: what is wrong, refused or done has the focus', async () => {
    const answers = [
      answeredWith('/attachment/identify', 500, {}),
      answeredWith('/attachment/identify', 404, { errorData: 'ERR_UNKNOWN' }),
    ]
    const between: Between = (request, pass) =>
      request.path.endsWith('/attachment/identify') ? (answers.shift()?.(request, pass) ?? pass()) : pass()
    await renderPage('/rattachement/choice', { person: 'thomas-leroux', width: 390, between })
    await button('Continuer').click()
    await expect.element(page.getByRole('radio').first()).toHaveFocus()
    await expectSound()
    await toLetter(/Épargne salariale/)
    await button('Continuer').click()
    await expect.element(field('Numéro de contrat')).toHaveFocus()
    await expectSound()
    await page.viewport(1280, 900)
    expectNoSideScroll()
    await fill()
    for (const said of [/n’a pas été prise en compte/, /ne correspondent à aucun contrat/]) {
      await button('Continuer').click()
      await expect.element(page.getByText(said)).toBeVisible()
      await expect.element(page.getByRole('alert')).toHaveFocus()
    }
    await expectSound()
    await button('Continuer').click()
    await expect.element(question('Est-ce bien votre contrat ?')).toHaveFocus()
    await expectSound()
    await button('Rattacher ce contrat').click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Votre contrat est rattaché' })).toHaveFocus()
    await expectSound()
  })
})
