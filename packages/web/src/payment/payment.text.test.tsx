import { describe, expect, test } from 'vitest'
import { IS_ALL, page, type RenderedPage, renderPage, sampleOf } from '../testing/text/index.ts'

const SYLVIE = { person: 'sylvie-garnier' } as const
const words = (): string => document.body.textContent.replaceAll(/\s/g, ' ')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name })

/** Opens a payment to one of Sylvie's accounts, the PEE unless another is named, on its amount. */
const open = async (given: Parameters<typeof renderPage>[1] = {}, account = /^PEE/): Promise<RenderedPage> => {
  const opened = await renderPage('/transactional/payment', { ...SYLVIE, ...given })
  await page.getByRole('radio', { name: account }).click()
  await button('Continuer').click()
  await expect.element(heading('Combien voulez-vous verser ?')).toBeVisible()
  return opened
}

const share = (fund: string) => page.getByRole('textbox', { name: `Part de ${fund}` })

/** Shares the whole payment to one fund: what is prefilled goes. */
const shareAll = async (fund: string): Promise<void> => {
  for (const field of page.getByRole('textbox', { name: /^Part de/ }).all()) await field.fill('')
  await share(fund).fill('100')
}

/** 200,00 €, shared 20, 30 and 50 %. */
const fill = async (way: string): Promise<void> => {
  await page.getByRole('radio', { name: way }).click()
  await page.getByRole('textbox', { name: /Montant/ }).fill('200')
  await share('Monétaire Responsable').fill('20')
  await share('Obligations Responsables').fill('30')
  await share('Actions Europe Durable').fill('50')
}

const confirm = async (): Promise<void> => {
  await button('Continuer').click()
  await expect.element(heading('Comment payez-vous ?')).toBeVisible()
  await button('Continuer').click()
  await expect.element(heading('Vérifiez votre versement')).toBeVisible()
  await button('Valider mon versement').click()
}

const CARD = 'En une fois, par carte bancaire'
const DEBIT = 'En une fois, par prélèvement'

