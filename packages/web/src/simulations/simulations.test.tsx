import { encodeCase } from '@hautelisse/domain/case'
import { expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { expectNoSideScroll, expectNoViolation, renderPage } from '../testing/index.ts'
import { keeping, SIX, taxCase } from './examples.tsx'

const PERSON = 'sylvie-garnier'
/** A name as long as one may be, in one word. */
const LONG = 'Versementdefind’annéeavecl’intéressementetlaparticipation26'
const HUGE = taxCase(9_999_999.99, undefined, 99_999_999.99)
const LONG_AND_HUGE = SIX.slice(0, 4).map((kept, at) =>
  Object.assign({}, kept, { name: `${at}${LONG}` }, at === 0 && { case: HUGE }),
)

const button = (name: string | RegExp) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog')
const expectSound = async (): Promise<void> => {
  await expectNoViolation()
  expectNoSideScroll()
}

/** Goes on with the Tab key until an element has the focus. */
const tabTo = async (target: Locator): Promise<void> => {
  await expect.element(target).toBeVisible()
  for (let presses = 0; presses < 80 && document.activeElement !== target.element(); presses += 1) await userEvent.tab()
  await expect.element(target).toHaveFocus()
}

test.each([
  { width: 390, scheme: 'dark', language: 'fr' },
  { width: 1280, scheme: 'light', language: 'en' },
] as const)(
  '[BEY-05] [BEY-06] the list, its window and the comparison hold long names and huge amounts, $width wide',
  async (look) => {
    const { go } = await renderPage('/simulations', { ...look, person: PERSON, between: keeping(LONG_AND_HUGE) })
    await expect.element(page.getByRole('checkbox').nth(3)).toBeVisible()
    await expectSound()
    await button(/^(Copier le lien|Copy the link), 0/).click()
    await expect.element(dialog).toBeVisible()
    await expectSound()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    go(`/simulations/compare?ids=${LONG_AND_HUGE.map(({ id }) => id).join(',')}`)
    await expect.element(page.getByRole('table')).toBeVisible()
    await button(/^\d (réponses|answers)/).click()
    await expectSound()
  },
)

test('[BEY-04] a link with huge amounts stays inside a phone, its window too', async () => {
  await renderPage(`/simulation#c=${encodeCase(HUGE)}`, { width: 390 })
  await expect.element(button('Copier le lien')).toBeVisible()
  await expectSound()
  await button('Copier le lien').click()
  await expect.element(dialog).toBeVisible()
  await expectSound()
})

test('[BEY-04] [BEY-05] [BEY-06] by keys two are compared, one is renamed, a link is looked at and one is erased', async () => {
  const { address } = await renderPage('/simulations', {
    person: PERSON,
    before: async ({ transport, csrf }) => {
      for (const { id, name, case: one } of SIX.slice(0, 3))
        await transport({
          method: 'PUT',
          path: `/api/v2/services/kept/simulations/${id}`,
          headers: { 'content-type': 'application/json', 'x-xsrf-token': csrf() ?? '' },
          body: JSON.stringify({ name, case: one }),
          signal: new AbortController().signal,
        })
    },
  })
  for (const name of ['Mille euros', 'Au plafond']) {
    await tabTo(page.getByRole('checkbox', { name: `Comparer ${name}` }))
    await userEvent.keyboard(' ')
  }
  await tabTo(page.getByRole('link', { name: 'Comparer côte à côte' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Comparer des simulations' })).toHaveFocus()
  await tabTo(button('5 réponses sont les mêmes'))
  await userEvent.keyboard('{Enter}')
  await expect.element(button('5 réponses sont les mêmes')).toHaveAttribute('aria-expanded', 'true')
  await tabTo(page.getByRole('main').getByRole('link', { name: 'Mes simulations' }))
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/simulations')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mes simulations' })).toHaveFocus()

  const share = button('Copier le lien, Au plafond')
  await tabTo(share)
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('heading', { name: 'Copier le lien' })).toHaveFocus()
  await tabTo(dialog.getByRole('button', { name: 'Annuler' }))
  await userEvent.keyboard('{Escape}')
  await expect.element(share).toHaveFocus()

  await tabTo(button('Renommer Au plafond'))
  await userEvent.keyboard('{Enter}')
  await tabTo(dialog.getByRole('textbox', { name: 'Nom de la simulation' }))
  await userEvent.keyboard('{Control>}a{/Control}Tout{Enter}')
  await expect.element(button('Renommer Tout')).toHaveFocus()

  await tabTo(button('Effacer Tout'))
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('heading', { name: /^Effacer/ })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Effacer Tout')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await tabTo(dialog.getByRole('button', { name: 'Effacer' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Effacer Tout')).not.toBeInTheDocument()
  // What had the focus is gone: it is on the page again, not lost.
  await expect.poll(() => document.activeElement?.closest('main')).not.toBeNull()
})
