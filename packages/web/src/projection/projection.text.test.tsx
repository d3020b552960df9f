import { expect, test } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, renderExample, renderPage } from '../testing/text/index.ts'
import { EMPTY, known } from './examples.tsx'

const heading = page.getByRole('heading', { level: 1 })
const words = (): string => document.querySelector('main')?.textContent.replaceAll(/[\u00A0\u202F]/g, ' ') ?? ''
const button = (name: string | RegExp) => page.getByRole('button', { name })
const change = (answer: string) => button(`Modifier : ${answer}`)

/** Calls whose path ends so fail until they are mended. */
const failing = (...ends: readonly string[]) => {
  let isDown = true
  const between: Between = (request, pass) =>
    isDown && ends.some((end) => request.path.includes(end))
      ? Promise.resolve({ status: 500, body: JSON.stringify({ data: 'ERR_INTERNAL' }) })
      : pass()
  return { between, mend: () => (isDown = false) }
}

test('[PROJ-14] [PROJ-10] [RP-21] (S-1) (S-3) (S-5) (S-54) age and goal, then the pension, then the household are asked for, and only then is there a figure', async () => {
  await renderExample(EMPTY)
  await expect.element(heading).toHaveTextContent('De quoi vivrez-vous à la retraite ?')
  await page.getByLabelText('Mon âge de départ').fill('64')
  await button('Continuer').click()
  await expect.element(page.getByText('Champ requis')).toBeVisible()
  await page.getByLabelText('Mon objectif, net par mois').fill('1900')
  await button('Continuer').click()

  await expect.element(heading).toHaveTextContent('Quelle sera votre pension de l’État ?')
  await expect.poll(words).toContain('Au moins')
  expect(words()).toContain('Pas encore connue')
  for (const absent of ['Il manque', 'Selon votre âge de départ', 'sur 100', 'atteindraient', 'net par mois, 71'])
    expect(words()).not.toContain(absent)
  await button('Continuer').click()
  await expect.element(page.getByText('Champ requis')).toBeVisible()
  await page.getByLabelText('Brut, par mois, sur votre dernier relevé').fill('1578,62')
  await button('Continuer').click()

  await expect.element(heading).toHaveTextContent('Comment êtes-vous imposé ?')
  await expect.poll(words).toContain('brut, le montant que vous avez indiqué')
  expect(words()).not.toContain('Il manque 1')
  await button('Continuer').click()
  await expect.element(page.getByText('Il manque une réponse pour calculer votre net.')).toBeVisible()
  await page.getByRole('radio', { name: 'Seul(e)' }).click()
  await page.getByRole('combobox', { name: 'Nombre de parts' }).selectOptions('1 (sans enfant à charge)')
  await page.getByLabelText('Revenu imposable du foyer, par an').fill('24300')
  // Nothing moves on while an answer is typed.
  await expect.element(heading).toHaveTextContent('Comment êtes-vous imposé ?')
  await expect.element(page.getByText('Il manque une réponse pour calculer votre net.')).not.toBeInTheDocument()
  await button('Continuer').click()
  await expect.element(heading).toHaveTextContent('À 64 ans, vous auriez pour vivre')
  // Without a reference income the highest rate is supposed, and said to be.
  await expect.poll(words).toContain('le taux le plus élevé est supposé')
})

