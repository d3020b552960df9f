import { CSRF_HEADER, pathOf } from '@hautelisse/domain/contract'
import { logoutCall } from '@hautelisse/domain/session'
import { expect, test } from 'vitest'
import { page, renderPage } from '../testing/text/index.ts'

const heading = page.getByRole('heading', { level: 1 })

test('a tab whose cookies changed under it follows to the other person at its next answer', async () => {
  const { standIn, go, app } = await renderPage('/epargne', { person: 'sylvie-garnier' })
  await expect.element(heading).toMatchTextContent('Bonjour Sylvie, voici votre épargne')
  // Somebody else goes through the door in another tab, which tells this one nothing.
  await standIn.signIn('nadia-belkhir')
  go('/operations')
  await expect.poll(() => app.session.getSnapshot().context.user?.id).toBe('nadia-belkhir')
  go('/epargne')
  await expect.element(heading).toMatchTextContent('Bonjour Nadia, voici votre épargne')
  await expect.element(page.getByText('Sylvie')).not.toBeInTheDocument()
})

test('a tab whose session was signed out elsewhere says so at its next answer', async () => {
  const { standIn, go, address } = await renderPage('/epargne', { person: 'sylvie-garnier' })
  await expect.element(heading).toMatchTextContent('Bonjour Sylvie, voici votre épargne')
  const { status } = await standIn.home.transport({
    method: logoutCall.method,
    path: pathOf(logoutCall, {}, {}),
    headers: { [CSRF_HEADER]: standIn.home.csrf() ?? '', 'content-type': 'application/json' },
    body: '{}',
    signal: AbortSignal.timeout(10_000),
  })
  expect(status).toBe(200)
  go('/operations')
  await expect.poll(address).toBe('/operations#auto_logout')
})
