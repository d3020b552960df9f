import { contentOf, type Content } from '@hautelisse/machines/resource'
import { describe, expect, test } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import { openRemote, Stage, type Remote } from './remote.testing.tsx'

const opened = async (first: Content<string>): Promise<Remote> => {
  const remote = openRemote(first)
  await renderExample({ name: 'a resource', element: <Stage remote={remote} /> })
  return remote
}

const retry = page.getByRole('button', { name: 'Réessayer' })
const skeleton = page.getByLabelText('Chargement de vos fonds')

describe('a resource on a screen', () => {
  test('shows what is known, or that there is nothing', async () => {
    const remote = await opened({ kind: 'loading' })
    remote.say(contentOf('loaded', 'Deux fonds'))
    await expect.element(page.getByText('Deux fonds')).toBeVisible()
    await expect.element(skeleton).not.toBeInTheDocument()
    remote.say({ kind: 'absent' })
    await expect.element(page.getByText('Aucun fonds')).toBeVisible()
  })

  test('[P-ERR-28] says what failed, and is asked for again by its button', async () => {
    const remote = await opened({ kind: 'failed' })
    await expect.element(page.getByRole('alert').getByText('Vos fonds sont momentanément indisponibles.')).toBeVisible()
    await retry.click()
    expect(remote.asked).toHaveLength(1)
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  test('keeps what is known while it is read anew, and says so to those who listen', async () => {
    const remote = await opened(contentOf('loaded', 'Deux fonds'))
    remote.say(contentOf('refreshing', 'Deux fonds'))
    await expect.element(page.getByText('Deux fonds')).toBeVisible()
    await expect.poll(() => document.querySelectorAll('main [aria-busy="true"]').length).toBe(1)
    await expect.element(retry).not.toBeInTheDocument()
    remote.say(contentOf('stale', 'Deux fonds'))
    await expect.element(page.getByText('Deux fonds')).toBeVisible()
    await expect.element(page.getByRole('status').getByText('Ces informations n’ont pas pu être actualisées.')).toBeVisible()
    await retry.click()
    expect(remote.asked).toHaveLength(1)
    await expect.element(page.getByText('Deux fonds')).toBeVisible()
  })
})
