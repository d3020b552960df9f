import { expect, test } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, renderExample } from '../testing/text/index.ts'
import { withAwaitedAccount } from '../under-way/examples.tsx'
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

test('[OPS-18] [P-ROUTE-63] somebody without a message is told so, and where to write; a bank account that is awaited is one', async () => {
  const [nothing, write] = [page.getByText('Vous n’avez pas de message'), page.getByRole('link', { name: 'Nous contacter' })]
  await renderExample(inbox('none', 'camille-verdier'))
  await expect.element(nothing).toBeVisible()
  await expect.element(write).toBeVisible()
  await renderExample(inbox('awaited', 'camille-verdier', withAwaitedAccount))
  await expect.element(page.getByText('Votre RIB •••• 2606 est signé, utilisable à partir du 24/11/2026.')).toBeVisible()
  await expect.element(nothing).not.toBeInTheDocument()
  await expect.element(write).toBeVisible()
})

const answered =
  (isOut: (path: string) => boolean): Between =>
  (request, pass) =>
    isOut(request.path) ? Promise.resolve({ status: 500, body: '{"errorData":"ERR_INTERNAL"}' }) : pass()

test('[OPS-18] the thread says who told what and when, how far it is, and leads to it; what it does not hold is said', async () => {
  await renderExample(inbox('thread', 'sylvie-garnier'))
  await expect.element(page.getByRole('heading', { level: 2, name: 'Ce que nous nous sommes dit' })).toBeVisible()
  const items = [...document.querySelectorAll('ol li')].map((item) => item.textContent?.replaceAll(/\s/g, ' ') ?? '')
  const running = items.find((item) => item.includes('En cours')) ?? ''
  expect(running).toMatch(
    /^Vous, \d\d\/\d\d\/2026.*PEE, .*En coursProchaine étape le \d\d\/\d\d\/2026Voir l’opération, .+, \d\d\/\d\d\/2026$/,
  )
  expect(items.some((item) => /^Hautelisse, .*Traitée/.test(item))).toBe(true)
  expect(
    items.some((item) =>
      /31\/12\/20257 documents dans votre espaceRécapitulatif fiscal, Relevé annuel, Relevé de performance/.test(item),
    ),
  ).toBe(true)
  const days = items.map((item) => /(\d\d)\/(\d\d)\/(\d{4})/.exec(item)?.slice(1).toReversed().join('') ?? '')
  expect(days).toEqual(days.toSorted().toReversed())
  await expect.element(page.getByRole('link', { name: 'Toutes mes opérations' })).toHaveAttribute('href', '/operations')
  await expect.element(page.getByText(/Il n’apparaît pas sur cette page, un changement d’adresse non plus/)).toBeVisible()
})

test('[OPS-18] [P-ERR-28] a part of the messages that cannot be read leaves the others; without any, they are asked for again', async () => {
  let isOut = (path: string): boolean => path.endsWith('/alerts')
  await renderExample(
    inbox(
      'failed',
      'sylvie-garnier',
      answered((path) => isOut(path)),
    ),
  )
  await expect.element(page.getByText('Une partie de vos messages est momentanément indisponible.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Toutes mes opérations' })).toBeVisible()
  isOut = () => false
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(page.getByRole('link', { name: 'Faire mon choix' }).first()).toBeVisible()
  await renderExample(
    inbox(
      'unread',
      'sylvie-garnier',
      answered((path) => /\/(alerts|documents|operations\/)/.test(path)),
    ),
  )
  await expect.element(page.getByText('Vos messages sont momentanément indisponibles.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
})