test('[PROJ-01] [PROJ-08] [PROJ-09] [RP-22] [RP-24] [RP-25] (S-2) (S-4) the figure is that of the API, net, with its range, and its parts and what is missing add up to the goal', async () => {
  let answered = ''
  const between: Between = async (request, pass) => {
    const answer = await pass()
    if (request.path.endsWith('/projections/retirement')) answered = JSON.stringify(answer)
    return answer
  }
  await renderExample(known({}, { between }))
  await expect.element(heading).toHaveTextContent('À 64 ans, vous auriez pour vivre')
  await expect.poll(words).toContain('vivre1 851 €')
  expect(words()).toContain(
    'Net de prélèvements et d’impôt, en euros d’aujourd’hui. Entre 1 820 €1820 € et 1 856 €1856 € : pourquoi.',
  )
  expect(words()).toContain('En euros de 2028 : 1 900 €')
  // Exactly 1 850,70 €: the total of the API's lines, which carries its net in euros of today.
  expect(answered).toMatch(/net\\":1850\.7[,}]/)
  expect(words()).toContain('71 + 12 + 10 + 2 = 95 fils')
  await expect.element(page.getByText('Il manque', { exact: true })).toBeVisible()
  expect(words()).toContain('Il manque49 €')
  // What is nothing is not told: no capital, no loan.
  expect(words()).not.toMatch(/seraient versés|Votre crédit/)
  expect(words()).toContain('10,1 % au lieu de 8,4 %')
  expect(words()).toContain('De 0 à 4 % par an pendant 16 mois')
})

test('[RP-12] [RP-26] [RP-27] [RP-28] (S-3) (S-52) (S-56) ages with their chances, what each setting changes, and no payment above a tenth of the income', async () => {
  await renderExample(known({}))
  const table = page.getByRole('table', { name: /^Pension, rentes, autres revenus et net/ })
  await expect.element(table.getByRole('row', { name: /67 ans.*9 sur 100/ })).toBeVisible()
  await expect.element(table.getByRole('row', { name: /64 ans.*moins de 1 sur 100/ })).toBeVisible()
  await expect.poll(words).toContain('À aucun de ces âges vous n’atteindriez votre objectif.')
  expect(words()).toContain(
    'pour la part épargnée seule ; votre pension est supposée certaine. Mêmes hypothèses que la projection : 2 % par an',
  )
  await expect.poll(words).toContain('Chances de l’atteindre : moins de 1 sur 100, pour la part épargnée seule')
  await expect.poll(words).toContain('Un an de plus + 11 €')
  expect(words()).toContain('100 € de plus jusqu’au départ + 3 €')
  await expect.poll(words).toMatch(/Verser ne suffira pas : il faudrait plus de 202,00 €/)
  expect(words()).toContain('Rien n’est versé depuis cette page.')
  await page.getByRole('slider', { name: 'Âge de départ' }).fill('66')
  await expect.element(heading).toHaveTextContent('À 66 ans, vous auriez pour vivre')
})

/** The saved estimate of a notary: their own scheme is not computed. */
const PARTIAL = {
  age_full_rate: '64 ans',
  careers: { base: [], complementary: [] },
  date: '2026-11-20T09:00:00Z',
  contracts: [],
  result: [
    {
      age: '64 ans',
      quarters: 169,
      yearly_amount_base: 9610.8,
      yearly_amount_complementary: 0,
      type: 'AGE_ENTIER',
      start: '01/04/2028',
    },
  ],
  basis: {
    birth: '12/03/1964',
    children_credited: 0,
    children_raised: 0,
    reputed_quarters: 0,
    other_quarters: 0,
    other_base: 0,
    other_complementary: 0,
    other_label: null,
    left_out: 'notaries',
    statement: [],
    projection: { from: 2026, wage: 30_000, level: 'duration', pause: null },
    today: '20/11/2026',
    checked_until: '31/10/2026',
  },
}

test('[RP-21] [PE-11] (S-6) an estimate that leaves a scheme out is at least a pension: no figure before the amount is typed, which then counts', async () => {
  const between: Between = (request, pass) =>
    request.path.endsWith('/marel/initialize') ? Promise.resolve({ status: 200, body: JSON.stringify(PARTIAL) }) : pass()
  await renderExample(known({ known_pension: '' }, { between }))
  await expect.element(heading).toHaveTextContent('Quelle sera votre pension de l’État ?')
  await expect.poll(words).toContain('Votre estimation laisse de côté un de vos régimes')
  expect(words()).toMatch(/Votre pension de l’ÉtatAu moins800 €/)
  expect(words()).not.toMatch(/Il manque|sur 100|Pas encore connue/)
  await page.getByLabelText('Brut, par mois, sur votre dernier relevé').fill('1578,62')
  await button('Continuer').click()
  await expect.element(heading).toHaveTextContent('À 64 ans, vous auriez pour vivre')
  await expect.poll(words).toContain('vivre1 851 €')
})

test('[RP-28] [RP-25] a payment that closes a small gap is tried, and the goal is then in the range', async () => {
  const { between } = failing('/contribution-gauge/')
  await renderExample(known({ goal: '1 853,00' }, { between }, undefined, { taxable_income: '99 000,00' }))
  await expect.element(page.getByText('Il est dans la fourchette : atteint ou non selon ce qui reste ouvert.')).toBeVisible()
  await change('Objectif').click()
  await page.getByLabelText('Mon objectif, net par mois').fill('1858')
  await button('Valider').click()
  await button('Essayer ce versement').click()
  await expect.element(page.getByText('Il est dans la fourchette : atteint ou non selon ce qui reste ouvert.')).toBeVisible()
})

test('[PROJ-16] [PROJ-06] [S-CALL-31] is saved with the words of the API', async () => {
  await renderExample(known({}))
  await button('Enregistrer').click()
  await expect.element(page.getByText('Votre projet est enregistré.')).toBeVisible()
})

test('[PROJ-15] figures give way to a failure that can be tried again, and the answers stay', async () => {
  const { between, mend } = failing('/projections/retirement')
  await renderExample(known({}, { between }))
  await expect.element(page.getByText('Le simulateur est temporairement indisponible.')).toBeVisible()
  expect(words()).toContain('1 900,00 €')
  mend()
  await button('Réessayer').click()
  await expect.element(heading).toHaveTextContent('À 64 ans, vous auriez pour vivre')
})

test('[PROJ-15] a save that fails says so', async () => {
  const { between } = failing('/projections/save')
  await renderExample(known({}, { between }))
  await button('Enregistrer').click()
  await expect.element(page.getByText(/Votre projet n’a pas été enregistré/)).toBeVisible()
})

const scheme = page.getByRole('listitem').filter({ hasText: 'Régime de retraite de votre entreprise' })

test('[RP-05] [RP-06] [RP-07] [P-ACCT-23] [O-CONST-29] (S-55) accounts are folded away with why they count; the company scheme is shown and never counted', async () => {
  await renderExample(known({}))
  await expect.element(change('Partage de l’épargne')).toBeVisible()
  await expect.element(scheme).not.toBeInTheDocument()
  await change('Partage de l’épargne').click()
  await expect.poll(words).toContain('PER d’entreprise obligatoire en cours : compté')
  await expect.element(scheme).toMatchTextContent('Régime d’entreprise : montré, jamais compté')
  await expect.element(scheme).toMatchTextContent(/8\s420,00\s€/)
  await expect.element(scheme).toMatchTextContent(/64\s: 80\s%.*67\s: 100\s%/)
  await expect.element(scheme.getByRole('checkbox')).not.toBeInTheDocument()
  await page.getByRole('checkbox', { name: /Retraite article 83/ }).click()
  await button('Valider').click()
  await expect.poll(words).toContain('Tout en rente, 2 contrats comptés')
})

test('[RP-06] where the company scheme cannot be read it is not there, and the figure is the same', async () => {
  const { between } = failing('/b2v/initialize')
  await renderExample(known({}, { between }))
  await expect.poll(words).toContain('vivre1 851 €')
  await change('Partage de l’épargne').click()
  await expect.element(page.getByText('Comptes pris en compte')).toBeVisible()
  await expect.element(scheme).not.toBeInTheDocument()
})

test('[RP-16] [RP-17] (S-44) where the figure comes from: a few lines in words, no two of one name, each contract named with a link', async () => {
  await renderExample(known({}))
  await button(/^D’où vient ce chiffre/).click()
  await expect.element(page.getByRole('heading', { name: 'D’où vient ce chiffre ?' })).toBeVisible()
  const summary = '[data-step="summary"]'
  const lines = page
    .getByRole('button', { expanded: false })
    .elements()
    // A line of the page itself, not one that opens within another.
    .filter((line) => line.closest(summary)?.parentElement?.closest(summary) === null)
    .map((line) => line.querySelector('b')?.textContent)
  expect(lines.filter((line) => line !== undefined)).toEqual([
    'Votre pension de l’État',
    'Votre épargne devient une rente',
    'Vos autres revenus',
    'Les prélèvements sociaux',
    'L’impôt',
  ])
  expect(words()).toMatch(/Puis 1 € par an, à vie, coûte de 28,30 €.* à 30,46 €.* : c’est le prix qui change l’épargne en rente/)
  expect(words()).toContain('Vos loyers paient 17,2 % après 30 % d’abattement.')
  expect(words()).toContain('Net par mois1 850,70 €')
  await button(/Votre épargne devient une rente/).click()
  const links = page
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)
  expect(links).toEqual(expect.arrayContaining(['Retraite article 83', 'PERECO']))
  await button('Fermer l’explication').click()
  await expect.element(page.getByText('Il manque', { exact: true })).toBeVisible()
})

