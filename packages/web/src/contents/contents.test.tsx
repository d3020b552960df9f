import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderPage } from '../testing/index.ts'

const heading = page.getByRole('heading', { level: 1 })

test('[P-ROUTE-04] the pages that are read reflow on the narrowest screen, their summary is used by the keyboard, and an article keeps the focus', async () => {
  const { go, address } = await renderPage('/version', { width: 320 })
  for (const read of [
    '/articles',
    '/mentions-legales',
    '/contact',
    '/politique-cookies',
    '/articles?article=age-de-depart',
    '/donnees-personnelles',
  ]) {
    const before = document.title
    go(read)
    await expect.poll(() => document.title).not.toBe(before)
    await expect.element(heading).toBeVisible()
    expectNoSideScroll()
  }
  const summary = page.getByRole('navigation', { name: 'Dans cette page' })
  await expect.element(summary).toBeVisible()
  const link = summary.getByRole('link', { name: 'Vos droits' }).element() as HTMLElement
  link.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Vos droits' })).toHaveFocus()
  expect(address()).toBe('/donnees-personnelles')
  go('/articles')
  const topUp = page.getByRole('button', { name: 'L’abondement : ce que votre employeur ajoute' })
  await topUp.click()
  await expect.poll(address).toBe('/articles?article=abondement')
  await expect.element(topUp).toHaveFocus()
})

test('[P-ROUTE-37] [P-ROUTE-04] the visitor’s home shows three articles, and each leads to its own, in both languages', async () => {
  const { address } = await renderPage('/')
  await expect.element(heading).toBeVisible()
  page.getByRole('contentinfo').element().scrollIntoView()
  const articles = page.getByRole('region', { name: 'Pour y voir clair' })
  await expect.poll(() => articles.getByRole('listitem').elements()).toHaveLength(3)
  await expectNoViolation()
  await page.getByRole('button', { name: 'English' }).first().click()
  const inEnglish = page.getByRole('region', { name: 'To see more clearly' })
  await expect
    .poll(() =>
      inEnglish
        .getByRole('heading', { level: 3 })
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([
      expect.stringMatching(/^Lump sum or annuity/),
      expect.stringMatching(/^The top-up/),
      expect.stringMatching(/^Passing on/),
    ])
  await inEnglish.getByRole('link', { name: /^Passing on/ }).click()
  await expect.poll(address).toBe('/articles?article=transmettre')
  await expect.element(page.getByRole('button', { name: /^Passing on/ })).toHaveAttribute('aria-expanded', 'true')
})