describe('a payment', () => {
  test('[PAY-02] [PAY-03] [PAY-04] [PAY-06] [PAY-12] [P-ROUTE-57] [PAYM-04] by card is filled, seen with its addition, summed up with its days, and leads to the provider', async () => {
    const { left } = await open()
    await fill(CARD)
    // 200,00 € and a quarter less 9.7 %: 45,15 €, shared 49,03, 73,55 and 122,57.
    await expect.poll(words).toContain('245,15')
    for (const figure of ['49,03', '73,55', '122,57', '307,00 € sur 3 138,00']) expect(words()).toContain(figure)
    await button('Continuer').click()
    await expect.element(heading('Comment payez-vous ?')).toBeVisible()
    expect(words()).toContain('Aucun numéro de carte')
    await button('Continuer').click()
    await expect.element(heading('Vérifiez votre versement')).toBeVisible()
    for (const day of ['20/11/2026', '24/11/2026', '01/06/2031']) expect(words()).toContain(day)
    await button('Valider mon versement').click()
    await expect.element(heading('Il reste à payer par carte')).toBeVisible()
    expect(left).toEqual(['/stand-in/card-payment?payment=41720001'])
  })

  test('[PAYM-15] [CTX-10] names the amount from which the origin of the money is asked, and says when it is for this one', async () => {
    await open()
    await expect
      .poll(words)
      .toContain('À partir de 5 000,00 € par versement, un justificatif de l’origine de la somme est demandé.')
    await page.getByRole('textbox', { name: /Montant/ }).fill('5000')
    await expect.poll(words).toContain('Un justificatif de l’origine de la somme vous est demandé pour ce versement.')
  })

  test('[PAY-07] [PAYM-08] by debit stays in the portal and says what happens next', async () => {
    const { left } = await open()
    await fill(DEBIT)
    await confirm()
    await expect.element(heading('Votre versement est enregistré')).toBeVisible()
    for (const day of ['25/11/2026', '27/11/2026']) expect(words()).toContain(day)
    expect(words()).toContain('FR76 •••• 7651')
    expect(left).toEqual([])
  })

  test('[PAY-13] [PAYM-09] [OPER-15] again and again names its day, its last day for a change and its first debit', async () => {
    await open()
    await fill('Versement programmé')
    await confirm()
    await expect.element(heading('Votre versement programmé est enregistré')).toBeVisible()
    for (const day of ['07/12/2026', '10/12/2026', '28/12/2026']) expect(words()).toContain(day)
  })

  test('[PAY-14] [PAY-15] [PAYM-01] says at its fields what is wrong, and goes on only once it holds', async () => {
    await open()
    await button('Continuer').click()
    expect(words()).toContain('Champ obligatoire')
    await page.getByRole('radio', { name: CARD }).click()
    await share('Monétaire Responsable').fill('')
    const amount = page.getByRole('textbox', { name: /Montant/ })
    for (const [text, said] of [
      ['0', 'Veuillez saisir un montant supérieur à 0 €'],
      ['14,99', 'Le montant minimum est de 15,00 €'],
      ['10000,01', 'Le montant ne peut pas dépasser 10 000,00 € par versement'],
      ['9472,01', 'Il vous reste 9 472,00 € à verser cette année'],
    ] as const) {
      await amount.fill(text)
      await expect.poll(words).toContain(said)
    }
    expect(words()).toContain('La répartition doit être égale à 100 %')
    await share('Monétaire Responsable').fill('101')
    await expect.poll(words).toContain('Saisissez un nombre entier de 0 à 100')
  })

  test('[PAYM-17] says what is paid by itself already, with the way to change or stop it', async () => {
    await renderPage('/transactional/payment', SYLVIE)
    await expect
      .element(page.getByRole('radio', { name: /^PERECO/ }))
      .toMatchTextContent('Versement programmé en cours : 150,00 € par mois')
    const way = page.getByRole('link', { name: 'Modifier ou arrêter un versement programmé' })
    await expect.element(way).toHaveAttribute('href', '/operations')
  })

  test('[PAYM-17] asks whether a second scheduled payment replaces the first or comes on top, and sums both up', async () => {
    await open({}, /^PERECO/)
    await page.getByRole('radio', { name: 'Versement programmé' }).click()
    await page.getByRole('textbox', { name: /Montant/ }).fill('100')
    await shareAll('Horizon Retraite 2035')
    await button('Continuer').click()
    await expect.poll(words).toContain('Dites si ce versement remplace l’autre ou s’y ajoute')
    expect(words()).toContain('Remplace les 150,00 € par mois')
    await page.getByRole('radio', { name: /^S’ajoute aux 150,00 € par mois/ }).click()
    await expect.poll(words).toMatch(/Soit 250,00 €.* par mois/)
    await button('Continuer').click()
    await expect.element(heading('Comment payez-vous ?')).toBeVisible()
    await page.getByRole('radio', { name: /^Déductible/ }).click()
    await button('Continuer').click()
    await expect.element(heading('Vérifiez votre versement')).toBeVisible()
    expect(words()).toMatch(/En plus des 150,00 €.*, soit 250,00 €.* par mois/)
  })

  test('[PAYM-17] says so when scheduled payments cannot be read, and lets the payment go on', async () => {
    await open(
      {
        between: (request, pass) => (request.path.includes('periodic-vv') ? Promise.reject(new TypeError('no network')) : pass()),
      },
      /^PERECO/,
    )
    await page.getByRole('radio', { name: 'Versement programmé' }).click()
    await expect.poll(words).toContain('Vos versements programmés ne peuvent pas être lus pour le moment')
  })

  test('[PAY-17] [PAY-24] names the account that is blocked, with why', async () => {
    await open()
    await button('Précédent').click()
    await expect.element(page.getByRole('radio', { name: /PEG/ })).toBeDisabled()
    expect(words()).toContain('Vos données personnelles doivent être complétées')
  })

  test('[PAYM-18] opens shared as the account is today, and takes that again by one button', async () => {
    await open()
    await expect.poll(words).toMatch(/Reste à répartir 0 %/)
    expect(page.getByRole('button', { name: 'Reprendre ma répartition actuelle' }).elements()).toEqual([])
    await shareAll('Équilibre Durable')
    await share('Équilibre Durable').fill('40')
    await expect.poll(words).toMatch(/Reste à répartir 60 %/)
    await page.getByRole('button', { name: 'Reprendre ma répartition actuelle' }).click()
    await expect.poll(words).toMatch(/Reste à répartir 0 %/)
  })

  test('[PAYM-21] opens with the account and the way that its address names', async () => {
    await renderPage('/transactional/payment/s2e/ent-aubrenne?account=00482201&way=scheduled', SYLVIE)
    await expect.element(heading('Combien voulez-vous verser ?')).toBeVisible()
    expect(words()).toContain('PERECO, Verrerie Aubrenne')
    await expect.element(page.getByRole('radio', { name: 'Versement programmé' })).toBeChecked()
  })

  test('[PAYM-06] [FUND-12] opens the document of a fund that is not held yet, and asks that it is read', async () => {
    await open()
    await page.getByRole('radio', { name: CARD }).click()
    await page.getByRole('textbox', { name: /Montant/ }).fill('200')
    await shareAll('Équilibre Durable')
    await confirm()
    await expect.poll(words).toContain('Champ obligatoire')
    const document = page.getByRole('link', { name: /^Équilibre Durable/ })
    await expect.element(document).toHaveAttribute('href', '/stand-in/fund/equilibre-durable')
    await expect.element(document).toHaveAttribute('target', '_blank')
    await page.getByRole('checkbox', { name: 'J’ai lu ce document d’information' }).click()
    await button('Valider mon versement').click()
    await expect.element(heading('Il reste à payer par carte')).toBeVisible()
  })
})

