import { find, valueOf, writeFigure, type Derivation } from '@hautelisse/domain/explain'
import { euros } from '@hautelisse/domain/money'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import type { Terms } from '../explanation/index.ts'
import { Amount, WholeAmount } from '../ui/amount/index.ts'

const written = (whole: Derivation, term: string): string | undefined => {
  const figure = find(whole, term)
  return figure && writeFigure(figure)
}

const countedYears = (mean: Derivation): ReactElement | undefined => {
  const years = written(mean, 'state-pension.counted-years')
  return years === undefined ? undefined : (
    <Trans id="pension-term.why.average-wage">
      La moyenne de vos {years} années retenues&nbsp;: chaque salaire, au plus le plafond de son année, revalorisé.
    </Trans>
  )
}

/** Average wage × rate × quarters, in words, as far as the calculation has them. */
const baseOf = (whole: Derivation): ReactElement | undefined => {
  const wage = find(whole, 'state-pension.average-wage')
  const rate = written(whole, 'state-pension.rate') ?? written(whole, 'state-pension.full-rate')
  const quarters = written(whole, 'state-pension.counted-quarters') ?? written(whole, 'state-pension.scheme-quarters')
  const required = written(whole, 'state-pension.required-quarters')
  if (wage === undefined || rate === undefined || quarters === undefined || required === undefined) return undefined
  return (
    <Trans id="pension-term.why.base">
      Votre salaire moyen de <WholeAmount value={euros(valueOf(wage))} />, au taux de {rate}, pour {quarters}&nbsp;trimestres
      comptés sur {required}.
    </Trans>
  )
}

const complementaryOf = (whole: Derivation): ReactElement | undefined => {
  const points = written(whole, 'state-pension.points-common')
  const price = written(whole, 'state-pension.point-value')
  const coefficient = written(whole, 'state-pension.point-coefficient')
  if (points === undefined || price === undefined) return undefined
  return coefficient === undefined || coefficient === '1' ? (
    <Trans id="pension-term.why.complementary">
      {points}&nbsp;points, à {price} le point.
    </Trans>
  ) : (
    <Trans id="pension-term.why.complementary-reduced">
      {points}&nbsp;points, à {price} le point, avec un coefficient de {coefficient}.
    </Trans>
  )
}

const rateOf = (rate: Derivation): ReactElement | undefined => {
  const full = written(rate, 'state-pension.full-rate')
  const lost = written(rate, 'state-pension.rate-lost')
  return full === undefined || lost === undefined ? undefined : (
    <Trans id="pension-term.why.rate">
      {full} au taux plein, moins {lost} pour les trimestres qui manquent.
    </Trans>
  )
}

/**
 * Says what each of the lines of a pension follows from, as somebody would.
 *
 * @param full the whole calculation, with what changes nothing of it: a sentence names the quarters also where all of them are held
 */
export const summaryWordsOf =
  (full: Derivation): NonNullable<Terms['summaryWords']> =>
  (line) => {
    const sentence = sentenceOf(line, full)
    return sentence === undefined ? {} : { sentence }
  }

const sentenceOf = (line: Derivation, full: Derivation): ReactNode => {
  switch (line.term) {
    case 'state-pension.average-wage':
      return countedYears(line)
    case 'state-pension.rate':
      return rateOf(line)
    case 'state-pension.base':
      return baseOf(find(full, 'state-pension.base') ?? full)
    case 'state-pension.points-common':
      return <Trans id="pension-term.why.points">Ceux de votre relevé et ceux de vos années à venir.</Trans>
    case 'state-pension.complementary':
      return complementaryOf(find(full, 'state-pension.complementary') ?? full)
    default:
      return undefined
  }
}

/** A wage of the mean in one line: the year, what counts of its wage, and by what it is raised. */
export const lineOfYear = (figure: Derivation): ReactNode => {
  if (figure.term !== 'state-pension.raised-wage') return undefined
  const year = String(figure.details?.['year'] ?? '')
  // A wage of this year or of one to come is raised by nothing.
  const coefficient = figure.inputs.find(({ term }) => term === 'state-pension.coefficient')
  const counted = coefficient === undefined ? figure : (figure.inputs[0] ?? figure)
  const factor = coefficient === undefined ? '1' : writeFigure(coefficient)
  return (
    <Trans id="pension-term.why.year">
      {year}&nbsp;: <Amount value={euros(valueOf(counted))} /> × {factor}
    </Trans>
  )
}
