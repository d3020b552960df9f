import { expect, test } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, renderPage } from '../testing/text/index.ts'
import { FOUR, elsewherePage, inState, picking, stepPage } from './examples.tsx'

const PERSON = 'sylvie-garnier'
const bank = (name: string) => page.getByRole('article', { name })
const textOf = (name: string): string => bank(name).element().textContent ?? ''
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('two banks stand in two columns, and on a narrow window the threads of each end on its name', async () => {
  const { address, ports } = elsewherePage('two', FOUR.slice(0, 2))
  await renderPage(address, { ...ports })
  await expect.poll(() => textOf('Banque Sainte-Ambre')).toMatch(/9\s850,00/)
  const names = [...document.querySelectorAll('[data-part="fan-labels"] > li')].map(({ textContent }) => textContent)
  expect(names).toEqual(['Banque Sainte-Ambre', 'Interval Épargne'])
  expect(bank('Interval Épargne').element().closest('ul')?.style.getPropertyValue('--columns')).toBe('2')
})

test('[AGG-06] [AGGR-03] [AGGR-04] four banks say their state, their date and their way', async () => {
  const { address, ports } = elsewherePage('four', FOUR)
  await renderPage(address, { ...ports })
  await expect
    .poll(() => textOf('Banque Sainte-Ambre'))
    .toMatch(/9\s850,00.*Montant du 20\/11\/2026.*À jourLu le 20\/11\/2026 à 9h12.*Actualiser/)
  expect(textOf('Interval Épargne')).toMatch(/Figé au 16\/11\/2026.*À confirmer.*demande de confirmer l’accès.*Confirmer/)
  expect(textOf('Crédit du Rouvre')).toMatch(/Figé au 18\/11\/2026.*Sans réponse.*ne répond pas.*Réessayer/)
  expect(textOf('Caisse Valmorin')).toMatch(/Accord à renouveler.*À renouveler avant le 03\/12\/2026.*Renouveler mon accord/)
  const hero = page.getByText(/Dont .*figés/)
  await expect.element(hero).toBeVisible()
  expect(document.body.textContent).toMatch(/8\s920,00.*2 établissements ne nous ont rien transmis aujourd’hui/)
  expect(page.getByRole('row', { name: /Caisse Valmorin/ }).element().textContent).toMatch(
    /06\/06\/2026.*03\/12\/2026.*167\sjours sur 180, 13 restants/,
  )
})

test.each([
  ['wrongpass', 'Votre banque a refusé vos identifiants.', 'Se reconnecter'],
  ['actionNeeded', 'Votre banque attend une action sur son site.', 'J’ai fait le nécessaire'],
  ['notSupported', 'Cette banque n’est plus reliée.', 'Supprimer'],
  ['bug', 'Votre banque ne répond pas, nous réessaierons.', 'Réessayer'],
] as const)('[AGGR-03] a bank says what it comes to and what can be done: %s', async (state, said, way) => {
  const { address, ports } = inState(state)
  await renderPage(address, { ...ports })
  await expect.element(page.getByText(said)).toBeVisible()
  await expect.element(page.getByRole('button', { name: `${way}, Crédit d’Elvenay` })).toBeVisible()
})

test('[AGGR-03] a bank that updates offers nothing but its deletion', async () => {
  const { address, ports } = inState('validating')
  await renderPage(address, { ...ports })
  await expect.element(page.getByText('Mise à jour en cours.')).toBeVisible()
  expect(
    bank('Crédit d’Elvenay')
      .getByRole('button')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['Supprimer'])
})

test('[AGGR-09] a bank is deleted after one question that names its accounts, and is gone with them', async () => {
  await renderPage('/aggregation', { person: PERSON })
  await page.getByRole('button', { name: 'Supprimer, Interval Épargne' }).click()
  const question = page.getByRole('dialog', { name: 'Supprimer Interval Épargne ?' })
  await expect.element(question.getByText('PERCO')).toBeVisible()
  await question.getByRole('button', { name: 'Garder' }).click()
  await expect.element(bank('Interval Épargne')).toBeVisible()
  await page.getByRole('button', { name: 'Supprimer, Interval Épargne' }).click()
  await question.getByRole('button', { name: 'Supprimer' }).click()
  await expect.element(bank('Interval Épargne')).not.toBeInTheDocument()
  expect(page.getByRole('row', { name: /Interval Épargne/ }).element().textContent).toMatch(/Supprimé par vous le 20\/11\/2026/)
  expect(document.body.textContent).not.toMatch(/PERCO|2\s500,00/)
})

test('[AGGR-07] a bank that was just asked says from when it can be asked again', async () => {
  await renderPage('/aggregation', { person: PERSON })
  const again = page.getByRole('button', { name: 'Actualiser, Banque Sainte-Ambre' })
  await again.click()
  await expect.poll(() => textOf('Banque Sainte-Ambre')).toMatch(/Lu le 20\/11\/2026 à/)
  await again.click()
  await expect.element(page.getByText(/Cette banque vient d’être lue. Réessayez à \d+h\d\d\./)).toBeVisible()
})

