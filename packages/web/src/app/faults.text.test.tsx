import { CATALOGUE, type CallName } from '@hautelisse/domain/catalogue'
import { FAULTS, type Fault } from '@hautelisse/domain/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Between } from '../shell/index.ts'
import { IS_ALL, page, renderPage, sampleOf, type RenderedPage } from '../testing/text/index.ts'
import { APART } from './faults.apart.testing.ts'
import { press, SCENES, SYLVIE, UNAVAILABLE, type Scene } from './faults.scenes.testing.ts'

/** What a fault does: end the session, refuse in words, ask for a consent, be mended unseen, be late, ask who is signed in, or be told by the caller. */
const REACTIONS: Readonly<Partial<Record<Fault, 'ended' | 'mirror' | 'consent' | 'unseen' | 'person'>>> = {
  ERR_TOKEN: 'ended',
  ERR_EXP: 'ended',
  ERR_MIRROR: 'mirror',
  ERR_CONSENT: 'consent',
  ERR_CSRF: 'unseen',
  ERR_PERSON: 'person',
  slow: 'unseen',
}

type Cell = { readonly scene: Scene; readonly fault: Fault }
const CELLS: readonly Cell[] = SCENES.flatMap((scene) =>
  FAULTS.filter((fault) => scene.isAnonymous !== true || REACTIONS[fault] === undefined)
    .filter((fault) => scene.leadsBack !== true || !['mirror', 'consent'].includes(REACTIONS[fault] ?? ''))
    .map((fault) => ({ scene, fault })),
)
/** Each call, each fault, and each reaction on a screen that shows the call and on one that does not. */
const SAMPLE = sampleOf(
  CELLS,
  ({ scene, fault }) => [
    scene.call,
    fault,
    `${REACTIONS[fault] ?? 'told'}, ${scene.said === undefined ? 'aside' : 'shown'}`,
    `${scene.call} ${REACTIONS[fault] === undefined ? 'told' : ''}`,
  ],
  IS_ALL,
)

/** Whether the call of the test gets no answer now. */
const isHeld = { now: false }

/** The time of a call that never answers is over as soon as it was sent; every other call keeps its time. */
const endingTheTimeOf = (call: CallName): Between => {
  const { path, method } = CATALOGUE.find(({ name }) => name === call) ?? { path: call, method: 'GET' }
  const pattern = new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  let latest: AbortController | undefined
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    latest = new AbortController()
    return latest.signal
  })
  onTestFinished(() => spy.mockRestore())
  // The client sends a call in the moment in which it sets its deadline.
  return (request, pass) => {
    if (request.method === method && pattern.test(request.path.split('?')[0] ?? '') && isHeld.now)
      latest?.abort(new DOMException('Time is over.', 'TimeoutError'))
    return pass()
  }
}
const words = (): string => document.body.textContent
const open = async ({ call, person, at, stored, between, act }: Scene, fault: Fault): Promise<RenderedPage> => {
  isHeld.now = fault === 'timeout'
  const opened = await renderPage(at.split('#')[0] ?? at, {
    ...(person === undefined ? {} : { person }),
    ...(stored === undefined ? {} : { stored }),
    between: fault === 'timeout' ? endingTheTimeOf(call) : between,
    ordered: [call, fault, fault === 'ERR_CSRF' || fault === 'slow' ? 1 : 100],
  })
  if (at.includes('#')) {
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    opened.go(at)
  }
  await act?.()
  return opened
}

const expectWhole = async ({ whole, leaves, said }: Scene, { left }: RenderedPage): Promise<void> => {
  await expect.poll(words).toMatch(whole)
  if (leaves !== undefined) await expect.poll(() => left.join(' ')).toMatch(leaves)
  else if (said !== undefined) await expect.poll(words).not.toMatch(said)
}

/** Whatever happened, there is something to read and something to do. */
const expectNotBlank = async (): Promise<void> => {
  await expect.poll(() => document.querySelector('h1, h2')?.textContent ?? '').toMatch(/\S/)
  expect(document.querySelectorAll('a[href], button:not([disabled])').length).toBeGreaterThan(0)
}

const ways = Map.groupBy(SAMPLE, ({ scene, fault }) => {
  const isUnmissed = scene.said === undefined || (fault === 'ERR_UNKNOWN' && scene.mayBeNone === true)
  return REACTIONS[fault] ?? (isUnmissed ? 'aside' : 'told')
})
const cells = (way: 'ended' | 'mirror' | 'consent' | 'unseen' | 'person' | 'aside' | 'told'): readonly Cell[] =>
  ways.get(way) ?? []
const titled = ({ scene: { ids, call }, fault }: Cell): string => `[${ids.replaceAll(' ', '] [')}] ${call}: ${fault}`

