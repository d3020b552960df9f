import ts from 'typescript-5'

/** Components that draw one amount; a figure that opens its calculation is not among them, since its calculation is one value. */
const DRAWN = new Set(['Amount', 'WholeAmount'])
/** The component that draws one amount of a sum: its total, or a part. */
const OF_SUM = 'SumAmount'
/** Functions that write one amount. */
const WRITTEN = /^(?:format(?:Euros|Movement)|write(?:Amount|Round|Euros)?|whole|less|move)$/
/** The function that writes all amounts of a sum. */
const SUM_WRITTEN = 'writeSum'

/** Text of an expression that makes words out of amounts. */
const MAKES_AMOUNT = /\b(?:format(?:Euros|Movement)|write(?:Sum|Round|Amount|Euros)|roundToEuros|whole)\b|<(?:Whole)?Amount\b/

/** An amount of a message: the sum that it is drawn from, as the source names it, or none. */
type Placed = { readonly sum: string | undefined }

/** A message with the amounts that stand in it. */
export type MessageAmounts = { readonly id: string; readonly amounts: readonly Placed[] }

const isJsx = (node: ts.Node): node is ts.JsxElement | ts.JsxSelfClosingElement =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)

const openingOf = (node: ts.JsxElement | ts.JsxSelfClosingElement) => (ts.isJsxElement(node) ? node.openingElement : node)

const attributeOf = (node: ts.JsxElement | ts.JsxSelfClosingElement, name: string): string | undefined => {
  const found = openingOf(node).attributes.properties.find(
    (one): one is ts.JsxAttribute => ts.isJsxAttribute(one) && one.name.getText() === name,
  )
  const value = found?.initializer
  if (value === undefined) return undefined
  return ts.isStringLiteral(value) ? value.text : value.getText().replace(/^\{|\}$/g, '')
}

/** What a name stands for in a file: the expression that it was last declared with, element by element of a list. */
const declarationsIn = (file: ts.SourceFile): ReadonlyMap<string, readonly ts.Expression[]> => {
  const found = new Map<string, ts.Expression[]>()
  const note = (name: string, value: ts.Expression) => found.set(name, [...(found.get(name) ?? []), value])
  const walk = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined) {
      const { name, initializer } = node
      if (ts.isIdentifier(name)) note(name.text, initializer)
      else
        for (const [place, element] of name.elements.entries()) {
          if (!ts.isBindingElement(element) || !ts.isIdentifier(element.name)) continue
          const inList = ts.isArrayBindingPattern(name) && ts.isArrayLiteralExpression(initializer)
          note(element.name.text, (inList ? initializer.elements[place] : undefined) ?? initializer)
        }
    }
    node.forEachChild(walk)
  }
  walk(file)
  return found
}

/**
 * Lists the messages of a source in which two amounts or more stand, each amount with the sum that it is drawn from.
 *
 * An amount is a component that draws one, a call that writes one, or a name of either in the same file.
 *
 * @param text source of a component
 * @example messagesWithAmounts('<Trans id="a.b.c"><Amount value={one} /> sur <Amount value={other} /></Trans>')
 */
export const messagesWithAmounts = (text: string): readonly MessageAmounts[] => {
  const file = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const declared = declarationsIn(file)

  const amountsIn = (node: ts.Node, seen: ReadonlySet<string> = new Set()): readonly Placed[] => {
    if (isJsx(node)) {
      const tag = openingOf(node).tagName.getText()
      if (tag === OF_SUM) return [{ sum: attributeOf(node, 'of') }]
      if (DRAWN.has(tag)) return [{ sum: undefined }]
      return ts.isJsxElement(node) ? node.children.flatMap((child) => amountsIn(child, seen)) : []
    }
    if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node))
      return node.expression === undefined ? [] : amountsIn(node.expression, seen)
    if (ts.isConditionalExpression(node)) {
      const [one, other] = [amountsIn(node.whenTrue, seen), amountsIn(node.whenFalse, seen)]
      return one.length > other.length ? one : other
    }
    if (ts.isCallExpression(node)) {
      const called = ts.isIdentifier(node.expression) ? node.expression.text : ''
      if (called === SUM_WRITTEN) return [{ sum: node.getText() }]
      return WRITTEN.test(called) ? [{ sum: undefined }] : []
    }
    if (ts.isIdentifier(node) && !seen.has(node.text)) {
      const values = declared.get(node.text) ?? []
      const found = values.map((value) => amountsIn(value, new Set([...seen, node.text]))).find(({ length }) => length > 0)
      if (found !== undefined) return found.slice(0, 1)
      return values.some((value) => MAKES_AMOUNT.test(value.getText())) ? [{ sum: undefined }] : []
    }
    return []
  }

  const found: MessageAmounts[] = []
  const walk = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && openingOf(node).tagName.getText() === 'Trans')
      found.push({ id: attributeOf(node, 'id') ?? '', amounts: node.children.flatMap((child) => amountsIn(child)) })
    if (ts.isCallExpression(node) && /^(?:t|msg)$/.test(node.expression.getText())) {
      const [given] = node.arguments
      if (given !== undefined && ts.isObjectLiteralExpression(given)) {
        const of = (name: string) =>
          given.properties.find(
            (one): one is ts.PropertyAssignment => ts.isPropertyAssignment(one) && one.name.getText() === name,
          )?.initializer
        const [id, message] = [of('id'), of('message')]
        if (id !== undefined && ts.isStringLiteral(id) && message !== undefined && ts.isTemplateExpression(message))
          found.push({ id: id.text, amounts: message.templateSpans.flatMap(({ expression }) => amountsIn(expression)) })
      }
    }
    node.forEachChild(walk)
  }
  walk(file)
  return found.filter(({ amounts }) => amounts.length > 1)
}

