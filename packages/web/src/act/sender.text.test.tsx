import { expect, test } from 'vitest'
import { changePage } from '../profile/examples.tsx'
import { page, renderPage, type RenderedPage } from '../testing/text/index.ts'
import { sentFrom } from './index.ts'

/** Opens the profile as the return from the door of the code does. */
const openProfile = async (address: string): Promise<RenderedPage> => {
  const { address: door, location, ports } = changePage('email', 'edit-email')
  const opened = await renderPage(door, { ...ports })
  await expect.poll(opened.address).toBe(location)
  opened.go(address)
  await expect.element(link(/mon e-mail$/)).toBeVisible()
  return opened
}
const link = (name: string | RegExp) => page.getByRole('link', { name })

test('who was sent to the profile by a switch finds the way back on each page that they come to', async () => {
  const opened = await openProfile(sentFrom('/profile/s2e/personal-data', 'switch'))
  await expect.element(link('Reprendre mon arbitrage')).toBeVisible()
  await link(/mon e-mail$/).click()
  await expect.poll(opened.address).toBe('/profile/s2e/personal-data/edit-email?from=switch')
  await link('Mon profil').click()
  await expect.poll(opened.address).toBe('/profile/s2e/personal-data?from=switch')
  await link('Reprendre mon arbitrage').click()
  await expect.poll(opened.address).toBe('/transactional/arbitration')
})

test('who comes to the profile by themselves is led to no act', async () => {
  await openProfile('/profile/s2e/personal-data')
  await expect.element(link(/^Reprendre/)).not.toBeInTheDocument()
})