for (const { scene, fault } of cells('ended'))
  test(`[P-ERR-06] [P-ERR-07] ${scene.call}: ${fault} ends the session, and nothing of it stays`, async () => {
    const { app } = await open(scene, fault)
    await expect.poll(words).toMatch(/votre session a été interrompue|fil par fil/)
    await expectNotBlank()
    expect(app.sessionStorage.read('hautelisse.user')).toBeUndefined()
  })

for (const { scene, fault } of cells('consent'))
  test(`[P-ERR-09] ${scene.call}: a missing consent has its page`, async () => {
    const { address } = await open(scene, fault)
    await expect.poll(address).toBe('/error-page?reason=ERR_CONSENT')
    await expect.poll(words).toContain('Votre accord est nécessaire')
  })

for (const { scene, fault } of cells('mirror'))
  test(`[P-ERR-08] ${scene.call}: what a mirror session may not do is said in words, and the page stays`, async () => {
    const { address } = await open(scene, fault)
    await expect.poll(words).toContain('Vous ne pouvez effectuer cette action en vision miroir.')
    expect(address().split('#')[0]).toBe(scene.at.split('#')[0])
  })

for (const { scene, fault } of cells('unseen'))
  test(`[P-ERR-05] [S-CONST-58] ${scene.call}: ${fault} is waited for, or tried again, and the page is whole`, async () => {
    const opened = await open(scene, fault)
    await expect.poll(words).toMatch(scene.whole)
    await expectWhole(scene, opened)
  })

for (const { scene, fault } of cells('person'))
  test(`${scene.call}: an answer for another person has it asked who is signed in, and nothing is blank`, async () => {
    const { app } = await open(scene, fault)
    await expectNotBlank()
    expect(app.sessionStorage.read('hautelisse.user')).toBeDefined()
  })

for (const cell of cells('aside'))
  test(`${titled(cell)} leaves the page whole without it`, async () => {
    await open(cell.scene, cell.fault)
    await expect.poll(words).toMatch(cell.scene.whole)
    await expectNotBlank()
  })

for (const cell of cells('told'))
  test(`${titled(cell)} is said, nothing is blank, and all is whole once the call answers again`, async () => {
    const opened = await open(cell.scene, cell.fault)
    await expect.poll(words).toMatch(cell.scene.said ?? /^$/)
    await expectNotBlank()
    isHeld.now = false
    await opened.standIn.mend()
    await (cell.scene.again ?? press('Réessayer'))()
    await expectWhole(cell.scene, opened)
  })

for (const fault of ['ERR_INTERNAL', 'ERR_EXP', 'drop', 'malformed-json'] as const)
  test(`[P-ROUTE-24] [P-STORE-04] a sign-out that the server does not hear of leaves nothing here all the same: ${fault}`, async () => {
    const { app, standIn } = await renderPage('/epargne', { person: SYLVIE })
    await expect.poll(words).toMatch(/Bonjour Sylvie/)
    await standIn.order('logout', fault)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /mon espace$/ })
      .click()
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect.poll(words).toMatch(/fil par fil/)
    expect(app.sessionStorage.read('hautelisse.user')).toBeUndefined()
  })

for (const fault of ['ERR_INTERNAL', 'malformed-json', 'off-schema', 'drop'] as const)
  test(`[P-ERR-28] a profile that cannot be read is said, and asked for again: ${fault}`, async () => {
    const { standIn } = await renderPage('/epargne', { person: SYLVIE, ordered: ['oauth-profile', fault] })
    await expect.poll(words).toMatch(UNAVAILABLE)
    await standIn.mend()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect.poll(words).toMatch(/Bonjour Sylvie/)
  })

for (const fault of ['ERR_INTERNAL', 'ERR_LIMIT', 'malformed-json', 'drop'] as const)
  test(`[P-ERR-16] [P-CALL-01] the way to the door that does not open is said, and can be taken again: ${fault}`, async () => {
    const { standIn, left, go } = await renderPage('/authentication?origin=collective', { ordered: ['authorization', fault] })
    await expect.poll(words).toMatch(/La connexion n’a pas abouti|Nos serveurs ne répondent pas/)
    await expectNotBlank()
    await standIn.mend()
    go('/authentication?origin=collective')
    await expect.poll(() => left.join(' ')).toMatch(/\/stand-in\/sign-in\/collective/)
  })

test('every call of the catalogue is in the matrix, or has its place named', () => {
  const named = [...SCENES.map(({ call }) => call), ...Object.keys(APART)]
  expect(named.toSorted()).toEqual(CATALOGUE.map(({ name }) => name).toSorted())
})
