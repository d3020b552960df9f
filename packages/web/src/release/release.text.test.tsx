import { writeError } from '@hautelisse/domain/contract'
import { describe, expect, test } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, type RenderedPage, renderPage } from '../testing/text/index.ts'
import { withAwaitedAccount } from '../under-way/examples.tsx'
import { recordedOf, withAllClaimed, withClaims, withEarlyLots } from './examples.ts'

const NADIA = { person: 'nadia-belkhir' } as const
const ADDRESS = '/savings/withdraw'
const words = (): string => document.body.textContent.replaceAll(/\s/g, ' ')
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const heading = (name: string | RegExp) => page.getByRole('heading', { name })
const radio = (name: RegExp) => page.getByRole('radio', { name })
const field = (name: RegExp) => page.getByRole('textbox', { name })
const next = () => button('Continuer').click()

/** What is said of one paper at its place. */
const told = (paper: string): string => page.getByRole('group', { name: paper }).element().textContent.replaceAll(/\s/g, ' ')
/** Hands files to the place of one paper, as the choice that the system opens does. */
const hand = async (paper: string, ...files: readonly File[]): Promise<void> => {
  const input = page.getByRole('group', { name: paper }).element().querySelector('input[type="file"]')
  if (input === null) throw new Error('This place takes no files.')
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.poll(() => told(paper)).toContain(files.at(-1)?.name ?? '')
}
const pdf = (name: string, size = 100): File => new File(['%PDF-1.7'.padEnd(size)], name, { type: 'application/pdf' })

const open = async (given: Parameters<typeof renderPage>[1] = {}): Promise<RenderedPage> => {
  const opened = await renderPage(ADDRESS, { ...NADIA, ...given })
  await expect.element(heading(/^Que voulez-vous retirer/)).toBeVisible()
  return opened
}

const toReason = async (account: RegExp = /^PEE/): Promise<void> => {
  await radio(account).click()
  await radio(/^Épargne bloquée/).click()
  await next()
  await expect.element(heading(/^Pourquoi débloquer/)).toBeVisible()
}

const toAmount = async (account: RegExp = /^PEE/): Promise<void> => {
  await toReason(account)
  await radio(/^Achat de la résidence principale/).click()
  await field(/Signature de l’acte/).fill('14/09/2026')
  await next()
  await expect.element(heading('Montant et pièces')).toBeVisible()
}

