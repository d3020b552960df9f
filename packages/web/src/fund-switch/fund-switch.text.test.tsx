import { writeError } from '@hautelisse/domain/contract'
import { describe, expect, test } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, type RenderedPage, renderPage } from '../testing/text/index.ts'
import { withClaims } from './examples.ts'

const SYLVIE = { person: 'sylvie-garnier' } as const
const ADDRESS = '/transactional/arbitration'
const words = (): string => document.body.textContent.replaceAll(/\s/g, ' ')
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const heading = (name: string | RegExp) => page.getByRole('heading', { name })
const out = (fund: string) => page.getByRole('textbox', { name: `Montant à sortir, ${fund}` })
const into = (fund: string) => page.getByRole('textbox', { name: `Montant à placer, ${fund}` })

const open = async (given: Parameters<typeof renderPage>[1] = {}): Promise<RenderedPage> => {
  const opened = await renderPage(ADDRESS, { ...SYLVIE, ...given })
  await expect.element(heading(/^Sur quel compte/)).toBeVisible()
  return opened
}

const next = () => button('Continuer').click()
const toFunds = async (account: RegExp = /Retraite article 83/): Promise<void> => {
  await page.getByRole('radio', { name: account }).click()
  await next()
  await expect.element(heading(/^D’où voulez-vous sortir/)).toBeVisible()
}

/** 4 000,00 € out of the shares of the worked case s. */
const toDestination = async (): Promise<void> => {
  await toFunds()
  await out('Actions Monde Horizon').fill('4000')
  await next()
  await expect.element(heading(/^Vers où déplacer/)).toBeVisible()
}

const toSummary = async (): Promise<void> => {
  await toDestination()
  await into('Fonds en euros').fill('1800')
  await into('Obligations Europe').fill('2200')
  await next()
  await expect.element(heading('Vérifiez votre arbitrage')).toBeVisible()
}
const confirm = () => button('Valider mon arbitrage').click()
const recorded = () => expect.element(heading('Votre arbitrage est enregistré')).toBeVisible()

describe('a fund switch', () => {
  test('[ARB-04] lists the funds beside the question once something leaves', async () => {
    await open()
    await toFunds()
    expect(words()).toContain('Dès qu’un montant part, chaque placement est montré ici')
    await out('Actions Monde Horizon').fill('4000')
    await expect.poll(words).toContain('inchangé')
  })

  test('[P-ROUTE-52] [ARB-02] [ARB-04] [ARB-06] [FSW-02] [FSW-03] [FSW-06] is the worked case: funds, limit, threads, days, number', async () => {
    await open()
    await toDestination()
    await into('Fonds en euros').fill('1800')
    await into('Obligations Europe').fill('2200')
    for (const figure of ['7 323,83', '5 882,55', '3 365,10', '1 841,27', '18 412,75', '41,27', '7 365,10'])
      await expect.poll(words).toContain(figure)
    expect(words()).toContain('20 fils déplacés')
    expect(words()).toContain('72 fils qui ne bougent pas')
    await page.getByRole('radio', { name: 'Tableau' }).click()
    await expect.element(page.getByRole('table', { name: 'Chaque fonds avant et après l’arbitrage' })).toBeVisible()
    await next()
    await expect.element(heading('Vérifiez votre arbitrage')).toBeVisible()
    for (const day of ['20/11/2026', '24/11/2026', '26/11/2026', '27/11/2026']) expect(words()).toContain(day)
    expect(words()).toContain('Vos prochains versements ne changent pas')
    await confirm()
    await recorded()
    await expect.poll(words).toContain('Demande n° 41720001')
    await expect.element(page.getByRole('link', { name: 'Suivre ma demande' })).toHaveAttribute('href', '/operations/41720001')
  })

  test('[ARB-01] [ARB-03] [ARB-08] [FSW-04] names each account, those that cannot with every reason', async () => {
    await open()
    await expect.element(page.getByRole('radio', { name: /PER d’entreprise obligatoire/ })).toBeDisabled()
    await expect.element(page.getByRole('radio', { name: /PEG/ })).toBeDisabled()
    expect(words()).toContain('Gestion pilotée : les arbitrages ne sont pas possibles')
    expect(words()).toContain('Vos données personnelles doivent être complétées')
    expect(words()).toMatch(/Un arbitrage de 3 200,00 €.*est en cours de traitement/)
    await next()
    await expect.poll(words).toContain('Choisissez un compte')
  })

  test('[ARB-07] [FSW-01] [FSW-03] says at its fields what is wrong, and keeps what is typed', async () => {
    await open()
    await toFunds()
    await next()
    await expect.poll(words).toContain('Veuillez saisir un montant supérieur à 0 €')
    await out('Actions Monde Horizon').fill('7365,11')
    await expect.poll(words).toContain('Le montant ne peut pas dépasser la valeur du fonds')
    await button(/^Tout sortir Actions Monde Horizon/).click()
    await expect.element(out('Actions Monde Horizon')).toHaveValue('7 365,10')
    await next()
    await expect.element(heading(/^Vers où déplacer/)).toBeVisible()
    await next()
    await expect.poll(words).toContain('Ce que vous placez doit être égal au montant déplacé')
    await into('Fonds en euros').fill('1841,28')
    await expect.poll(words).toContain('Ce fonds peut encore recevoir 1 841,27 € au plus')
    await into('Fonds en euros').fill('')
    await button(/^Placer le reste Fonds en euros/).click()
    await expect.element(into('Fonds en euros')).toHaveValue('1 841,27')
    await button(/^Placer le reste Obligations Europe/).click()
    await expect.element(into('Obligations Europe')).toHaveValue('5 523,83')
    await next()
    await expect.element(heading('Vérifiez votre arbitrage')).toBeVisible()
  })

  test('[ARB-01] of employee savings goes by its own call and its own days', async () => {
    await open()
    await toFunds(/^PEE/)
    await out('Actions Europe Durable').fill('100')
    await next()
    await into('Obligations Responsables').fill('100')
    await next()
    await expect.element(heading('Vérifiez votre arbitrage')).toBeVisible()
    for (const day of ['24/11/2026', '30/11/2026', '01/12/2026']) expect(words()).toContain(day)
    await confirm()
    await recorded()
  })
})

