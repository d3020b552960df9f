import { expect, test } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, renderPage } from '../testing/text/index.ts'

const main = page.getByRole('main')
const heading = page.getByRole('heading', { level: 1 })
const words = (): string => main.element().textContent.replaceAll(/\s+/g, ' ')
const link = (name: string) => main.getByRole('link', { name })

const WITHDRAWALS = ['/savings/withdraw', '/savings/withdraw/ais', '/savings/withdraw/ais/owner'] as const
const TRANSMISSION = [
  ...WITHDRAWALS,
  '/savings/transfer',
  '/savings/transfer/s2e',
  '/transactional/redirect/space',
  '/transactional/redirect/voluntary-payment',
  '/transactional/payment',
  '/transactional/arbitration',
]

test.each(TRANSMISSION)(
  '[ACTS-14] [P-ERR-01] at %s, somebody with life insurance alone finds the advisor of each contract',
  async (at) => {
    const { address } = await renderPage(at, { person: 'helene-fontanel' })
    for (const name of ['Assurance vie', 'Contrat de capitalisation'])
      await expect.element(link(`Demander à Élise Montagnac ${name}`)).toHaveAttribute('href', `${at}#advisor_transmission`)
    expect(words()).not.toMatch(/erreur|salariale|pas pu s’afficher|Aucun de vos comptes/i)
    expect(link('Voir mes opérations').elements()).toEqual([])
    expect(address()).toBe(at)
  },
)

test('[ACTS-14] [P-ROUTE-46] retirement contracts alone have their own page of withdrawal, and individual ones the advisor', async () => {
  await renderPage('/savings/withdraw', { person: 'marc-delorme' })
  await expect.element(link('Retirer PER individuel')).toHaveAttribute('href', '/savings/withdraw/ais')
  await expect.element(link('Demander à Élise Montagnac Assurance vie')).toBeVisible()
  expect(words()).toContain('votre âge légal')
  expect(words()).not.toContain('salariale')
})

test('[ACTS-14] [P-ROUTE-46] a company’s retirement contract alone has its page of withdrawal', async () => {
  await renderPage('/savings/withdraw', { person: 'thomas-leroux' })
  await expect.element(link('Retirer PER d’entreprise obligatoire')).toHaveAttribute('href', '/savings/withdraw/ais')
})

test('[ACTS-13] [PAY-02] [P-ROUTE-57] where no contract takes a payment here, each says where it does, or why none', async () => {
  await renderPage('/transactional/payment', { person: 'marc-delorme' })
  await expect.element(heading).toHaveTextContent('Faire un versement')
  await expect
    .element(link('Ouvrir cet espace PER individuel'))
    .toHaveAttribute('href', '/transactional/redirect/voluntary-payment')
  for (const name of ['Retraite Madelin', 'Assurance vie'])
    await expect.element(link(`Demander à Élise Montagnac ${name}`)).toHaveAttribute('href', '/transactional/payment#advisor')
  expect(words()).toContain('Cette opération n’est pas ouverte sur ce compte')
  expect(link('Voir mes opérations').elements()).toEqual([])
})

test('[ACTS-13] [FSW-04] where nothing can be switched here, every contract is listed with its reason and its way, and there is no form', async () => {
  await renderPage('/transactional/arbitration', { person: 'marc-delorme' })
  await expect.element(link('Ouvrir cet espace PER individuel')).toHaveAttribute('href', '/transactional/redirect/space')
  for (const name of ['Retraite article 83', 'Retraite article 82', 'Retraite Madelin', 'Assurance vie'])
    await expect.element(main.getByRole('heading', { level: 2, name })).toBeVisible()
  expect(words()).toContain('Ce contrat ne permet pas d’arbitrage en ligne')
  await expect.element(link('Demander à Élise Montagnac Assurance vie')).toBeVisible()
  expect(page.getByRole('button', { name: 'Continuer' }).elements()).toEqual([])
})

test.each(['/transactional/payment', '/transactional/arbitration', ...WITHDRAWALS])(
  '[ACTS-14] at %s, somebody without a contract is told how one gets here',
  async (at) => {
    await renderPage(at, { person: 'camille-verdier' })
    await expect.element(page.getByRole('heading', { level: 2, name: 'Vous n’avez pas encore de contrat ici' })).toBeVisible()
    await expect.element(link('Rattacher le contrat de votre courrier')).toHaveAttribute('href', '/rattachement/choice')
    expect(words()).not.toMatch(/vos contrats|vos comptes/)
  },
)

test('[ACTS-14] nobody is told that they have no contract because a call failed', async () => {
  let isOut = true
  const between: Between = (request, pass) => {
    if (isOut && request.path.includes('/api-ais/accounts')) throw new TypeError('offline')
    return pass()
  }
  await renderPage('/savings/withdraw', { person: 'thomas-leroux', between })
  await expect.element(page.getByText('Vos contrats n’ont pas pu être lus pour le moment.')).toBeVisible()
  isOut = false
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(link('Retirer PER d’entreprise obligatoire')).toBeVisible()
})
