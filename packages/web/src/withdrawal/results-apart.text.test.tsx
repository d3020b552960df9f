import { describe, expect, test } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, renderExample } from '../testing/text/index.ts'
import { KARIM, LEA, MARC, results, THOMAS } from './examples.tsx'
import { bandText, resultsIn, rowsOf, withStepsLeft, withoutFiguresOf } from './results.testing.ts'

const { heading, panel, region, why } = resultsIn(page)

describe('withdrawal, results that lack something, and what leads on from them', () => {
  test('[MRM-43] nothing in capital, and back to the distribution', async () => {
    await renderExample(results({ split: {} }))
    await expect.element(page.getByText('Toute votre épargne est convertie en rente')).toBeVisible()
    await page.getByRole('button', { name: 'Modifier', exact: true }).click()
    await expect.element(heading).toHaveTextContent('Capital ou rente : répartissez votre épargne')
  })

  const share = page.getByRole('button', { name: 'Partager ma simulation' })
  const takeAlong = page.getByRole('button', { name: 'Garder, partager, imprimer' })

  test('[ADV-01] [ADV-28] [ADV-12] (S-78) the result is shared by a person with an advisor', async () => {
    await renderExample(results({ saver: MARC, split: {} }))
    await takeAlong.click()
    await share.click()
    await page.getByRole('button', { name: /^Envoyer à / }).click()
    await expect.element(page.getByText('Votre simulation a été partagée avec votre conseiller.')).toBeVisible()
    await page.getByRole('button', { name: 'Fermer', exact: true }).last().click()
  })

  test('[ADV-28] [S-ROLE-10] a person without an advisor is offered no share of the result', async () => {
    await renderExample(results({ split: {} }))
    await takeAlong.click()
    await expect.element(page.getByRole('button', { name: 'Imprimer', exact: true })).toBeVisible()
    // The button comes with its own script: its absence is read once that is there.
    await import('./results/share-results.tsx')
    await expect.element(share).not.toBeInTheDocument()
  })

  test('[ADV-28] [S-ROLE-09] a person whose customer profile could not be read is offered no share of the result', async () => {
    const unread: Between = (request, pass) => {
      if (request.path.endsWith('/api-client/profile')) throw new TypeError('offline')
      return pass()
    }
    const example = results({ saver: MARC, split: {} })
    await renderExample({ ...example, ports: { ...example.ports, between: unread } })
    await takeAlong.click()
    await expect.element(page.getByRole('button', { name: 'Imprimer', exact: true })).toBeVisible()
    await import('./results/share-results.tsx')
    await expect.element(share).not.toBeInTheDocument()
  })

  test('[MRM-47] a small contract whole in capital: no annuity, and what the law says of it', async () => {
    const split = { '00626500 co': ['17240,35', '0,00'], '00626500 vv': ['5900,00', '0,00'] } as const
    await renderExample(results({ saver: THOMAS, answers: { annuity_type: null }, split }))
    await expect
      .element(page.getByText('Vous ne convertissez rien en rente : toute votre épargne vous serait versée en capital.'))
      .toBeVisible()
    await expect
      .element(page.getByRole('radiogroup', { name: 'Sous quelle forme recevoir votre rente ?' }))
      .not.toBeInTheDocument()
    await expect.element(page.getByText(/avec votre accord et celui de l’assureur/)).toBeVisible()
  })

  const REFUSABLE = results({ saver: LEA, answers: { annuity_type: null }, split: { '00712704 whole': ['27400,00', '0,00'] } })

  test('[WITH-01] [MRM-44] [MRM-47] above the law’s threshold the caution stands before the capital, the lawful annuity beside it', async () => {
    await renderExample(REFUSABLE)
    await expect.element(page.getByText('Capital demandé, supposé accepté')).toBeVisible()
    const [capital, annuity] = page
      .getByRole('definition')
      .elements()
      .map((side) => side.textContent.replaceAll('\u00A0', ' '))
    expect(capital).toMatch(
      /^Sous réserve : la loi impose une rente au-delà de 110,00 € par mois ; à votre départ cette part dépasserait ce seuil\.Capital demandé, supposé accepté49 223,48 €/,
    )
    expect(annuity).toMatch(/^Ce que prévoit la loi si, à votre départ.*Rente de départ, estimée, brut126,26 €/)
    expect(annuity).toContain('Soit 1 515,08 €')
    expect(annuity).toContain('Au-dessus du seuil : 16,26 €')
    await expect.element(page.getByText(/art\. A\. 160-2.*il peut changer d’ici 2056/)).toBeVisible()
  })

  test('[WITH-01] the lawful annuity opens its calculation', async () => {
    await renderExample(REFUSABLE)
    await why.nth(1).click()
    await expect.element(panel).toMatchTextContent('Rente de la part versée en capital, par mois')
  })

  test('[WITH-04] with one contract the plain annuity leads until an option is picked, and no capital is a line', async () => {
    await renderExample(results({ saver: KARIM, answers: { annuity_type: null }, split: {} }))
    await expect
      .poll(bandText)
      .toContain('Rente simple, ou moins selon l’option que vous choisissez ci-dessous. À partir du 01/03/2048.')
    expect(bandText()).toContain('31,81 €')
    expect(bandText()).not.toMatch(/(?<!\d)0,00 €/)
    expect(bandText()).toContain('Toute votre épargne est convertie en rente')
    await page.getByRole('radio', { name: /^Rente viagère par paliers croissants/ }).click()
    await expect.poll(bandText).toContain('Rente par paliers, avant 70 ans')
  })

  test('[MRM-14] [MRM-32] a contract without a result is named and left out of the totals', async () => {
    await renderExample(results({ between: withoutFiguresOf('00317740') }))
    await expect
      .element(
        page.getByText(
          'Le résultat de Retraite article 83 est momentanément indisponible : il n’est pas compté dans les totaux.',
        ),
      )
      .toBeVisible()
    const contracts = await rowsOf(region('Le détail par contrat').getByRole('table'))
    expect(contracts.at(-2)).toEqual(['Retraite article 83', ...Array.from({ length: 3 }, () => 'Indisponible')])
    expect(contracts.at(-1)).toEqual(['Total', '35 439,51 €', '106,19 €', '1 274,22 €'])
  })

  test('[MRM-32] no zero stands for capital that the answer does not hold', async () => {
    const split = { '00482201 vv': ['4215,50', '0,00'] } as const
    await renderExample(results({ split, between: withoutFiguresOf('00482201') }))
    const capital = page.getByRole('definition').first()
    await expect.element(capital).toHaveTextContent('Le capital d’un contrat dont le résultat est indisponible n’est pas compté')
    const contracts = await rowsOf(region('Le détail par contrat').getByRole('table'))
    expect(contracts.at(-1)?.slice(0, 2)).toEqual(['Total', 'Indisponible'])
  })

  test('[MRM-32] an answer without any figure says only that, and is asked for again', async () => {
    let isWhole = false
    const broken = withoutFiguresOf('00626500')
    const between: Between = (request, pass) => (isWhole ? pass() : broken(request, pass))
    await renderExample(results({ saver: THOMAS, answers: { annuity_type: null }, split: {}, between }))
    await expect.element(heading).toHaveTextContent('Votre résultat est indisponible')
    await expect
      .element(page.getByRole('main'))
      .toMatchTextContent(
        'Le résultat de PER d’entreprise obligatoire est momentanément indisponible. Vos réponses sont conservées.',
      )
    for (const text of ['0,00', 'convertie en rente', 'Vous ne convertissez rien', 'Indisponible'])
      await expect.element(page.getByRole('main')).not.toMatchTextContent(text)
    isWhole = true
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect.element(heading).toHaveTextContent('À 64 ans, vous recevriez')
  })

  test('[MRM-78] what was not split is told beside the result, which says nothing of all savings', async () => {
    const split = { '00626500 vv': ['0,00', '1000,00'] } as const
    await renderExample(results({ saver: THOMAS, answers: { annuity_type: null }, split }))
    await expect.element(page.getByText('Vous n’avez pas réparti')).toMatchTextContent('4 900,00 €')
    await expect.element(page.getByText('Vous ne demandez pas de capital')).toBeVisible()
    await expect.element(page.getByText(/Toute votre épargne/i)).not.toBeInTheDocument()
  })

  test('[MRM-78] one euro to convert is converted, though it gives no cent a month', async () => {
    const split = { '00356581 vv': ['100,00', '0,00'], '00356581 es': ['0,00', '1,00'] } as const
    await renderExample(results({ saver: KARIM, split }))
    const row = region('Le détail par contrat').getByRole('row', { name: /^PERECO/ })
    await expect.element(row).toMatchTextContent('Épargne projetée convertie en rente')
    await expect.element(page.getByRole('radiogroup', { name: 'Sous quelle forme recevoir votre rente ?' })).toBeVisible()
    await expect.element(page.getByText('Vous ne convertissez rien')).not.toBeInTheDocument()
    await expect.element(page.getByText('Vous n’avez pas réparti')).toMatchTextContent('8 339,12 €')
  })

  test('[MRM-78] with nothing on either side the result says no more than that', async () => {
    const split = { '00356581 vv': ['0,00', '0,00'], '00356581 es': ['0,00', '0,00'] } as const
    await renderExample(results({ saver: KARIM, answers: { annuity_type: null }, split }))
    await expect.element(page.getByText('Vous n’avez pas réparti')).toMatchTextContent('8 440,12 €')
    await expect.element(page.getByText('Vous ne convertissez rien en rente. Modifiez la répartition')).toBeVisible()
    await expect.element(page.getByText(/toute votre épargne/i)).not.toBeInTheDocument()
  })

  for (const [steps, text] of [
    [['DE_70_A_75', 'APRES_75'], 'Une rente plus faible au début, augmentée de 20 % à 75 ans.'],
    [['APRES_75'], 'À votre départ il ne reste qu’un palier, après 75 ans : cette rente est égale à la rente simple.'],
  ] as const) {
    test(`[S-CONST-13] with ${steps.length} of the steps left the words speak of no other`, async () => {
      await renderExample(results({ between: withStepsLeft(steps) }))
      await expect.element(region('Par paliers')).toMatchTextContent(text)
      await expect.element(region('Par paliers')).not.toMatchTextContent('à 70 ans puis')
    })
  }
})
