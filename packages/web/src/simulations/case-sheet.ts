import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { CaseFigure, CaseLine } from '@hautelisse/domain/case'
import type { DocumentBlock, DocumentTree } from '@hautelisse/domain/explain'
import type { CaseAnswer } from '@hautelisse/machines/simulations'
import { useLingui } from '@lingui/react/macro'
import type { DrawnPart, SheetOfRoom } from '../shell/index.ts'
import { useHiddenAmounts, writeRound } from '../ui/amount/index.ts'
import { threadsPerGroup, threadUnit, WIDE_RANGE } from '../ui/charts/index.ts'
import { useCaseNames } from './case-names.ts'
import { saidOf } from './said.ts'
import { useValueWords } from './value-words.ts'

type Answer = Extract<CaseAnswer, { kind: 'answered' }>
type Threads = Extract<DocumentBlock, { kind: 'threads' }>

/** Figures that lead the sheet. */
const LEAD = 2

/** What is nothing, and what is left out, takes no place on the sheet. */
const isSomething = ({ value }: CaseLine): boolean =>
  !(value.kind === 'euros' && value.amount.isZero()) &&
  !(value.kind === 'share' && value.share.isZero()) &&
  !(value.kind === 'yes-no' && !value.isYes)

const sizeOf = ({ value }: DrawnPart): number => (value.kind === 'euros' ? value.amount : value.share).toNumber()

/** The figures that lead, and the others. */
const splitFigures = (figures: readonly CaseFigure[], lead: SheetOfRoom['lead']) => {
  const shown = figures.filter((figure) => isSomething(figure))
  const wanted = lead === undefined ? shown.filter(({ value }) => value.kind === 'euros') : []
  const leading = (lead?.flatMap((term) => shown.filter((figure) => figure.term === term)) ?? wanted).slice(0, LEAD)
  return { leading, others: shown.filter((figure) => !leading.includes(figure)) }
}

/**
 * Gives what writes a simulation as one page for the desk of an adviser: the question, the answers, two figures, one drawing, what to bear in mind, and the
 * next step. It names nobody, as the case does. Undefined before its words are there.
 */
export const useCaseSheet = (remarks: readonly string[]): ((answer: Answer) => DocumentTree | undefined) => {
  const { i18n, t } = useLingui()
  const { nameOf } = useCaseNames()
  const isHidden = useHiddenAmounts()
  const write = useValueWords()

  const drawingOf = (parts: readonly DrawnPart[], simulator: Answer['case']['simulator']): readonly Threads[] => {
    const drawn = parts.filter((part) => sizeOf(part) > 0)
    if (isHidden || drawn.length === 0) return []
    const sizes = drawn.map((part) => sizeOf(part))
    const total = sizes.reduce((sum, size) => sum + size, 0)
    const isEuros = drawn.every(({ value }) => value.kind === 'euros')
    const unit = isEuros ? threadUnit(total, WIDE_RANGE) : total / WIDE_RANGE.most
    const counts = threadsPerGroup(sizes, unit)
    const bundles = drawn.map(({ name, value, tone, isSupposed }, place) => ({
      name: i18n._(name),
      value: write(simulator, '', value),
      tone,
      count: counts[place] ?? 0,
      isSupposed,
    }))
    const worth = writeRound(unit)
    return [
      {
        kind: 'threads',
        alt: bundles.map(({ name, value }) => `${name}\u00A0: ${value}`).join(', '),
        bundles,
        ...(isEuros ? { unit: t({ id: 'simulations.sheet.unit', message: `Un fil\u00A0: ${worth}` }) } : {}),
      },
    ]
  }

  const listOf = (items: string[], mark: 'check' | 'thread') => ({ kind: 'list' as const, items, mark })
  /** What to bear in mind, what to look at with an adviser, and the next step. */
  const adviceOf = ({ reservations, discuss, next }: SheetOfRoom, result: Answer['result']): readonly DocumentBlock[] => [
    {
      kind: 'beside',
      lists: [
        {
          heading: t({ id: 'simulations.sheet.reservations', message: 'Réserves' }),
          list: listOf([...reservations(result).map((text) => i18n._(text)), ...remarks], 'thread'),
        },
        {
          heading: t({ id: 'simulations.sheet.discuss', message: 'À regarder ensemble' }),
          list: listOf(
            discuss.map((text) => i18n._(text)),
            'check',
          ),
        },
      ],
    },
    { kind: 'box', title: t({ id: 'simulations.sheet.next', message: 'Prochaine étape' }), text: i18n._(next) },
  ]

  return ({ case: { simulator, asOf }, result }) => {
    const said = saidOf(simulator)
    if (said === undefined) return undefined
    const { title, sheet } = said
    const on = formatFrenchDate(asOf)
    const foot = t({ id: 'simulations.sheet.foot', message: `Simulation du ${on}, sans engagement` })
    const row = (line: CaseLine) => ({ name: nameOf(simulator, line), value: write(simulator, line.term, line.value) })
    const periodOf = ({ value }: CaseLine): string | undefined => {
      if (value.kind !== 'euros' || value.per === undefined) return undefined
      return value.per === 'month'
        ? t({ id: 'simulations.sheet.month', message: 'par mois' })
        : t({ id: 'simulations.sheet.year', message: 'par an' })
    }
    const rowWithPeriod = (line: CaseLine) => {
      const { name, value } = row(line)
      return { name, value: [value, periodOf(line)].filter((text) => text !== undefined).join(' ') }
    }
    const { leading, others } = splitFigures(result.figures, sheet?.lead)
    const answers = result.answers.filter((line) => isSomething(line))
    return {
      title: i18n._(sheet?.question ?? title),
      language: i18n.locale === 'en' ? 'en' : 'fr',
      date: asOf,
      name: '',
      foot,
      head: [
        foot,
        t({ id: 'simulations.sheet.rules', message: 'Avec les règles et les taux de ce jour' }),
        t({ id: 'simulations.sheet.nameless', message: 'Sans nom, sans contrat, sans entreprise' }),
      ],
      blocks: [
        ...(isHidden
          ? [
              {
                kind: 'paragraph' as const,
                text: t({ id: 'ui.print.hidden', message: 'Les montants sont masqués, comme à l’écran.' }),
              },
            ]
          : []),
        { kind: 'heading', text: t({ id: 'simulations.sheet.answers', message: 'Les réponses données' }) },
        { kind: 'facts', rows: answers.map((line) => rowWithPeriod(line)), isWide: true },
        { kind: 'heading', text: t({ id: 'simulations.page.figures', message: 'Ce que cela donne' }) },
        ...(leading.length === 0
          ? []
          : [
              {
                kind: 'figures' as const,
                figures: leading.map((figure) => {
                  const { name, value } = row(figure)
                  return { name, value, note: periodOf(figure) }
                }),
              },
            ]),
        ...drawingOf(sheet?.drawing(result) ?? [], simulator),
        ...(others.length === 0
          ? []
          : [{ kind: 'facts' as const, rows: others.map((line) => rowWithPeriod(line)), isWide: true as const }]),
        ...(sheet === undefined ? [] : adviceOf(sheet, result)),
      ],
    }
  }
}