describe('a fund switch whose answer is lost', () => {
  test('[FSW-07] is confirmed once the operations show it', async () => {
    const { standIn } = await open()
    await toSummary()
    await standIn.order('ais-switch', 'lost', 1)
    await confirm()
    await recorded()
    expect(words()).toContain('41720001')
  })

  test('[FSW-07] may be sent again when nothing reached the server', async () => {
    const { standIn } = await open()
    await toSummary()
    await standIn.order('ais-switch', 'drop', 1)
    await confirm()
    await expect.element(heading('Votre demande n’a pas été enregistrée')).toBeVisible()
    await button('Renvoyer').click()
    await recorded()
  })

  test('[FSW-07] is never confirmed while the operations cannot be read', async () => {
    const { standIn } = await open()
    await toSummary()
    await standIn.order('ais-switch', 'lost', 1)
    await standIn.order('operations', 'ERR_INTERNAL', 100)
    await confirm()
    await expect.element(heading('Votre demande n’a pas pu être vérifiée')).toBeVisible()
    await standIn.mend()
    await button('Vérifier de nouveau').click()
    await recorded()
  })

  test('[FSW-07] is looked for first when the saver comes back, and shows its record also without its account', async () => {
    const { standIn, go } = await open()
    await toSummary()
    await standIn.order('ais-switch', 'lost', 1)
    await standIn.order('operations', 'ERR_INTERNAL', 100)
    await confirm()
    await expect.element(heading('Votre demande n’a pas pu être vérifiée')).toBeVisible()
    go('/epargne')
    // The page of the act has gone only once another stands there.
    await expect.element(heading('Bonjour Sylvie, voici votre épargne')).toBeVisible()
    await standIn.mend()
    await standIn.order('ais-authorized-acts', 'ERR_INTERNAL', 100)
    go('/transactional/arbitration')
    await recorded()
    expect(words()).toContain('41720001')
  })

  test('[OPS-23] [O-ERR-06] keeps everything typed when it is refused', async () => {
    const { standIn } = await open()
    await toSummary()
    await standIn.order('ais-switch', 'ERR_INVALID', 100)
    await confirm()
    await expect.poll(words).toContain('Votre demande n’a pas été prise en compte')
    await standIn.mend()
    await confirm()
    await recorded()
  })
})

describe('what is asked for already', () => {
  test('[OPER-17] [FSW-01] stands beside what can be moved, only where there is something', async () => {
    await open({ between: withClaims })
    await toFunds()
    await expect.poll(words).toMatch(/4 365,10 €[^€]*€ sont déjà demandés/)
    expect(words().split('sont déjà demandés')).toHaveLength(2)
  })

  test('[FSW-01] too much is said at its field with what is left now, read again', async () => {
    let isRefused = false
    const between: Between = async (request, pass) => {
      if (!request.path.endsWith('/transactional/arbitration')) return isRefused ? withClaims(request, pass) : pass()
      isRefused = true
      const fields = [{ path: 'out.actions-monde-horizon', code: 'amount-too-large', params: { max: '3 000,00' } }]
      return { status: 400, body: JSON.stringify(writeError('v2', 'ERR_INVALID', { fields })) }
    }
    await open({ between })
    await toSummary()
    await confirm()
    await expect.element(heading(/^D’où voulez-vous sortir/)).toBeVisible()
    await expect.poll(words).toContain('la valeur du fonds : 3 000,00 € peuvent être déplacés')
    await expect.element(out('Actions Monde Horizon')).toHaveValue('4 000,00')
    expect(words()).toMatch(/4 365,10 €[^€]*€ sont déjà demandés/)
    await button(/^Tout sortir Actions Monde Horizon/).click()
    await expect.element(out('Actions Monde Horizon')).toHaveValue('3 000,00')
  })

  test('[OPER-17] a switch that is recorded is asked for already on the page of its account', async () => {
    const { go } = await open()
    await toFunds(/^PEE/)
    await out('Actions Europe Durable').fill('100')
    await next()
    await into('Obligations Responsables').fill('100')
    await next()
    await confirm()
    await recorded()
    go('/epargne/detail/type/PEE/00482190')
    await expect.poll(words).toMatch(/\D100,00 €[^€]*€ sont déjà demandés/)
  })
})

test('a fund switch is made in English too', async () => {
  await renderPage(ADDRESS, { ...SYLVIE, language: 'en' })
  const go = button('Continue')
  await page.getByRole('radio', { name: /article 83/ }).click()
  await go.click()
  await page.getByRole('textbox', { name: /Actions Monde Horizon/ }).fill('4000')
  await go.click()
  await page.getByRole('textbox', { name: /Obligations Europe/ }).fill('4000')
  await go.click()
  await button('Confirm my switch').click()
  await expect.element(heading('Your switch is recorded')).toBeVisible()
})
