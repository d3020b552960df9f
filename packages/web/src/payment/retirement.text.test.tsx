import { describe, expect, test } from 'vitest'
import { page, renderPage } from '../testing/text/index.ts'

const SYLVIE = { person: 'sylvie-garnier' } as const
const words = (): string => document.body.textContent.replaceAll(/\s/g, ' ')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name })
const share = (fund: string) => page.getByRole('textbox', { name: `Part de ${fund}` })

const toMeans = async (amount: string, way: string): Promise<void> => {
  await page.getByRole('radio', { name: /^PERECO/ }).click()
  await button('Continuer').click()
  await page.getByRole('radio', { name: way }).click()
  await page.getByRole('textbox', { name: /Montant/ }).fill(amount)
  for (const field of page.getByRole('textbox', { name: /^Part de/ }).all()) await field.fill('')
  await share('Horizon Retraite 2035').fill('100')
  await button('Continuer').click()
  await expect.element(heading('Comment payez-vous ?')).toBeVisible()
}

describe('a payment to a retirement contract', () => {
  test('[O-CALL-66] [PAYM-13] is made here, and elsewhere for the contract whose funds are steered', async () => {
    await renderPage('/transactional/payment', SYLVIE)
    await expect.element(page.getByRole('radio', { name: /^PERECO/ })).toBeEnabled()
    expect(words()).toContain('Dans l’espace des opérations de vos contrats : PER d’entreprise obligatoire')
    const way = page.getByRole('link', { name: 'Verser dans cet espace' })
    await expect.element(way).toHaveAttribute('href', '/transactional/redirect/voluntary-payment')
    expect(words()).not.toContain('Retraite article 83')
  })

  test('[PAY-22] [OPS-39] stands alone where the permission refuses payments to employee savings, which say so', async () => {
    await renderPage('/transactional/payment', { person: 'karim-vasseur' })
    await button('Précédent').click()
    await expect.element(page.getByRole('radio', { name: /^PERECO/ })).toBeEnabled()
    const plan = page.getByRole('radio', { name: /^PEE.*Cette opération est momentanément indisponible/ })
    await expect.element(plan).toBeDisabled()
  })

  test('[BEY-38] [PAY-01] [PAY-13] [PAYM-12] by debit asks whether it is deducted, says what is not, and is recorded', async () => {
    await renderPage('/transactional/payment', SYLVIE)
    await toMeans('5000', 'En une fois, par prélèvement')
    expect(words()).toContain('Sans choix, la loi retient la déduction')
    await button('Continuer').click()
    await expect.poll(words).toContain('Champ obligatoire')
    await page.getByRole('radio', { name: /^Déductible/ }).click()
    // 4 710,00 € on her tax notice, less 150,00 € that she paid in November: 440,00 € too many.
    await expect.poll(words).toContain('Il vous reste 4 560,00 € à déduire cette année')
    expect(words()).toContain('Vos plafonds non utilisés des années passées y sont déjà compris.')
    await expect.poll(words).toContain('440,00 € de ce versement ne seront pas déduits cette année')
    expect(words()).toContain('Déjà versé cette année sur vos contrats de retraite : 150,00 €')
    await page.getByRole('radio', { name: /^Non déductible/ }).click()
    await expect.poll(words).not.toContain('ne seront pas déduits')
    await button('Continuer').click()
    await expect.element(heading('Vérifiez votre versement')).toBeVisible()
    expect(words()).toContain('Non déductible')
    await button('Valider mon versement').click()
    await expect.element(heading('Votre versement est enregistré')).toBeVisible()
    expect(words()).toContain('27/11/2026')
  })

  test('[BEY-38] [BEY-39] says line by line of the tax notice what it uses, what is left until when, and opens each figure', async () => {
    await renderPage('/transactional/payment', SYLVIE)
    await toMeans('5000', 'En une fois, par prélèvement')
    await page.getByRole('radio', { name: /^Déductible/ }).click()
    await button('Utiliser mon avis d’impôt').click()
    await expect.poll(words).toContain('Il vous reste 4 560,00 € à déduire cette année')
    await page.getByRole('textbox', { name: /non utilisé pour les revenus de 2023/ }).fill('500')
    await expect.poll(words).toContain('Indiquez aussi la ligne « Plafond calculé »')
    await page.getByRole('textbox', { name: /calculé sur les revenus de 2025/ }).fill('4210')
    // 150 were paid before: 4 060 of 2026 are left, then 500 of 2023; the sum is the total that the portal knows, and no more is deducted.
    await expect.poll(words).toMatch(/Sur ce versement, 4 560,00 €.* seraient déduits de vos revenus de 2026/)
    expect(words()).toMatch(/440,00 €.* n’entrent dans aucun plafond/)
    expect(words()).not.toContain('à déduire cette année')
    expect(words()).not.toContain('un autre total')
    const row = (at: number) => page.getByRole('table').getByRole('row').nth(at)
    await expect.element(row(1)).toMatchTextContent(/2023.*500,00 €.*500,00 €.*0,00 €.*31\/12\/2026/)
    await expect.element(row(4)).toMatchTextContent(/2026.*4 210,00 €.*4 060,00 €.*0,00 €.*31\/12\/2031/)
    await row(4)
      .getByRole('button', { name: /^4060,00/ })
      .click()
    const panel = page.getByRole('complementary', { name: 'D’où vient ce chiffre ?' })
    await expect.element(panel).toMatchTextContent(/Part de ce versement de 2026/)
    await expect.element(panel).toMatchTextContent(/163 quatervicies/)
    await expect.element(panel).not.toMatchTextContent(/ceiling\./)
  })

  test('[BEY-26] [BEY-38] names another total than that of the portal, and what the ceilings of a spouse lend', async () => {
    await renderPage('/transactional/payment', SYLVIE)
    await toMeans('5000', 'En une fois, par prélèvement')
    await page.getByRole('radio', { name: /^Déductible/ }).click()
    await button('Utiliser mon avis d’impôt').click()
    await page.getByRole('textbox', { name: /calculé sur les revenus de 2025/ }).fill('4000')
    await expect.poll(words).toMatch(/Le portail connaît un autre total que celui de vos lignes, 4 710,00 €/)
    await page.getByRole('radio', { name: 'Oui' }).click()
    await page
      .getByRole('textbox', { name: /calculé sur les revenus de 2025/ })
      .last()
      .fill('3000')
    await expect.poll(words).toMatch(/5 000,00 €.* seraient déduits.*Dont 1 150,00 €.* sur le plafond de votre conjoint/)
    await page.getByRole('radio', { name: /^Non déductible/ }).click()
    await expect.poll(words).not.toContain('seraient déduits')
  })

  test('[PAYM-11] [PAY-20] whose answer is lost is confirmed once the operations show it', async () => {
    const { standIn } = await renderPage('/transactional/payment', SYLVIE)
    await toMeans('200', 'En une fois, par prélèvement')
    await page.getByRole('radio', { name: /^Non déductible/ }).click()
    await standIn.order('ais-payment', 'lost', 1)
    await button('Continuer').click()
    await button('Valider mon versement').click()
    await expect.element(heading('Votre versement est enregistré')).toBeVisible()
    expect(words()).toContain('41720001')
  })

  test('[PAY-08] [PAYM-14] again and again opens with the answers of the one that it takes the place of', async () => {
    await renderPage('/transactional/payment?replaces=vvp-00482201', SYLVIE)
    await expect.element(heading('Combien voulez-vous verser ?')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: /Montant/ })).toHaveValue('150,00')
    // 100,00 and 50,00 of 150,00 €: two whole percents that leave one to be shared.
    await expect.element(share('Équilibre Durable')).toHaveValue('66')
    await expect.element(share('Obligations Responsables')).toHaveValue('33')
    await page.getByRole('textbox', { name: /Montant/ }).fill('180')
    await share('Équilibre Durable').fill('67')
    await button('Continuer').click()
    await button('Continuer').click()
    await expect.element(heading('Vérifiez votre versement')).toBeVisible()
    expect(words()).toContain('Il prend la place de votre versement programmé actuel')
    await button('Valider mon versement').click()
    await page.getByRole('checkbox').click()
    await button('Valider mon versement').click()
    await expect.element(heading('Votre versement programmé est enregistré')).toBeVisible()
  })
})
