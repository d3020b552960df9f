import { contentOf, type Content } from '@hautelisse/machines/resource'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolation, renderExample } from '../testing/index.ts'
import { openRemote, Stage, type Remote } from './remote.testing.tsx'

const opened = async (first: Content<string>): Promise<Remote> => {
  const remote = openRemote(first)
  await renderExample({ name: 'a resource', element: <Stage remote={remote} /> })
  return remote
}

const retry = page.getByRole('button', { name: 'Réessayer' })
const elsewhere = page.getByRole('button', { name: 'Ailleurs' })
const skeleton = page.getByLabelText('Chargement de vos fonds')

/** Sets the clock of what moves on the page, in milliseconds since it began: the skeleton's wait is an animation of its style sheet. */
const at = (milliseconds: number): void => {
  for (const animation of document.getAnimations()) {
    animation.pause()
    animation.currentTime = milliseconds
  }
}

test('[P-ERR-28] a resource is waited for without a flash: nothing is seen or heard of it for 300 ms; a failure that nobody asked for takes no focus', async () => {
  const remote = await opened({ kind: 'loading' })
  at(299)
  await expect.element(skeleton).not.toBeVisible()
  at(302)
  await expect.element(skeleton).toBeVisible()
  remote.say({ kind: 'failed' })
  await expect.element(retry).toBeVisible()
  await expect.element(retry).not.toHaveFocus()
  await expectNoViolation()
  remote.say(contentOf('stale', 'Deux fonds'))
  await expect.element(page.getByText('Deux fonds')).toBeVisible()
  await expectNoViolation()
})

test('[P-ERR-28] the focus after a retry by keyboard returns to the button, goes on with who moved on, or stays on the place of the content', async () => {
  const remote = await opened({ kind: 'failed' })
  const pressRetry = async (): Promise<void> => {
    retry.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(skeleton).toBeInTheDocument()
  }
  await expect.element(retry).toBeVisible()
  await pressRetry()
  remote.say({ kind: 'failed' })
  await expect.element(retry).toHaveFocus()
  await pressRetry()
  await userEvent.keyboard('{Tab}')
  remote.say({ kind: 'failed' })
  await expect.element(retry).toBeVisible()
  await expect.element(elsewhere).toHaveFocus()
  await pressRetry()
  remote.say(contentOf('loaded', 'Deux fonds'))
  await expect.element(page.getByText('Deux fonds')).toBeVisible()
  expect(document.activeElement).toHaveTextContent('Deux fonds')
  await userEvent.keyboard('{Tab}')
  await expect.element(elsewhere).toHaveFocus()
})
