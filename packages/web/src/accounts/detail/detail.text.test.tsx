import { euros, formatEuros } from '@hautelisse/domain/money'
import { describe, expect, test } from 'vitest'
import type { Between } from '../../shell/index.ts'
import { page, renderExample } from '../../testing/text/index.ts'
import { accountPage, accountsPage, notHeld, partialAccounts, severalRates, wildAccounts } from './examples.tsx'

const PERO = { type: 'PERO', id: '00482176' }
const PEE = { type: 'PEE', id: '00482190' }
const title = (name: string) => page.getByRole('heading', { level: 1, name })
const text = (): string => document.querySelector('main')?.textContent ?? ''

describe('the detail of an account', () => {
  for (const language of ['fr', 'en'] as const)
    test(`[P-ROUTE-41] [ACC-10] shows compartments, funds and how the balance came about, ${language}`, async () => {
      await renderExample(accountPage('plan', PERO), { language })
      await expect.element(title('PER d’entreprise obligatoire')).toBeVisible()
      for (const amount of ['31480.20', '6150', '3500', '7130.20', '48260.40'])
        expect(text()).toContain(formatEuros(euros(amount)))
      // Schemes keep their French names: readers of another language are told what they are.
      expect(text().includes('Compulsory company retirement plan. Verrerie Aubrenne')).toBe(language === 'en')
      expect(page.getByRole('table').all().length).toBeGreaterThanOrEqual(2)
    })

  test('[P-ROUTE-41] its funds can be seen by compartment', async () => {
    await renderExample(accountPage('plan', PERO))
    const funds = page.getByRole('table', { name: 'Vos placements' })
    await expect.element(funds.getByRole('row')).toHaveLength(7)
    await page.getByRole('combobox', { name: 'Compartiment' }).selectOptions('Versements volontaires non déductibles')
    await expect.element(funds.getByRole('row')).toHaveLength(3)
    await expect.element(funds.getByText('Obligations Échéance 2027')).toBeVisible()
  })

  for (const [scope, what, free] of [
    ['s2e', PEE, ['Disponible le 01/06/2028', 'Disponible aujourd’hui']],
    ['ais', PERO, ['Disponible à la retraite', 'Disponible le 30/06/2027']],
  ] as const)
    test(`[OPS-04] [OPS-33] [OPS-34] [OPS-41] the detail has figures, history, placements with their sheets and acts, ${scope}`, async () => {
      await renderExample(accountPage('whole', what))
      await expect.element(page.getByRole('table', { name: 'Vos placements' })).toBeVisible()
      await expect.element(page.getByRole('slider', { name: 'Lire la courbe, jour par jour' })).toBeInTheDocument()
      for (const words of [
        ...free,
        'Verrerie Aubrenne, contrat 0048',
        'Valeur de la part',
        'Parts',
        'Risque',
        'Valeurs au 18/11/2026',
      ])
        expect(text().replaceAll('\u00A0', ' ')).toContain(words)
      const sheet = page.getByRole('table', { name: 'Vos placements' }).getByRole('link', { name: 'Actions Europe Durable' })
      expect(text()).not.toContain('Indisponible')
      await expect.element(sheet).toHaveAttribute('href', expect.stringContaining(`#fund-${what.id}_actions-europe-durable`))
      await expect.element(page.getByRole('heading', { name: 'Ce que vous pouvez faire' })).toBeVisible()
      await expect.element(page.getByRole('link', { name: /^Voir mes opérations/ })).toBeVisible()
    })

  test('[INV-06] says the one rate of the movements, or that there are several and which', async () => {
    await renderExample(accountPage('plan', PEE))
    await expect.poll(text).toMatch(/4,85.% par an.: le taux unique/)
    await renderExample(severalRates)
    await expect.poll(text).toMatch(/plusieurs \(10,00.%, 20,00.% par an\) mènent de vos mouvements/)
  })

  test('[ACC-11] a span is chosen, and what moved the balance follows', async () => {
    await renderExample(accountPage('plan', PEE))
    await expect.element(page.getByText('Épargne au 20/11/2023')).toBeVisible()
    await page.getByRole('radio', { name: 'Début d’année' }).click()
    await expect.element(page.getByText('Épargne au 01/01/2026')).toBeVisible()
    expect(text()).toContain('2\u00A0348,00')
  })

  test('[ACC-11] the sentence on a span adds up, charges included; money of nobody’s company is paid by the saver', async () => {
    const centsOf = (part: Element): readonly number[] =>
      [...part.querySelectorAll('[data-amount="shown"] > :last-child')].map(
        ({ textContent }) => Number(textContent.replaceAll(/\D/g, '')) * (/moins|[-−]/.test(textContent) ? -1 : 1),
      )
    await renderExample(accountsPage('adds up'))
    await page.getByRole('radio', { name: 'Début d’année' }).click()
    const sentence = page.getByText(/\(Début d’année\)/)
    await expect.element(sentence).toMatchTextContent(/versés par vous et votre entreprise.*de frais$/)
    const [moved, ...causes] = centsOf(sentence.element())
    expect(causes.reduce((sum, cents) => sum + cents, 0)).toBe(moved)
    await renderExample(accountPage('life', { person: 'helene-fontanel', type: 'LIFE_INSURANCE', id: '00195501' }))
    await expect.poll(text).toMatch(/versés par vous, /)
    expect(text()).not.toContain('votre entreprise')
  })

  test('[ACC-17] since the last visit is a span, with its day', async () => {
    await renderExample(accountsPage('visit'))
    await page.getByRole('radio', { name: 'Depuis ma dernière visite' }).click()
    await expect.element(page.getByText('Épargne au 02/11/2026')).toBeVisible()
  })

  test('[INV-03] the performance says where it comes from', async () => {
    await renderExample(accountPage('plan', PEE))
    await page.getByRole('button', { name: 'D’où vient ce chiffre ?' }).click()
    await expect.element(page.getByText('Ce qui est là ou qui est parti').first()).toBeVisible()
  })

  test('no amount is left when the saver hides them', async () => {
    const { app } = await renderExample(accountPage('plan', PERO))
    await expect.element(title('PER d’entreprise obligatoire')).toBeVisible()
    app.settings.send({ type: 'amountsToggled' })
    await expect.element(page.getByText('•••\u00A0€').first()).toBeInTheDocument()
    const attributes = [...document.querySelectorAll('main *')].flatMap((element) =>
      ['aria-label', 'aria-valuetext', 'title'].map((name) => element.getAttribute(name) ?? ''),
    )
    for (const said of [text(), ...attributes]) expect(said).not.toMatch(/\d[\d\u00A0\u202F ]*,\d\d\u00A0?€/)
    expect(text()).not.toContain('48\u00A0260')
    for (const units of ['151,6280', '69,3663']) expect(text()).not.toContain(units)
  })

  test('no amount is left of several accounts when the saver hides them', async () => {
    const { app } = await renderExample(accountsPage('hidden'))
    await expect.element(page.getByText('Ce total compte 7 comptes.')).toBeVisible()
    const shown = [...document.querySelectorAll('[data-amount="shown"] > :first-child')].map(({ textContent }) => textContent)
    expect(shown.length).toBeGreaterThan(30)
    app.settings.send({ type: 'amountsToggled' })
    await expect.poll(() => document.querySelectorAll('[data-amount="shown"]').length).toBe(0)
    const html = (document.querySelector('main')?.outerHTML ?? '').replaceAll(/[\s\u00A0\u202F]|&nbsp;/g, '')
    for (const amount of shown.filter((one) => /[1-9]/.test(one)))
      expect(html).not.toContain(amount.replaceAll(/[\s\u00A0+−€]/g, ''))
    expect(text()).not.toMatch(/\d,\d{4}/)
  })

  test('[P-ROUTE-42] [HELD-01] an account that is not held is said, with a way back', async () => {
    await renderExample(notHeld)
    await expect.element(page.getByText('Cette adresse ne correspond à aucun de vos comptes.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Revenir à mon épargne' })).toBeVisible()
  })

  test('[ACC-16] an account of another bank shows what is known of it, and nothing that is not', async () => {
    await renderExample(accountPage('elsewhere', { type: 'LIFE', id: '90014081' }))
    await expect.element(title('Assurance vie')).toBeVisible()
    await expect.element(page.getByText('Fonds en euros')).toBeVisible()
    await expect.element(page.getByText('L’évolution de ce compte n’est pas communiquée.')).toBeVisible()
    for (const unsaid of ['Ce que vous pouvez faire', 'Faire un versement', 'Frais', 'Valeur de la part'])
      expect(text()).not.toContain(unsaid)
  })
})

