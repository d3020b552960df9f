import { documentTree, type DocumentTree } from '@hautelisse/domain/explain'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Between, Example } from '../shell/index.ts'
import { known } from '../projection/examples.tsx'
import { result } from '../tax-saving/examples.tsx'
import { actAll, expectNoSideScroll, expectNoViolation, renderExample } from '../testing/index.ts'
import { PICKED, results, REVERSIBLE } from '../withdrawal/examples.tsx'

const PRINTED = '"JVBERi0xLjc="'

/** Answers the printer's call, and keeps what it was asked to print. */
const printing =
  (trees: DocumentTree[]): Between =>
  (request, pass) => {
    if (!request.path.endsWith('/render-pdf-base64')) return pass()
    trees.push(documentTree.parse(JSON.parse(request.body ?? '')))
    return Promise.resolve({ status: 200, body: PRINTED })
  }

/** Presses "PDF", which the withdrawal simulation has in a menu. */
const press = async (isInMenu = false): Promise<void> => {
  if (isInMenu) await page.getByRole('button', { name: 'Garder, partager, imprimer' }).click()
  await page.getByRole('button', { name: 'PDF', exact: true }).click()
}

const spy = (names: string[]): void => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  onTestFinished(() => click.mockRestore())
}

/** Everything that a tree says, in one text. */
const wordsOf = (tree: DocumentTree): string => JSON.stringify(tree)

/** Amounts that the page shows, as they are seen. */
const amountsOnPage = (): readonly string[] =>
  [...document.querySelectorAll('main [data-amount="shown"]')]
    .filter((amount) => amount.checkVisibility() && amount.closest('[data-print="never"], aside') === null)
    .map((amount) => amount.querySelector('[aria-hidden="true"]')?.textContent ?? '')

const standing = (example: Example, between: Between, ports: Example['ports'] = {}): Example => ({
  ...example,
  ports: { ...example.ports, ...ports, between },
})

const CASES = [
  {
    name: 'withdrawal',
    of: () => results({ answers: REVERSIBLE }),
    // What charges and tax leave is on paper once both rates are picked.
    picks: PICKED,
    file: 'simulation-retraite-2026-11-20.pdf',
    answer: 'Âge de départ demandé',
  },
  {
    name: 'tax',
    of: () => result(),
    picks: [],
    file: 'simulation-impot-2026-11-20.pdf',
    answer: 'Femme de 41\u00A0ans',
  },
] as const

