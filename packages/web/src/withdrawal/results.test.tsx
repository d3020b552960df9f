import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LanguageTool } from '../portal/index.ts'
import { expectNoSideScroll, expectNoViolation, renderExample } from '../testing/index.ts'
import { results } from './examples.tsx'
import { resultsIn, rewriting, unfold } from './results.testing.ts'

const { heading, panel, region } = resultsIn(page)

describe('withdrawal, the results', () => {
  test('[P-CONST-12] [MRM-15] [MRM-82] a table at 980 pixels is cards at 979, the drawing is read by arrow keys, and a phone keeps all of it', async () => {
    await renderExample(results())
    const reader = region('Votre rente, âge par âge').getByRole('slider', { name: 'Lire le montant à un âge' })
    const slider = (await reader.findElement()) as HTMLElement
    slider.focus()
    await userEvent.keyboard('{End}')
    await expect.element(reader).toHaveAttribute('aria-valuetext', expect.stringMatching(/^95\sans.*219,57\s€$/))
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(reader).toHaveAttribute('aria-valuetext', expect.stringMatching(/^94\sans/))
    const contracts = region('Le détail par contrat')
    const row = contracts.getByRole('row', { name: /^PERECO/ })
    for (const [width, display] of [
      [980, 'table-row'],
      [979, 'block'],
    ] as const) {
      await page.viewport(width, 844)
      await expect.poll(() => getComputedStyle(row.element()).display).toBe(display)
    }
    await contracts.getByRole('button', { name: /^36429,48/ }).click()
    await expect.element(panel).toMatchTextContent('Épargne projetée convertie en rente')
    await page.viewport(390, 844)
    await expect.element(contracts.getByRole('button', { name: /^18905,39/ })).toBeVisible()
    expectNoSideScroll()
  })

  test('[MRM-07] a double click on the way to change the answers goes there, in the same language', async () => {
    const { element, ...example } = results()
    const withHeader = (
      <>
        <div data-header style={{ position: 'absolute' }}>
          <LanguageTool />
        </div>
        {element}
      </>
    )
    await renderExample({ ...example, element: withHeader }, { width: 1440 })
    const language = page.getByRole('button', { name: 'English' })
    const modify = page.getByRole('button', { name: 'Modifier', exact: true })
    await expect.element(heading).toHaveTextContent('À 64 ans, vous recevriez')
    await expect.element(modify).toBeVisible()
    // Once the next step begins at its top, the header's button is where this one was.
    const frame = language.element().closest<HTMLElement>('[data-header]')
    frame?.style.setProperty('inset-inline-start', `${modify.element().getBoundingClientRect().x}px`)
    const middleOf = (button: Element): number => {
      const { y, height } = button.getBoundingClientRect()
      return y + height / 2
    }
    window.scrollTo({ top: middleOf(modify.element()) - middleOf(language.element()) })
    const place = modify.element().getBoundingClientRect()
    const point = [place.x + 20, place.y + place.height / 2] as const
    await modify.click({ position: { x: 20, y: place.height / 2 } })
    await expect.poll(() => document.title).toBe('Étape 4 sur 6, répartition – Capital ou rente ? – Hautelisse')
    // The second press as a slow machine makes it: where the first was, once the next step is drawn.
    const met = (): Element | null => document.elementFromPoint(...point)
    await expect.poll(() => met()?.closest('button')).toBe(language.element())
    for (const type of ['mousedown', 'click'])
      met()?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail: 2 }))
    await expect.element(heading).toHaveFocus()
    await language.click()
    await expect.element(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible()
  })

  test('[S-CONST-15] letters twice as large on the narrowest phone leave the tables in the page, moved by themselves', async () => {
    await renderExample(results(), { width: 320 })
    await expect.element(heading).toHaveTextContent('À 64 ans, vous recevriez')
    await expect.element(page.getByRole('button', { name: /^Partir plus tôt ou plus tard À/ })).toBeVisible()
    unfold()
    await expect.element(region('Par paliers').getByRole('radio', { name: 'Tableau' })).toBeVisible()
    for (const table of page.getByRole('radio', { name: 'Tableau' }).all()) await table.click()
    await expect.element(page.getByRole('group', { name: 'Rente à chaque âge' })).not.toBeInTheDocument()
    document.documentElement.style.setProperty('font-size', '200%')
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
    const ages = page.getByRole('group', { name: 'Rente à chaque âge' })
    await expect.element(ages).toBeVisible()
    expectNoSideScroll()
    const table = ages.element() as HTMLElement
    table.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => ages.element().scrollLeft).toBeGreaterThan(0)
    await expectNoViolation()
  })

  test('[S-CONST-15] amounts at the bound stay in the page, and their axis beside the drawing', async () => {
    const between = rewriting((body) => body.replaceAll(/\d+\.\d{2}(?!\d)/g, '99999999999.99'))
    await renderExample(results({ between }))
    for (const width of [390, 1440]) {
      await page.viewport(width, 844)
      await expect.element(region('Par paliers')).toBeVisible()
      unfold()
      expectNoSideScroll()
      for (const name of ['Votre rente, âge par âge', 'Par paliers']) {
        const label = await region(name)
          .getByText(/^15\s000\s000\s000\s€$/)
          .findElement()
        const drawing = await region(name).getByRole('slider').findElement()
        expect(label.getBoundingClientRect().right).toBeLessThanOrEqual(drawing.getBoundingClientRect().left)
      }
    }
  })
})
