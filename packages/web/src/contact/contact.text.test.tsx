import { expect, test } from 'vitest'
import type { Between } from '../shell/index.ts'
import { handFiles, page, renderPage } from '../testing/text/index.ts'

const AT = '/profile/s2e/contact/message'
const PERSON = 'sylvie-garnier'
const send = page.getByRole('button', { name: 'Envoyer' })
const message = page.getByRole('textbox', { name: /Votre message/ })
const subject = page.getByRole('combobox', { name: 'Objet' })
const FILE = new File(['%PDF-1.7 releve'], 'releve.pdf', { type: 'application/pdf' })

const addFile = async (): Promise<void> => {
  await handFiles(FILE)
  await expect.element(page.getByText('releve.pdf', { exact: true })).toBeVisible()
}

test('[CONT-01] [CONT-02] [P-FOOT-09] [P-FOOT-10] [TADV-23] a message says what is missing, counts its characters, is sent, and another can be written', async () => {
  await renderPage(AT, { person: PERSON })
  await send.click()
  await expect.element(page.getByText('Choisissez un objet')).toBeVisible()
  await expect.element(page.getByText('Champ obligatoire')).toBeVisible()
  await subject.selectOptions('mobile')
  await expect.element(page.getByText(/joignez une copie recto verso de votre pièce d’identité/)).toBeVisible()
  await message.fill('a'.repeat(1801))
  await expect.element(page.getByText('Votre message est trop long')).toBeVisible()
  await message.fill('Bonjour !')
  await expect.element(page.getByText(/1\s791 caractères restants/)).toBeVisible()
  await addFile()
  await send.click()
  await expect.element(page.getByText('Merci, votre message a bien été transmis.')).toBeVisible()
  await page.getByRole('button', { name: 'Écrire un autre message' }).click()
  await expect.element(message).toHaveValue('')
})

test.each(['lost', 'ERR_INTERNAL', 'ERR_LIMIT', 'ERR_INVALID'])(
  '[CONT-03] [O-ERR-03] a message that fails by %s is kept with its file, and goes once it can',
  async (fault) => {
    let isOut = true
    const keys: (string | undefined)[] = []
    const between: Between = async (request, pass) => {
      if (!request.path.endsWith('/mail-handler/contact')) return pass()
      keys.push(request.headers['Idempotency-Key'])
      if (!isOut) return pass()
      if (fault === 'lost') throw new TypeError('offline')
      return { status: fault === 'ERR_INVALID' ? 400 : 500, body: JSON.stringify({ errorData: fault }) }
    }
    await renderPage(AT, { person: PERSON, between })
    await subject.selectOptions('operation')
    await message.fill('Où en est mon versement ?')
    await addFile()
    await send.click()
    await expect
      .element(page.getByText("Votre demande n'a pas été prise en compte. Veuillez réessayer ultérieurement."))
      .toBeVisible()
    await expect.element(message).toHaveValue('Où en est mon versement ?')
    await expect.element(subject).toHaveValue('operation')
    await expect.element(page.getByText('releve.pdf', { exact: true })).toBeVisible()
    isOut = false
    await send.click()
    await expect.element(page.getByText('Merci, votre message a bien été transmis.')).toBeVisible()
    expect(new Set(keys).size).toBe(1)
  },
)

test('[CONT-01] [P-CONST-08] beside it stand telephone, hours, e-mail and post, and alone where the server takes no message', async () => {
  await renderPage(AT, { person: PERSON, extensions: [] })
  const ways = page.getByRole('region', { name: 'Nous joindre' })
  await expect.element(ways).toBeVisible()
  expect(ways.element().textContent).toMatch(/01 99 00 18 30.*8h30 à 18h00.*non surtaxé.*aide@hautelisse\.example.*TSA 40081/)
  expect(page.getByRole('textbox').elements()).toEqual([])
})

test('[CONT-01] whose profile cannot be read can still write', async () => {
  await renderPage('/profile/s2e/contact/message', { person: 'thomas-leroux' })
  await expect.element(page.getByRole('heading', { level: 2, name: 'Nous écrire' })).toBeVisible()
})

test('speaks English', async () => {
  await renderPage(AT, { person: PERSON, language: 'en' })
  await expect.element(page.getByRole('heading', { level: 2, name: 'Write to us' })).toBeVisible()
})
