import { expect, test } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, renderExample } from '../testing/text/index.ts'
import { answering, madeOperation, operationPage, saying } from './examples.tsx'

const HELD = 'op-00482190-1'

for (const look of [
  { language: 'fr', words: ['Données indisponibles', 'Revenir à mon épargne'] },
  { language: 'en', words: ['Data unavailable', 'Back to my savings'] },
] as const) {
  const [title, back] = look.words
  test(`[HELD-01] an unknown operation is said, with a way back, in ${look.language}`, async () => {
    const { address } = await renderExample(operationPage('not held', 'nothing'), { language: look.language })
    await expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await page.getByRole('link', { name: back }).click()
    await expect.poll(address).toBe('/epargne')
  })
}

test('[HELD-02] operations that could not be read are asked for again, and the operation is found', async () => {
  let isLost = true
  const between: Between = (request, pass) => {
    if (isLost && request.path.includes('/services/operations/')) throw new Error('The network is lost.')
    return pass()
  }
  await renderExample(operationPage('read again', HELD, between))
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText('Vos opérations sont momentanément indisponibles.')).toBeVisible()
  isLost = false
  await alert.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Arbitrage' })).toBeVisible()
})

test.each([
  ['cancelled', 'Annulée à votre demande'],
  ['refused', 'Refusée\u00A0: une pièce ou un paiement n’a pas été accepté'],
  ['rejected', 'Rejetée par votre banque'],
  ['lapsed', 'Sans suite\u00A0: le délai est passé'],
  ['Décision de l’assureur', 'Décision de l’assureur'],
])('[OPS-16] an operation that ended as %s says why in words', async (reason, words) => {
  const between: Between = async (request, pass) => {
    const answer = await pass()
    if (!request.path.includes('/services/operations/')) return answer
    return { ...answer, body: answer.body.replaceAll(`"id":"${HELD}"`, `"id":"${HELD}","reason":"${reason}"`) }
  }
  await renderExample(operationPage('ended', HELD, between))
  await expect.element(page.getByText(words)).toBeVisible()
})

const told = (): string => document.body.textContent.replaceAll(/\s/g, ' ')

for (const [language, words] of [
  ['fr', 'Refusée : il ne restait rien à vendre le jour venu'],
  ['en', 'Refused: nothing was left to sell on the day'],
] as const)
  test(`[OPER-20] an order that found nothing on its day says so, in ${language}`, async () => {
    await renderExample(operationPage('nothing', HELD, saying(HELD, '"reason":"nothing-left"')), { language })
    await expect.poll(told).toContain(words)
  })

for (const [language, causes, words] of [
  ['fr', ['values'], /Annoncé 5 209,41 €.*, déplacé 3 200,00 €.* : les valeurs ont changé/],
  [
    'fr',
    ['payments', 'rates'],
    /déplacé 3 200,00 €.* : des versements ont été investis entre-temps et les taux sont ceux du jour de la vente/,
  ],
  ['en', ['values'], /5 209,41 €.* announced, 3 200,00 €.* moved: values have changed/],
] as const)
  test(`[OPER-19] what was told stands beside what was done, with its causes: ${causes.join(', ')}, in ${language}`, async () => {
    const more = `"told_amount":5209.41,"differs_by":${JSON.stringify(causes)}`
    await renderExample(operationPage('told', HELD, saying(HELD, more)), { language })
    await expect.poll(told).toMatch(words)
  })

test('[OPER-19] of a refund it says what was paid', async () => {
  const between: Between = async (request, pass) => {
    const answer = await saying(HELD, '"told_amount":5209.41,"differs_by":["values"]')(request, pass)
    return { ...answer, body: answer.body.replaceAll('"type":"TRANSFERT"', '"type":"REMBOURSEMENT"') }
  }
  await renderExample(operationPage('paid', HELD, between))
  await expect.poll(told).toMatch(/Annoncé 5 209,41 €.*, payé 3 200,00 €.* : les valeurs ont changé/)
})

test('[OPS-16] a release that was taken back says what was asked, and nothing that would have followed', async () => {
  const release = {
    ...madeOperation(2),
    type: 'REMBOURSEMENT',
    status: 'Annulé',
    amount: 970,
    gross_amount: 1000,
    reason: 'cancelled',
  }
  const details = {
    id: release.id,
    date: release.date,
    gross_amount: 1000,
    net_amount: 970,
    social_tax: 30,
    payment_amount: 970,
    instructions: [{ policy_id: '00482190', investment_id: 'actions-europe-durable', amount: 1000, meaning: 'RACHAT' }],
    allocable_accounts: [],
    status: 'VALIDEE',
  }
  await renderExample(operationPage('taken back', release.id, answering({ done: [release], details })))
  await expect.poll(told).toMatch(/Montant demandé ?1 000,00 €/)
  expect(told()).toContain('Annulée à votre demande')
  for (const said of ['Versé sur votre compte', 'Où est allé', 'D’où vient l’argent', 'Vous avez reçu'])
    expect(told()).not.toContain(said)
})

for (const [language, words, again] of [
  ['fr', 'Votre banque a refusé le paiement. Rien n’a été débité.', 'Réessayer'],
  ['en', 'Your bank refused the payment. Nothing was debited.', 'Try again'],
] as const)
  test(`[PAYM-20] a payment whose card was refused says that nothing was debited, and is tried again, in ${language}`, async () => {
    const refused = { ...madeOperation(1), id: HELD, status: 'Annulé', reason: 'refused', policy_id: '00482190' }
    await renderExample(operationPage('refused card', HELD, answering({ done: [refused] })), { language })
    await expect.poll(told).toContain(words)
    await expect.element(page.getByRole('link', { name: again })).toHaveAttribute('href', `/transactional/payment?again=${HELD}`)
  })

test('[PAYM-20] a debit that the bank rejected is not tried again by card', async () => {
  const rejected = { ...madeOperation(1), id: HELD, status: 'Annulé', reason: 'rejected', policy_id: '00482190' }
  await renderExample(operationPage('rejected debit', HELD, answering({ done: [rejected] })))
  await expect.poll(told).toContain('Rejetée par votre banque')
  expect(told()).not.toContain('Votre banque a refusé le paiement')
})
