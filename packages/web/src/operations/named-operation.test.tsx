import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoViolation, renderExample } from '../testing/index.ts'
import { operationPage, releasePage } from './examples.tsx'

const HELD = 'op-00482190-1'

test('[HELD-01] [OPS-16] an operation of the person is shown in full, with the way back to all of them', async () => {
  await renderExample(operationPage('held', HELD))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Arbitrage' })).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: 'De quel placement vers lequel' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Mes opérations' })).toHaveAttribute('href', '/operations')
  await expectNoViolation()
})

test('[OPER-22] a release is read by everybody, with its lots unfolded too', async () => {
  await renderExample(releasePage('read'))
  await page.getByRole('button', { name: '3 versements Actions Europe Durable' }).click()
  await expect.element(page.getByText('Participation du 31/05/2023')).toBeVisible()
  await expectNoViolation()
})
