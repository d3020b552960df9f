import { selectUser } from '@hautelisse/machines/session'
import { expect, test } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, renderExample } from '../testing/text/index.ts'
import { RETIREMENT, TRANSMISSION, UNSENT } from './examples.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const PORTRAIT = '/portraits/elise-montagnac.svg'
const portrait = page.getByRole('img', { name: 'Élise Montagnac, en photo' })
const initials = page.getByText('ÉM', { exact: true })
const message = page.getByRole('textbox', { name: 'Votre message' })

test('[TADV-02] [TADV-03] [TADV-15] [TADV-04] [TADV-05] [TADV-06] [TADV-07] [TADV-16] a message with agreement is written and sent', async () => {
  const { app } = await renderExample(TRANSMISSION)
  await expect.element(page.getByText('Ma Transmission 360 : demande de contact')).toBeVisible()
  await expect.element(page.getByText('Élise Montagnac').first()).toBeVisible()
  await expect.element(portrait).toHaveAttribute('src', PORTRAIT)
  await expect.element(page.getByText('Conseillère épargne et patrimoine')).toBeVisible()
  await message.fill('Bonjour !!')
  await expect.element(page.getByText('1 790 caractères restants')).toBeVisible()
  const agreement = page.getByRole('checkbox', { name: 'J’accepte que ma simulation soit transmise à mon conseiller' })
  await expect.element(agreement).not.toBeChecked()
  await agreement.click()
  await button('Envoyer').click()
  await expect.element(page.getByRole('dialog', { name: 'Merci' })).toBeVisible()
  await expect.element(button('Retour')).toBeVisible()
  expect(selectUser(app.session.getSnapshot())?.actions).toBe(1)
})

/** Advisors of whom no picture is known. */
const withoutPicture: Between = async ({ path }, pass) => {
  const answer = await pass()
  return path.includes('/advisor') ? { ...answer, body: answer.body.replace(`"${PORTRAIT}"`, 'null') } : answer
}

test('[ADV-03] an advisor without a picture, or with one that does not load, has initials in its place', async () => {
  await renderExample(TRANSMISSION)
  await expect.element(portrait).toBeVisible()
  portrait.element().dispatchEvent(new Event('error'))
  await expect.element(initials).toBeVisible()
  await renderExample({ ...RETIREMENT, ports: { ...RETIREMENT.ports, between: withoutPicture } })
  await expect.element(initials).toBeVisible()
  expect(portrait.elements()).toEqual([])
})

test('[TADV-11] [ADV-21] an empty message is refused at its field', async () => {
  await renderExample(TRANSMISSION)
  await button('Envoyer').click()
  await expect.element(message).toHaveAccessibleDescription(/Champ obligatoire/)
})

test('[TADV-12] [ADV-22] a message of 1 801 characters is refused, without a count of what is left', async () => {
  await renderExample(TRANSMISSION)
  await message.fill('a'.repeat(1801))
  await button('Envoyer').click()
  await expect.element(page.getByText('Votre message est trop long')).toBeVisible()
  await expect.element(page.getByText('caractères restants')).not.toBeInTheDocument()
})

test.each([
  ['transmission', UNSENT],
  ['retirement', { ...RETIREMENT, ports: { ...UNSENT.ports, ...RETIREMENT.ports } }],
] as const)(
  '[TADV-08] [TADV-19] [O-ERR-03] [S-CALL-29] a message that cannot be sent says so and is still there: %s',
  async (_, example) => {
    await renderExample(example)
    await message.fill('Bonjour')
    await button('Envoyer').click()
    await expect
      .element(page.getByText("Votre demande n'a pas été prise en compte. Veuillez réessayer ultérieurement."))
      .toBeVisible()
    await button('Revenir à mon message').click()
    await expect.element(message).toHaveValue('Bonjour')
  },
)

/** What stands beside a name of the window, to be read and not to be typed. */
const factOf = (name: string) => page.getByRole('term').filter({ hasText: name }).element().nextElementSibling?.textContent

test('[ADV-02] [ADV-04] [ADV-05] [ADV-06] [ADV-07] [ADV-08] [ADV-09] [ADV-11] customers of retirement savings read who is written to and about what, write, and come back to their dashboard', async () => {
  await renderExample(RETIREMENT)
  await expect.element(message).toBeVisible()
  await expect.element(portrait).toHaveAttribute('src', PORTRAIT)
  const advisor = page.getByRole('dialog', { name: 'Contacter mon conseiller' })
  await expect.element(advisor).toMatchTextContent('Élise Montagnac')
  await expect.element(advisor).toMatchTextContent('Conseillère épargne et patrimoine')
  expect([factOf('Objet'), factOf('Destinataire')]).toEqual(['Demande de contact - Épargne retraite', 'Élise Montagnac'])
  // The message is all that can be typed.
  expect(advisor.getByRole('textbox').elements()).toHaveLength(1)
  await expect.element(message).toHaveAccessibleDescription(/1 800 caractères restants/)
  await message.fill('Bonjour !!')
  await expect.element(message).toHaveAccessibleDescription(/1 790 caractères restants/)
  const agreement = page.getByRole('checkbox', {
    name: 'J’accepte que la situation de mon épargne soit transmise à mon conseiller',
  })
  await expect.element(agreement).not.toBeChecked()
  await agreement.click()
  await expect.element(agreement).toBeChecked()
  await button('Envoyer').click()
  await expect.element(button('Retour au tableau de bord')).toBeVisible()
})

test('[TADV-05] speaks English', async () => {
  await renderExample(TRANSMISSION, { language: 'en' })
  await expect
    .element(page.getByRole('checkbox', { name: 'I agree that my simulation is passed on to my advisor' }))
    .toBeVisible()
})
