import { describe, expect, test } from 'vitest'
import type { Between } from '../shell/index.ts'
import { page, renderExample } from '../testing/text/index.ts'
import { atStep, distributing, results, THOMAS } from './examples.tsx'
import { resultsIn, rewriting, simulating, withoutFiguresOf, type Answer, type Stop } from './results.testing.ts'
import { PERO, VOLUNTARY, expectPair, expectTitle, stepsIn } from './steps.testing.ts'

const { region } = resultsIn(page)
const byContract = region('Le détail par contrat')
const { ageField, next, part, previous } = stepsIn(page)
const FAILED = "Une erreur s'est produite, veuillez réessayer"
const alert = page.getByRole('alert').filter({ hasText: FAILED })
const busy = page.getByRole('alert').filter({ hasText: 'Le service est très demandé. Réessayez dans un instant.' })
const again = page.getByRole('button', { name: 'Réessayer' })

const refused =
  (status: number, data: object | string): Stop =>
  () =>
    Promise.resolve({ status, body: typeof data === 'string' ? data : JSON.stringify(data) })

/** Rewrites the contracts of the simulation's answer. */
const contracts = (rewrite: (all: readonly Readonly<Record<string, unknown>>[]) => unknown): Between =>
  rewriting((body) => JSON.stringify(rewrite(JSON.parse(body) as readonly Readonly<Record<string, unknown>>[])))

const toSplit = { saver: THOMAS, split: { '00626500 vv': ['900,00', '5000,00'] }, answers: { annuity_type: null } } as const