describe('money out of employee savings', () => {
  test('[P-ROUTE-46] [WDR-02] [WDR-08] [REF-02] names each account with what can be asked of it', async () => {
    await open()
    await next()
    await expect.poll(words).toContain('Choisissez un compte')
    await radio(/^PEE/).click()
    await expect.element(radio(/^Épargne disponible/)).toBeVisible()
    await expect.element(radio(/^Épargne bloquée/)).toBeVisible()
    await next()
    await expect.poll(words).toContain('Choisissez ce que vous voulez retirer')
  })

  test('[WDR-09] [WDR-13] shows the reasons of the plan, the days of the event, and the days that are left', async () => {
    await open()
    await toReason()
    for (const said of [
      'À demander dans les 6 mois de l’événement',
      'À demander quand vous voulez',
      'Mariage ou PACS',
      'Surendettement',
    ])
      expect(words()).toContain(said)
    await next()
    await expect.poll(words).toContain('Choisissez un motif')
    await radio(/^Achat de la résidence principale/).click()
    expect(words()).toContain('Entre le 20/05/2026 et le 20/11/2026')
    await field(/Signature de l’acte/).fill('19/05/2026')
    await next()
    await expect.poll(words).toContain('La date de l’événement doit être comprise entre le 20/05/2026 et le 20/11/2026')
    await field(/Signature de l’acte/).fill('14/09/2026')
    for (const said of ['14/03/2027', '114 jours', 'Acte de vente ou attestation du notaire', 'Plan de financement'])
      await expect.poll(words).toContain(said)
  })

  test('[REL-01] [REL-22] who retires finds the end of the contract among the reasons of a PEE; a marriage abroad is for the account keeper to date', async () => {
    await open()
    await toReason()
    await expect.element(radio(/^Fin du contrat de travail.*Départ à la retraite compris/)).toBeVisible()
    expect(words()).not.toContain('demandez à votre teneur de compte')
    await radio(/^Mariage ou PACS/).click()
    await expect.poll(words).toContain('Mariage célébré à l’étranger : demandez à votre teneur de compte la date retenue')
    await radio(/^Achat de la résidence principale/).click()
    await expect.poll(words).not.toContain('demandez à votre teneur de compte')
  })

  test('[WDR-10] [WDR-11] [WDR-14] [REF-08] shows the net from the first key on, and says what is missing', async () => {
    await open()
    await toAmount()
    await field(/^Montant brut/).fill('1000')
    await expect.poll(words).toContain('Net estimé')
    expect(words()).toContain('Envoyé à votre entreprise le 27/11/2026')
    await next()
    for (const paper of ['Acte de vente ou attestation du notaire', 'Plan de financement'])
      await expect.poll(() => told(paper)).toContain('Il manque cette pièce')
    await field(/^Ou/).fill('900')
    await expect.element(field(/^Montant brut/)).not.toHaveValue('1000')
    await field(/^Montant brut/).fill('999999')
    await expect.poll(words).toContain('Le montant ne peut pas dépasser')
    await button(/^Tout retirer/).click()
    await page
      .getByRole('button', { name: /D’où vient ce chiffre/ })
      .nth(3)
      .click()
    await expect.poll(words).toContain('Taux des prélèvements sociaux')
    expect(words()).toContain('Valeur du compte')
  })

  test('[REL-07] [REL-09] of deducted payments says what the next year takes, without the quotient and with it', async () => {
    await open()
    await toAmount(/^PER, versements volontaires(?! non)/)
    await field(/^Montant brut/).fill('100')
    await expect.poll(words).toContain('Versements déduits, imposés au barème')
    await field(/^Salaires du foyer/).fill('30000')
    await expect.poll(words).toContain('Après l’impôt de l’an prochain')
    expect(words()).toContain('Avec le quotient, à demander')
    // Each of the two opens its calculation.
    const figures = page.getByRole('button', { name: /D’où vient ce chiffre/ })
    for (const [place, step] of [
      [7, 'Impôt du foyer avec la part imposée'],
      [8, 'Impôt sur un quart de la part imposée'],
    ] as const) {
      await figures.nth(place).click()
      await expect.poll(words).toContain(step)
    }
  })

  test('[REF-01] [REL-14] asks for the one-time code over the summary, and keeps the answers', async () => {
    await open()
    await radio(/^PEE/).click()
    await radio(/^Épargne disponible/).click()
    await next()
    await field(/^Montant brut/).fill('100')
    await next()
    await expect.element(heading('Vérifiez votre demande')).toBeVisible()
    for (const day of ['20/11/2026', '24/11/2026', '25/11/2026']) expect(words()).toContain(day)
    // Her company pays, so nothing says that the money comes to her account.
    expect(words()).toContain('Somme envoyée à votre entreprise, versée avec votre paie')
    expect(words()).not.toMatch(/Virement envoyé|Argent sur votre compte/)
    await button('Valider ma demande').click()
    await expect.element(heading('Confirmez que c’est bien vous')).toBeVisible()
    await button('Précédent').click()
    await expect.element(heading('Vérifiez votre demande')).toBeVisible()
    expect(words()).toContain('100,00 €')
  })

  test('[O-ERR-08] shows no form without what may be asked for', async () => {
    const { standIn, go } = await renderPage('/epargne', NADIA)
    await standIn.order('s2e-releases', 'ERR_INTERNAL', 100)
    go(ADDRESS)
    await expect.element(heading('Cette opération est momentanément indisponible')).toBeVisible()
    await standIn.mend()
    await button('Réessayer').click()
    await expect.element(heading(/^Que voulez-vous retirer/)).toBeVisible()
  })

  test('[REL-17] [WDR-20] without a bank account says how to add one', async () => {
    await open({ person: 'sylvie-garnier' })
    await toReason()
    await radio(/^Surendettement/).click()
    await field(/Jour de l’événement/).fill('20/11/2026')
    await next()
    await expect.poll(words).toContain('Ajoutez un RIB pour recevoir vos virements. Vos réponses sont gardées.')
    await field(/^Montant brut/).fill('6000')
    for (const figure of ['5 750,02', '1 344,00', '249,98', '6 193,72', '4 656,00']) await expect.poll(words).toContain(figure)
    await next()
    await expect.poll(words).toContain('Il manque un RIB')
  })

  test('[REL-21] says "up to" until a date is there, then tells apart what was paid in after it; the parts add up', async () => {
    await open({ person: 'sylvie-garnier' })
    await toReason()
    await expect.poll(words).toMatch(/Jusqu’à 6 193,72 €.*, selon la date/)
    expect(words()).not.toContain('Peut être débloqué0,00')
    await radio(/^Achat de la résidence principale/).click()
    await field(/Signature de l’acte/).fill('15/01/2027')
    await expect.poll(words).toMatch(/Jusqu’à 6 193,72 €.*, selon la date/)
    await field(/Signature de l’acte/).fill('14/09/2026')
    // 5 210,44 + 5 559,05 + 634,67 = 11 404,16, which the account holds.
    for (const said of ['5 559,05', 'Versés après le 14/09/2026, restent bloqués', '634,67', '5 210,44', '11 404,16'])
      await expect.poll(words).toContain(said)
    expect(words()).not.toContain('selon la date')
  })

  test('an event to come is answered with the day to come back by and with what it could release', async () => {
    await open({ person: 'sylvie-garnier' })
    await toReason()
    await radio(/^Achat de la résidence principale/).click()
    await field(/Signature de l’acte/).fill('15/01/2027')
    await expect.poll(words).toContain('Revenez après la signature : vous aurez six mois, jusqu’au 15/07/2027.')
    // All that is blocked today, at today's value: 6 193,72 € less 18,6 % of its gain.
    for (const said of ['Voici ce que vous pourriez recevoir', '5 935,67', '6 193,72']) expect(words()).toContain(said)
    await next()
    await expect.poll(words).toContain('Cette date n’est pas encore passée')
    expect(words()).not.toContain('La date de l’événement doit être')
    await field(/Signature de l’acte/).fill('14/09/2026')
    await expect.poll(words).not.toContain('Revenez après la signature')
  })

  test.each([
    ['with lots of before 2018 says', withEarlyLots, true],
    ['without such lots does not say', undefined, false],
  ] as const)(
    '[REL-30] the estimate of a PEE %s at which rate it is made, of an event to come and beside the net',
    async (_, between, isEarly) => {
      const early = 'Estimation au taux de 2026 ; des taux plus bas s’appliquent à une partie des gains d’avant 2018.'
      const says = () => expect.poll(() => words().includes(early)).toBe(isEarly)
      await open({ person: 'sylvie-garnier', ...(between && { between }) })
      await toReason()
      await radio(/^Achat de la résidence principale/).click()
      await field(/Signature de l’acte/).fill('15/01/2027')
      await expect.poll(words).toContain('Voici ce que vous pourriez recevoir')
      await says()
      await field(/Signature de l’acte/).fill('14/09/2026')
      await next()
      await field(/^Montant/).fill('5 000,00')
      await expect.poll(words).toContain('Prélèvements sociaux')
      await says()
    },
  )

  test('why not more stands once for each sum, with its way out', async () => {
    await open({ person: 'sylvie-garnier' })
    await toReason()
    await radio(/^Achat de la résidence principale/).click()
    await field(/Signature de l’acte/).fill('14/09/2026')
    await next()
    for (const said of [/5 210,44 €.* n’ont pas besoin de motif/, /634,67 €.* restent bloqués jusqu’au 01\/06\/2031/])
      await expect.poll(words).toMatch(said)
    expect(words()).toContain('Ils ont été versés après le 14/09/2026, date de l’événement.')
    expect(words()).not.toContain('Pas avant le')
    await expect.element(button('Noter cette date')).toBeVisible()
    await button('Les retirer').click()
    await expect.element(radio(/^Épargne disponible/)).toBeChecked()
    await next()
    await expect.poll(words).toMatch(/6 193,72 €.* demandent un motif/)
    await button('Choisir un motif').click()
    await expect.element(radio(/^Épargne bloquée/)).toBeChecked()
  })

  test('each paper has its place, which says what lies in it, what is still to come, and what is wrong with it', async () => {
    await open()
    await toAmount()
    for (const said of ['Le plus petit montant brut', 'Montant à financer', '0 o sur']) expect(words()).not.toContain(said)
    expect(words()).toContain('PDF, PNG ou JPG. 10 Mo au plus par fichier, 25 Mo en tout.')
    await hand('Acte de vente ou attestation du notaire', pdf('acte.pdf'))
    await hand('Plan de financement', pdf('scan.pdf', 10_000_001))
    expect(told('Acte de vente ou attestation du notaire')).toMatch(/acte\.pdf, 100 o.*Remplacer/)
    expect(told('Plan de financement')).toContain('La taille du fichier ne peut excéder 10 Mo.')
    await next()
    await expect.poll(() => told('Plan de financement')).toContain('Il manque cette pièce')
    expect(told('Acte de vente ou attestation du notaire')).not.toContain('Il manque cette pièce')
    await hand('Plan de financement', pdf('plan.pdf'))
    expect(told('Plan de financement')).not.toMatch(/Il manque|ne peut excéder/)
    expect(words()).toContain('200 o sur 25 Mo')
  })

  test('[REF-03] a refund may carry a document, which its summary and its record name', async () => {
    const sent: string[] = []
    const between: Between = (request, pass) => {
      const isFiles = request.path.includes('/withdraw/documents/')
      if (!isFiles && !request.path.endsWith('/api-s2e/refunds')) return pass()
      sent.push(request.path.split('/').slice(-2).join('/'))
      return Promise.resolve({ status: 200, body: JSON.stringify(isFiles ? 'OK' : { s2e_transaction_id: '41720009' }) })
    }
    await open({ between })
    await radio(/^PEE/).click()
    await radio(/^Épargne disponible/).click()
    await next()
    const place = 'Document pour accompagner votre demande'
    expect(told(place)).toContain('Facultatif')
    await hand(place, pdf('mot.pdf'))
    await field(/^Montant brut/).fill('100')
    await next()
    await expect.element(heading('Vérifiez votre demande')).toBeVisible()
    expect(words()).toContain(`${place}, mot.pdf`)
    await button('Valider ma demande').click()
    await expect.element(heading('Votre demande est enregistrée')).toBeVisible()
    await expect.poll(words).toContain(`${place}, mot.pdf`)
    expect(sent).toEqual(['api-s2e/refunds', 'documents/41720009'])
  })

  test('[P-ROUTE-46] [WDR-02] [WDR-07] with savings of two scopes the first question is which of them, and each account says what of it is available', async () => {
    await open({ person: 'sylvie-garnier' })
    const which = page.getByRole('navigation', { name: 'Quelle épargne retirer ?' })
    await expect.element(which.getByText('Épargne salariale')).toHaveAttribute('aria-current', 'page')
    await expect.element(which.getByRole('link', { name: 'Épargne retraite' })).toHaveAttribute('href', '/savings/withdraw/ais')
    expect(words()).not.toContain('Retirer plutôt')
    await expect.element(radio(/^PEE.*5210,44.*disponibles/)).toBeVisible()
    await expect.element(radio(/^PEG.*Rien de disponible aujourd’hui/)).toBeVisible()
  })

  test('[RIB-18] a bank account in validation is told with its day, and the request goes on', async () => {
    await open({ person: 'sylvie-garnier', between: withAwaitedAccount })
    await toReason()
    await radio(/^Achat de la résidence principale/).click()
    await field(/Signature de l’acte/).fill('14/09/2026')
    await next()
    await expect.poll(words).toContain('Votre RIB •••• 2606 sera utilisable le 24/11/2026')
    expect(words()).toContain('rien n’est vendu avant ce jour')
    // The request keeps its day; what is left of the six months if the account never comes into use.
    expect(words()).toContain('votre demande garde la date du 20/11/2026')
    expect(words()).toContain('vous pourrez la refaire jusqu’au 14/03/2027 (il reste aujourd’hui 114 jours).')
    // Why not before stands once, with its way out.
    expect(words().split('Votre RIB est en cours de validation').length).toBe(2)
    expect(words()).toContain('Pas avant le 24/11/2026')
    await expect.element(page.getByRole('link', { name: 'Suivre mon RIB' })).toHaveAttribute('href', /bank-coordinates/)
    expect(words()).not.toContain('Ajoutez un RIB')
    await next()
    await expect.poll(words).toContain('Saisissez un montant')
    expect(words()).not.toContain('Il manque un RIB')
  })

  test('[RIB-18] the summary says on which day the bank account can be used, and the days after it', async () => {
    await open({ person: 'sylvie-garnier', between: withAwaitedAccount })
    await radio(/^PEE/).click()
    await radio(/^Épargne disponible/).click()
    await next()
    await field(/^Montant brut/).fill('100')
    await next()
    await expect.element(heading('Vérifiez votre demande')).toBeVisible()
    for (const said of ['24/11/2026Votre RIB devient utilisable', '26/11/2026Vente', '30/11/2026Argent sur votre compte'])
      expect(words()).toContain(said)
  })
})