test.each([
  ['individual', 'marc-delorme', '/epargne', '1 798 €'],
  ['transmission', 'helene-fontanel', '/transmission', '1 619 €'],
])('[RP-22] the %s home has the same answer as a section that unfolds, and the way on', async (_, person, at, net) => {
  const { stored } = known({}).ports ?? {}
  const { address } = await renderPage(at, { person, ...(stored === undefined ? {} : { stored }) })
  const section = page.getByRole('region', { name: 'Ma retraite' })
  const unfold = section.getByRole('button', { name: 'Voir ma retraite ici' })
  await expect.element(unfold).toHaveAttribute('aria-expanded', 'false')
  // One act at first, and no way back on the page that it would lead to.
  expect(section.getByRole('link').elements()).toEqual([])
  expect(at === '/epargne' ? page.getByRole('link', { name: 'Retour au tableau de bord' }).elements() : []).toEqual([])
  await expect.element(section.getByText('Votre objectif', { exact: true })).not.toBeInTheDocument()
  await unfold.click()
  await expect.element(unfold).toHaveAttribute('aria-expanded', 'true')
  await expect.element(section).toMatchTextContent('À 64 ans, vous auriez pour vivre')
  await expect.element(section).toMatchTextContent(net)
  await section.getByRole('link', { name: 'Ouvrir « Ma retraite »' }).click()
  await expect.poll(address).toBe('/epargne?vue=projet')
})

