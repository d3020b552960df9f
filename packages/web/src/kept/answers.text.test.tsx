import { contentOf, keepAnswersCall, keptAnswersCall, type KeptAnswers } from '@hautelisse/domain/kept'
import { createClient } from '@hautelisse/machines/api'
import { expect, test } from 'vitest'
import { ANSWERS } from '../projection/examples.tsx'
import { page, renderPage, type RenderedPage } from '../testing/text/index.ts'

const words = (): string => document.body.textContent.replaceAll(/\s/g, ' ')
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const field = (name: RegExp) => page.getByRole('textbox', { name })
const radio = (name: RegExp) => page.getByRole('radio', { name })
const keptOf = async ({ app }: RenderedPage, id: KeptAnswers): Promise<unknown> =>
  app.client.call(keptAnswersCall, { params: { id } }).then(
    ({ content }) => content,
    () => undefined,
  )

/** Leaves the simulator as a person does who comes back in another browser: the tab has nothing of it. */
const comeBack = async (opened: RenderedPage, address: string, key: string): Promise<void> => {
  opened.go('/profile')
  await expect.poll(words).toContain('Sessions ouvertes')
  opened.app.sessionStorage.remove(key)
  opened.go(address)
  await expect.element(button('Reprendre mes réponses')).toBeVisible()
}

test('[BEY-09] (S-28) answers about a transmission are offered when their person comes back, and go on at their step', async () => {
  const opened = await renderPage('/transmission', { person: 'helene-fontanel' })
  await button("J'accède au simulateur").click()
  await button("J'ai compris").click()
  await page.getByRole('combobox', { name: 'Ma situation familiale', exact: true }).selectOptions('Marié(e)')
  await field(/^Nombre de vos enfants/).fill('2')
  await comeBack(opened, '/transmission', 'hautelisse.transmission')
  expect(words()).toContain('Votre simulation de transmission')
  expect(words()).toContain('Commencé le 20/11/2026, gardé jusqu’au 20/12/2026.')
  await button('Reprendre mes réponses').click()
  await expect.element(field(/^Nombre de vos enfants/)).toHaveValue('2')
})

test('[BEY-09] answers about tax are kept until their person erases them, in the card of the home too; the first screen offers them', async () => {
  const opened = await renderPage('/simulateur/impots', { person: 'sylvie-garnier' })
  await radio(/^Célibataire/).click()
  await button('Continuer').click()
  await comeBack(opened, '/simulateur/impots', 'hautelisse.tax-saving')
  expect(await keptOf(opened, 'tax-saving')).toMatchObject({ marital_status: 'CE' })
  await button('Effacer').click()
  await expect.element(button('Effacer')).not.toBeInTheDocument()
  expect(await keptOf(opened, 'tax-saving')).toBeUndefined()
  opened.go('/epargne')
  await button('Simuler sur cette page').click()
  await radio(/^Marié/).click()
  opened.go('/profile')
  await expect.poll(() => keptOf(opened, 'tax-saving')).toMatchObject({ marital_status: 'MA' })
})

test('[BEY-09] a retirement project that was begun elsewhere is offered above it and taken up again', async () => {
  await renderPage('/epargne?vue=projet', {
    person: 'sylvie-garnier',
    before: async ({ transport, csrf }) => {
      await createClient({ transport, csrf }).call(keepAnswersCall, {
        params: { id: 'projection' },
        body: { content: contentOf({ form: { ...ANSWERS, goal: '2 345,00' } }) },
      })
    },
  })
  await button('Reprendre mes réponses').click()
  await expect.poll(words).toContain('2 345,00 €')
})

test('[BEY-09] nothing of a visitor is kept', async () => {
  const asked: string[] = []
  await renderPage('/simulateur/impots', {
    between: ({ path }, pass) => {
      asked.push(path)
      return pass()
    },
  })
  await radio(/^Femme/).click()
  await button('Continuer').click()
  expect(asked.filter((path) => path.includes('/kept/'))).toEqual([])
})
