import { expect, test } from 'vitest'
import { page, renderPage } from '../../testing/text/index.ts'

const PAYMENT = '/transactional/redirect/voluntary-payment'
const question = page.getByRole('dialog', { name: 'Accès à cette opération' })
const goOn = question.getByRole('button', { name: 'Continuer' })
const link = page.getByRole('link', { name: 'Ouvrir l’opération dans un nouvel onglet' })

test('[P-SSO-01] [OPS-13] [P-SSO-02] [P-SSO-05] it asks first; cancelled, it opens nothing; agreed, it says that a tab has opened', async () => {
  const { address, left } = await renderPage(PAYMENT, { person: 'sylvie-garnier' })
  await question.getByRole('button', { name: 'Annuler' }).click()
  await expect.poll(() => question.elements()).toEqual([])
  expect(left).toEqual([])
  expect(address()).toBe(PAYMENT)
  await page.getByRole('button', { name: 'Ouvrir l’opération' }).click()
  await goOn.click()
  await expect.element(page.getByText('L’opération s’est ouverte dans un nouvel onglet.')).toBeVisible()
  expect(left).toEqual([expect.stringMatching(/\/stand-in\/sso\/s2e\/operations\/saisieunboppv$/)])
})

test('[P-SSO-02] [P-SSO-03] a browser that refuses the tab gets a link, with another state each time', async () => {
  await renderPage('/transactional/redirect/space', { person: 'thomas-leroux', refusesTabs: true })
  const states: (string | null)[] = []
  for (const times of [1, 2]) {
    if (times > 1) await page.getByRole('button', { name: 'Ouvrir à nouveau' }).click()
    await goOn.click()
    await expect.element(link).toHaveAttribute('target', '_blank')
    const { searchParams } = new URL(link.element().getAttribute('href') ?? '', window.location.href)
    expect([...searchParams.keys()]).toEqual(['client_id', 'redirect_uri', 'state'])
    states.push(searchParams.get('state'))
  }
  expect(new Set(states).size).toBe(2)
})
