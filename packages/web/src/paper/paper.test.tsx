import { documentTree, type DocumentTree } from '@hautelisse/domain/explain'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import type { Between, Example } from '../shell/index.ts'
import { releasePage } from '../operations/examples.tsx'
import { known } from '../projection/examples.tsx'
import { result } from '../tax-saving/examples.tsx'
import { RESULT } from '../transmission/examples.tsx'
import { actAll, expectNoSideScroll, expectNoViolation, renderExample } from '../testing/index.ts'
import { results, REVERSIBLE } from '../withdrawal/examples.tsx'

const PRINTED = '"JVBERi0xLjc="'

/** What the printer would have refused. */
const refusals: unknown[] = []

/** Answers the printer's call, and keeps what it was asked to print. */
const printing =
  (trees: DocumentTree[]): Between =>
  (request, pass) => {
    if (!request.path.endsWith('/render-pdf-base64')) return pass()
    const read = documentTree.safeParse(JSON.parse(request.body ?? ''))
    if (!read.success) refusals.push(...read.error.issues)
    else trees.push(read.data)
    return Promise.resolve({ status: 200, body: PRINTED })
  }

const spy = (names: string[]): void => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  onTestFinished(() => click.mockRestore())
}

const standing = (example: Example, between: Between, ports: Example['ports'] = {}): Example => ({
  ...example,
  ports: { ...example.ports, ...ports, between },
})

const wordsOf = (tree: DocumentTree): string => JSON.stringify(tree)

type Case = {
  readonly name: string
  readonly of: () => Example
  readonly file: string
  readonly question: string
  readonly answer: string
  /** Names of the annexes that the page offers. */
  readonly annexes: readonly string[]
  readonly isInMenu?: true
}

const CALCULATIONS = 'Les calculs, étape par étape'
const ASSUMPTIONS = 'Les hypothèses'

const CASES: readonly Case[] = [
  {
    name: 'withdrawal',
    of: () => results({ answers: REVERSIBLE }),
    file: 'simulation-retraite-2026-11-20.pdf',
    question: 'Capital ou rente à la retraite\u00A0?',
    answer: 'Âge au départ',
    annexes: [
      'Le détail par contrat et par option',
      'Et si je vis longtemps\u00A0?',
      'D’autres âges de départ',
      ASSUMPTIONS,
      CALCULATIONS,
    ],
    isInMenu: true,
  },
  {
    name: 'tax',
    of: () => result(),
    file: 'simulation-impot-2026-11-20.pdf',
    question: 'Combien d’impôt en moins avec un versement\u00A0?',
    answer: 'Salaire net imposable',
    annexes: ['D’autres versements, et la sortie', CALCULATIONS],
  },
  {
    name: 'transmission',
    of: () => RESULT,
    file: 'simulation-transmission-2026-11-20.pdf',
    question: 'Qui reçoit quoi, et avec quel impôt\u00A0?',
    answer: 'Enfants',
    annexes: ['Personne par personne', CALCULATIONS, ASSUMPTIONS],
  },
  {
    name: 'retirement project',
    of: () => known({}),
    file: 'ma-retraite-2026-11-20.pdf',
    question: 'De quoi vivre à la retraite\u00A0?',
    answer: 'Âge de départ',
    annexes: ['Âge par âge'],
  },
]

const open = async ({ isInMenu, of }: Case): Promise<void> => {
  await actAll(of().acts)
  if (isInMenu === true) await page.getByRole('button', { name: 'Garder, partager, imprimer' }).click()
}
const press = (): Promise<void> => page.getByRole('button', { name: 'PDF', exact: true }).click()

/** The page as the printer was handed it, once for each press. */
const treeOf = async (trees: DocumentTree[]): Promise<DocumentTree> => {
  const before = trees.length
  await press()
  await expect.poll(() => trees.length + refusals.length, { timeout: 10_000 }).toBe(before + 1)
  expect(refusals).toEqual([])
  const tree = trees.at(-1)
  if (tree === undefined) throw new Error('Nothing was printed.')
  return tree
}

/** Amounts that the annexes of the page show. */
const annexAmounts = (): readonly string[] =>
  [...document.querySelectorAll('main [data-annex] [data-amount="shown"]')]
    .filter((amount) => amount.checkVisibility() && amount.closest('[data-print="never"]') === null)
    .map((amount) => amount.querySelector('[aria-hidden="true"]')?.textContent ?? '')