test('[P-NAV-02] [RP-19] hidden amounts are hidden in figures and drawings alike', async () => {
  await renderExample(known({}, { hiddenAmounts: true }))
  await expect.element(heading).toMatchTextContent(/^À 64 ans/)
  expect(words()).not.toMatch(/\d+,\d\d €|\d \d{3} €/)
})

test('[RP-14] [RP-15] (S-8) (S-92) in euros of the departure the goal follows prices, and both kinds stand in the sentence; the older address leads to the same page', async () => {
  const example = known({ property_loan: '310,00' }, { euros: 'departure' })
  await renderExample({ ...example, address: '/epargne?vue=revenu' })
  await expect.element(heading).toHaveTextContent('À 64 ans, vous auriez pour vivre')
  expect(words()).toContain('Net de prélèvements et d’impôt, votre crédit payé, en euros de 2028.')
  expect(words()).toContain('En euros d’aujourd’hui : 1 549 €')
  expect(words()).toMatch(/Votre objectif 1 951 €.* net par mois et votre crédit 310 €/)
  expect(page.getByRole('switch').elements()).toHaveLength(1)
})

test('[PROJ-07] [RP-29] other income is said to be rents or what is left of it, and payments in another periodicity', async () => {
  await renderExample(known({ other_income: '' }))
  await change('Autres revenus').click()
  await page.getByLabelText('Autres revenus, par mois').fill('240')
  await page.getByRole('radio', { name: 'Des loyers, avant impôt' }).click()
  await button('Valider').click()
  await expect.poll(words).toContain('240,00 €240,00 € de loyers par mois')
  await change('Versements à venir').click()
  await page.getByRole('radio', { name: 'Par an' }).click()
  await button('Valider').click()
  await expect.poll(words).toContain('1800,00 € par an')
})
