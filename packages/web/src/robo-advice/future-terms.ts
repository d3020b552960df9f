import { stepsOf, valueOf, writeDecimals, writeFigure, type CalculationStep, type Derivation } from '@hautelisse/domain/explain'
import type { OpenedFuture } from '@hautelisse/machines/robo-advice'
import { useLingui } from '@lingui/react/macro'
import type { Sources, StepWords, SummaryWords, Terms } from '../explanation/index.ts'
import { useFanWords, useYearsWords } from './futures-words.ts'
import { useClassWords, useHorizonWords } from './words.ts'

const STEPS: ReadonlySet<string> = new Set(['column-return', 'column-growth', 'paid', 'dearer'])
/** What a step names without taking it apart. */
const NAMED: ReadonlySet<string> = new Set(['fund-part', 'column-deviation', 'between-growth', 'between-deviation'])
/** Beginning of the terms of a column, whether or not it is taken apart. */
const COLUMN = /^(?:column|between)-/
const MOST_STEPS = 8
const UNSAID: ReadonlySet<string> = new Set(['two', 'one', 'zero', 'bound', 'months'])

const useNames = (): Readonly<Record<string, string>> => {
  const { t } = useLingui()
  const fan = useFanWords()
  const low = t({ id: 'robo.term.p05', message: '19 sur 20 au-dessus' })
  const high = t({ id: 'robo.term.p95', message: '1 sur 20 au-dessus' })
  return {
    ...fan,
    p05: low,
    p95: high,
    below_paid: t({ id: 'robo.term.below', message: 'Part des futurs sous les versements' }),
    bad_year: t({ id: 'robo.wrong.bad-year', message: 'Une mauvaise année' }),
    'bad-year-exact': t({ id: 'robo.term.bad-year-exact', message: 'Perte avant arrondi' }),
    'bad-year-loss': t({ id: 'robo.term.bad-year-exact', message: 'Perte avant arrondi' }),
    'left-after-bad-year': t({ id: 'robo.term.left', message: 'Ce qui reste après une année sur vingt' }),
    initial: t({ id: 'robo.term.initial', message: 'Vos placements d’aujourd’hui' }),
    monthly: t({ id: 'robo.term.monthly', message: 'Versement par mois' }),
    payments: t({ id: 'robo.term.payments', message: 'Versements' }),
    months: t({ id: 'robo.term.months', message: 'Mois' }),
    paid: t({ id: 'robo.table.paid', message: 'Versé' }),
    years: t({ id: 'robo.term.years', message: 'Durée du projet' }),
    after: t({ id: 'robo.term.after', message: 'Année regardée' }),
    bound: t({ id: 'robo.term.bound', message: 'Années restantes, au moins' }),
    chance: t({ id: 'robo.term.chance', message: 'Part des futurs en dessous' }),
    inflation: t({ id: 'robo.term.inflation', message: 'Inflation supposée par an' }),
    'dearer-in-a-year': t({ id: 'robo.term.dearer-in-a-year', message: 'Prix après un an' }),
    dearer: t({ id: 'robo.term.dearer', message: 'Hausse des prix jusque-là' }),
    'column-return': t({ id: 'robo.term.return', message: 'Rendement attendu, après frais' }),
    'column-deviation': t({ id: 'robo.term.deviation', message: 'Écart type' }),
    'column-variance': t({ id: 'robo.term.variance', message: 'Écart type au carré' }),
    'column-half-variance': t({ id: 'robo.term.half-variance', message: 'Moitié du carré de l’écart type' }),
    'column-growth': t({ id: 'robo.term.growth', message: 'Croissance par an' }),
    'fund-share': t({ id: 'robo.term.share', message: 'Part' }),
    'grid-share': t({ id: 'robo.term.share', message: 'Part' }),
    'fund-amount': t({ id: 'accounts.operations.amount', message: 'Montant' }),
    'fund-part': t({ id: 'robo.term.part', message: 'Part du rendement' }),
    'fund-return': t({ id: 'robo.term.fund-return', message: 'Rendement après frais' }),
    'fund-charge': t({ id: 'robo.term.charge', message: 'Frais' }),
    'class-return': t({ id: 'robo.term.class-return', message: 'Rendement supposé' }),
    classified: t({ id: 'robo.term.classified', message: 'Total des fonds classés' }),
    one: t({ id: 'robo.term.one', message: 'Un' }),
    two: t({ id: 'robo.term.two', message: 'Deux' }),
    zero: t({ id: 'robo.term.zero', message: 'Zéro' }),
  }
}

const DECIMALS = 3
const PERCENT = 100

/** Rates of a mix differ in the third decimal of a percent. */
const rateText = (figure: Derivation): string | undefined =>
  figure.unit === 'rate' && (COLUMN.test(figure.term) || figure.term === 'fund-part')
    ? `${writeDecimals(valueOf(figure).times(PERCENT), DECIMALS)}\u00A0%`
    : undefined

/** Growth of each column under a figure, the farthest first. */
const growthsOf = (figure: Derivation): readonly Derivation[] =>
  figure.term === 'column-growth' ? [figure] : [...new Set(figure.inputs.flatMap(growthsOf))]

