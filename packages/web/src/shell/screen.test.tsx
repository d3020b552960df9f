import { startTransition, Suspense, use, useState, type ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { early } from './screen.ts'

vi.mock('react', { spy: true })

const Line = () => <p>Here</p>

/** Goes to a screen as the router does, and draws it again at each press. */
const Going = ({ Screen }: { readonly Screen: ComponentType }) => {
  const [turn, setTurn] = useState(0)
  return (
    <Suspense fallback="Wait">
      {turn > 0 && <Screen />}
      <button data-turn={turn} onClick={() => startTransition(() => setTurn(turn + 1))}>
        Go
      </button>
    </Suspense>
  )
}

test('a screen that nobody asked for before comes when it is drawn, and calls use() in each of its drawings', async () => {
  // It comes with the next picture: later than every script of this turn.
  const nextPicture = () => new Promise((arrive) => requestAnimationFrame(arrive))
  const Screen = early(async () => {
    await nextPicture()
    return { Line }
  }, 'Line')
  await render(<Going Screen={Screen} />)
  const go = page.getByRole('button', { name: 'Go' })
  await go.click()
  await expect.element(page.getByText('Here')).toBeVisible()
  const before = vi.mocked(use).mock.calls.length
  await go.click()
  await expect.element(go).toHaveAttribute('data-turn', '2')
  expect(vi.mocked(use).mock.calls.length).toBeGreaterThan(before)
})

test('a screen that was asked for before is there at once', async () => {
  const Screen = early(() => Promise.resolve({ Line }), 'Line')
  await Screen.preload?.()
  const waits = vi.fn<() => string>(() => 'Wait')
  const Waiting = () => waits()
  await render(
    <Suspense fallback={<Waiting />}>
      <Screen />
    </Suspense>,
  )
  await expect.element(page.getByText('Here')).toBeVisible()
  expect(waits).not.toHaveBeenCalled()
})
