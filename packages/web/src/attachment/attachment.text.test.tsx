import { describe, expect, test } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, renderPage } from '../testing/text/index.ts'
import { answeredWith } from './examples.tsx'

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const field = (name: string | RegExp) => page.getByRole('textbox', { name })

const LETTER = { number: '0062 6511', code: 'k7mq 4txh', birth: '01/09/1966' }

const toLetter = async (kind: RegExp): Promise<void> => {
  await page.getByRole('radio', { name: kind }).click()
  await button('Continuer').click()
  await expect.element(heading('Que dit votre courrier ?')).toBeVisible()
}
const fill = async ({ number, code, birth }: typeof LETTER = LETTER): Promise<void> => {
  await field('Numéro de contrat').fill(number)
  await field('Code du courrier').fill(code)
  await field('Votre date de naissance').fill(birth)
}
const typed = () =>
  ['Numéro de contrat', 'Code du courrier', 'Votre date de naissance'].map(
    (name) => (field(name).element() as HTMLInputElement).value,
  )

describe('the ways to add an account', () => {
  test.each([
    ['nothing is found', 'nadia-belkhir', undefined],
    ['it cannot be read', 'sylvie-garnier', answeredWith('/fabius/initialize', 500, { data: 'ERR_INTERNAL' })],
  ])('[AGG-14] have no such section where %s', async (_, person, between) => {
    await renderPage('/attachment/mosaic', { person, between })
    await expect.element(heading('Ajouter un compte')).toBeVisible()
    expect(page.getByText('Épargne salariale repérée chez d’autres teneurs').elements()).toEqual([])
  })

  test.each([
    ['retirement', 'Ajouter un compte pour la retraite', /PER obligatoire, PERECO, PERCO/, /PEE/],
    ['projects', 'Ajouter un compte pour vos projets', /PEE, PEI/, /PERCO/],
  ] as const)(
    '[P-MODAL-06] [AGG-10] [AGG-11] [AGG-13] open in a window under #add_account_%s',
    async (filter, title, there, not) => {
      await renderPage(`/epargne#add_account_${filter}`, { person: 'sylvie-garnier' })
      const dialog = page.getByRole('dialog', { name: title })
      await expect.element(dialog).toBeVisible()
      expect(dialog.getByRole('link').elements().length).toBe(3)
      expect(dialog.element().textContent).toMatch(there)
      expect(dialog.element().textContent).not.toMatch(not)
    },
  )
})

describe('a contract', () => {
  test('[AGG-04] [P-ROUTE-72] of one’s own goes the same way at one address, and comes back with what was typed', async () => {
    const { address } = await renderPage('/connected-attachment/axa-attachment', { person: 'sylvie-garnier' })
    await expect.element(heading('Quel contrat individuel rattachez-vous ?')).toBeVisible()
    await toLetter(/Retraite individuelle/)
    await fill({ number: '00489031', code: 'HX6P2CVJ', birth: '12/03/1964' })
    await button('Continuer').click()
    await expect.element(heading('Est-ce bien votre contrat ?')).toBeVisible()
    await button('Précédent').click()
    expect(typed()).toEqual(['00489031', 'HX6P2CVJ', '12/03/1964'])
    expect(address()).toBe('/connected-attachment/axa-attachment')
  })

  test('[AGG-05] [AGG-09] [P-ROUTE-10] [P-ROUTE-11] [P-LAY-07] is attached by a visitor without header, who then signs in', async () => {
    const { address } = await renderPage('/attachment/choice')
    await expect.element(heading('Quel contrat rattachez-vous ?')).toBeVisible()
    expect(page.getByRole('banner').elements()).toEqual([])
    expect(page.getByRole('radio').elements().length).toBe(4)
    await toLetter(/Épargne salariale/)
    await fill()
    await button('Continuer').click()
    await button('Rattacher ce contrat').click()
    await expect.element(page.getByText(/connectez-vous pour le voir/)).toBeVisible()
    expect(address()).toBe('/attachment/done')
    expect(page.getByRole('link', { name: 'Accéder à mon espace' }).element().getAttribute('href')).toBe('/login')
  })

  test.each([
    ['ERR_UNKNOWN', 404, /ne correspondent à aucun contrat/],
    ['ERR_LIMIT', 429, /attendez une heure/],
    ['ERR_CONFLICT', 409, /déjà dans votre espace/],
    ['ERR_REFUSED', 403, /au nom d’une autre personne/],
    ['ERR_INTERNAL', 500, /Ce que vous avez saisi est gardé/],
  ])('[ATT-03] that is answered with %s says so, and all that was typed stays', async (errorData, status, said) => {
    const between = answeredWith('/attachment/identify', status, { errorData })
    await renderPage('/rattachement/choice', { person: 'thomas-leroux', between })
    await toLetter(/Épargne salariale/)
    await fill()
    await button('Continuer').click()
    await expect.element(page.getByText(said)).toBeVisible()
    expect(typed()).toEqual(['0062 6511', 'k7mq 4txh', '01/09/1966'])
  })

  test.each([
    ['ERR_UNKNOWN', 404, /Dix minutes ont passé/, 'Que dit votre courrier ?'],
    ['ERR_INTERNAL', 500, /réessayez dans un instant/, 'Est-ce bien votre contrat ?'],
  ])('[ATT-05] that is confirmed and answered with %s can be asked for again', async (errorData, status, said, title) => {
    let isOut = true
    const between: Between = (request, pass) =>
      isOut ? answeredWith('/attachment/confirm', status, { errorData })(request, pass) : pass()
    await renderPage('/rattachement/choice', { person: 'thomas-leroux', between })
    await toLetter(/Épargne salariale/)
    await fill()
    await button('Continuer').click()
    await button('Rattacher ce contrat').click()
    await expect.element(page.getByText(said)).toBeVisible()
    await expect.element(heading(title)).toBeVisible()
    isOut = false
    await button(/Continuer|Rattacher ce contrat/).click()
  })

  test('[P-ROUTE-12] begins with the choice whatever later step an address names', async () => {
    const { address } = await renderPage('/rattachement/confirmation', { person: 'thomas-leroux' })
    await expect.element(heading('Quel contrat d’entreprise rattachez-vous ?')).toBeVisible()
    await expect.poll(address).toBe('/rattachement/choice')
  })

  test('[ATT-01] goes by post where the server attaches none', async () => {
    await renderPage('/rattachement/choice', { person: 'thomas-leroux', extensions: [] })
    await expect.element(heading('Le rattachement en ligne n’est pas ouvert ici')).toBeVisible()
    expect(page.getByRole('main').getByRole('link', { name: 'Nous contacter' }).element().getAttribute('href')).toBe('/contact')
  })

  test('speaks English', async () => {
    await renderPage('/attachment/choice', { language: 'en' })
    await expect.element(heading('Which contract are you attaching?')).toBeVisible()
  })
})