describe('all accounts', () => {
  test('[P-ROUTE-44] [ACC-16] are listed by family with what the total counts', async () => {
    await renderExample(accountsPage('all'))
    await expect.element(title('Tous mes comptes')).toBeVisible()
    await expect.element(page.getByText('Ce total compte 7 comptes.')).toBeVisible()
    for (const amount of ['88408.97', '13904.16', '12350', '114663.13']) expect(text()).toContain(formatEuros(euros(amount)))
    await expect.element(page.getByText(/Évolution, performance et frais sans Assurance vie et PERCO/)).toBeVisible()
    await expect
      .element(page.getByRole('navigation', { name: 'Comptes affichés' }).getByRole('link', { name: 'Tous' }))
      .toHaveAttribute('aria-current', 'page')
  })

  test('[ACC-19] a family’s funds stand once each, with the accounts that hold them, and lead to their sheets', async () => {
    await renderExample(accountsPage('funds'))
    const funds = page.getByRole('table', { name: 'Vos placements' })
    const row = funds.getByRole('row').filter({ hasText: 'Actions Europe Durable' })
    await expect.element(row).toHaveLength(1)
    const holders = row.getByRole('link').all()
    expect(holders.length).toBeGreaterThanOrEqual(2)
    expect(holders.map((link) => link.element().getAttribute('href'))).toContain('/accounts#fund-00482190_actions-europe-durable')
    const total = funds.getByRole('row').last()
    await expect.element(total).toMatchTextContent(/102.313,13/)
    // On a phone a cell without a value has no line of its own (P-FMT-15).
    const empty = [...total.element().querySelectorAll('[data-empty]')].map((cell) => cell.getAttribute('data-label'))
    expect(empty).toEqual(['Disponibilité', 'Risque', 'Valeur de la part', 'Parts'])
    await expect
      .element(page.getByText('Sans Assurance vie et PERCO, dont les placements ne sont pas communiqués.'))
      .toBeVisible()
  })

  test('[P-ERR-28] a family that failed is said plainly, the others stay whole, and it is asked for again', async () => {
    await renderExample(partialAccounts)
    await expect.element(page.getByText('Il ne compte pas votre épargne salariale, momentanément indisponibles.')).toBeVisible()
    await expect.poll(text).toContain(formatEuros(euros('100758.97')))
    await expect.element(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  })

  test('[ACC-18] what is shown stays while it is read anew, and when that fails, with a remark', async () => {
    let fails = false
    const between: Between = (request, pass) =>
      fails && request.path.endsWith('/api-s2e/accounts') ? Promise.reject(new TypeError('silent')) : pass()
    await renderExample(accountsPage('kept', 'sylvie-garnier', between))
    await expect.element(page.getByText('Ce total compte 7 comptes.')).toBeVisible()
    const seen: string[] = []
    const watcher = new MutationObserver(() => seen.push(document.querySelector('main h2')?.textContent ?? 'nothing'))
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true })
    fails = true
    document.dispatchEvent(new Event('visibilitychange'))
    const remark = page.getByText('Ces informations n’ont pas pu être actualisées.')
    await expect.element(remark).toBeVisible()
    await expect.element(page.getByText('Ce total compte 7 comptes.')).toBeVisible()
    expect(text()).toContain(formatEuros(euros('114663.13')))
    fails = false
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect.element(remark).not.toBeInTheDocument()
    await expect.element(page.getByText('Ce total compte 7 comptes.')).toBeVisible()
    watcher.disconnect()
    expect(new Set(seen)).toEqual(new Set(['Les comptes de ce total']))
  })

  test('[READ-01] an account of an unknown type is said not to be counted', async () => {
    await renderExample(wildAccounts)
    await expect.element(page.getByText('1 compte n’a pas pu être lu\u00A0: il n’est pas compté.')).toBeVisible()
  })

  test('the large saver’s forty accounts are all there', async () => {
    await renderExample(accountsPage('large', 'anatole-de-kerguenec'))
    await expect.element(page.getByText('Ce total compte 40 comptes.')).toBeVisible()
    expect(page.getByRole('row').elements().length).toBeLessThanOrEqual(400)
  })
})