test('[FUND-13] a document whose address is not known is looked up in the public register', async () => {
  const { standIn } = await open()
  await standIn.order('fund-url', 'ERR_INTERNAL', 100)
  await page.getByRole('radio', { name: CARD }).click()
  await page.getByRole('textbox', { name: /Montant/ }).fill('200')
  await shareAll('Équilibre Durable')
  await confirm()
  const register = page.getByRole('link', { name: /^Équilibre Durable/ })
  await expect.element(register).toHaveAttribute('href', 'https://geco.amf-france.org/')
})

/** What becomes of one sending: its answer is lost, nothing reaches the server, or the server fails. */
const FATES = ['lost', 'drop', 'ERR_INTERNAL'] as const
const SENDINGS = FATES.flatMap((first) => FATES.map((second) => [first, second] as const))
/** Each fate once as the first and once as the second; all pairs in the long run. */
const SENT = sampleOf(SENDINGS, ([first, second]) => [`first ${first}`, `second ${second}`], IS_ALL)

/** What a saver presses next, whatever the page says. */
const AGAIN = ['Renvoyer', 'Vérifier de nouveau', 'Valider mon versement'] as const
const isConfirmed = (): boolean => words().includes('Votre versement est enregistré')
const shownButton = () => AGAIN.map((name) => button(name)).find((one) => one.elements().length > 0)

describe('a payment in the browser, whatever becomes of its sendings', () => {
  test.each(SENT)('[PAY-20] [PAYM-11] [LEDG-08] %s, then %s: pressed twice each time, it is there once', async (...fates) => {
    const { standIn, go } = await open()
    await fill(DEBIT)
    await button('Continuer').click()
    await expect.element(heading('Comment payez-vous ?')).toBeVisible()
    await button('Continuer').click()
    await expect.element(heading('Vérifiez votre versement')).toBeVisible()
    for (const fate of [...fates, undefined]) {
      await standIn.mend()
      if (fate !== undefined) await standIn.order('s2e-payment', fate, 1)
      await expect.poll(() => isConfirmed() || shownButton() !== undefined).toBe(true)
      if (isConfirmed()) break
      const element = shownButton()?.element() as HTMLElement | undefined
      element?.click()
      element?.click()
    }
    await expect.element(heading('Votre versement est enregistré')).toBeVisible()
    go('/operations')
    const underWay = page
      .getByRole('article')
      .filter({ hasText: 'Versement par prélèvement' })
      .filter({ hasText: /200,00/ })
    await expect.poll(() => underWay.elements()).toHaveLength(1)
  })
})

