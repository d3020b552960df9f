import { describe, expect, test } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, renderPage, type RenderedPage } from '../testing/text/index.ts'

const words = (): string => document.body.textContent.replaceAll(/\s/g, ' ')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name })
const chooser = 'input[type="file"]'
const paper = (): File => new File(['%PDF-1.7 origine'], 'origine.pdf', { type: 'application/pdf' })

/** Gives a file to the field, as the system's own choice does. */
const give = async (): Promise<void> => {
  const input = document.querySelector<HTMLInputElement>(chooser)
  if (input === null) throw new Error('There is no field for files.')
  Object.defineProperty(input, 'files', { value: [paper()], configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.poll(words).toContain('origine.pdf')
}

/** Opens 5 000,00 €, by debit unless said, to the PEE of Sylvie, on the means of payment. */
const open = async (between?: Between, way = 'debit'): Promise<RenderedPage> => {
  const opened = await renderPage(`/transactional/payment/s2e/ent-aubrenne?account=00482190&way=${way}`, {
    person: 'sylvie-garnier',
    ...(between === undefined ? {} : { between }),
  })
  await page.getByRole('textbox', { name: /Montant/ }).fill('5000')
  await button('Continuer').click()
  await expect.element(heading('Comment payez-vous ?')).toBeVisible()
  return opened
}

describe('the origin of the money', () => {
  test('[PAYM-19] [PAY-11] [CTX-11] is shown by a file, which the summary names and the payment takes along', async () => {
    await open()
    await expect.element(heading('D’où vient cette somme ?')).toBeVisible()
    expect(words()).toContain('10 Mo')
    await button('Continuer').click()
    await expect.poll(words).toContain('Joignez un justificatif de l’origine de la somme')
    await give()
    await button('Continuer').click()
    await expect.element(heading('Vérifiez votre versement')).toBeVisible()
    expect(words()).toContain('origine.pdf')
    await button('Valider mon versement').click()
    await expect.element(heading('Votre versement est enregistré')).toBeVisible()
    expect(words()).not.toContain('l’envoi de son justificatif a échoué')
  })

  test.each(['ERR_INTERNAL', 'ERR_INVALID', 'drop'] as const)(
    '[PAYM-19] that does not arrive (%s) is kept, and sent again alone',
    async (fate) => {
      const { standIn } = await open()
      await give()
      await button('Continuer').click()
      await standIn.order('s2e-payment-documents', fate, 1)
      await button('Valider mon versement').click()
      await expect.poll(words).toContain('Votre versement est enregistré, l’envoi de son justificatif a échoué.')
      expect(words()).toContain('origine.pdf')
      await standIn.mend()
      await button('Envoyer').click()
      await expect.poll(words).not.toContain('l’envoi de son justificatif a échoué')
      expect(words()).toContain('Et maintenant')
    },
  )

  test('[PAYM-19] [CTX-10] goes to an address by post where the company takes no files', async () => {
    const between: Between = async (request, pass) => {
      const answer = await pass()
      if (request.path.includes('context/lab')) return { ...answer, body: answer.body.replace('UPLOAD', 'PAPIER') }
      return answer
    }
    await open(between)
    expect(words()).toContain('Envoyez-en une copie par courrier')
    expect(words()).toContain('TSA 40081')
    expect(document.querySelector(chooser)).toBeNull()
    await button('Continuer').click()
    await expect.element(heading('Vérifiez votre versement')).toBeVisible()
    // The server answers that documents are asked for, by post or not.
    await button('Valider mon versement').click()
    await expect.element(heading('Votre versement est enregistré')).toBeVisible()
    expect(words()).not.toContain('a échoué')
    expect(words()).toContain('TSA 40081')
  })

  test('of a card payment that does not arrive goes before the card, which can be paid at once too', async () => {
    const { standIn, left } = await open(undefined, 'card')
    await give()
    await button('Continuer').click()
    await standIn.order('s2e-payment-documents', 'ERR_INTERNAL', 1)
    await button('Valider mon versement').click()
    await expect.element(heading('Il reste à payer par carte')).toBeVisible()
    expect(words()).toContain('Envoyez d’abord votre justificatif')
    expect(words()).not.toContain('Le site de notre prestataire s’ouvre')
    await expect.element(page.getByRole('link', { name: 'Payer par carte' })).toBeVisible()
    expect(left).toEqual([])
  })

  test('of a card payment that is under way no more leads to no card', async () => {
    const { standIn } = await open(undefined, 'card')
    await give()
    await button('Continuer').click()
    await standIn.order('s2e-payment-documents', 'ERR_UNKNOWN', 1)
    await button('Valider mon versement').click()
    await expect.poll(words).toContain('Ce versement n’attend plus de justificatif')
    expect(page.getByRole('link', { name: 'Payer par carte' }).elements()).toEqual([])
    expect(words()).not.toContain('Il reste à payer par carte')
  })

  test('that cannot be given any more is left for another payment', async () => {
    const { standIn } = await open()
    await give()
    await button('Continuer').click()
    await standIn.order('s2e-payment-documents', 'ERR_INTERNAL', 1)
    await button('Valider mon versement').click()
    await button('Faire une autre demande').click()
    await expect.element(heading('Combien voulez-vous verser ?')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: /Montant/ })).toHaveValue('')
  })
})