describe('what is asked for already', () => {
  test('[OPER-17] [REL-15] stands beside each maximum, of the kinds and of the amount, only where there is something', async () => {
    await open({ between: withClaims })
    await radio(/^PEE/).click()
    await expect.element(radio(/^Épargne disponible.*sont déjà demandés/)).toBeVisible()
    await expect.element(radio(/^Épargne bientôt disponible(?!.*sont déjà demandés)/)).toBeInTheDocument()
    await radio(/^Épargne disponible/).click()
    await next()
    await expect.poll(words).toMatch(/480,00 € au plus, 13 880,89 €.* sont déjà demandés/)
  })

  test('[REL-15] too much is said at its field with what is left now, and accounts and terms are read again', async () => {
    let isRefused = false
    const between: Between = async (request, pass) => {
      if (!request.path.endsWith('/api-s2e/refunds')) return isRefused ? withClaims(request, pass) : pass()
      isRefused = true
      const fields = [{ path: 'amount', code: 'amount-too-large', params: { max: '480,00' } }]
      return { status: 400, body: JSON.stringify(writeError('v2', 'ERR_INVALID', { fields })) }
    }
    await open({ between })
    await radio(/^PEE/).click()
    await radio(/^Épargne disponible/).click()
    await next()
    await field(/^Montant brut/).fill('500')
    await next()
    await expect.element(heading('Vérifiez votre demande')).toBeVisible()
    await button('Valider ma demande').click()
    await expect.element(field(/^Montant brut/)).toHaveValue('500,00')
    await expect.poll(words).toContain('Le montant ne peut pas dépasser 480,00 €')
    await expect.poll(words).toMatch(/480,00 € au plus, 13 880,89 €.* sont déjà demandés/)
  })
})