describe('withdrawal, when the simulation fails', () => {
  test('[MRM-80] [S-ERR-24] [S-ERR-25] every failure keeps all that was typed and offers a retry, which succeeds', async () => {
    const { between, say } = simulating()
    await renderExample(distributing({ ...toSplit, between }))
    const voluntary = part(PERO, VOLUNTARY)
    for (const stop of [
      refused(400, { data: 'ERR_INVALID' }),
      refused(500, { data: 'ERR_INTERNAL' }),
      refused(200, '{"half":'),
      refused(200, { off: 'schema' }),
      () => Promise.reject(new TypeError('no network')),
    ]) {
      say(stop)
      await next.click()
      await expect.element(alert).toBeVisible()
      await expect.element(next).toBeEnabled()
      await expectPair(voluntary, '900,00', '5000,00')
    }
    // A service that is busy says so, and keeps the answers as well.
    say(refused(429, { data: 'ERR_LIMIT' }))
    await next.click()
    await expect.element(busy).toBeVisible()
    await expectPair(voluntary, '900,00', '5000,00')
    const held = Promise.withResolvers<Answer>()
    say(() => held.promise)
    await busy.getByRole('button', { name: 'Réessayer' }).click()
    await expect.element(page.getByRole('button', { name: 'Calcul en cours' }).last()).toHaveAttribute('aria-busy', 'true')
    await previous.click()
    await expect.element(next).toBeEnabled()
    say(undefined)
    await next.click()
    await expectTitle('Étape 5 sur 5, résultats')
  })

  test('[MRM-80] fields that the server refuses are marked on their step', async () => {
    const { between, say } = simulating()
    await renderExample(distributing({ ...toSplit, between }))
    say(refused(400, { data: 'ERR_INVALID', fields: [{ path: 'retirement_age', code: 'wrong' }] }))
    await next.click()
    await expect.element(ageField).toHaveAccessibleDescription(/^Champ erroné/)
  })

  for (const [error, fragment] of [
    ['ERR_MIRROR', /#forbidden_mirror$/],
    ['ERR_CONSENT', /^\/error-page\?reason=ERR_CONSENT$/],
    ['ERR_EXP', /#auto_logout$/],
  ] as const)
    test(`[S-ERR-28] [S-ROLE-06] [S-ROLE-07] ${error} is told by the whole application`, async () => {
      const { between, say } = simulating()
      const { address } = await renderExample(distributing({ ...toSplit, between }))
      await expect.element(next).toBeVisible()
      say(refused(error === 'ERR_EXP' ? 401 : 403, { data: error, errorData: error }))
      await next.click()
      await expect.poll(address).toMatch(fragment)
    })

  test('a simulation that is long says so, and can be left', async () => {
    const { between, say } = simulating()
    await renderExample(atStep('option', { between }))
    await expect.element(next).toBeVisible()
    say(() => Promise.withResolvers<Answer>().promise)
    await next.click()
    await expect.element(page.getByRole('button', { name: 'Calcul en cours' })).toHaveAttribute('aria-busy', 'true')
    await previous.click()
    await expect.element(next).toBeEnabled()
    await expect.poll(() => document.title).toMatch(/^Étape 5 sur 6/)
  })
})

describe('withdrawal, answers that lack something', () => {
  test('[MRM-30] [MRM-32] what cannot be read in an answer costs its contract alone', async () => {
    const between = contracts(([first, second, third]) => [
      { ...first, codeProduit: 'PERIN', capital: null, explanation: { version: 2 } },
      { ...second, resultatPourChaqueTaux: null },
      { ...third, montantElligibleSortieCapitalProjetee: null },
    ])
    await renderExample(results({ split: {}, between }))
    await expect.element(page.getByText('Le résultat de PERECO est momentanément indisponible')).toBeVisible()
    await expect.element(page.getByText(FAILED)).not.toBeInTheDocument()
    await expect
      .element(byContract.getByRole('row', { name: /^PER d’entreprise obligatoire/ }))
      .not.toMatchTextContent('Indisponible')
    await expect.element(page.getByText('Le capital de Retraite article 83 est momentanément indisponible')).toBeVisible()
  })

  test('[MRM-32] [S-ERR-24] what an answer lacks is asked for again beside what is there, and a failure costs nothing', async () => {
    const { between, say } = simulating()
    const lacking = withoutFiguresOf('00482176')
    const held = Promise.withResolvers<void>()
    let isWhole = false
    const whole: Between = async (_, pass) => {
      await held.promise
      return pass()
    }
    await renderExample(
      results({
        between: (request, pass) => between(request, () => (isWhole ? whole : lacking)(request, pass)),
      }),
    )
    const note = page.getByText('Une partie de votre résultat est momentanément indisponible')
    const row = byContract.getByRole('row', { name: /^PER d’entreprise obligatoire/ })
    await expect.element(note).toBeVisible()
    await expect.element(row).toMatchTextContent('Indisponible')
    say(refused(500, { data: 'ERR_INTERNAL' }))
    await again.click()
    await expect.element(alert).toBeVisible()
    await expect.element(row).toMatchTextContent('Indisponible')
    isWhole = true
    say(undefined)
    await again.click()
    await expect.element(again).toHaveAttribute('aria-busy', 'true')
    await expect.element(page.getByText(FAILED)).not.toBeInTheDocument()
    await expect.element(row).toBeVisible()
    held.resolve()
    await expect.element(note).not.toBeInTheDocument()
    await expect.element(row).not.toMatchTextContent('Indisponible')
  })

  test('[MRM-32] a contract whose annuity is missing from the answer is named, and no zero stands for it', async () => {
    const none = { resultatTauxTechnique: [{ tauxTechnique: 0, horsOption: {}, optionReversion: null }] }
    const between = contracts(([first, ...others]) => [{ ...first, resultatPourChaqueTaux: none }, ...others])
    await renderExample(results({ split: { '00482201 vv': ['4215,50', '0,00'] }, between }))
    await expect
      .element(page.getByText('Le résultat de PER d’entreprise obligatoire est momentanément indisponible'))
      .toBeVisible()
    await expect
      .element(byContract.getByRole('row', { name: /^PER d’entreprise obligatoire/ }))
      .toMatchTextContent('Indisponible')
    await expect.element(byContract.getByRole('row', { name: /^Total/ }).first()).not.toMatchTextContent(/(^|\D)0,00/)
    await expect.element(page.getByText(/Soit .* par an, brut/)).not.toMatchTextContent(/(^|\D)0,00/)
    expect(document.querySelectorAll('path[d*="NaN"]')).toHaveLength(0)
  })

  test('[MRM-32] an option that the answer lacks for one contract is said to be unavailable, whatever the age', async () => {
    const between = rewriting((body) => body.replaceAll('"AVANT_70"', '"APRES_80"'))
    await renderExample(results({ answers: { annuity_type: 'RV_CPP' }, split: {}, between }))
    await expect.element(page.getByText('L’option que vous avez choisie est momentanément indisponible')).toBeVisible()
    await expect.element(page.getByText('pas proposée à cet âge')).not.toBeInTheDocument()
  })
})
