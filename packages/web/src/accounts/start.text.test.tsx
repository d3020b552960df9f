import { expect, test } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, renderPage } from '../testing/text/index.ts'

const main = page.getByRole('main')
const heading = page.getByRole('heading', { level: 1 })
const link = (name: string) => main.getByRole('link', { name })

test.each([
  ['camille-verdier', 'Bonjour Camille', /^Mutuelle Ormeraie nous transmet vos droits/],
  ['ines-caradec', 'Bonjour Inès', /^Nous recevons vos droits/],
])('[P-ERR-21] [ACTS-14] %s, without a contract, is welcomed and attaches the one of a letter', async (person, hello, sender) => {
  await renderPage('/epargne', { person })
  await expect.element(heading).toHaveTextContent('Vos comptes apparaîtront ici')
  await expect.element(main.getByText(hello)).toBeVisible()
  await expect.element(main.getByText(sender)).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Votre épargne semble vide' })).toBeVisible()
  const card = main.getByRole('region', { name: 'Rattacher le contrat de votre courrier' })
  await expect.element(card.getByRole('link', { name: 'Rattacher ce contrat' })).toHaveAttribute('href', '/rattachement/choice')
  const coming = main.getByRole('region', { name: 'Ce qui va venir' })
  expect(coming.getByRole('listitem').elements()).toHaveLength(4)
  const ahead = main.getByRole('region', { name: 'Sans attendre' })
  await expect.element(ahead.getByRole('link', { name: /^Ma retraite/ })).toHaveAttribute('href', '/epargne?vue=projet')
  await expect.element(ahead.getByRole('link', { name: /^Réduire mon impôt/ })).toBeVisible()
  for (const act of ['Faire un versement', 'Faire un arbitrage', 'Retirer mon épargne']) expect(link(act).elements()).toEqual([])
})

/** Somebody whose accounts and whose company are not what the API says. */
const answering =
  (path: string, change: (body: Record<string, unknown>) => object): Between =>
  async (request, pass) => {
    const answer = await pass()
    if (!request.path.endsWith(path) || answer.status !== 200) return answer
    return { ...answer, body: JSON.stringify(change(JSON.parse(answer.body) as Record<string, unknown>)) }
  }

test.each([
  ['/epargne', 'marc-delorme'],
  ['/transmission', 'helene-fontanel'],
])('[P-ERR-21] [ACTS-14] on %s an individual customer without a contract is told nothing of a company', async (at, person) => {
  const between = answering('/accounts', (body) => Object.fromEntries(Object.keys(body).map((name) => [name, []])))
  await renderPage(at, { person, between })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Vos comptes apparaîtront ici' })).toBeVisible()
  await expect.element(main.getByText('Vos contrats s’affichent ici une fois rattachés à votre espace.')).toBeVisible()
  const coming = main.getByRole('region', { name: 'Ce qui va venir' })
  expect(coming.getByRole('listitem').elements()).toHaveLength(4)
  expect(main.element().textContent).not.toMatch(/entreprise|prime /)
  await expect.element(link('Rattacher ce contrat')).toBeVisible()
  expect(main.getByRole('link', { name: /^Ma retraite/ }).elements()).toHaveLength(1)
})

test('[P-ERR-21] the company that is named is the main one', async () => {
  const other = { id: 'other', name: 'Autre Société', payor: false, main_company: false, max_attachment_size: 0 }
  const between = answering('/api-s2e/profile', ({ s2e_profile: profile }) => {
    const { companies, ...others } = profile as { readonly companies: readonly object[] }
    return { s2e_profile: { ...others, companies: [other, ...companies] } }
  })
  await renderPage('/epargne', { person: 'camille-verdier', between })
  await expect.element(main.getByText(/^Mutuelle Ormeraie nous transmet vos droits/)).toBeVisible()
})

test('[ACTS-13] the main button of somebody with individual contracts alone is the advisor, by name', async () => {
  await renderPage('/transmission', { person: 'helene-fontanel' })
  await expect.element(link('Verser avec Élise Montagnac')).toHaveAttribute('href', '/transmission#advisor_transmission')
  expect(link('Faire un versement').elements()).toEqual([])
})

test('[HOME-DOORS-01] [ACTS-13] an individual customer has three doors, each with its place, and a table of contracts by acts', async () => {
  const { address } = await renderPage('/epargne', { person: 'marc-delorme' })
  const pay = link('Faire un versement')
  await expect.element(pay).toHaveAttribute('href', '/transactional/redirect/voluntary-payment')
  await expect.element(pay).toHaveAccessibleDescription('PER individuel : dans l’espace des opérations, nouvel onglet')
  const ask = link('Demander à Élise Montagnac')
  await expect.element(ask).toHaveAttribute('href', '/epargne#advisor')
  await expect.element(ask).toHaveAccessibleDescription('Verser, arbitrer ou retirer sur vos autres contrats')
  const retire = main.getByRole('button', { name: 'Prendre ma retraite' })
  await expect.element(retire).toHaveAttribute('aria-disabled', 'true')
  await expect.element(retire).toHaveAccessibleDescription('Dès le 14/07/2028, ou avec une pension déjà commencée')
  const table = main.getByRole('table', { name: 'Où agir sur vos contrats' })
  const row = (name: RegExp) => table.getByRole('row', { name })
  for (const [contract, cells] of [
    [
      /^PER individuel/,
      [/Espace des opérations/, /Espace des opérations/, /Selon le motif.*À partir du 14\/07\/2028 sans motif$/],
    ],
    [/^Retraite article 83/, [/Cette opération n’est pas ouverte/, /Ce contrat ne permet pas d’arbitrage/, /Selon le motif/]],
    [/^Assurance vie/, [/Élise Montagnac/, /Élise Montagnac/, /Élise Montagnac/]],
  ] as const)
    for (const [place, said] of cells.entries())
      await expect.element(row(contract).getByRole('cell').nth(place)).toMatchTextContent(said)
  await expect.element(link('Mes documents')).toHaveAttribute('href', '/documents')
  await table.getByRole('link', { name: 'Espace des opérations Arbitrer, PER individuel' }).click()
  await expect.poll(address).toBe('/transactional/redirect/space')
})

test('[HOME-DOORS-01] where the doors cannot be read, those of the menu stand in their place and the table asks again', async () => {
  let isOut = true
  const between: Between = (request, pass) => {
    if (isOut && /authorized-acts|transactions|operations|contexts?/.test(request.path)) throw new TypeError('offline')
    return pass()
  }
  await renderPage('/epargne', { person: 'marc-delorme', between })
  await expect.element(link('Faire un arbitrage')).toBeVisible()
  const places = main.getByRole('region', { name: 'Où agir sur vos contrats' })
  await expect.element(places).toMatchTextContent('n’a pas pu être lu')
  isOut = false
  await places.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(places.getByRole('table')).toBeVisible()
})
