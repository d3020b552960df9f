import { describe, expect, test } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, renderExample, type Locator } from '../testing/text/index.ts'
import { home } from './examples.tsx'

const main = page.getByRole('main')
const heading = page.getByRole('heading', { level: 1 })
const card = (name: string): Locator => main.getByRole('article').filter({ hasText: name })
const toDo = page.getByRole('complementary', { name: 'À faire' })
const operations = page.getByRole('region', { name: 'Dernières opérations' })
const GREETING = 'Bonjour Sylvie, voici votre épargne'

/** Calls whose path holds one of these are lost until they are mended. */
const losing = (...paths: readonly string[]) => {
  let isLost = true
  const between: Between = (request, pass) =>
    isLost && paths.some((path) => request.path.includes(path)) ? Promise.reject(new TypeError('no network')) : pass()
  return { between, mend: () => (isLost = false) }
}

/** Answers of the test's own, by the end of a path. */
const answering =
  (answers: Readonly<Record<string, object>>): Between =>
  (request, pass) => {
    const found = Object.entries(answers).find(([path]) => request.path.includes(path))
    return found === undefined ? pass() : Promise.resolve({ status: 200, body: JSON.stringify(found[1]) })
  }

/** Amounts as they are said, in cents. */
const centsIn = (part: Element): readonly number[] =>
  [...part.querySelectorAll('[data-amount="shown"] > :last-child')].map(({ textContent }) =>
    Number(textContent.replaceAll(/\D/g, '')),
  )
/** The same, below zero for what left. */
const signedIn = (part: Element): readonly number[] =>
  [...part.querySelectorAll('[data-amount="shown"] > :last-child')].map(
    ({ textContent }) => Number(textContent.replaceAll(/\D/g, '')) * (/moins|[-−]/.test(textContent) ? -1 : 1),
  )
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Each family's total is that of its accounts, and theirs is that of the page, to the cent. */
const expectToAddUp = (): void => {
  const totals = [...document.querySelectorAll('main article')].map((family) => {
    const [total = 0] = centsIn(family)
    const rows = [...family.querySelectorAll('li > * > :nth-child(2)')].flatMap(centsIn)
    expect(sum(rows)).toBe(total)
    return total
  })
  const said = [...document.querySelectorAll('main p')].find(
    (line) => line.querySelector('[data-amount]') !== null && !/[a-z]/.test(line.textContent),
  )
  expect(said && centsIn(said)[0]).toBe(sum(totals))
}

