import { totalBalance, type Account, type FamilyAccounts } from '@hautelisse/domain/accounts'
import { euros } from '@hautelisse/domain/money'
import type { ReactElement } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderExample } from '../testing/index.ts'
import { AmountRow } from '../ui/amount/index.ts'
import { cssVars } from '../ui/theme/index.ts'
import { rowOf } from './columns.ts'
import { FamilyCard } from './family-card.tsx'
import { families } from './family-card.css.ts'

const accountsOf = (balances: readonly string[]): readonly Account[] =>
  balances.map((balance, place) => ({
    type: 'PERO',
    scope: 'ais',
    status: 'ENCOURS',
    title: `Contrat ${place + 1}`,
    policy_id: `00${place}`,
    balance: euros(balance),
  }))
const groupOf = (family: FamilyAccounts['family'], balances: readonly string[]): FamilyAccounts => {
  const accounts = accountsOf(balances)
  return { family, accounts, total: totalBalance(accounts) }
}

const Row = ({ groups }: { readonly groups: readonly FamilyAccounts[] }): ReactElement => (
  <>
    <h1>Épargne</h1>
    <div className={families} style={cssVars(rowOf(groups.map(() => 1)))}>
      <AmountRow amounts={groups.map(({ total }) => total)}>
        {groups.map((group) => (
          <FamilyCard key={group.family} group={group} />
        ))}
      </AmountRow>
    </div>
  </>
)
const example = (...groups: readonly FamilyAccounts[]) => ({ name: 'a row of cards', element: <Row groups={groups} /> })

test('[FOLD-01] above six rows a card shows its five largest, then the others with their sum', async () => {
  await renderExample(example(groupOf('retirement', ['10', '70', '30', '20', '60', '50', '40'])), { width: 390 })
  const fold = page.getByRole('group')
  await expect.element(fold).toMatchTextContent('Voir les 2 autres, 30,00 €')
  await expect.element(page.getByText('280,00 €').first()).toBeInTheDocument()
  const shown = () =>
    page
      .getByText(/^Contrat \d $/)
      .elements()
      .filter((row) => row.checkVisibility())
      .map((row) => row.textContent)
  expect(shown()).toEqual(['Contrat 2 ', 'Contrat 5 ', 'Contrat 6 ', 'Contrat 7 ', 'Contrat 3 '])
  await page.getByText(/^Voir les/).click()
  expect(shown().slice(5)).toEqual(['Contrat 4 ', 'Contrat 1 '])
  expectNoSideScroll()
  await expectNoViolation()
})

test('[FOLD-01] paper has every row, and six rows have no fold', async () => {
  await renderExample(
    example(groupOf('retirement', ['1', '2', '3', '4', '5', '6', '7']), groupOf('projects', ['1', '2', '3', '4', '5', '6'])),
  )
  await expect.poll(() => page.getByRole('group').elements()).toHaveLength(1)
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })))
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  const last = page
    .getByText(/^Contrat 1 $/)
    .first()
    .element()
  expect(last.getBoundingClientRect().height).toBeGreaterThan(0)
  await expect.element(page.getByText(/^Voir les/)).not.toBeVisible()
})

test('amounts of one row of cards have one size, which the longest sets and its card holds', async () => {
  const groups = [groupOf('retirement', ['123459318640.95']), groupOf('projects', ['12.50']), groupOf('elsewhere', ['300'])]
  await renderExample(example(...groups))
  for (const width of [390, 700, 1000, 1440]) {
    await page.viewport(width, 844)
    const figures = [...document.querySelectorAll('p > [data-amount]')]
    const sizes = figures.map((figure) => getComputedStyle(figure).fontSize)
    expect(new Set(sizes).size, `${width}: ${sizes.join(', ')}`).toBe(1)
    expectNoSideScroll()
    const [longest] = figures
    const card = longest?.closest('article')
    if (longest === undefined || card === null || card === undefined) throw new Error('The first card has no figure.')
    expect(longest.getBoundingClientRect().right).toBeLessThanOrEqual(card.getBoundingClientRect().right)
  }
})
