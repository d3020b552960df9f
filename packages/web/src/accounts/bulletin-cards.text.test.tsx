import { expect, test } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import { chosenPremium, closedPremium, home } from './examples.tsx'

const premiums = page.getByRole('region', { name: /^(Vos primes|Your premiums)$/ })
test('[S-BULL-01] [S-BULL-03] [S-BULL-04] [S-NAV-14] the home has a card for each premium, with its state, its deadline and the way to its choice', async () => {
  await renderExample(home())
  const card = premiums.getByRole('listitem').first()
  await expect.element(card).toMatchTextContent(/^Participation.*Encore \d+ jours.*€.*Jusqu’au (\d\d\/\d\d\/\d{4}) inclus/)
  // Its day is said once.
  expect(card.element().textContent.match(/\d\d\/\d\d\/\d{4}/g)).toHaveLength(1)
  await expect
    .element(card.getByRole('link', { name: 'Faire mon choix' }))
    .toHaveAttribute('href', expect.stringContaining('/transactional/bulletin-option/'))
})

test('[S-BULL-02] [S-BULL-04] a card states its amounts; after its deadline its button is disabled', async () => {
  await renderExample(closedPremium, { language: 'en' })
  const card = premiums.getByRole('listitem')
  await expect.element(card).toMatchTextContent(/Verrerie Aubrenne.*1\s200,00\s€.*Your company adds.*300,00\s€.*01\/11\/2026/)
  await expect.element(card.getByRole('button')).toBeDisabled()
})

test('[S-BULL-04] a choice that was made says its sum, where it goes, until when it can be changed, and how', async () => {
  await renderExample(chosenPremium)
  const card = premiums.getByRole('listitem')
  await expect
    .element(card)
    .toMatchTextContent(
      /^Participation.*Choix fait, modifiable.*2\s239,44\s€.*Net : 2\s480,00\s€.* brut, moins 240,56\s€.* de CSG et CRDS.*PEG.*2\s200,00\s€.*Sur votre compte bancaire.*39,44\s€.*Modifiable jusqu’au 03\/12\/2026 inclus/,
    )
  await expect
    .element(card.getByRole('link', { name: 'Modifier', exact: true }))
    .toHaveAttribute('href', '/transactional/bulletin-option/bo-2')
})
