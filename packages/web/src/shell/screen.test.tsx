import { startTransition, Suspense, useState, type ComponentType } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { early } from './screen.ts'

const Line = () => <p>Here</p>

/** Goes to a screen as the router does. */
const Going = ({ Screen }: { readonly Screen: ComponentType }) => {
  const [isThere, setThere] = useState(false)
  return (
    <Suspense fallback="Wait">
      {isThere && <Screen />}
      <button onClick={() => startTransition(() => setThere(true))}>Go</button>
    </Suspense>
  )
}

test('a screen that nobody asked for before comes when it is drawn, and React has nothing to warn of', async () => {
  const warned = vi.spyOn(console, 'error')
  onTestFinished(() => warned.mockRestore())
  // It comes with the next picture: later than every script of this turn.
  const nextPicture = () => new Promise((arrive) => requestAnimationFrame(arrive))
  const Screen = early(async () => {
    await nextPicture()
    return { Line }
  }, 'Line')
  await render(<Going Screen={Screen} />)
  await page.getByRole('button', { name: 'Go' }).click()
  await expect.element(page.getByText('Here')).toBeVisible()
  expect(warned).not.toHaveBeenCalled()
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
