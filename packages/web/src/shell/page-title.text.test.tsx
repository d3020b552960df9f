import { useState, type ReactElement } from 'react'
import { expect, test } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import { usePageTitle } from './page-title.ts'

const Titled = ({ title }: { readonly title: string }): null => {
  usePageTitle(title)
  return null
}

/** A page whose part says more of it, and goes. */
const Page = (): ReactElement => {
  const [isThere, setThere] = useState(false)
  return (
    <>
      <Titled title="Retrait" />
      {isThere && <Titled title="Retrait – Simulation" />}
      <button onClick={() => setThere(!isThere)}>Montrer</button>
    </>
  )
}

test('[P-ROUTE-85] a part that says more of a page takes its title away with it', async () => {
  await renderExample({ name: 'a page with a part', element: <Page /> })
  await expect.poll(() => document.title).toBe('Retrait – Hautelisse')
  await page.getByRole('button', { name: 'Montrer' }).click()
  await expect.poll(() => document.title).toBe('Retrait – Simulation – Hautelisse')
  await page.getByRole('button', { name: 'Montrer' }).click()
  await expect.poll(() => document.title).toBe('Retrait – Hautelisse')
})