/** Boxes of the words on the printed sheet, and those that lie over each other. */
const overlaps = (): readonly string[] => {
  const sheet = document.querySelector('[data-paper="sheet"]')
  const boxes: { readonly text: string; readonly box: DOMRect }[] = []
  const walker = document.createTreeWalker(sheet ?? document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    for (const box of range.getClientRects()) if (box.width > 0) boxes.push({ text: walker.currentNode.textContent ?? '', box })
  }
  const [least, margin] = [10, 2]
  expect(boxes.length).toBeGreaterThan(least)
  return boxes.flatMap((one, place) =>
    boxes
      .slice(place + 1)
      .filter(
        ({ box }) =>
          box.left < one.box.right - margin &&
          one.box.left < box.right - margin &&
          box.top < one.box.bottom - 2 * margin &&
          one.box.top < box.bottom - 2 * margin,
      )
      .map(({ text }) => `${one.text} / ${text}`),
  )
}

/** Width of the sheet between its margins, and the height of one page of it, in pixels. */
const [SHEET_WIDTH, SHEET_HEIGHT] = [658, 986]

/** What the browser prints: a person presses the keys, or a button. */
const onPaper = async (): Promise<Element> => {
  await page.viewport(SHEET_WIDTH, SHEET_HEIGHT)
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  })
  window.dispatchEvent(new Event('beforeprint'))
  const sheet = document.querySelector('[data-paper="sheet"]')
  if (sheet === null) throw new Error('There is no sheet.')
  return sheet
}

