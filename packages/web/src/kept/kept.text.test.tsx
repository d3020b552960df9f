import { contentOf, keepCall, keptCall, keptListCall, type KeptContent } from '@hautelisse/domain/kept'
import { describe, expect, test } from 'vitest'
import { page, renderPage, type RenderedPage } from '../testing/text/index.ts'
import { begun, BEGUN_PAYMENT, BEGUN_RELEASE } from '../act/examples.tsx'

const NADIA = { person: 'nadia-belkhir' } as const
const WITH_RELEASE = { ...NADIA, before: begun('release', BEGUN_RELEASE) } as const
const words = (): string => document.body.textContent.replaceAll(/\s/g, ' ')
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const radio = (name: RegExp) => page.getByRole('radio', { name })
const heading = (name: string | RegExp) => page.getByRole('heading', { name })
const field = (name: RegExp) => page.getByRole('textbox', { name })
const keptIds = async ({ app }: RenderedPage): Promise<readonly string[]> =>
  (await app.client.call(keptListCall, {})).kept.map(({ id }) => id)
const content = async ({ app }: RenderedPage): Promise<KeptContent> =>
  (await app.client.call(keptCall, { params: { id: 'release' } })).content

describe('a withdrawal that was begun in another browser', () => {
  test('[KEPT-04] [KEPT-05] waits on the home with its amount and its account, and is taken up where it was left', async () => {
    const opened = await renderPage('/epargne', WITH_RELEASE)
    await expect.poll(words).toContain('Votre retrait vous attend')
    await expect.poll(words).toContain('300,00 €, PEE, gardé jusqu’au 20/12/2026')
    expect(words()).not.toContain('résidence')
    await page.getByRole('link', { name: 'Reprendre mon retrait' }).click()
    await expect.element(heading('Montant et pièces')).toBeVisible()
    await expect.element(field(/^Montant/)).toHaveValue('300,00')
    await expect.poll(words).toContain('attestation-notaire.pdf')
    expect(opened.address()).toContain('/savings/withdraw')
  })

  test('[KEPT-01] [KEPT-04] is offered before another one is begun, and erased for good', async () => {
    const opened = await renderPage('/savings/withdraw', WITH_RELEASE)
    await expect.element(heading(/^Votre retrait de 300,00 €/)).toBeVisible()
    expect(words()).toContain('Commencé le 20/11/2026, gardé jusqu’au 20/12/2026.')
    expect(words()).toContain('Étape 3 sur 5')
    expect(words()).toContain('À choisir de nouveau : attestation-notaire.pdf.')
    await button('Effacer').click()
    await expect.element(heading(/^Votre retrait de/)).not.toBeInTheDocument()
    expect(await keptIds(opened)).toEqual([])
  })

  test('[KEPT-05] is taken up by one button, the choice of its account too', async () => {
    await renderPage('/savings/withdraw', WITH_RELEASE)
    await button('Reprendre mon retrait').click()
    await expect.element(heading('Montant et pièces')).toBeVisible()
    await expect.poll(() => document.activeElement?.tagName).toMatch(/^H[12]$/)
  })

  test('[KEPT-01] [KEPT-05] goes before what the tab has where the home offers it, and is erased where it is gone on with', async () => {
    const opened = await renderPage('/savings/withdraw', NADIA)
    await radio(/^PEE/).click()
    await radio(/^Épargne disponible/).click()
    await button('Continuer').click()
    await field(/^Montant/).fill('40')
    opened.go('/epargne')
    await expect.poll(words).toContain('Votre retrait vous attend 40,00 €')
    // Another browser of the same person goes on with another one.
    const { client } = opened.app
    await client.call(keepCall, { params: { id: 'release' }, body: { content: contentOf(BEGUN_RELEASE) } })
    await page.getByRole('link', { name: 'Reprendre mon retrait' }).click()
    await expect.element(field(/^Montant/)).toHaveValue('300,00')
    for (const name of ['Précédent', 'Précédent']) await button(name).click()
    await button('Effacer').click()
    await expect.element(radio(/^PEE/)).not.toBeChecked()
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^Que voulez-vous retirer|^Retirer mon épargne$/)
    expect(await keptIds(opened)).toEqual([])
    opened.go('/epargne')
    await expect.poll(words).toContain('voici votre épargne')
    expect(await keptIds(opened)).toEqual([])
  })

  test('[KEPT-01] stays kept until another one is past its first step, and is replaced then', async () => {
    const opened = await renderPage('/savings/withdraw', WITH_RELEASE)
    await expect.element(heading(/^Votre retrait de 300,00 €/)).toBeVisible()
    await radio(/^PEE/).click()
    await radio(/^Épargne disponible/).click()
    opened.go('/epargne')
    await page.getByRole('link', { name: 'Reprendre mon retrait' }).click()
    await expect.element(field(/^Montant/)).toHaveValue('300,00')
    for (const name of ['Précédent', 'Précédent']) await button(name).click()
    await radio(/^Épargne disponible/).click()
    await button('Continuer').click()
    await field(/^Montant/).fill('40')
    opened.go('/epargne')
    await expect.poll(words).toContain('Votre retrait vous attend 40,00 €')
  })
})

test('[KEPT-01] a payment that is begun at the address of its account says what it would replace, and replaces it with its next step', async () => {
  const payment = { ...BEGUN_PAYMENT, form: { ...BEGUN_PAYMENT.form, amount: '75' } }
  const opened = await renderPage('/transactional/payment/s2e/ent-aubrenne?account=00482190&way=card', {
    person: 'sylvie-garnier',
    before: begun('payment', payment),
  })
  await expect.element(heading(/^Votre versement de 75,00 €/)).toBeVisible()
  await field(/^Montant/).fill('40')
  await expect.element(heading(/^Votre versement de 75,00 €/)).toBeVisible()
  const amount = async () => (await opened.app.client.call(keptCall, { params: { id: 'payment' } })).content
  expect(await amount()).toMatchObject({ form: { amount: '75' } })
})

test('[KEPT-03] of a release for a disability the amount is kept, and nothing that tells why', async () => {
  const opened = await renderPage('/savings/withdraw', NADIA)
  await radio(/^PEE/).click()
  await radio(/^Épargne bloquée/).click()
  await button('Continuer').click()
  await radio(/^Invalidité/).click()
  await field(/./).fill('14/09/2026')
  opened.go('/epargne')
  await expect.poll(words).toContain('Votre retrait vous attend')
  expect(await content(opened)).toMatchObject({ step: 'reason', form: { kind: 'blocked', releaseId: '', event: '' } })
})

test('[KEPT-05] in the session of an adviser nothing is offered and nothing kept', async () => {
  const asked: string[] = []
  const { go } = await renderPage('/epargne', {
    person: 'hugo-delmas',
    between: ({ path }, pass) => {
      asked.push(path)
      return pass()
    },
  })
  await expect.poll(words).toContain('43 016,56 €')
  go('/simulateur/impots')
  await expect.element(page.getByRole('heading', { level: 1, name: /situation|âge|genre/i })).toBeVisible()
  expect(asked.filter((path) => path.includes('/kept/'))).toEqual([])
})
