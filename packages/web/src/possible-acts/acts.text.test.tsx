import { expect, onTestFinished, test, vi } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, renderPage } from '../testing/text/index.ts'

const ADDRESS = '/operations/acts'
const account = (name: string) => page.getByRole('region', { name })
const textOf = (name: string): string => account(name).element().textContent ?? ''
const filter = (name: string) => page.getByRole('radio', { name })

test('[ACTS-04] [ACTS-06] [ACTS-07] [ACTS-11] each account of Sylvie says what is possible, and why the rest is not', async () => {
  await renderPage(ADDRESS, { person: 'sylvie-garnier' })
  await expect.poll(() => textOf('PEE')).toMatch(/Verser.*Possible.*Par carte ou par prélèvement, dès 15,00/)
  await expect.poll(() => textOf('PEE')).toMatch(/Retirer.*À vous d’agir.*Aucun compte bancaire.*Ensuite.*5\s210,44/)
  // Born on 12/03/1964: 62 years and 9 months.
  await expect.poll(() => textOf('PERECO')).toMatch(/Retirer.*À une date.*À partir du 12\/12\/2026.*62\sans et 9\smois/)
  await expect.poll(() => textOf('PEG')).toMatch(/À partir du 01\/06\/2029.*fin du blocage.*données personnelles/)
  await expect.poll(() => textOf('PERECO')).toMatch(/Transférer.*Possible.*une fois tous les 3\sans/)
  await expect.poll(() => textOf('PER d’entreprise obligatoire')).toMatch(/Transférer.*À vous d’agir.*quitté l’entreprise/)
})

test('[ACTS-08] acts of one state are shown alone, and their number stands above', async () => {
  await renderPage(ADDRESS, { person: 'sylvie-garnier' })
  const counts = page.getByRole('region', { name: '20 actes, un fil par acte' })
  await expect.poll(() => counts.element().textContent).toMatch(/8 actes possibles.*4 à une date.*7 à vous d’agir.*1 acte fermé/)
  await filter('Fermés').click()
  await expect.poll(() => page.getByRole('heading', { level: 3 }).elements().length).toBe(1)
  await expect.element(account('Retraite article 83')).toBeVisible()
  await filter('Tous').click()
  await expect.poll(() => page.getByRole('heading', { level: 3 }).elements().length).toBe(20)
})

test('[ACTS-09] the days to come are handed over as a calendar file without amounts or contracts, all of them or one', async () => {
  const files: Promise<string>[] = []
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push((blob as Blob).text())
    return 'blob:none'
  })
  onTestFinished(() => create.mockRestore())
  await renderPage(ADDRESS, { person: 'sylvie-garnier' })
  await page.getByRole('button', { name: 'Les 3 dates (.ics)' }).click()
  await expect.poll(() => files.length).toBe(1)
  const all = (await files[0])?.replaceAll('\r\n ', '') ?? ''
  expect(all.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual([
    'DTSTART;VALUE=DATE:20261202',
    'DTSTART;VALUE=DATE:20261212',
    'DTSTART;VALUE=DATE:20261212',
    'DTSTART;VALUE=DATE:20261212',
    'DTSTART;VALUE=DATE:20290601',
  ])
  expect(all).toMatch(/SUMMARY:Retrait possible.*PEG/)
  expect(all).not.toMatch(/0048|0031|€/)
  await page.getByRole('button', { name: 'Noter cette date PEG' }).click()
  await expect.poll(() => files.length).toBe(2)
  const one = (await files[1]) ?? ''
  expect(one.match(/UID:.*/g)).toEqual([all.match(/UID:release-2029.*/)?.[0]])
})

test('[ACTS-08] what could not be read is said at its acts, and asked for again while the rest stays', async () => {
  let isOut = true
  const between: Between = (request, pass) => {
    if (isOut && request.path.includes('/refunds/permissions')) throw new TypeError('offline')
    return pass()
  }
  await renderPage(ADDRESS, { person: 'sylvie-garnier', between })
  await expect.element(page.getByText(/n’a pas pu être lue/)).toBeVisible()
  await expect.poll(() => textOf('PEE')).toMatch(/Verser.*Possible.*Retirer.*N’a pas pu être lu pour le moment/)
  isOut = false
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.poll(() => textOf('PEE')).toMatch(/Retirer.*Aucun compte bancaire/)
  await expect.element(page.getByText(/n’a pas pu être lue/)).not.toBeInTheDocument()
})

test('[ACTS-08] nothing that can be read says so, and is asked for again', async () => {
  let isOut = true
  const between: Between = (request, pass) => {
    if (isOut && /permissions|operations|authorized-acts|permission/.test(request.path)) throw new TypeError('offline')
    return pass()
  }
  await renderPage(ADDRESS, { person: 'sylvie-garnier', between })
  await expect.element(page.getByText('Ce que vous pouvez faire n’a pas pu être lu.')).toBeVisible()
  isOut = false
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(account('PEE')).toBeVisible()
})