for (const { name, of, picks, file, answer } of CASES) {
  test(`[O-CALL-83] [P-CALL-92] the PDF of the ${name} simulation has every amount of the page, its answers first and its calculations open`, async () => {
    const [trees, names]: [DocumentTree[], string[]] = [[], []]
    spy(names)
    await renderExample(standing(of(), printing(trees)), { width: 1440 })
    await actAll(picks)
    await press(name === 'withdrawal')
    await expect.poll(() => names, { timeout: 10_000 }).toEqual([file])
    const [tree] = trees
    if (tree === undefined) throw new Error('Nothing was printed.')
    const words = wordsOf(tree)
    const amounts = amountsOnPage()
    expect(amounts.length).toBeGreaterThan(5)
    expect(amounts.filter((amount) => !words.includes(amount))).toEqual([])
    expect(wordsOf({ ...tree, blocks: tree.blocks.slice(0, 14) })).toContain(answer)
    const lines = tree.blocks.flatMap((block) => (block.kind === 'calculation' ? block.lines : []))
    expect(lines.some(({ how, result: end, source }) => how !== '' && end !== '' && source.includes('Code'))).toBe(true)
    expect(words).not.toContain('Imprimer')
    // Ways to other pages are not for paper, and marks of a drawing stand in the table under it.
    expect(words).not.toContain('Hypothèses de toutes les simulations')
    expect(tree.blocks.filter((block) => block.kind === 'paragraph' && /^[\d\s,]+€$/.test(block.text))).toEqual([])
    await expectNoViolation()
    expectNoSideScroll()
  })

  test(`[P-CALL-92] where the API prints nothing, the ${name} simulation says how to have a PDF`, async () => {
    await renderExample(of(), { width: 390 })
    await press(name === 'withdrawal')
    await expect.element(page.getByText(/^Le PDF n’est pas disponible ici/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Imprimer', exact: true })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'PDF', exact: true })).not.toBeInTheDocument()
    await expectNoViolation()
    expectNoSideScroll()
  })
}

test('[RP-19] the PDF of "Ma retraite" has every amount of the page, and the net in both kinds of euros', async () => {
  const [trees, names]: [DocumentTree[], string[]] = [[], []]
  spy(names)
  await renderExample(standing(known({ shares: { '00482201': 50 } }), printing(trees)), { width: 1440 })
  await expect.element(page.getByRole('row', { name: /67 ans.*sur 100/ }).last()).toBeVisible()
  const shown = amountsOnPage()
  await press()
  await expect.poll(() => names, { timeout: 10_000 }).toEqual(['ma-retraite-2026-11-20.pdf'])
  const words = trees.map(wordsOf).join('')
  expect(shown.length).toBeGreaterThan(20)
  expect(shown.filter((amount) => !words.includes(amount))).toEqual([])
  const blocks = trees.flatMap((tree) => tree.blocks)
  // A table under a heading of its name says it once.
  const twice = blocks.filter((block, index) => {
    const before = blocks[index - 1]
    return block.kind === 'table' && before?.kind === 'heading' && before.text === block.caption
  })
  expect(twice).toEqual([])
  expect(words).not.toContain('Imprimer')
})

test('[P-CALL-92] what waits for an answer is not in the PDF, as it is not on paper', async () => {
  const [trees, names]: [DocumentTree[], string[]] = [[], []]
  spy(names)
  await renderExample(standing(results(), printing(trees)))
  await expect.element(page.getByText('Répondez pour voir le net').first()).toBeVisible()
  await press(true)
  await expect.poll(() => names.length, { timeout: 10_000 }).toBe(1)
  expect(trees.map(wordsOf).join('')).not.toContain('Répondez pour voir le net')
})

test('[P-CALL-92] hidden amounts stay hidden in the PDF', async () => {
  const [trees, names]: [DocumentTree[], string[]] = [[], []]
  spy(names)
  await renderExample(standing(results(), printing(trees), { hiddenAmounts: true }))
  await press(true)
  await expect.poll(() => names.length, { timeout: 10_000 }).toBe(1)
  const words = trees.map(wordsOf).join('')
  expect(words).toContain('Les montants sont masqués, comme à l’écran.')
  // The threshold of the law is an amount of nobody.
  expect(words.replaceAll(/110,00\s€/g, '')).not.toMatch(/\d,\d\d\s€/)
})

test('[RP-19] hidden amounts stay hidden in the PDF of "Ma retraite"', async () => {
  const [trees, names]: [DocumentTree[], string[]] = [[], []]
  spy(names)
  await renderExample(standing(known({}), printing(trees), { hiddenAmounts: true }))
  await press()
  await expect.poll(() => names.length, { timeout: 10_000 }).toBe(1)
  const words = trees.map(wordsOf).join('')
  expect(words).toContain('Les montants sont masqués, comme à l’écran.')
  expect(words).not.toMatch(/\d,\d\d\s€|\d\s\d{3}\s€/)
})

test('[P-CALL-92] a PDF that could not be made is said, and is asked for again', async () => {
  const trees: DocumentTree[] = []
  let isFirst = true
  const names: string[] = []
  spy(names)
  const between: Between = (request, pass) => {
    if (!request.path.endsWith('/render-pdf-base64') || !isFirst) return printing(trees)(request, pass)
    isFirst = false
    return Promise.resolve({ status: 500, body: JSON.stringify({ errorData: 'ERR_INTERNAL' }) })
  }
  await renderExample(standing(result(), between))
  await press()
  await expect.element(page.getByText('Le PDF n’a pas pu être fait. Réessayez.')).toBeVisible()
  await press()
  await expect.poll(() => names, { timeout: 10_000 }).toEqual(['simulation-impot-2026-11-20.pdf'])
})
