import { expect, test } from 'vitest'
import { page, renderPage } from '../testing/text/index.ts'

const main = page.getByRole('main')

test.each(['/', '/login'])('[ATT-08] at %s a visitor with a letter finds where to attach its contract', async (at) => {
  await renderPage(at)
  await expect.element(main.getByText('J’ai reçu un courrier', { exact: false }).first()).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'rattacher mon contrat' })).toHaveAttribute('href', '/attachment/choice')
})

test('[ATT-08] [P-ROUTE-06] the page of contact leads a visitor there too', async () => {
  await renderPage('/contact')
  await expect
    .element(main.getByRole('link', { name: 'Rattacher le contrat de votre courrier' }))
    .toHaveAttribute('href', '/attachment/choice')
})

test('[ATT-08] [P-FOOT-09] the contact of a member leads to the attachment of their own space', async () => {
  await renderPage('/profile/s2e/contact/message', { person: 'sylvie-garnier' })
  await expect
    .element(main.getByRole('link', { name: 'Rattacher le contrat de ce courrier' }))
    .toHaveAttribute('href', '/rattachement/choice')
})

test('[ATT-08] [P-ROUTE-37] so does the site map of a visitor', async () => {
  await renderPage('/plan-du-site')
  await expect.poll(() => main.element().innerHTML).toContain('href="/attachment/choice"')
})
