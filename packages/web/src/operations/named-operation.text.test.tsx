import { expect, test } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, renderExample } from '../testing/text/index.ts'
import { operationPage } from './examples.tsx'

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