describe('the connected home', () => {
  test('[P-ROUTE-39] it says what one holds, which adds up', async () => {
    await renderExample(home())
    await expect.element(heading).toHaveTextContent(GREETING)
    expect(main.element().textContent.match(/Réduire mon impôt/g)).toHaveLength(1)
    await expect.poll(() => card('Autres établissements').getByRole('listitem').elements()).toHaveLength(2)
    expectToAddUp()
    for (const text of [
      /Un fil : environ 2 000 €/,
      /Valeurs au 18\/11\/2026/,
      /Valeurs au 18\/11\/2026\. Dont 2 ?500,00/,
      /3 ?610,60 €.*versés par vous/,
    ])
      await expect.element(main).toMatchTextContent(text)
  })

  test('[ACC-11] the gain of the year is told without the accounts that do not say it, and its causes add up', async () => {
    await renderExample(home())
    const line = main.getByText(/depuis le 1/).filter({ hasText: 'de performance' })
    await expect
      .element(line)
      .toMatchTextContent(/depuis le 1er janvier, sans 2 comptes.*versés par vous et votre entreprise.*de frais$/)
    const [moved, ...causes] = signedIn(line.element())
    expect(sum(causes)).toBe(moved)
  })

  test('[ACC-17] what moved since the last visit is told account by account and by its cause, which add up', async () => {
    await renderExample(home())
    const visit = page.getByRole('region', { name: 'Depuis ma dernière visite' })
    for (const words of [
      /Marchés et intérêts/,
      /En tout depuis le 02\/11\/2026/,
      /Sans 2 comptes, qui ne disent pas ce qui a bougé/,
    ])
      await expect.element(visit).toMatchTextContent(words)
    const rows = visit.getByRole('row').elements().slice(1).map(signedIn)
    for (const row of rows) expect(sum(row.slice(0, -1))).toBe(row.at(-1))
    expect(sum(rows.slice(0, -1).map((row) => row.at(-1) ?? 0))).toBe(rows.at(-1)?.at(-1))
    await expect
      .element(visit.getByRole('link', { name: 'PERECO' }))
      .toHaveAttribute('href', '/epargne/detail/type/PERECO/00482201')
    await expect.element(main.getByRole('link', { name: 'Tous mes comptes' })).toHaveAttribute('href', '/accounts')
  })

  test('[P-TXN-07] [OPS-31] [P-TXN-09] operations keep their labels, an unknown state its own words', async () => {
    const named = (id: string, label: string, status: string) => ({
      scope: 's2e',
      type: 'VL',
      amount: 12.5,
      date: '18/11/2026',
      id,
      label,
      status,
    })
    const inProgress = [named('1', 'Prime de participation', 'En cours de traitement')]
    const done = [named('2', 'Versement Volontaire Programmé', 'Traitée'), named('3', 'Rachat <b>', 'Refusée')]
    const between: Between = (request, pass) =>
      request.path.includes('/services/operations/')
        ? Promise.resolve({
            status: 200,
            body: JSON.stringify({ operations: request.path.includes('progress') ? inProgress : done, error_scope: ['ais'] }),
          })
        : pass()
    await renderExample(home('sylvie-garnier', { between }))
    for (const [at, text] of [/Prime de participation.*En cours/, /Programmé.*Traité/, /Rachat <b>.*Refusée/].entries())
      await expect.element(operations.getByRole('row').nth(at + 1)).toMatchTextContent(text)
    await expect.element(operations.getByText('momentanément indisponible : Retraite d’entreprise.')).toBeVisible()
    // What was paid is not said while a part of it is not known.
    await expect.element(main).not.toMatchTextContent(/versés depuis le 1er janvier/)
  })

  test('it leaves no digit of any balance while amounts are hidden', async () => {
    const { app } = await renderExample(home())
    await expect.poll(() => operations.getByRole('row').elements()).toHaveLength(6)
    const amounts = [...document.querySelectorAll('[data-amount="shown"] > :first-child')].map(({ textContent }) => textContent)
    expect(amounts.length).toBeGreaterThan(15)
    app.settings.send({ type: 'amountsToggled' })
    await expect.poll(() => document.querySelectorAll('[data-amount="shown"]').length).toBe(0)
    const html = main.element().outerHTML.replaceAll(/[\s\u00A0\u202F]|&nbsp;/g, '')
    for (const amount of amounts) expect(html).not.toContain(amount.replaceAll(/[\s\u00A0+€]/g, ''))
    expect(html).not.toContain('Unfil')
  })

  test('[P-ERR-28] a part that fails takes nothing from the others, and is asked for again alone', async () => {
    const { between, mend } = losing('/services/operations/', '/services/budget-insight/accounts')
    await renderExample(home('sylvie-garnier', { between }))
    await expect.element(main).toMatchTextContent('Sans vos comptes d’autres établissements, momentanément indisponibles')
    await expect.element(operations).toMatchTextContent('Vos opérations sont momentanément indisponibles.')
    await expect.element(card('Retraite')).toMatchTextContent('88 408,97')
    mend()
    await card('Autres établissements').getByRole('button', { name: 'Réessayer' }).click()
    await operations.getByRole('button', { name: 'Réessayer' }).click()
    await expect.poll(() => operations.getByRole('row').elements()).toHaveLength(6)
    await expect.element(main).not.toMatchTextContent('indisponibles')
  })

  test('[ACC-18] what is shown stays while it is read anew, and when that fails, with a remark', async () => {
    const calls = losing('/api-s2e/accounts', '/services/operations/', '/services/budget-insight/accounts')
    let isAway = false
    const between: Between = (request, pass) => (isAway ? calls.between(request, pass) : pass())
    await renderExample(home('sylvie-garnier', { between }))
    await expect.poll(() => operations.getByRole('row').elements()).toHaveLength(6)
    await expect.poll(() => card('Autres établissements').getByRole('listitem').elements()).toHaveLength(2)
    const said = main.element().textContent
    isAway = true
    document.dispatchEvent(new Event('visibilitychange'))
    const remarks = main.getByText('Ces informations n’ont pas pu être actualisées.')
    await expect.poll(() => remarks.elements()).toHaveLength(2)
    expect(
      main.element().textContent.replaceAll(/Attention\W+Ces informations n’ont pas pu être actualisées\.Réessayer/g, ''),
    ).toBe(said)
    calls.mend()
    for (const region of [operations, main]) await region.getByRole('button', { name: 'Réessayer' }).first().click()
    await expect.poll(() => remarks.elements()).toHaveLength(0)
    expectToAddUp()
  })

  test('[P-ERR-22] individual contracts that cannot be read are said to be missing, and the total says so', async () => {
    const { between } = losing('/services/api-client/accounts')
    await renderExample(home('marc-delorme', { between }))
    await expect.element(card('Contrats individuels')).toMatchTextContent('Données indisponibles')
    await expect.element(main).toMatchTextContent('Sans vos contrats individuels, momentanément indisponibles')
    await expect.element(card('PER individuel')).toBeVisible()
  })

  test('[P-ERR-20] [P-ERR-24] without any answer the home is a notice, not a blank page', async () => {
    const { between, mend } = losing('api-ais/accounts', 'api-s2e/accounts', 'budget-insight/accounts')
    await renderExample(home('sylvie-garnier', { between }))
    const notice = main.getByRole('alert').filter({ hasText: 'Vos comptes sont momentanément indisponibles' })
    await expect.element(notice).toBeVisible()
    expect(main.getByRole('article').elements()).toHaveLength(0)
    mend()
    await notice.getByRole('button', { name: 'Réessayer' }).click()
    await expect.element(card('Retraite')).toBeVisible()
  })
})