test('[AGGR-10] where no bank can be linked the page lists what is known', async () => {
  const between: Between = async (request, pass) => {
    const answer = await pass()
    return request.path.endsWith('/version')
      ? { ...answer, body: JSON.stringify({ ...JSON.parse(answer.body), extensions: [] }) }
      : answer
  }
  await renderPage('/aggregation', { person: PERSON, between })
  await expect.element(page.getByText(/n’est pas possible ici/)).toBeVisible()
  expect(document.body.textContent).toMatch(/Assurance vie, Banque Sainte-Ambre/)
  await expect.element(page.getByRole('link', { name: 'Ajouter un établissement' })).not.toBeInTheDocument()
})

test('[AGG-06] what cannot be read is asked for again', async () => {
  let isOut = true
  const between: Between = (request, pass) => {
    if (isOut && request.path.endsWith('/budget-insight/connections')) throw new TypeError('offline')
    return pass()
  }
  await renderPage('/aggregation', { person: PERSON, between })
  await expect.element(page.getByText(/n’ont pas pu être lus/)).toBeVisible()
  isOut = false
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(bank('Banque Sainte-Ambre')).toBeVisible()
})

test('[AGGR-01] [AGG-07] [AGG-12] a bank is found by its name, says whether it answers, and is asked for where none is chosen', async () => {
  await renderPage('/aggregation/choice', { person: PERSON })
  await expect.element(heading('Ajouter un établissement')).toBeVisible()
  const next = page.getByRole('button', { name: 'Continuer' })
  await expect.element(next).not.toHaveAttribute('aria-disabled')
  await next.click()
  await expect.element(page.getByText('Choisissez un établissement.')).toBeVisible()
  await page.getByRole('searchbox').fill('cr')
  await expect.poll(() => page.getByRole('radio').elements().length).toBe(3)
  await expect.element(page.getByRole('radio', { name: /Banque Acrière/ })).toBeDisabled()
  await expect.element(page.getByText('Vous pouvez l’ajouter, la liaison se fera plus tard')).toBeVisible()
})

test('[AGGR-02] [AGG-08] the accounts of a bank are ticked, and those that are shown stand in the record', async () => {
  await renderPage(picking.address, { ...picking.ports })
  await expect.element(page.getByRole('checkbox', { name: 'Assurance vie Horizon, 7741 0932' })).toBeChecked()
  await expect.element(page.getByText('Déjà dans votre espace : compté une seule fois')).toBeVisible()
  await expect.element(page.getByText('Non repris : Compte courant et Livret A.')).toBeVisible()
  await page.getByRole('button', { name: 'Afficher' }).click()
  await expect.element(heading('Crédit d’Elvenay est relié')).toBeVisible()
  expect(document.querySelector('main aside')?.textContent).toMatch(/Assurance vie Horizon, 7741 0932\s*6\s420,00/)
  expect(document.querySelector('main aside')?.textContent).not.toMatch(/PEE/)
})

test('[AGGR-02] [AGGR-06] the consent says what, why, by whom and until when', async () => {
  const { address, ports } = consent()
  const { left } = await renderPage(address, { ...ports })
  const box = page.getByRole('checkbox')
  await expect.element(box).not.toBeChecked()
  expect(document.body.textContent).toMatch(/19\/04\/2027.*19\/05\/2027.*17\/08\/2027/)
  await page.getByRole('button', { name: 'Vers ma banque' }).click()
  await expect.element(page.getByText('Cochez la case pour continuer.')).toBeVisible()
  await box.click()
  await page.getByRole('button', { name: 'Vers ma banque' }).click()
  await expect.poll(() => left.join(' ')).toMatch(/^\/stand-in\/bank\/elvenay\?state=/)
})

test('[AGGR-08] a return that this tab did not ask for reads nothing', async () => {
  const asked: string[] = []
  const between: Between = (request, pass) => {
    asked.push(request.path)
    return pass()
  }
  await renderPage('/aggregation/callback?state=another', { person: PERSON, between })
  await expect.element(heading('Ce retour ne correspond à aucune demande')).toBeVisible()
  expect(asked.filter((path) => path.endsWith('/return'))).toEqual([])
})

test('[P-CALL-77] [P-CALL-78] an account elsewhere shows its investments and operations', async () => {
  await renderPage('/epargne/detail/type/LIFE/90014081', { person: PERSON })
  await expect.element(page.getByRole('region', { name: 'Placements de ce compte' })).toBeVisible()
  await expect.element(page.getByText('Fonds en euros')).toBeVisible()
  await expect.element(page.getByText(/05\/11\/2026, Versement programmé/)).toBeVisible()
})

test('[AGGR-04] the home and the list of accounts say what of their totals is frozen', async () => {
  await renderPage('/accounts', { person: PERSON })
  await expect.element(page.getByText(/figés ailleurs depuis le 16\/11\/2026/)).toBeVisible()
  await expect.element(page.getByText('Figé au 16/11/2026')).toBeVisible()
})

test('speaks English', async () => {
  const { address, ports } = elsewherePage('four', FOUR)
  await renderPage(address, { ...ports, language: 'en' })
  await expect.poll(() => textOf('Interval Épargne')).toMatch(/Frozen on 16\/11\/2026.*To confirm.*Confirm/)
})

const consent = () => stepPage('consent', 'identification', STORED)
const STORED = {
  stored: {
    'hautelisse.aggregation': JSON.stringify({ version: 1, connector: 'elvenay', name: 'Crédit d’Elvenay', renews: false }),
  },
}
