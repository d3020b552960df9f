import { contentOf, type Content } from '@hautelisse/machines/resource'
import { useSyncExternalStore, type ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolation, renderExample } from '../testing/index.ts'
import { ResourceView } from './index.ts'

/** A resource as the test has it, and how often the screen asked for it again. */
const openRemote = (first: Content<string>) => {
  let content = first
  const asked: number[] = []
  const listeners = new Set<() => void>()
  const say = (next: Content<string>): void => {
    content = next
    for (const listener of listeners) listener()
  }
  return {
    asked,
    say,
    read: () => content,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    askAgain: () => {
      asked.push(1)
      say(content.kind === 'known' ? contentOf('refreshing', content.value) : { kind: 'loading' })
    },
  }
}

type Remote = ReturnType<typeof openRemote>

const Stage = ({ remote }: { readonly remote: Remote }): ReactElement => (
  <>
    <ResourceView
      of={useSyncExternalStore(remote.subscribe, remote.read)}
      onRetry={remote.askAgain}
      level={2}
      waiting="Chargement de vos fonds"
      failed="Vos fonds sont momentanément indisponibles."
      absent={<p>Aucun fonds</p>}
    >
      {(value) => <p>{value}</p>}
    </ResourceView>
    <button type="button">Ailleurs</button>
  </>
)

const opened = async (first: Content<string>): Promise<Remote> => {
  const remote = openRemote(first)
  await renderExample({ name: 'a resource', element: <Stage remote={remote} /> })
  return remote
}

const retry = page.getByRole('button', { name: 'Réessayer' })
const skeleton = page.getByLabelText('Chargement de vos fonds')

/** Sets the clock of what moves on the page, in milliseconds since it began: the skeleton's wait is an animation of its style sheet. */
const at = (milliseconds: number): void => {
  for (const animation of document.getAnimations()) {
    animation.pause()
    animation.currentTime = milliseconds
  }
}

describe('a resource on a screen', () => {
  test('[P-ERR-28] is waited for without a flash: its place is kept, and nothing is seen or heard of it for 300 ms', async () => {
    await opened({ kind: 'loading' })
    at(299)
    await expect.element(skeleton).not.toBeVisible()
    at(302)
    await expect.element(skeleton).toBeVisible()
  })

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
    await expectNoViolation()
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
    await expectNoViolation()
    await retry.click()
    expect(remote.asked).toHaveLength(1)
    await expect.element(page.getByText('Deux fonds')).toBeVisible()
  })
})

describe('the focus after a retry by keyboard', () => {
  const pressRetry = async (): Promise<void> => {
    retry.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(skeleton).toBeInTheDocument()
  }

  test('stays on the place of the content, and goes on from there', async () => {
    const remote = await opened({ kind: 'failed' })
    await pressRetry()
    remote.say(contentOf('loaded', 'Deux fonds'))
    await expect.element(page.getByText('Deux fonds')).toBeVisible()
    expect(document.activeElement).toHaveTextContent('Deux fonds')
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: 'Ailleurs' })).toHaveFocus()
  })

  test('[P-ERR-28] returns to the button when the retry fails too', async () => {
    const remote = await opened({ kind: 'failed' })
    await pressRetry()
    remote.say({ kind: 'failed' })
    await expect.element(retry).toHaveFocus()
  })

  test('is not taken from somebody who moved on meanwhile', async () => {
    const remote = await opened({ kind: 'failed' })
    await pressRetry()
    await userEvent.keyboard('{Tab}')
    remote.say({ kind: 'failed' })
    await expect.element(retry).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Ailleurs' })).toHaveFocus()
  })

  test('is not taken by a failure that nobody asked for', async () => {
    const remote = await opened({ kind: 'loading' })
    remote.say({ kind: 'failed' })
    await expect.element(retry).toBeVisible()
    await expect.element(retry).not.toHaveFocus()
  })
})