/** How the calculation of a figure of the fan is read, and what its figures are called. */
export const useFutureTerms = (opened: OpenedFuture): Terms => {
  const { t } = useLingui()
  const names = useNames()
  const classWords = useClassWords()
  const horizonWords = useHorizonWords()
  const yearsWords = useYearsWords()
  const columnOf = ({ details }: Derivation): string => {
    const { from, below } = details ?? {}
    if (opened.of === 'today') {
      if (below === undefined) return t({ id: 'robo.term.held', message: 'Placements gardés' })
      const left = yearsWords(Number(below))
      return t({ id: 'robo.term.held-left', message: `Placements gardés, à ${left} de la fin` })
    }
    return horizonWords({ from: Number(from), below: below === undefined ? undefined : Number(below) }).label
  }
  const nameOf = ({ term, details }: Derivation): string => {
    const base = term.replace(/-(exact|real)$/, '').replace(/^between-/, 'column-')
    const real = names[base]
    if (term.endsWith('-real') && real !== undefined)
      return t({ id: 'robo.term.real', message: `${real}, en euros d’aujourd’hui` })
    if (term.startsWith('weight-')) return classWords[term.slice('weight-'.length) as keyof typeof classWords].name
    const name = names[term] ?? real ?? term
    const fund = details?.['name']
    return fund === undefined ? name : `${String(fund)}, ${name.toLowerCase()}`
  }
  const fullNameOf = (figure: Derivation): string =>
    figure.details?.['from'] === undefined ? nameOf(figure) : `${nameOf(figure)}, ${columnOf(figure)}`
  const lineWords = (figure: Derivation): string | undefined => {
    if (COLUMN.test(figure.term)) return `${columnOf(figure)}, ${nameOf(figure).toLowerCase()}`
    if (figure.term !== 'fund-part') return undefined
    const [share, net] = figure.inputs
    const [expected, charge] = net?.inputs ?? []
    if (share === undefined || expected === undefined || charge === undefined) return undefined
    return `${String(figure.details?.['name'])}\u00A0: ${writeFigure(share)} × (${writeFigure(expected)} − ${writeFigure(charge)})`
  }
  const details: Readonly<Record<string, string>> = {
    'column-return': t({ id: 'robo.term.return-how', message: 'La part de chaque fonds × (rendement supposé −\u00A0frais).' }),
    'column-growth': t({ id: 'robo.term.growth-how', message: 'Rendement −\u00A0moitié du carré de l’écart type.' }),
  }
  const stepWords = ({ figure }: CalculationStep): StepWords => {
    const detail = details[figure.term]
    return detail === undefined
      ? { name: nameOf(figure) }
      : { name: `${columnOf(figure)}\u00A0: ${nameOf(figure).toLowerCase()}`, detail }
  }
  const write = (figure: Derivation): string | undefined =>
    figure.unit === 'years' ? yearsWords(valueOf(figure).toNumber()) : rateText(figure)
  const steps = new Set([...STEPS, opened.figure, `${opened.figure}-real`, 'left-after-bad-year'])
  const plain = { steps, named: NAMED, unsaid: UNSAID }
  /** A long way is said by the growth of each column on it. */
  const summary = (figure: Derivation): readonly Derivation[] =>
    figure.term === 'column-growth' || stepsOf(figure, plain).length <= MOST_STEPS ? [] : growthsOf(figure)
  const summaryWords = (line: Derivation): SummaryWords => {
    const [mean, half] = line.inputs
    if (mean === undefined || half === undefined) return {}
    const [expected, cost, column] = [rateText(mean) ?? '', rateText(half) ?? '', columnOf(line)]
    return {
      name: t({ id: 'robo.summary.column', message: `${column}\u00A0: croissance par an` }),
      sentence: t({
        id: 'robo.summary.growth',
        message: `${expected} de rendement attendu après frais, moins ${cost} que coûtent les variations`,
      }),
    }
  }
  return { reading: { ...plain, summary }, nameOf, fullNameOf, lineWords, stepWords, summaryWords, write }
}

const REGISTER: Sources['register'] = {
  'robo-assumptions': { citations: ['Dimson, Marsh, Staunton, 1900-2017'] },
  'robo-formula': { citations: ['Dhaene, Vanduffel, Goovaerts, Kaas, Vyncke (2005)', 'Vanduffel et al. (2008)'] },
}

/** What the calculation rests on. */
export const useFutureSources = (set: string): Sources => {
  const { t } = useLingui()
  return {
    register: REGISTER,
    words: {
      'robo-assumptions': t({ id: 'robo.source.assumptions', message: `Hypothèses ${set}, ni loi ni prévision` }),
      'robo-formula': t({
        id: 'robo.source.formula',
        message: 'Approximation comonotone de montants log-normaux, semestre par semestre',
      }),
      'robo-grid': t({ id: 'robo.source.grid', message: 'Grille de votre entreprise' }),
      'robo-fund-sheet': t({ id: 'robo.source.sheet', message: 'Frais courants de la fiche du fonds' }),
      'robo-holdings': t({ id: 'robo.source.holdings', message: 'Valeur de vos placements' }),
      'robo-kept': t({
        id: 'robo.source.kept',
        message: 'Vos placements et vos versements programmés, à leur rendement attendu',
      }),
      'robo-choice': t({ id: 'robo.source.choice', message: 'Votre choix sur cette page' }),
    },
  }
}
