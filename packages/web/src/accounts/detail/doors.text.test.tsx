import { expect, test } from 'vitest'
import type { Between } from '../../shell/index.ts'
import { page, renderPage } from '../../testing/text/index.ts'

const main = page.getByRole('main')
const acts = main.getByRole('region', { name: 'Ce que vous pouvez faire' })
const link = (name: RegExp) => acts.getByRole('link', { name })

/** The three acts of the list, each with where it leads. */
const ways = () =>
  acts
    .getByRole('link', { name: /^(?:Faire un versement|Retirer mon épargne|Faire un arbitrage)/ })
    .elements()
    .map((one) => [one.textContent.split(/(?<=versement|épargne|arbitrage) /)[0], one.getAttribute('href')])

test.each([
  ['helene-fontanel', 'LIFE_INSURANCE', '00195501', 'advisor_transmission'],
  ['marc-delorme', 'LIFE_INSURANCE', '00310791', 'advisor'],
  ['marc-delorme', 'MADELIN', '00310790', 'advisor'],
])(
  '[WDR-07] [ACTS-13] the buttons of an individual contract of %s, %s, lead to the advisor and to no page of employee savings',
  async (person, type, id, hash) => {
    const at = `/epargne/detail/type/${type}/${id}`
    await renderPage(at, { person })
    await expect.poll(ways).toEqual([
      ['Faire un versement', `${at}#${hash}`],
      ['Retirer mon épargne', `${at}#${hash}`],
      ['Faire un arbitrage', `${at}#${hash}`],
    ])
    await expect.element(main.getByRole('link', { name: 'Verser avec Élise Montagnac' })).toHaveAttribute('href', `${at}#${hash}`)
    expect(acts.element().textContent).toContain('Élise Montagnac s’en occupe avec vous')
    expect(main.element().innerHTML).not.toMatch(/\/savings\/withdraw/)
  },
)

test('[ACTS-13] [P-ROUTE-47] the buttons of a contract of the external space lead there, and money out to its own page', async () => {
  await renderPage('/epargne/detail/type/PERU/00310774', { person: 'marc-delorme' })
  await expect.poll(ways).toEqual([
    ['Faire un versement', '/transactional/redirect/voluntary-payment'],
    ['Retirer mon épargne', '/savings/withdraw/ais'],
    ['Faire un arbitrage', '/transactional/redirect/space'],
  ])
  await expect
    .element(main.getByRole('link', { name: 'Verser dans l’espace du contrat' }))
    .toHaveAttribute('href', '/transactional/redirect/voluntary-payment')
})

test('[ACTS-13] what a contract does not allow is shut with its reason, in the head as in the list', async () => {
  await renderPage('/epargne/detail/type/A83/00310780', { person: 'marc-delorme' })
  await expect.poll(ways).toEqual([['Retirer mon épargne', '/savings/withdraw/ais']])
  expect(acts.element().textContent).toContain('Cette opération n’est pas ouverte sur ce compte')
  expect(acts.element().textContent).toContain('Ce contrat ne permet pas d’arbitrage en ligne')
  expect(main.getByRole('link', { name: /^(?:Verser|Faire un versement|Demander un versement)/ }).elements()).toEqual([])
})

test('[WDR-07] [ACTS-13] [P-ROUTE-47] a PERO of somebody who has employee savings too leads to the page of retirement contracts', async () => {
  await renderPage('/epargne/detail/type/PERO/00482176', { person: 'sylvie-garnier' })
  await expect.element(link(/^Retirer mon épargne/)).toHaveAttribute('href', '/savings/withdraw/ais')
})

test('[WDR-07] [ACTS-13] employee savings keep their pages, with what is missing beside the way', async () => {
  await renderPage('/epargne/detail/type/PEE/00482190', { person: 'sylvie-garnier' })
  await expect.element(link(/^Retirer mon épargne/)).toHaveAttribute('href', '/savings/withdraw')
  await expect
    .element(link(/^Faire un versement/))
    .toHaveAttribute('href', '/transactional/payment/s2e/ent-aubrenne?account=00482190')
  const monthly = link(/^Programmer un versement/)
  await expect.element(monthly).toHaveAttribute('href', '/transactional/payment/s2e/ent-aubrenne?account=00482190&way=scheduled')
})

test('[ACTS-13] what can be done is asked for again where it could not be read, and the account stays', async () => {
  let isOut = true
  const between: Between = (request, pass) => {
    if (isOut && /permission|authorized-acts|operations/.test(request.path)) throw new TypeError('offline')
    return pass()
  }
  await renderPage('/epargne/detail/type/PERO/00626500', { person: 'thomas-leroux', between })
  await expect.element(acts.getByText('Ce que vous pouvez faire n’a pas pu être lu.')).toBeVisible()
  isOut = false
  await acts.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(link(/^Retirer mon épargne/)).toHaveAttribute('href', '/savings/withdraw/ais')
})

test('[AGG-02] the page of all accounts has the way to one more: a contract by its letter, or another bank', async () => {
  const { address } = await renderPage('/accounts', { person: 'sylvie-garnier' })
  await main.getByRole('link', { name: 'Ajouter un compte' }).click()
  await expect.poll(address).toBe('/accounts#add_account_retirement')
  await expect.element(page.getByRole('dialog', { name: 'Ajouter un compte' })).toBeVisible()
})

test('[ACTS-14] [P-ROUTE-44] the page of all accounts of somebody who has none says how one gets here', async () => {
  await renderPage('/accounts', { person: 'camille-verdier' })
  await expect.element(page.getByText('Vous n’avez pas encore de contrat ici')).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: 'Rattacher le contrat de votre courrier' }))
    .toHaveAttribute('href', '/rattachement/choice')
  expect(main.element().textContent).not.toMatch(/indisponible|ne correspond/)
})