for (const one of CASES) {
  const { name, of, file, question, answer, annexes } = one
  test(`[O-CALL-83] [P-CALL-92] (S-25, S-38, S-39) the ${name} simulation is one page: question, answers, two figures, one drawing, reservations and the next step; annexes by choice`, async () => {
    const [trees, names]: [DocumentTree[], string[]] = [[], []]
    spy(names)
    await renderExample(standing(of(), printing(trees)), { width: 1440 })
    await open(one)
    await expect.element(page.getByRole('button', { name: 'Annexes', exact: true })).toBeVisible()
    const tree = await treeOf(trees)
    expect(names).toEqual([file])
    expect(tree.title).toBe(question)
    expect(tree.name).toBe('')
    const kinds = tree.blocks.map(({ kind }) => kind)
    for (const kind of ['facts', 'figures', 'threads', 'beside', 'box']) expect(kinds).toContain(kind)
    expect(tree.blocks.flatMap((block) => (block.kind === 'figures' ? block.figures : []))).toHaveLength(2)
    expect(wordsOf(tree)).toContain(answer)
    // Nothing for zero, and nothing of an annex that nobody chose.
    expect(wordsOf(tree)).not.toMatch(/"0,00\s€/)
    expect(tree.blocks.filter((block) => block.kind === 'heading' && block.isAnnex === true)).toEqual([])
    await page.getByRole('button', { name: 'Annexes', exact: true }).click()
    const boxes = page.getByRole('group', { name: 'Ajouter après la première page' }).getByRole('checkbox')
    expect(boxes.elements().map((box) => box.closest('label')?.textContent)).toEqual(annexes)
    for (const annex of annexes) await page.getByRole('checkbox', { name: annex }).click()
    await expectNoViolation()
    expectNoSideScroll()
    const whole = await treeOf(trees)
    const heads = whole.blocks.flatMap((block) => (block.kind === 'heading' && block.isAnnex === true ? [block.text] : []))
    expect(heads).toEqual(annexes)
    const words = wordsOf(whole)
    const amounts = annexAmounts()
    expect(amounts.length).toBeGreaterThan(3)
    expect(amounts.filter((amount) => !words.includes(amount))).toEqual([])
    expect(words).not.toContain('Imprimer')
    const lines = whole.blocks.flatMap((block) => (block.kind === 'calculation' ? block.lines : []))
    expect(lines.some(({ result: end, source }) => end !== '' && source.includes('Code'))).toBe(annexes.includes(CALCULATIONS))
  })

  test(`(S-32, S-42, savers 50) the browser prints the ${name} simulation as one sheet, and nothing of it lies over anything else`, async () => {
    await renderExample(of(), { width: 1440 })
    await open(one)
    await expect.element(page.getByRole('button', { name: 'PDF', exact: true })).toBeVisible()
    const sheet = await onPaper()
    expect(sheet.textContent).toContain(question)
    expect(document.querySelector('main')?.checkVisibility()).toBe(false)
    expect(sheet.getBoundingClientRect().height).toBeLessThanOrEqual(SHEET_HEIGHT)
    expect(overlaps()).toEqual([])
    // Bundles stand beside each other, however long their names are.
    const bundles = [...sheet.querySelectorAll('svg[viewBox$=" 1"]')].map((bundle) => bundle.getBoundingClientRect().top)
    expect([bundles.length > 1, new Set(bundles).size]).toEqual([true, 1])
  })
}

test('(savers 50) the sheet of an operation has its figure large, its days on one course and nothing over anything else', async () => {
  await renderExample(releasePage('a release under way'), { width: 1440 })
  await expect.element(page.getByRole('button', { name: 'Page en PDF' })).toBeVisible()
  const sheet = await onPaper()
  expect(overlaps()).toEqual([])
  const boxOf = (words: string): DOMRect => {
    const found = [...sheet.querySelectorAll('p')].find(({ textContent }) => textContent === words)
    if (found === undefined) throw new Error(words)
    return found.getBoundingClientRect()
  }
  const { left, right } = sheet.getBoundingClientRect()
  expect(Math.abs(boxOf('Demande').left - left)).toBeLessThan(1)
  expect(Math.abs(boxOf('Sur votre compte').right - right)).toBeLessThan(1)
  // Each name has one line, and stands over its tick.
  const lines = ['Demande', 'Vérification', 'Vente', 'Virement', 'Sur votre compte'].map((name) => boxOf(name).top)
  expect(new Set(lines).size).toBe(1)
  const middle = boxOf('Vente')
  expect(Math.abs((middle.left + middle.right) / 2 - (left + right) / 2)).toBeLessThan(1)
  expect(sheet.getBoundingClientRect().height).toBeLessThanOrEqual(SHEET_HEIGHT)
})

test('[P-CALL-92] a change of a size of letters, a row or a column on the screen changes no PDF', async () => {
  const trees: DocumentTree[] = []
  spy([])
  await renderExample(standing(results({ answers: REVERSIBLE }), printing(trees)), { width: 1440 })
  await page.getByRole('button', { name: 'Garder, partager, imprimer' }).click()
  await page.getByRole('button', { name: 'Annexes', exact: true }).click()
  for (const annex of CASES[0]?.annexes ?? []) await page.getByRole('checkbox', { name: annex }).click()
  const before = await treeOf(trees)
  const look = document.createElement('style')
  look.textContent =
    'main * { font-size: 31px !important; justify-content: flex-start !important; flex-direction: column !important; }'
  look.nonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce ?? ''
  document.head.append(look)
  onTestFinished(() => look.remove())
  expect(getComputedStyle(document.querySelector('main h1') ?? document.body).fontSize).toBe('31px')
  expect(await treeOf(trees)).toEqual(before)
})

for (const one of CASES) {
  const { name, of } = one
  test(`[P-CALL-92] where the API prints nothing, the ${name} simulation says how to have a PDF`, async () => {
    await renderExample(of(), { width: 390 })
    await open(one)
    await press()
    await expect.element(page.getByText(/^Le PDF n’est pas disponible ici/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Imprimer', exact: true })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'PDF', exact: true })).not.toBeInTheDocument()
    await expectNoViolation()
    expectNoSideScroll()
  })

  test(`[P-CALL-92] [RP-19] hidden amounts stay hidden in the PDF of the ${name} simulation, and its drawing too`, async () => {
    const trees: DocumentTree[] = []
    spy([])
    await renderExample(standing(of(), printing(trees), { hiddenAmounts: true }))
    await open(one)
    const tree = await treeOf(trees)
    expect(wordsOf(tree)).toContain('Les montants sont masqués, comme à l’écran.')
    expect(wordsOf(tree)).not.toMatch(/\d,\d\d\s€|\d\s\d{3}\s€/)
    expect(tree.blocks.some(({ kind }) => kind === 'threads')).toBe(false)
  })
}

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
