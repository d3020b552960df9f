import { expect, test } from 'vitest'
import { page, renderExample } from '../testing/text/index.ts'
import { inbox } from './examples.tsx'

for (const [language, title, go] of [
  ['fr', 'Mes messages', 'Faire mon choix'],
  ['en', 'My messages', 'Make my choice'],
] as const)
  test(`[OPS-17] [OPS-18] [P-ROUTE-62] choices that wait lead to their page, in ${language}`, async () => {
    await renderExample(inbox('inbox', 'sylvie-garnier'), { language })
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: go }).first())
      .toHaveAttribute('href', '/transactional/bulletin-option/bo-4081-2026')
  })

test('[OPS-18] [P-ROUTE-63] somebody without a message is told so', async () => {
  await renderExample(inbox('none', 'camille-verdier'))
  await expect.element(page.getByText('Vous n’avez pas de message')).toBeVisible()
})

test('[P-ERR-28] messages that cannot be read are said, with a way to ask again', async () => {
  await renderExample(
    inbox('failed', 'sylvie-garnier', ({ path }, pass) =>
      path.endsWith('/alerts') ? Promise.resolve({ status: 500, body: '{"errorData":"ERR_INTERNAL"}' }) : pass(),
    ),
  )
  await expect.element(page.getByText('Vos messages sont momentanément indisponibles.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
})