describe('a request that is recorded and waits for its documents, after a reload', () => {
  const recorded = heading('Votre demande est enregistrée')

  test('[WDR-15] shows its record and takes its documents, also where it has claimed all that there was', async () => {
    await renderPage(ADDRESS, { ...NADIA, between: withAllClaimed, stored: recordedOf() })
    await expect.element(recorded).toBeVisible()
    for (const said of ['Demande n° 41720001', 'À choisir de nouveau : acte.pdf', 'Acte de vente ou attestation du notaire'])
      expect(words()).toContain(said)
  })

  test('[WDR-15] shows its record where its account is not there any more', async () => {
    await renderPage(ADDRESS, { ...NADIA, stored: recordedOf('00000000') })
    await expect.element(recorded).toBeVisible()
    expect(words()).toContain('Demande n° 41720001')
  })
})

test('a request is made in English too', async () => {
  await renderPage(ADDRESS, { ...NADIA, language: 'en' })
  const go = button('Continue')
  await radio(/^PEE/).click()
  await radio(/^Blocked savings/).click()
  await go.click()
  await radio(/^Purchase of the main home/).click()
  await field(/^Signature of the deed/).fill('14/09/2026')
  await go.click()
  await field(/^Gross amount/).fill('1000')
  await button('Back').click()
  await button('Back').click()
  await radio(/^Available savings/).click()
  await go.click()
  await field(/^Gross amount/).fill('100')
  await go.click()
  await expect.element(button('Confirm my request')).toBeVisible()
})