test('[ACTS-10] [ACTS-13] every act on an individual contract is with the advisor, and leads to no guide that is not written', async () => {
  await renderPage(ADDRESS, { person: 'helene-fontanel' })
  const contracts = page.getByRole('region', { name: 'Mes contrats individuels' })
  await expect
    .poll(() => contracts.element().textContent)
    .toMatch(/Assurance vie.*Verser, arbitrer, retirer et transférer.*Élise Montagnac s’en occupe avec vous/)
  for (const name of ['Assurance vie', 'Contrat de capitalisation'])
    await expect
      .element(contracts.getByRole('link', { name: `Demander à Élise Montagnac ${name}` }))
      .toHaveAttribute('href', '/operations/acts#advisor_transmission')
  expect(contracts.element().textContent).not.toMatch(/courrier|guide/)
})

test('[ACTS-14] somebody without a contract is told how one gets here', async () => {
  await renderPage(ADDRESS, { person: 'camille-verdier' })
  await expect.element(page.getByRole('heading', { level: 2, name: 'Vous n’avez pas encore de contrat ici' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Rattacher le contrat de votre courrier' }))
    .toHaveAttribute('href', '/rattachement/choice')
})

test('[ACTS-04] an act that is possible leads to its page', async () => {
  const { address } = await renderPage(ADDRESS, { person: 'nadia-belkhir' })
  await page.getByRole('link', { name: 'Arbitrer PEE' }).click()
  await expect.poll(address).toBe('/transactional/arbitration')
})

test('[ACTS-11] a transfer leads to the dossier of its family', async () => {
  const { address } = await renderPage(ADDRESS, { person: 'sylvie-garnier' })
  await page.getByRole('link', { name: 'Préparer le dossier PEE' }).click()
  await expect.poll(address).toBe('/savings/transfer/s2e')
})

test('the reasons of the law are counted beside what is free, whatever day the rest waits for', async () => {
  await renderPage(ADDRESS, { person: 'sylvie-garnier' })
  await expect.poll(() => textOf('PEE')).toMatch(/sans motif.*Pour ce qui est encore bloqué.: \d+ motifs prévus par la loi/)
  await expect
    .element(account('PEE').getByRole('link', { name: 'Voir les motifs PEE' }))
    .toHaveAttribute('href', '/savings/withdraw')
})

test('a day and its reason make one sentence with one colon, and a contract has the number that its papers write', async () => {
  await renderPage(ADDRESS, { person: 'sylvie-garnier' })
  await expect.poll(() => textOf('PERECO')).toMatch(/À partir du 12\/12\/2026.: votre âge légal, 62\sans et 9\smois/)
  await expect.poll(() => textOf('PERECO')).toMatch(/Verrerie Aubrenne, contrat 0048\s2201/)
})

test('speaks English', async () => {
  await renderPage(ADDRESS, { person: 'sylvie-garnier', language: 'en' })
  await expect
    .poll(() => textOf('PERECO'))
    .toMatch(/Withdraw.*From 12\/12\/2026: your legal retirement age, 62\syears and 9\smonths/)
})

test('[ACTS-10] [WDR-19] a Madelin and a life insurance are with the advisor, whatever is authorised and whatever fails', async () => {
  const offline: Between = (request, pass) => {
    if (request.path.includes('/withdraw/authorization')) throw new TypeError('offline')
    return pass()
  }
  for (const between of [undefined, offline]) {
    await renderPage(ADDRESS, { person: 'marc-delorme', ...(between === undefined ? {} : { between }) })
    const contracts = page.getByRole('region', { name: 'Mes contrats individuels' })
    for (const name of ['Retraite Madelin', 'Assurance vie'])
      await expect
        .element(contracts.getByRole('link', { name: `Demander à Élise Montagnac ${name}` }))
        .toHaveAttribute('href', '/operations/acts#advisor')
    expect(contracts.getByRole('link').elements().length).toBe(2)
  }
})

test('[PAY-22] [OPS-39] a payment that the permission refuses is closed, with why', async () => {
  await renderPage(ADDRESS, { person: 'karim-vasseur' })
  await expect.poll(() => textOf('PEE')).toMatch(/Verser.*Fermé.*Cette opération n’est pas ouverte sur ce compte/)
  await expect.poll(() => textOf('PERECO')).toMatch(/Verser.*Possible/)
})

test('[OPS-38] [P-PERM-08] a switch that the permission refuses is closed, with why', async () => {
  await renderPage(ADDRESS, { person: 'marie-antoinette-de-la-rochebrune' })
  await expect.poll(() => textOf('PEE')).toMatch(/Arbitrer.*Fermé.*Cette opération n’est pas ouverte sur ce compte/)
  await expect.poll(() => textOf('PEE')).toMatch(/Verser.*Possible/)
})
