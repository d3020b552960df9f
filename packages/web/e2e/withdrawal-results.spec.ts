import { expect, test } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import {
  expectNoSideScroll,
  expectStep,
  heading,
  LEA,
  next,
  openSimulator,
  SYLVIE,
  THOMAS,
  toDistribution,
} from './withdrawal.ts'
import { answerWithout, isLeft, KARIM, openResults, panel, region, REVERSIBLE, rows, SIMULATION, why } from './withdrawal-kept.ts'

test.describe('withdrawal, the results', () => {
  test('[MRM-07] [MRM-14] [MRM-34] capital and annuity, in total and by contract', { tag: '@page' }, async ({ page }) => {
    await openResults(page)
    const band = page.locator('dl').first()
    await expect(band).toContainText('En capital, une seule fois')
    await expect(band).toContainText('34\u00A0516,02\u00A0€')
    await expect(band).toContainText('aujourd’hui, avec un rendement net supposé de 2,00\u00A0% par an')
    await expect(page.getByRole('button', { name: /^161,30 € ?, D’où vient ce chiffre/ }).first()).toBeVisible()
    expect(await rows(region(page, 'Le détail par contrat').getByRole('table'))).toEqual([
      ['PER d’entreprise obligatoire', '13 122,14 €', '106,19 €', '1 274,22 €'],
      ['PERECO', '22 317,37 €', '0,00 €', '0,00 €'],
      ['Retraite article 83', '0,00 €', '55,11 €', '661,27 €'],
      ['Total', '35 439,51 €', '161,30 €', '1 935,49 €'],
    ])
    await expect(page.getByText('Estimation du 20/11/2026, sans engagement.')).toBeVisible()
    await expectNoViolation(page)
  })

  test('[MRM-82] projected savings, converted and in capital, by contract with their rate and their calculation', async ({
    page,
  }) => {
    await openResults(page)
    const contracts = region(page, 'Le détail par contrat')
    await expect(contracts).toContainText('Épargne projetée à 64 ans avec un rendement net supposé de 2,00\u00A0% par an.')
    await expect(contracts.getByRole('columnheader', { name: 'Épargne projetée en capital' })).toBeVisible()
    for (const [contract, converted] of [
      ['PER d’entreprise obligatoire', '36\u00A0429,48\u00A0€'],
      ['PERECO', '0,00\u00A0€'],
      ['Retraite article 83', '18\u00A0905,39\u00A0€'],
      ['Total', '55\u00A0334,87\u00A0€'],
    ] as const) {
      const head = contracts.getByRole('rowheader', { name: contract })
      await expect(head).toContainText('Épargne projetée convertie en rente')
      await expect(head).toContainText(converted)
    }
    await contracts.getByRole('button', { name: /^36429,48/ }).click()
    await expect(panel(page)).toContainText('Épargne projetée convertie en rente')
    for (const text of ['35\u00A0480,20\u00A0€', '×\u00A01,0267551638', '36\u00A0429,48\u00A0€'])
      await expect(panel(page)).toContainText(text)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(contracts.getByRole('button', { name: /^18905,39/ })).toBeVisible()
    await expectNoSideScroll(page)
  })

  test('[MRM-15] [S-CONST-15] the annuity at each age, drawn and in a table, read by arrow keys', async ({ page }) => {
    await openResults(page)
    const ages = region(page, 'Votre rente, âge par âge')
    await expect(ages.getByText('Rente de départ, estimée. Une fois versée, elle ne peut plus baisser.')).toBeVisible()
    await expect(ages.getByText('Revalorisation supposée de 1,00\u00A0% par an')).toBeVisible()
    const reader = ages.getByRole('slider', { name: 'Lire le montant à un âge' })
    await reader.focus()
    await page.keyboard.press('End')
    await expect(reader).toHaveAttribute('aria-valuetext', /^95 ans.*219,57\u00A0€$/)
    await page.keyboard.press('ArrowLeft')
    await expect(reader).toHaveAttribute('aria-valuetext', /^94 ans/)
    await ages.getByRole('radio', { name: 'Tableau' }).click()
    const table = await rows(ages.getByRole('table'))
    expect([table.length, ...[0, 16, 31].map((index) => table[index]?.slice(0, 2))]).toEqual([
      32,
      ['64', '161,30 €'],
      ['80', '189,13 €'],
      ['95', '219,57 €'],
    ])
    await ages.getByRole('combobox', { name: 'Contrat' }).selectOption('Retraite article 83')
    expect((await rows(ages.getByRole('table')))[0]).toEqual(['64', '55,11 €', '661,27 €'])
  })

  test('[MRM-16] [S-CONST-07] [MRM-17] [S-CONST-12] guaranteed years with their gap, and the steps', async ({ page }) => {
    await openResults(page)
    const guaranteed = region(page, 'Avec des années garanties')
    await expect(guaranteed).toContainText('28,35 − 5 = 23,35 ans, donc 20 ans au plus. Hypothèse du simulateur.')
    await guaranteed.getByRole('radio', { name: 'Tableau' }).click()
    const table = await rows(guaranteed.getByRole('table'))
    expect(table.map(([years, month, gap]) => [years, month, gap])).toEqual([
      ['5 ans', '161,03 €', '− 0,27 €'],
      ['10 ans', '160,05 €', '− 1,25 €'],
      ['15 ans', '158,03 €', '− 3,27 €'],
      ['20 ans', '154,43 €', '− 6,87 €'],
    ])
    const steps = region(page, 'Par paliers')
    await steps.getByRole('radio', { name: 'Tableau' }).click()
    expect((await rows(steps.getByRole('table'))).map(([step, month]) => [step, month])).toEqual([
      ['Avant 70 ans', '123,40 €'],
      ['De 70 à 75 ans', '148,07 €'],
      ['Après 75 ans', '177,69 €'],
    ])
  })

  test('[MRM-16] [S-CONST-07] [S-CONST-08] guaranteed years of one contract, each up to its own limit', async ({ page }) => {
    await openResults(page, { split: {} })
    const guaranteed = region(page, 'Avec des années garanties')
    await expect(guaranteed).toContainText('28,35 − 5 = 23,35 ans, donc 20 ans au plus.')
    await expect(guaranteed).toContainText('30,5 − 5 = 25,5 ans, donc 25 ans au plus.')
    await expect(guaranteed).toContainText('Les durées montrées sont celles que tous vos contrats proposent, 20 ans au plus.')
    await guaranteed.getByRole('radio', { name: 'Tableau' }).click()
    expect((await rows(guaranteed.getByRole('table'))).map(([years]) => years)).toEqual(['5 ans', '10 ans', '15 ans', '20 ans'])
    await guaranteed.getByRole('combobox', { name: 'Contrat' }).selectOption('PERECO')
    await expect(guaranteed).not.toContainText('23,35 ans')
    const own = (await rows(guaranteed.getByRole('table'))).at(-1)
    expect([own?.[0], own?.[3]]).toEqual(['25 ans', '684,41 €'])
    await guaranteed.getByRole('button', { name: /^684,41/ }).click()
    await expect(panel(page)).toContainText('Rente simple, 25 années garanties, par an')
    await expectNoViolation(page)
  })

  test('[MRM-07] a double click on the way to change the answers goes there, in the same language', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openResults(page)
    const language = page.getByRole('button', { name: 'English' })
    const [above, own] = await Promise.all(
      [language, page.getByRole('button', { name: 'Modifier', exact: true })].map((button) => button.boundingBox()),
    )
    if (!above || !own) throw new Error('A button is not on the page.')
    // Once the next step begins at its top, the header's button is where this one was.
    await page.evaluate((top) => window.scrollTo({ top }), own.y + own.height / 2 - above.y - above.height / 2)
    const [left, right] = [Math.max(above.x, own.x), Math.min(above.x + above.width, own.x + own.width)]
    expect(right).toBeGreaterThan(left)
    await page.mouse.dblclick((left + right) / 2, above.y + above.height / 2)
    await expectStep(page, 'Étape 4 sur 6, répartition')
    await language.click()
    await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible()
  })

  test('[S-CONST-15] letters twice as large on the narrowest phone leave the tables in the page, moved by themselves', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openResults(page)
    for (const table of await page.getByRole('radio', { name: 'Tableau' }).all()) await table.click()
    await expect(page.getByRole('group', { name: 'Rente à chaque âge' })).toHaveCount(0)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const ages = page.getByRole('group', { name: 'Rente à chaque âge' })
    await expect(ages).toBeVisible()
    await expectNoSideScroll(page)
    await ages.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => ages.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
    await expectNoViolation(page)
  })

  test('[S-CONST-15] amounts at the bound stay in the page, and their axis beside the drawing', async ({ page }) => {
    await page.route(SIMULATION, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/\d+\.\d{2}(?!\d)/g, '99999999999.99') })
    })
    await openResults(page)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoSideScroll(page)
      for (const name of ['Votre rente, âge par âge', 'Par paliers']) {
        const label = await region(page, name)
          .getByText(/^15\s000\s000\s000\s€$/)
          .boundingBox()
        const drawing = await region(page, name).getByRole('slider').boundingBox()
        expect((label?.x ?? 0) + (label?.width ?? 0)).toBeLessThanOrEqual(drawing?.x ?? 0)
      }
    }
  })

  test('[P-FMT-02] amounts that are hidden leave no digit of themselves', async ({ page }) => {
    await openResults(page)
    await page.getByRole('button', { name: /^Masquer/ }).click()
    await why(page).first().click()
    await expect(panel(page)).toContainText('••• €')
    const main = page.locator('main')
    const written = await main.evaluate((element) => element.outerHTML.replaceAll('\u00A0', ' '))
    // The law's own threshold is no amount of the saver's.
    expect(written.replaceAll('110,00 €', '').match(/\d,\d\d\s?€/g)).toBeNull()
    await expect(main.locator('[data-amount="shown"]')).toHaveCount(0)
  })

  test('[MRM-38] [S-CONST-03] what the spouse receives and what it costs', async ({ page }) => {
    await openResults(page, { answers: REVERSIBLE })
    const reversion = region(page, 'Ce que reçoit votre conjoint')
    await expect(reversion).toContainText('votre conjoint reçoit 60\u00A0% de votre rente, toute sa vie')
    await expect(reversion).toContainText('Si votre conjoint décède avant vous, votre rente ne change pas.')
    await expect(reversion).toContainText(
      'la rente est versée à 100\u00A0% jusqu’à leur terme, puis à 60\u00A0% à votre conjoint',
    )
    await expect(reversion.getByRole('button', { name: /^161,30 €/ })).toBeVisible()
    await expect(region(page, 'Par paliers')).toHaveCount(0)
    const price = reversion.getByRole('button', { name: /^− / })
    await price.click()
    await expect(panel(page)).toContainText('Prix de la réversion')
    await expectNoViolation(page)
  })

  test('[MRM-38] [S-CONST-06] with guaranteed years in the lead, 10 at least, each amount names its annuity', async ({
    page,
  }) => {
    await openResults(page, { answers: { ...REVERSIBLE, annuity_type: 'RV_RAG' } })
    const guaranteed = region(page, 'Avec des années garanties')
    await guaranteed.getByRole('radio', { name: 'Tableau' }).click()
    const offered = (await rows(guaranteed.getByRole('table'))).map(([years]) => years)
    expect(offered).toEqual(['10 ans', '15 ans', '20 ans'])
    const reversion = region(page, 'Ce que reçoit votre conjoint')
    const named = await reversion.locator('dt').allTextContents()
    expect(named).toEqual([
      'Votre conjoint, par moisRente réversible, 10 années garanties',
      'Votre conjoint, par anRente réversible, 10 années garanties',
      'Vous, avec réversionRente réversible',
      'Vous, sans réversionRente simple',
      'Prix de la réversionSans années garanties',
    ])
  })

  test('[MRM-12] [MRM-79] with one contract the option is picked on the result', async ({ page }) => {
    await openResults(page, { name: THOMAS.name, answers: { annuity_type: null }, split: {} })
    const options = page.getByRole('radiogroup', { name: 'Sous quelle forme recevoir votre rente ?' })
    await expect(options.getByRole('radio')).toHaveCount(3)
    await expect(options.getByRole('radio', { checked: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Imprimer' }).click()
    await expect(page.getByText('Veuillez sélectionner une option de rente')).toBeVisible()
    await options.getByRole('radio', { name: /^Rente viagère par paliers croissants/ }).click()
    await expect(page.getByText('Veuillez sélectionner une option de rente')).toHaveCount(0)
    await expect(page.locator('dl').first()).toContainText('Rente par paliers, avant 70 ans')
    await expectNoViolation(page)
  })

  test('[MRM-43] nothing in capital, and back to the distribution', async ({ page }) => {
    await openResults(page, { split: {} })
    await expect(page.getByText('Toute votre épargne est convertie en rente')).toBeVisible()
    await page.getByRole('button', { name: 'Modifier' }).click()
    await expect(heading(page)).toHaveText('Capital ou rente : répartissez votre épargne')
  })

  test('[MRM-47] a small contract whole in capital: no annuity, and what the law says of it', async ({ page }) => {
    const split = { [`${THOMAS.pero} co`]: ['17240,35', '0,00'], [`${THOMAS.pero} vv`]: ['5900,00', '0,00'] } as const
    await openResults(page, { name: THOMAS.name, answers: { annuity_type: null }, split })
    await expect(
      page.getByText('Vous ne convertissez rien en rente\u00A0: toute votre épargne vous serait versée en capital.'),
    ).toBeVisible()
    await expect(page.getByRole('radiogroup', { name: 'Sous quelle forme recevoir votre rente ?' })).toHaveCount(0)
    await expect(page.getByText(/avec votre accord et celui de l’assureur/)).toBeVisible()
  })

  test('[WITH-01] [MRM-44] [MRM-47] above the law’s threshold the capital stands with a warning and the annuity beside it', async ({
    page,
  }) => {
    await openSimulator(page, LEA.name)
    await toDistribution(page)
    await page.getByRole('radio', { name: 'Tout en capital' }).click()
    await next(page).click()
    await expectStep(page, 'Étape 5 sur 5, résultats')
    const [capital, annuity] = [page.getByRole('definition').first(), page.getByRole('definition').nth(1)]
    await expect(capital).toContainText('Sous réserve')
    await expect(capital).toContainText('49 223,48 €')
    await expect(annuity).toContainText('126,26 €')
    await annuity.getByRole('button', { name: 'D’où vient ce chiffre ?', exact: true }).click()
    await expect(panel(page)).toContainText('Rente de la part versée en capital, par mois')
    await expectNoViolation(page)
  })

  test('[MRM-14] [MRM-32] a contract without a result is named and left out of the totals', async ({ page }) => {
    await answerWithout(page, SYLVIE.a83)
    await openResults(page)
    await expect(
      page.getByText('Le résultat de Retraite article 83 est momentanément indisponible : il n’est pas compté dans les totaux.'),
    ).toBeVisible()
    const contracts = await rows(region(page, 'Le détail par contrat').getByRole('table'))
    expect(contracts.at(-2)).toEqual(['Retraite article 83', ...Array.from({ length: 3 }, () => 'Indisponible')])
    expect(contracts.at(-1)).toEqual(['Total', '35 439,51 €', '106,19 €', '1 274,22 €'])
    await expectNoViolation(page)
  })

  test('[MRM-32] no zero stands for capital that the answer does not hold', async ({ page }) => {
    await answerWithout(page, SYLVIE.pereco)
    await openResults(page, { split: { [`${SYLVIE.pereco} vv`]: ['4215,50', '0,00'] } })
    const capital = page.getByRole('definition').first()
    await expect(capital).toHaveText('Le capital d’un contrat dont le résultat est indisponible n’est pas compté')
    const contracts = await rows(region(page, 'Le détail par contrat').getByRole('table'))
    expect(contracts.at(-1)?.slice(0, 2)).toEqual(['Total', 'Indisponible'])
    await expectNoViolation(page)
  })

  test('[MRM-32] an answer without any figure says only that, and is asked for again', async ({ page }) => {
    await answerWithout(page, THOMAS.pero)
    await openResults(page, { name: THOMAS.name, answers: { annuity_type: null }, split: {} }, 'Votre résultat est indisponible')
    const main = page.locator('main')
    await expect(main).toContainText(
      'Le résultat de PER d’entreprise obligatoire est momentanément indisponible. Vos réponses sont conservées.',
    )
    for (const text of ['0,00', 'convertie en rente', 'Vous ne convertissez rien', 'Indisponible'])
      await expect(main).not.toContainText(text)
    await expectNoViolation(page)
    await page.unroute(SIMULATION)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(heading(page)).toHaveText('À 64 ans, vous recevriez')
    await expect(heading(page)).toBeFocused()
  })

  test('[MRM-78] what was not split is told beside the result, which says nothing of all savings', async ({ page }) => {
    const split = { [`${THOMAS.pero} vv`]: ['0,00', '1000,00'] } as const
    await openResults(page, { name: THOMAS.name, answers: { annuity_type: null }, split })
    await expect(page.getByText('Vous n’avez pas réparti')).toContainText('4\u00A0900,00\u00A0€')
    await expect(page.getByText('Vous ne demandez pas de capital')).toBeVisible()
    await expect(page.getByText(/Toute votre épargne/i)).toHaveCount(0)
  })

  test('[MRM-78] one euro to convert is converted, though it gives no cent a month', async ({ page }) => {
    const split = { [`${KARIM.pereco} vv`]: ['100,00', '0,00'], [`${KARIM.pereco} es`]: ['0,00', '1,00'] } as const
    await openResults(page, { name: KARIM.name, split })
    const row = region(page, 'Le détail par contrat').getByRole('row', { name: /^PERECO/ })
    await expect(row).toContainText('Épargne projetée convertie en rente')
    await expect(page.getByRole('radiogroup', { name: 'Sous quelle forme recevoir votre rente ?' })).toBeVisible()
    await expect(page.getByText('Vous ne convertissez rien')).toHaveCount(0)
    await expect(page.getByText('Vous n’avez pas réparti')).toContainText('8\u00A0339,12\u00A0€')
    await expectNoViolation(page)
  })

  test('[MRM-78] with nothing on either side the result says no more than that', async ({ page }) => {
    const split = { [`${KARIM.pereco} vv`]: ['0,00', '0,00'], [`${KARIM.pereco} es`]: ['0,00', '0,00'] } as const
    await openResults(page, { name: KARIM.name, answers: { annuity_type: null }, split })
    await expect(page.getByText('Vous n’avez pas réparti')).toContainText('8\u00A0440,12\u00A0€')
    await expect(page.getByText('Vous ne convertissez rien en rente. Modifiez la répartition')).toBeVisible()
    await expect(page.getByText(/toute votre épargne/i)).toHaveCount(0)
  })

  for (const [steps, text] of [
    [['DE_70_A_75', 'APRES_75'], 'Une rente plus faible au début, augmentée de 20\u00A0% à 75 ans.'],
    [['APRES_75'], 'À votre départ il ne reste qu’un palier, après 75 ans\u00A0: cette rente est égale à la rente simple.'],
  ] as const) {
    test(`[S-CONST-13] with ${steps.length} of the steps left the words speak of no other`, async ({ page }) => {
      await page.route(SIMULATION, async (route) => {
        const answer = await route.fetch()
        // Every step stands in an object of its own: those that are past at the start are not in the answer.
        const json: unknown = JSON.parse(await answer.text(), (_, value: unknown) =>
          Array.isArray(value) ? value.filter((entry) => isLeft(entry, steps)) : value,
        )
        await route.fulfill({ response: answer, json })
      })
      await openResults(page)
      await expect(region(page, 'Par paliers')).toContainText(text)
      await expect(region(page, 'Par paliers')).not.toContainText('à 70 ans puis')
    })
  }

  test('[S-GEN-08] the result leads to what every simulation assumes', async ({ page }) => {
    await openResults(page)
    const link = page.getByRole('link', { name: 'Hypothèses de toutes les simulations' })
    await link.click()
    await expect(page).toHaveURL(/#disclaimer_retirement_computation$/)
    const modal = page.getByRole('dialog', { name: 'Hypothèses de la simulation' })
    await expect(modal).toContainText('rendement net de 2\u00A0% par an')
    await modal.getByRole('button', { name: 'J’ai compris' }).click()
    await expect(modal).toHaveCount(0)
    await expect(link).toBeFocused()
  })

  test('[MRM-07] the printed summary holds the tables and the open calculations, and no button', async ({ page }) => {
    await openResults(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'D’où viennent ces chiffres' })).toBeVisible()
    await expect(page.getByText('÷\u00A028,303633').first()).toBeVisible()
    await expect(page.getByText('loi 2023-973 du 23 octobre 2023, art. 35').first()).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(6)
    for (const name of ['Modifier', 'Imprimer']) await expect(page.getByRole('button', { name })).toHaveCount(0)
    await expect(why(page)).toHaveCount(0)
    const sheet = await page.pdf({ preferCSSPageSize: true, printBackground: true })
    expect(sheet.byteLength).toBeGreaterThan(20_000)
  })
})
