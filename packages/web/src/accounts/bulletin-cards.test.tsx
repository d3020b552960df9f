import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import { bulletinCards } from '@hautelisse/domain/option-bulletin'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderExample } from '../testing/index.ts'
import { BulletinCards } from './bulletin-cards.tsx'
import { home } from './examples.tsx'

const premiums = page.getByRole('region', { name: /^(Vos primes|Your premiums)$/ })
const TODAY = plainDate('2026-11-20')
const of = (deadline: string) =>
  bulletinCards(
    [
      {
        id: 'bo-1',
        type: 'INTERESSEMENT',
        amount: euros('1200'),
        company_amount: euros('300'),
        company_name: 'Verrerie Aubrenne',
        start_date: plainDate('2026-10-01'),
        end_date: plainDate('2026-12-31'),
        deadline_date: plainDate(deadline),
      },
    ],
    TODAY,
  )

test('[S-BULL-01] [S-BULL-03] [S-BULL-04] [S-NAV-14] the home has a card for each premium, with its state, its deadline and the way to its choice', async () => {
  await renderExample(home(), { width: 390 })
  const card = premiums.getByRole('listitem').first()
  await expect.element(card).toMatchTextContent(/^Participation.*Encore \d+ jours.*€.*Avant le \d\d\/\d\d\/\d{4}/)
  await expect
    .element(card.getByRole('link', { name: 'Faire mon choix' }))
    .toHaveAttribute('href', expect.stringContaining('/transactional/bulletin-option/'))
  expectNoSideScroll()
})

test('[S-BULL-02] [S-BULL-04] a card states its amounts; after its deadline its button is disabled', async () => {
  await renderExample({ name: 'closed', element: <BulletinCards cards={of('2026-11-01')} /> }, { language: 'en', scheme: 'dark' })
  const card = premiums.getByRole('listitem')
  await expect
    .element(card)
    .toMatchTextContent(/1\s200,00\s€.*Verrerie Aubrenne.*300,00\s€.*01\/10\/2026.*31\/12\/2026.*01\/11\/2026/)
  await expect.element(card.getByRole('button')).toBeDisabled()
  await expectNoViolation()
})