describe('what there is to do', () => {
  test('[P-BANNER-01] [OPS-07] [P-BANNER-05] [P-BANNER-06] [OPS-08] a choice that waits interrupts, and what is missing stands beside it', async () => {
    await renderExample(home())
    for (const text of ['Un choix à faire jusqu’au 02/12/2026 inclus', 'Participation 2026', 'Faire mon choix'])
      await expect.element(toDo.getByRole('alert')).toMatchTextContent(text)
    await expect.element(toDo.getByRole('link', { name: 'Ajouter un RIB' })).toBeVisible()
  })

  for (const [count, said] of [
    [1, 'Votre choix est pris en compte'],
    [2, 'Vos choix sont pris en compte'],
  ] as const)
    test(`[P-BANNER-02] [P-BANNER-03] [P-BANNER-04] ${String(count)} that is known is said in blue`, async () => {
      const alerts = Array.from({ length: count }, (_, at) => ({ amount: 12.5, date: '18/11/2026', id_transaction: `${at}` }))
      const between = answering({
        '/transactional/option-bulletins': { s2e_option_bulletins: [] },
        '/services/api-s2e/alerts': { s2e_alerts: alerts },
      })
      await renderExample(home('sylvie-garnier', { between }))
      await expect.element(toDo).toMatchTextContent(said)
      expect(toDo.getByRole('alert').elements()).toHaveLength(0)
    })

  for (const [person, today, count] of [
    ['karim-vasseur', '2025-10-09', 1],
    ['karim-vasseur', '2025-10-10', 0],
    ['sylvie-garnier', '2025-10-09', 0],
  ] as const)
    test(`[P-BANNER-08] [P-BANNER-09] [P-BANNER-10] [OPS-09] [P-BANNER-11] the bonus of ${person} on ${today}`, async () => {
      await renderExample(home(person), { today })
      await expect.element(toDo.getByRole('link', { name: 'Ajouter un RIB' })).toBeVisible()
      expect(toDo.getByRole('link', { name: 'Placer ma prime' }).elements()).toHaveLength(count)
    })
})

test('as much as there can be is all there, and adds up', async () => {
  const { between } = losing('/services/api-s2e/alerts')
  await renderExample(home('anatole-de-kerguenec', { between }))
  const rows = () =>
    main
      .getByRole('article')
      .getByRole('link')
      .elements()
      .filter((row) => row.checkVisibility())
  await expect.poll(rows).toHaveLength(15)
  for (const fold of main.getByText(/^Voir les \d+ autres/).all()) await fold.click()
  await expect.poll(rows).toHaveLength(40)
  expectToAddUp()
})
