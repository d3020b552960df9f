import { householdEntry } from '@hautelisse/machines/household'
import { describe, expect, test } from 'vitest'
import { page, renderPage } from '../testing/text/index.ts'
import { AT, sylvie } from './pension.testing.ts'
import { answering, NOTARY, PERHAPS, RANGE } from './unsure.testing.ts'

const NOTICES = { declares: 'CE', parts: 1, taxable_income: '11000', reference_income: '12000' } as const
const dialog = () => page.getByRole('dialog')

describe('a result that is not known to the cent', () => {
  // 148 here and 24 elsewhere of 170: 756.29 × 148/172 + 147.64 × 148/170 × 148/172 = 650.76 + 110.60; with all contributed 650.76 + 127.04; and 120 a year elsewhere.
  test('[SP-23] shows the lower figure as one, from where to where it goes, and whom to ask', async () => {
    await renderPage(AT, { ...sylvie, between: answering(RANGE) })
    await expect.element(dialog()).toMatchTextContent('Au moins771,36 €')
    await expect.element(dialog()).toMatchTextContent('Minimum compris, de 771,36 €')
    await expect
      .element(dialog())
      .toMatchTextContent('787,80 € par mois selon que vos trimestres d’autres régimes sont cotisés ou non.')
    await expect.element(dialog()).toMatchTextContent('Demandez à votre autre régime (Professions libérales) combien le sont.')
    await expect.element(dialog()).not.toMatchTextContent('Carrière longue : départ peut-être')
  })

  test('[SP-23] says above the drawings, the charges and the changes that their amounts are the lowest', async () => {
    await renderPage(AT, {
      ...sylvie,
      between: answering(RANGE),
      stored: { [householdEntry.key]: householdEntry.format(NOTICES) },
    })
    const lowest = 'Les montants ci-dessous sont les plus bas de la fourchette.'
    for (const name of ['Selon votre âge de départ', 'D’où vient ce chiffre ?', 'Après prélèvements sociaux'])
      await expect.element(page.getByRole('region', { name })).toMatchTextContent(lowest)
    await expect
      .element(page.getByRole('region', { name: 'Ce qui change le plus votre pension' }))
      .toMatchTextContent('Écarts entre les montants les plus bas de chaque fourchette.')
    await expect
      .element(page.getByRole('slider', { name: 'Âge de départ' }))
      .toHaveAttribute('aria-valuetext', expect.stringContaining('Au moins 771,36'))
  })

  // 54 % of the upper month, 787.80, all of it base: 425.41.
  test('[SP-23] what a survivor would draw at most is counted from the upper figure', async () => {
    await renderPage(AT, { ...sylvie, between: answering(RANGE, 'MA') })
    await expect.element(dialog()).toMatchTextContent(/s’il ou elle vous survit, au plus 425,41 €/)
  })

  test('[SP-23] says the same in English', async () => {
    await renderPage(AT, { ...sylvie, between: answering(RANGE), language: 'en' })
    await expect.element(dialog()).toMatchTextContent('At least771,36 €')
    await expect.element(dialog()).toMatchTextContent('787,80 € a month depending on whether your quarters in other schemes')
    await expect.element(dialog()).toMatchTextContent('The amounts below are the lowest of the range.')
  })
})

describe('a result without the scheme of a profession', () => {
  const comparisons = () =>
    page.getByRole('region', { name: /Selon votre âge de départ|Les dates qui changent|Ce qui change le plus/ }).elements()

  test('[PE-11] (S-6) warns before any figure, says the least with the name of what is missing, and compares no age and no change', async () => {
    await renderPage(AT, { ...sylvie, between: answering(NOTARY, 'MA') })
    await expect.element(page.getByRole('heading', { name: /^Au moins \d \d{3} €, sans le régime des notaires$/ })).toBeVisible()
    const words = dialog().element().textContent
    const warned = words.indexOf('Ce calcul ne connaît pas le régime des notaires')
    expect(warned).toBeGreaterThan(-1)
    expect(warned).toBeLessThan(words.indexOf('€'))
    expect(comparisons()).toEqual([])
    await expect.element(page.getByRole('region', { name: 'D’où vient ce chiffre ?' })).toBeVisible()
    // What a survivor draws « at most » is not known either.
    await expect.element(dialog()).not.toMatchTextContent('Et votre conjoint')
  })

  test('[PE-11] a base alone is the least too, whose ages are compared; in English', async () => {
    await renderPage(AT, { ...sylvie, between: answering({ ...NOTARY, category: 'ACI' }), language: 'en' })
    await expect
      .element(
        page.getByRole('heading', { name: /^At least \d \d{3} €, without the supplementary scheme of the self-employed$/ }),
      )
      .toBeVisible()
    await expect.element(page.getByRole('slider').first()).toBeVisible()
  })
})

describe('a long career that is perhaps open', () => {
  test('[SP-21] says from when, how many quarters it needs, and what to ask; its amounts begin later', async () => {
    await renderPage(AT, { ...sylvie, between: answering(PERHAPS) })
    await expect
      .element(dialog())
      .toMatchTextContent('Carrière longue : départ peut-être ouvert à 62 ans et 8 mois, le 01/12/2026')
    await expect.element(dialog()).toMatchTextContent('Il faudrait qu’au moins 7 trimestres d’un autre régime')
    await expect
      .element(dialog())
      .toMatchTextContent('Demandez à votre autre régime (Professions libérales) combien de vos trimestres sont cotisés')
    await expect.element(dialog()).not.toMatchTextContent('les plus bas de la fourchette')
    await expect.element(dialog()).toMatchTextContent('Les montants ci-dessous commencent au premier départ certain.')
  })
})
