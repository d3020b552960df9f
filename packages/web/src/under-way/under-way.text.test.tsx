import { describe, expect, test } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, renderPage } from '../testing/text/index.ts'
import { withAwaitedAccount, withBoth, withOrder } from './examples.tsx'

const SYLVIE = { person: 'sylvie-garnier' } as const
const words = (): string => document.body.textContent.replaceAll(/\s/g, ' ')
const region = page.getByRole('region', { name: 'En cours' })
const hrefOf = (name: RegExp) => region.getByRole('link', { name }).elements()[0]?.getAttribute('href')

/** The lists of operations are lost. */
const unread: Between = (request, pass) =>
  request.path.includes('/services/operations/') ? Promise.reject(new TypeError('no network')) : pass()

describe('what is under way', () => {
  test('[OPER-21] the home names each order with its amount and its next day, and leads to it', async () => {
    await renderPage('/epargne', { ...SYLVIE, between: withBoth })
    await expect
      .element(region)
      .toMatchTextContent(/Retrait, PEE.*Vente le 24\/11\/2026.*Environ 5 000,00 €.* après prélèvements.*5 209,41 €/)
    expect(hrefOf(/^Retrait/)).toBe('/operations/41720003')
    // Her fund switch of 12/11 was there before.
    await expect.element(region).toMatchTextContent(/Arbitrage, PEE.*Visible sur votre compte le 23\/11\/2026.*3 200,00 €/)
  })

  test('[RIB-18] the home names the bank account in validation, with its day', async () => {
    await renderPage('/epargne', { ...SYLVIE, between: withAwaitedAccount })
    await expect.element(region).toMatchTextContent(/Votre RIB •••• 2606.*Utilisable le 24\/11\/2026/)
    expect(hrefOf(/^Votre RIB/)).toBe('/profile/s2e/bank-coordinates')
    expect(words()).not.toContain('Coordonnées bancaires manquantes')
  })

  test('[OPER-21] the page of an account names its own orders, and no other', async () => {
    const { go } = await renderPage('/epargne/detail/type/PEE/00482190', { ...SYLVIE, between: withOrder })
    await expect.element(region).toMatchTextContent(/Retrait, PEE.*5 209,41 €/)
    go('/epargne/detail/type/PERECO/00482201')
    await expect.element(page.getByRole('heading', { level: 1, name: 'PERECO' })).toBeVisible()
    await expect.poll(words).not.toContain('5 209,41')
  })

  test('[RIB-18] the page of a plan that pays to a bank account names the one in validation, and no page of another contract', async () => {
    const { go } = await renderPage('/epargne/detail/type/PEE/00482190', { ...SYLVIE, between: withAwaitedAccount })
    await expect.element(region).toMatchTextContent(/Votre RIB •••• 2606.*Utilisable le 24\/11\/2026/)
    expect(hrefOf(/^Votre RIB/)).toBe('/profile/s2e/bank-coordinates')
    expect(words()).not.toContain('Aucun compte bancaire pour recevoir un virement')
    go('/epargne/detail/type/PERO/00482176')
    await expect.element(page.getByRole('heading', { level: 1, name: 'PER d’entreprise obligatoire' })).toBeVisible()
    await expect.poll(words).not.toContain('Votre RIB')
  })

  test('[OPER-21] the page of an account says when its orders could not be read', async () => {
    await renderPage('/epargne/detail/type/PEE/00482190', { ...SYLVIE, between: unread })
    await expect.poll(words).toContain('Une partie de vos demandes en cours ne peut pas être lue pour le moment.')
  })

  for (const [flow, address] of [
    ['a withdrawal', '/savings/withdraw'],
    ['a fund switch', '/transactional/arbitration'],
    ['a payment', '/transactional/payment'],
  ] as const)
    test(`[OPER-21] the first line of ${flow} names the order, and leads to it`, async () => {
      await renderPage(address, { ...SYLVIE, between: withOrder })
      await expect.poll(words).toMatch(/Une demande de 5 209,41 €.* est en cours, suivreRetrait, PEE/)
      expect(words()).toContain('Retrait, PEE. Vente le 24/11/2026.')
      const links = page.getByRole('link', { name: 'suivre' }).elements()
      expect(links.map((link) => link.getAttribute('href'))).toContain('/operations/41720003')
    })

  test('[OPER-21] is told in English too', async () => {
    await renderPage('/epargne', { ...SYLVIE, between: withBoth, language: 'en' })
    const english = page.getByRole('region', { name: 'In progress' })
    await expect.element(english).toMatchTextContent(/Withdrawal, PEE.*Sale on 24\/11\/2026/)
    await expect.element(english).toMatchTextContent(/Your bank account •••• 2606.*Can be used from 24\/11\/2026/)
  })
})
