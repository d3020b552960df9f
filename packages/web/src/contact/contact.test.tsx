import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderPage } from '../testing/index.ts'

const send = page.getByRole('button', { name: 'Envoyer' })
const subject = page.getByRole('combobox', { name: 'Objet' })

test('[CONT-01] [CONT-02] [CONT-03] a message without its subject has the focus there; with its file, failed and sent, it fits a phone and axe finds nothing', async () => {
  let fails = true
  await renderPage('/profile/s2e/contact/message', {
    person: 'sylvie-garnier',
    width: 390,
    between: ({ path }, pass) => {
      if (!fails || !path.endsWith('/mail-handler/contact')) return pass()
      fails = false
      return Promise.resolve({ status: 500, body: '{"errorData":"ERR_INTERNAL"}' })
    },
  })
  await send.click()
  await expect.element(subject).toHaveFocus()
  await subject.selectOptions('mobile')
  await page.getByRole('textbox', { name: /Votre message/ }).fill('Bonjour !')
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('the form takes files')
  await page.elementLocator(input).upload(new File(['%PDF-1.7 releve'], 'releve.pdf', { type: 'application/pdf' }))
  await expect.element(page.getByText('releve.pdf', { exact: true })).toBeVisible()
  await send.click()
  await expect.element(page.getByText(/Votre demande n'a pas été prise en compte/)).toBeVisible()
  await expectNoViolation()
  expectNoSideScroll()
  await send.click()
  await expect.element(page.getByText('Merci, votre message a bien été transmis.')).toBeVisible()
  await expectNoViolation()
  expectNoSideScroll()
})