describe('a payment whose answer is lost', () => {
  test('[PAYM-11] [PAY-20] is confirmed once the operations show it, and is there once', async () => {
    const { standIn } = await open()
    await fill(DEBIT)
    await standIn.order('s2e-payment', 'lost', 1)
    await confirm()
    await expect.element(heading('Votre versement est enregistré')).toBeVisible()
    expect(words()).toContain('41720001')
  })

  test('[PAYM-11] may be sent again when nothing reached the server, under the same key', async () => {
    const { standIn } = await open()
    await fill(DEBIT)
    await standIn.order('s2e-payment', 'drop', 1)
    await confirm()
    await expect.element(heading('Votre demande n’a pas été enregistrée')).toBeVisible()
    await button('Renvoyer').click()
    await expect.element(heading('Votre versement est enregistré')).toBeVisible()
  })

  test('[PAYM-11] [PAY-20] is never confirmed while the operations cannot be read', async () => {
    const { standIn } = await open()
    await fill(DEBIT)
    await standIn.order('s2e-payment', 'lost', 1)
    await standIn.order('operations', 'ERR_INTERNAL', 100)
    await confirm()
    await expect.element(heading('Votre demande n’a pas pu être vérifiée')).toBeVisible()
    await standIn.mend()
    await button('Vérifier de nouveau').click()
    await expect.element(heading('Votre versement est enregistré')).toBeVisible()
  })

  test('[OPS-23] [O-ERR-06] keeps everything typed when it is refused', async () => {
    const { standIn } = await open()
    await fill(DEBIT)
    await standIn.order('s2e-payment', 'ERR_INVALID', 100)
    await confirm()
    await expect.poll(words).toContain('Votre demande n’a pas été prise en compte')
    await standIn.mend()
    await button('Valider mon versement').click()
    await expect.element(heading('Votre versement est enregistré')).toBeVisible()
  })

  test('[O-ERR-08] shows no form without its limits', async () => {
    const { standIn } = await renderPage('/transactional/payment', {
      ...SYLVIE,
      ordered: ['s2e-payment-context', 'ERR_INTERNAL', 100],
    })
    await expect.element(heading('Cette opération est momentanément indisponible')).toBeVisible()
    await standIn.mend()
    await button('Réessayer').click()
    await expect.element(heading('Sur quel compte voulez-vous verser ?')).toBeVisible()
  })
})

test('[PAY-15] a limit of the saver’s own is said as such, and the answers stay', async () => {
  const { standIn } = await open()
  await fill(DEBIT)
  await standIn.order('s2e-payment', 'ERR_LIMIT', 100)
  await confirm()
  await expect.poll(words).toContain('Vous avez fait trop de demandes.')
  expect(words()).toContain('Vos réponses restent affichées ici.')
})

test('[PAY-08] [PAY-19] [PAY-21] a scheduled payment is listed and stopped, once it is confirmed in a window', async () => {
  await renderPage('/operations', SYLVIE)
  const stop = page.getByRole('button', { name: /^Arrêter le versement de 150,00/ })
  await stop.click()
  const dialog = page.getByRole('dialog', { name: /^Arrêter 150,00.€ par mois sur le PERECO.\?$/ })
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Le garder' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await stop.click()
  await dialog.getByRole('button', { name: 'Arrêter ce versement' }).click()
  await expect.element(stop).not.toBeInTheDocument()
})

test('[PAY-18] [PAYM-08] the page of a payment says where it is, and takes it back while it is time', async () => {
  const { go } = await open()
  await fill(DEBIT)
  await confirm()
  await expect.element(heading('Votre versement est enregistré')).toBeVisible()
  go('/operations/41720001')
  await expect.element(heading('Versement par prélèvement')).toBeVisible()
  expect(words()).toContain('27/11/2026')
  await page.getByRole('button', { name: 'Annuler ma demande' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler ma demande' }).click()
  await expect.poll(words).toContain('Annulé')
})

test('a payment is shared by a slider for each fund, in English too', async () => {
  await renderPage('/transactional/payment', { ...SYLVIE, language: 'en' })
  await page.getByRole('radio', { name: /^PEE/ }).click()
  await button('Continue').click()
  await expect.poll(() => document.querySelectorAll('input[type="range"]').length).toBe(4)
})
