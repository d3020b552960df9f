import { describe, expect, test } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, renderPage } from '../testing/text/index.ts'
import { answeredWith } from './examples.tsx'

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const question = (name: string | RegExp) => page.getByRole('heading', { level: 2, name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const field = (name: string | RegExp) => page.getByRole('textbox', { name })

const LETTER = { number: '0062 6511', code: 'k7mq 4txh', birth: '01/09/1966' }

const toLetter = async (kind: RegExp): Promise<void> => {
  await page.getByRole('radio', { name: kind }).click()
  await button('Continuer').click()
  await expect.element(question('Que dit votre courrier ?')).toBeVisible()
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
  test('[P-ROUTE-74] [ATT-01] are three tiles', async () => {
    await renderPage('/attachment/mosaic', { person: 'sylvie-garnier' })
    await expect.element(heading('Ajouter un compte')).toBeVisible()
    const links = ['Rattacher un plan', 'Rattacher un contrat', 'Ajouter un établissement'].map((name) =>
      page.getByRole('article').getByRole('link', { name }).element().getAttribute('href'),
    )
    expect(links).toEqual(['/rattachement/choice', '/connected-attachment/axa-attachment', '/aggregation'])
  })

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
  test('[AGG-03] [P-ROUTE-43] [ATT-02] [ATT-04] of a company says what is missing or wrong, then whose it is, and leads to its amounts', async () => {
    const { address } = await renderPage('/rattachement/choice', { person: 'thomas-leroux' })
    await expect.element(heading('Rattacher un contrat d’entreprise')).toBeVisible()
    await button('Continuer').click()
    await expect.element(page.getByText('Choisissez un contrat.')).toBeVisible()
    await toLetter(/Épargne salariale/)
    await expect.poll(address).toBe('/rattachement/identification')
    await button('Continuer').click()
    expect(page.getByText('Champ requis').elements().length).toBe(3)
    await fill({ number: '0062', code: 'O0IL1111', birth: '31/02/1966' })
    await expect.element(page.getByText('8 chiffres sont attendus')).toBeVisible()
    await expect.element(page.getByText('8 lettres et chiffres sont attendus, sans 0, 1, I, L ni O')).toBeVisible()
    await expect.element(page.getByText('Cette date n’est pas valide')).toBeVisible()
    await fill()
    await button('Continuer').click()
    await expect.poll(address).toBe('/rattachement/confirmation')
    expect(document.body.textContent).toMatch(/Contrat\s*PEE.*Mutuelle Ormeraie.*T\. L\./)
    expect(document.body.textContent).not.toMatch(/4\s?312/)
    await button('Rattacher ce contrat').click()
    await expect.element(heading('Votre contrat est rattaché')).toBeVisible()
    expect(document.querySelector('form')).toBeNull()
    await page.getByRole('link', { name: 'Voir mes comptes' }).click()
    await expect.poll(() => document.body.textContent).toMatch(/4\s312,60/)
  })

  test('[AGG-04] [P-ROUTE-72] of one’s own goes the same way at one address, and comes back with what was typed', async () => {
    const { address } = await renderPage('/connected-attachment/axa-attachment', { person: 'sylvie-garnier' })
    await expect.element(question('Quel contrat individuel rattachez-vous ?')).toBeVisible()
    await toLetter(/Retraite individuelle/)
    await fill({ number: '00489031', code: 'HX6P2CVJ', birth: '12/03/1964' })
    await button('Continuer').click()
    await expect.element(question('Est-ce bien votre contrat ?')).toBeVisible()
    await button('Précédent').click()
    expect(typed()).toEqual(['00489031', 'HX6P2CVJ', '12/03/1964'])
    expect(address()).toBe('/connected-attachment/axa-attachment')
  })

  test('[AGG-05] [AGG-09] [P-ROUTE-10] [P-ROUTE-11] [P-LAY-07] is attached by a visitor without header, who then signs in', async () => {
    const { address } = await renderPage('/attachment/choice')
    await expect.element(question('Quel contrat rattachez-vous ?')).toBeVisible()
    expect(page.getByRole('banner').elements()).toEqual([])
    expect(heading('Rattacher un contrat').elements().length).toBe(1)
    expect(page.getByRole('link', { name: 'Accueil' }).element().getAttribute('href')).toBe('/')
    expect(page.getByRole('radio').elements().length).toBe(4)
    await toLetter(/Épargne salariale/)
    await fill()
    await button('Continuer').click()
    await button('Rattacher ce contrat').click()
    await expect.element(page.getByText(/connectez-vous pour le voir/)).toBeVisible()
    expect(page.getByRole('link', { name: 'Accueil' }).element().getAttribute('href')).toBe('/')
    expect(page.getByRole('link', { name: 'Retour à mon épargne' }).elements()).toEqual([])
    expect(address()).toBe('/attachment/done')
    expect(page.getByRole('link', { name: 'Accéder à mon espace' }).element().getAttribute('href')).toBe('/login')
  })

  test.each([
    ['ERR_UNKNOWN', 404, /ne correspondent à aucun contrat/],
    ['ERR_LIMIT', 429, /attendez une heure/],
    ['ERR_CONFLICT', 409, /déjà dans votre espace/],
    ['ERR_REFUSED', 403, /au nom d’une autre personne/],
    ['ERR_INTERNAL', 500, /Vos réponses restent affichées ici/],
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
    ['ERR_INTERNAL', 500, /n’a pas été prise en compte/, 'Est-ce bien votre contrat ?'],
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
    await expect.element(question(title)).toBeVisible()
    isOut = false
    await button(/Continuer|Rattacher ce contrat/).click()
  })

  test('[P-ROUTE-12] begins with the choice whatever later step an address names', async () => {
    const { address } = await renderPage('/rattachement/confirmation', { person: 'thomas-leroux' })
    await expect.element(question('Quel contrat d’entreprise rattachez-vous ?')).toBeVisible()
    await expect.poll(address).toBe('/rattachement/choice')
  })

  test('[ATT-01] goes by post where the server attaches none', async () => {
    await renderPage('/rattachement/choice', { person: 'thomas-leroux', extensions: [] })
    await expect.element(heading('Le rattachement en ligne n’est pas ouvert ici')).toBeVisible()
    expect(page.getByRole('main').getByRole('link', { name: 'Nous contacter' }).element().getAttribute('href')).toBe('/contact')
  })

  test('speaks English', async () => {
    await renderPage('/attachment/choice', { language: 'en' })
    await expect.element(question('Which contract are you attaching?')).toBeVisible()
  })
})
