import { expect, test } from 'vitest'
import { actAll, page, renderExample, renderPage } from '../../testing/text/index.ts'
import { accountPage, accountsOfPurpose, purposeUnkept } from './examples.tsx'

const PEE = '/epargne/detail/type/PEE/00482190'
const words = (): string => (document.querySelector('main')?.textContent ?? '').replaceAll(/\s/g, ' ')
const change = page.getByRole('button', { name: /^Modifier.*Ce compte sert à/ })
const radio = (name: string) => page.getByRole('radio', { name, exact: true })
const keep = page.getByRole('button', { name: 'Valider', exact: true })

test('[P-CONST-25] a saver says what an account is for and finds its accounts with their sum', async () => {
  await renderPage(PEE, { person: 'sylvie-garnier' })
  await expect.poll(words).toContain('Vous ne l’avez pas encore dit.')
  await change.click()
  await expect.element(radio('Rien de précis')).toBeChecked()
  expect(page.getByRole('radio', { name: /^(Devenir|Aider|Voyager|Créer|Améliorer|Réaliser)/ }).all()).toHaveLength(6)
  await radio('Améliorer mon logement').click()
  await keep.click()
  await expect.poll(() => document.activeElement?.textContent).toContain('Ce compte sert à')
  await page.getByRole('link', { name: 'Voir les comptes de ce projet' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Améliorer mon logement' })).toBeVisible()
  await expect.poll(words).toContain('11 404,16 €')
  // The other accounts of the saver are not of it; the place of this one among their groups is marked.
  expect(words()).not.toContain('48 260,40 €')
  await expect.element(page.getByRole('link', { name: 'Améliorer mon logement' })).toHaveAttribute('aria-current', 'page')
})

test('[P-CONST-25] a choice that cannot be kept stays, and says so', async () => {
  await renderExample(purposeUnkept)
  await actAll(purposeUnkept.acts)
  await expect.poll(words).toContain('Votre choix n’a pas pu être enregistré.')
  await expect.element(radio('Améliorer mon logement')).toBeChecked()
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect.poll(words).toContain('Vous ne l’avez pas encore dit.')
})

test('[P-CONST-25] a purpose without an account says how one gets it, with the way there', async () => {
  await renderExample(accountsOfPurpose('empty', 'travel'))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Voyager' })).toBeVisible()
  expect(words()).toContain('Aucun compte pour ce projet')
  const way = page.getByRole('link', { name: 'Choisir un de mes comptes' })
  await expect.element(way).toHaveAttribute('href', '/accounts')
})

test('[P-CONST-25] retirement is given: nothing is asked of such an account', async () => {
  await renderExample(accountPage('plan', { type: 'PERO', id: '00482176' }))
  await expect.element(page.getByRole('heading', { name: 'Ce que vous pouvez faire' })).toBeVisible()
  expect(words()).not.toContain('Ce compte sert à')
})