/** Messages whose amounts make no sum, by the reason. */
export const NO_SUM: Readonly<Record<string, readonly string[]>> = {
  'The least and the most of one figure, or a figure before and after.': [
    'transmission.suppose.instead-range',
    'transmission.late.from-to',
    'tax.result.exit-between',
    'projection.table.between',
    'projection.cause.both',
    'projection-income.panel.range',
    'projection.known.range-why',
    'pension-result.bound.range',
    'pension-result.months.label',
    'fund.chart.label',
    'operations.told.moved',
    'operations.told.paid',
    'longevity.options.range',
  ],
  'What is given and what it brings, or two figures beside each other: neither is a part of the other.': [
    'withdrawal.rule.simulator',
    'withdrawal.law.yearly',
    'withdrawal.law.threads',
    'withdrawal.net.note-unpaid',
    'transmission.patrimony.base-home',
    'tax.result.updated',
    'tax.result.two-pays',
    'tax.look.bend.place',
    'tax.look.exit.sentence-capital',
    'tax.look.exit.sentence-annuity',
    'tax.look.chart.at',
    'tax.look.chart.own-beyond',
    'tax.look.chart.own',
    'tax.look.chart.label',
    'portal.visitor.tax.example',
    'projection.known.goal-loan',
    'projection.ages.label',
    'modal.help.allowances.text',
    'ceilings.inverse.ceilings',
    'ceilings.left.sentence',
  ],
  'An amount with a price, a rate or a count, which multiply.': [
    'withdrawal.net.of-pension-csg',
    'projection-income.why.annuities',
    'projection-income.why.annuities-range',
    'pension-term.why.base',
    'pension-term.why.complementary',
    'pension-term.why.complementary-reduced',
  ],
  'Words of a drawing or of a live region that read one list of the page, which adds up there.': [
    'withdrawal.spoken.over',
    'withdrawal.spoken.left',
    'projection.known.fan',
    'operations.destination.label',
    'detail.fan.label',
  ],
}

const EXCEPTIONS = new Set(Object.values(NO_SUM).flat())

/**
 * Lists the messages of sources that say two amounts or more without drawing all of them from one sum, and the exceptions that no message needs. SUM-01.
 *
 * @param sources texts of the components by their names
 * @param exceptions ids of messages whose amounts make no sum
 * @returns one sentence for each
 */
export const sumProblems = (
  sources: ReadonlyMap<string, string>,
  exceptions: ReadonlySet<string> = EXCEPTIONS,
): readonly string[] => {
  const messages = [...sources].flatMap(([file, text]) =>
    messagesWithAmounts(text).map(({ id, amounts }) => ({ file, id, amounts })),
  )
  const separate = messages.filter(
    ({ amounts: [first, ...others] }) => first?.sum === undefined || others.some(({ sum }) => sum !== first.sum),
  )
  const needed = new Set(separate.map(({ id }) => id))
  return [
    ...separate
      .filter(({ id }) => !exceptions.has(id))
      .map(({ file, id }) => `${file}: ${id} says several amounts that are not drawn from one sum (SumAmount, writeSum)`),
    ...[...exceptions].filter((id) => !needed.has(id)).map((id) => `${id} is an exception that no message needs`),
  ]
}
